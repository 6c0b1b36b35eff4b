# Tiles, melds and what is wrong with them. Every message with a rule number cites it.

colour-black = czarny
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty

tile-number = { $colour ->
    [black] czarna { $number }
    [red] czerwona { $number }
    [blue] niebieska { $number }
   *[yellow] żółta { $number }
}
tile-joker = joker
tile-coloured-joker = { $colour ->
    [black] czarny joker
    [red] czerwony joker
    [blue] niebieski joker
   *[yellow] żółty joker
}
tile-double = podwójny joker
tile-mirror = lustrzany joker
tile-colour-change = joker zmiany koloru

meld-run = seria { $from }-{ $to }, kolor { $colour }
meld-colour-changing-run = seria { $from }-{ $to } ze zmianą koloru ({ $colours })
meld-colours = { $first }, potem { $second }
meld-colour-open = dowolny inny
meld-group = grupa z liczbą { $number }
meld-mirrored-run = lustrzana seria { $end }-{ $middle }-{ $end }, kolor { $colour }
meld-mirrored-group = lustrzana grupa z liczbą { $number }
meld-worth = { $meld }, wartość { $worth }
meld-none = to nie jest układ
meld-joker-stands = { $tile } to { $what }
meld-two = { $one } i { $two }
meld-as-run = jako seria: { $reason }
meld-as-group = jako grupa: { $reason }
meld-other-order = w tej kolejności byłby to układ: { $tiles } ({ $meld })
list-or = { $list } lub { $last }
reason-rule = { $reason } (zasada { $rule })

problem-too-few = { $count ->
    [one] { $count } kostka, a układ ma co najmniej trzy
    [few] { $count } kostki, a układ ma co najmniej trzy
    [many] { $count } kostek, a układ ma co najmniej trzy
   *[other] { $count } kostki, a układ ma co najmniej trzy
}
problem-too-many = { $count ->
    [one] { $count } kostka: tylu nie ma żaden układ
    [few] { $count } kostki: tylu nie ma żaden układ
    [many] { $count } kostek: tylu nie ma żaden układ
   *[other] { $count } kostki: tylu nie ma żaden układ
}
problem-no-number-tile = nie ma kostki z liczbą, więc nie wiadomo, co znaczą jokery
problem-not-consecutive = { $before } i { $after } w tych miejscach nie tworzą serii
problem-below-one = poniżej 1 nie ma już nic
problem-above-thirteen = powyżej 13 nie ma już nic
problem-mixed-colours = { $first } i { $other } różnią się kolorem
problem-different-numbers = { $first } i { $other } różnią się liczbą
problem-same-colour-twice = { $tile }: ten kolor już jest
problem-too-many-colours = są tylko cztery kolory
problem-colour-stays = po obu stronach zmiany koloru kolor jest ten sam
problem-third-colour = po drugiej zmianie koloru musi wrócić pierwszy kolor
problem-colour-changes-touch = dwie zmiany koloru stoją obok siebie
problem-too-many-colour-changes = w serii mogą być najwyżej dwie zmiany koloru
problem-colour-change-in-group = zmiana koloru może stać tylko w serii
problem-colour-change-in-mirror = w układzie z lustrzanym jokerem nie może być zmiany koloru
problem-two-mirrors = w układzie może być tylko jeden lustrzany joker
problem-mirror-not-in-middle = lustrzany joker nie stoi w środku: po lewej { $left }, po prawej { $right }
problem-sides-differ = { $left } i { $right } nie są swoim lustrzanym odbiciem
problem-mirrored-pair-is-group = po jednej kostce z każdej strony lustrzanego jokera to grupa
