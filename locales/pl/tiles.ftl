# Tiles, melds and what is wrong with them. Every message with a rule number cites it.

colour-black = czarna
colour-red = czerwona
colour-blue = niebieska
colour-yellow = żółta

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
tile-double = joker podwójny
tile-mirror = joker lustrzany
tile-colour-change = joker zmiany koloru

# Tiles as the object of a verb: what somebody lays, draws, takes.
object-number = { $colour ->
    [black] czarną { $number }
    [red] czerwoną { $number }
    [blue] niebieską { $number }
   *[yellow] żółtą { $number }
}
object-joker = jokera
object-coloured-joker = { $colour ->
    [black] czarnego jokera
    [red] czerwonego jokera
    [blue] niebieskiego jokera
   *[yellow] żółtego jokera
}
object-double = jokera podwójnego
object-mirror = jokera lustrzanego
object-colour-change = jokera zmiany koloru

# Tiles with a number after a word of place: what another follows, or jokers stand between.
beside-number = { $colour ->
    [black] czarną { $number }
    [red] czerwoną { $number }
    [blue] niebieską { $number }
   *[yellow] żółtą { $number }
}

meld-run = { $colour } seria { $from }–{ $to }
meld-colour-changing-run = seria { $from }–{ $to } ze zmianą koloru ({ $colours })
meld-colours = { $first } i { $second }
meld-colour-open = dowolna inna
meld-group = grupa { $number ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
    [6] szóstek
    [7] siódemek
    [8] ósemek
    [9] dziewiątek
    [10] dziesiątek
    [11] jedenastek
    [12] dwunastek
   *[13] trzynastek
}
meld-mirrored-run = { $colour } lustrzana seria { $end }-{ $middle }-{ $end }
meld-mirrored-group = lustrzana grupa { $number ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
    [6] szóstek
    [7] siódemek
    [8] ósemek
    [9] dziewiątek
    [10] dziesiątek
    [11] jedenastek
    [12] dwunastek
   *[13] trzynastek
}
meld-worth = { $meld }, wartość { $worth }
meld-none = To nie jest układ.
meld-joker-stands = { $tile } jako { $what }
meld-two = { $one } i { $two }
meld-as-run = jako seria: { $reason }
meld-as-group = jako grupa: { $reason }
meld-other-order = w tej kolejności byłby to układ: { $tiles } ({ $meld })
list-or = { $list } lub { $last }
reason-rule = { $reason } (zasada { $rule })

problem-too-few = { $count ->
    [1] to tylko jedna kostka, a układ ma co najmniej trzy
    [2] to tylko dwie kostki, a układ ma co najmniej trzy
   *[other] to tylko { $count } kostki, a układ ma co najmniej trzy
}
problem-too-many = { $count ->
    [one] { $count } kostka: tylu kostek żaden układ mieć nie może
    [few] { $count } kostki: tylu kostek żaden układ mieć nie może
    [many] { $count } kostek: tylu kostek żaden układ mieć nie może
   *[other] { $count } kostki: tylu kostek żaden układ mieć nie może
}
problem-no-number-tile = nie ma kostki z liczbą, więc nie wiadomo, co znaczą jokery
problem-not-consecutive = { $after } nie idzie zaraz za { $before }
problem-too-few-jokers = między { $before } a { $after } { $missing ->
    [2] brakuje dwóch liczb
    [3] brakuje trzech liczb
    [4] brakuje czterech liczb
   *[other] brakuje { $missing } liczb
}, a { $filled ->
    [one] joker zastępuje tylko jedną
    [2] jokery zastępują tylko dwie
    [3] jokery zastępują tylko trzy
   *[other] jokery zastępują tylko { $filled }
}
problem-too-many-jokers = między { $before } a { $after } { $missing ->
    [0] nie brakuje żadnej liczby
    [one] brakuje tylko jednej liczby
   *[other] brakuje tylko { $missing } liczb
}: { $filled ->
    [one] joker się tam nie mieści
   *[other] to, co tam leży, zastępuje { $filled }
}
problem-number-twice = w serii może być tylko jedna { $number }
problem-below-one = przed 1 nie ma nic
problem-above-thirteen = po 13 nie ma już nic
problem-mixed-colours = seria ma jeden kolor, a tu są { $first } i { $other }
problem-different-numbers = grupa ma jedną liczbę, a tu są { $first } i { $other }
problem-same-colour-twice = { $colour ->
    [black] kolor czarny się powtarza
    [red] kolor czerwony się powtarza
    [blue] kolor niebieski się powtarza
   *[yellow] kolor żółty się powtarza
}
problem-too-many-colours = są tylko cztery kolory
problem-colour-stays = po obu stronach zmiany koloru kolor jest ten sam
problem-third-colour = po drugiej zmianie koloru musi wrócić pierwszy kolor
problem-colour-changes-touch = dwie zmiany koloru stoją obok siebie
problem-too-many-colour-changes = w serii mogą być najwyżej dwie zmiany koloru
problem-colour-change-in-group = zmiana koloru może stać tylko w serii
problem-colour-change-in-mirror = w układzie z jokerem lustrzanym nie może być zmiany koloru
problem-two-mirrors = w układzie może być tylko jeden joker lustrzany
problem-mirror-not-in-middle = joker lustrzany nie stoi w środku (kostek po lewej: { $left }, po prawej: { $right })
problem-sides-differ = { $left } i { $right } nie są swoim lustrzanym odbiciem
problem-mirrored-pair-is-group = po jednej kostce z każdej strony jokera lustrzanego to grupa
