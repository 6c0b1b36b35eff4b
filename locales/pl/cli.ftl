# The program's own words.

error-unknown-edition = nieznana edycja „{ $edition }”; dostępne: { $known }; dublet editions powie, co jest w którym pudełku
error-not-in-edition = { $tile }: w edycji { $edition } nie ma takiej kostki
error-plain-joker-not-in-edition = zwykły joker: w edycji { $edition } nie ma takiej kostki
error-too-many-copies = { $tile }: podano { $found }, a w edycji { $edition } { $copies ->
    [one] jest { $copies }
    [few] są { $copies }
   *[many] jest { $copies }
}
error-no-tiles = nie podano kostek
error-cannot-read = nie można odczytać { $file }: { $error }
error-cannot-write = nie można zapisać { $file }: { $error }
error-in-file = { $file }: { $error }
error-in-game = partia { $game }: { $error }
error-no-games = nie ma żadnej partii
error-seats = liczba graczy: { $seats }, a te zasady są dla { $min }–{ $max }
error-name-twice = imię { $name } się powtarza
error-names-differ = gracze są inni niż w partii 1
error-not-one-out = gdy ktoś wyłożył ostatnią kostkę, pusta jest dokładnie jedna tabliczka, a nie { $found }
error-empty-rack = gdy partia skończyła się pustym bankiem, żadna tabliczka nie jest pusta
error-last-drawn = { $name }: { $tile } to nie ostatnio dobrana kostka, bo nie ma jej na tabliczce
error-announced-without-draw = { $name }: jest zapowiedź, więc potrzebne jest last_drawn
error-unknown-player = nieznany poziom bota „{ $player }”; dostępne: { $known }
error-column = kolumna { $column }: { $error }
error-empty-meld = układ bez kostek
error-expected = oczekiwane: { $what }
error-misplaced = „{ $text }” tu nie pasuje; kostki rozdziela się spacjami
error-not-a-meld = „{ $tiles }” to nie układ
error-more-than-edition = { $tile }: więcej, niż ma edycja
error-too-long = więcej kostek niż w jakimkolwiek komplecie
error-unknown-tile = „{ $tile }” to nie kostka; kostki zapisuje się jak r7, b12, y1, k13 (czerwona, niebieska, żółta, czarna), a jokera jako J
error-not-a-position = to nie jest pozycja: { $error }
error-not-a-sheet = to nie jest karta wyników: { $error }

# Tiles as they are typed.
short-number = { $colour ->
    [black] k
    [red] r
    [blue] b
   *[yellow] y
}{ $number }
short-joker = J
short-coloured-joker = J{ $colour ->
    [black] k
    [red] r
    [blue] b
   *[yellow] y
}
short-double = D
short-mirror = M
short-colour-change = C

# Why the system refuses a file.
io-not-found = nie ma takiego pliku
io-not-allowed = brak uprawnień
io-exists = już istnieje
io-folder = to jest katalog
io-no-folder = część ścieżki jest plikiem, nie katalogiem
io-read-only = nie można tam zapisywać
io-full = na dysku brak miejsca
io-not-text = to nie jest tekst
io-other = system podaje: { $error }

# What is wrong with JSON.
json-at = wiersz { $line }, kolumna { $column }: { $error }
json-ends = tekst kończy się za wcześnie
json-syntax = to nie jest JSON
json-unread = nie można tego odczytać
json-missing = brakuje pola „{ $name }”
json-twice = pole „{ $name }” podano dwa razy
json-unknown = nieznane pole „{ $name }”
json-misplaced = „{ $name }” tu nie pasuje
json-another = powinno tu być co innego

# A command line that cannot be used.
misuse-more = { $fault }; więcej powie { $command } --help
misuse-suggested = { $fault }; może chodzi o { $suggested }?
misuse-missing = brakuje: { $arguments }
misuse-no-value = { $argument } wymaga wartości
misuse-value = { $argument } nie może mieć wartości „{ $value }”
misuse-value-known = { $argument } nie może mieć wartości „{ $value }”; do wyboru są: { $known }
misuse-value-range = { $argument } nie może mieć wartości „{ $value }”; dozwolone są liczby od { $from } do { $to }
misuse-unknown = nieznany argument „{ $argument }”
misuse-command = nieznane polecenie „{ $command }”
misuse-no-command = brakuje polecenia
misuse-conflict = { $argument } nie można podać razem z { $other }
misuse-twice = { $argument } można podać tylko raz
misuse-other = nie można wykonać polecenia w tej postaci

house-unknown-value = nieznana zasada „{ $name }”; dostępne: { $known }
house-bad-value = { $name } nie może mieć wartości „{ $given }”; dozwolone: { $allowed }
house-number = liczba całkowita od { $from } do { $to }
house-either = { $one } albo { $other }
house-players-reversed = min_players jest większe niż max_players
house-too-many-copies = z jokerami kolorowymi, podwójnymi, lustrzanymi lub zmiany koloru copies to najwyżej 2
house-mixed-jokers = kolorowymi jokerami gra się bez innych jokerów
house-too-few-tiles = za mało kostek: jest { $tiles }, a przy maksymalnej liczbie graczy ({ $players }) potrzeba { $needed }
house-no-edition = w pliku brakuje edition = "…"
house-not-simple = { $name } musi być liczbą, słowem w cudzysłowie albo true lub false

edition-players = gracze
edition-tiles = kostki
edition-joker = kara za jokera
edition-time = sekund na ruch
edition-no-limit = bez zegara
edition-house = { $edition }, zasady domowe
edition-differs = Edycja „{ $name }” różni się od edycji „{ $edition }”:
edition-same = Wartości są takie jak w edycji { $edition }.
edition-value = wartość
edition-rule = zasada

value-min_players = najmniej graczy
value-max_players = najwięcej graczy
value-copies = sztuk każdej kostki z liczbą
value-plain_jokers = zwykłe jokery
value-coloured_jokers = jokery każdego koloru
value-double_jokers = jokery podwójne
value-mirror_jokers = jokery lustrzane
value-colour_change_jokers = jokery zmiany koloru
value-joker_penalty = kara za jokera na tabliczce
value-move_seconds = sekund na ruch (0: bez zegara)
value-tournament_seconds = sekund na ruch w turnieju
value-first_starter = kto zaczyna pierwszą partię
value-next_starter = kto zaczyna następne partie
value-dealing = jak rozdaje się stosy
value-three_doublets = nowe rozdanie przy trzech dubletach
value-round = partie w rundzie
value-opening = wartość otwarcia
value-mirror_worth = jak liczy się joker lustrzany przy otwarciu
value-freed_jokers = uwolniony joker trafia
value-wrong_lay_tiles = kostki dobierane za błędny ruch
value-open_drafts = inni widzą kostki z tabliczki w trakcie wykładania
value-time_up = gdy czas minie
value-time_up_tiles = kostki dobierane, gdy ruch przepada
value-lost_layout = prawdziwe kostki: gdy nikt nie pamięta, jak leżały
value-empty_pool = przy pustym banku partia kończy się
value-unopened_penalty = kara za brak otwarcia (0: liczy się tabliczka)
value-could_have_opened_penalty = kara za brak otwarcia, które było możliwe
value-jokers_could_open = przy ocenie, czy otwarcie było możliwe, liczą się też jokery
value-announcement = otwarcie można zapowiedzieć
value-pool_score = przy pustym banku przegrani tracą
value-penalties_at_pool_end = kara za brak otwarcia także przy pustym banku

choice-yes = tak
choice-no = nie
choice-draw = kto wylosuje najwyższą kostkę
choice-seat-a = miejsce A
choice-clockwise = następny gracz po lewej
choice-players-choose = każdy wybiera dwa stosy
choice-judge-gives = sędzia daje po dwa stosy
choice-neighbours = po stosie od każdego sąsiada
choice-players = tyle, ilu graczy
choice-middle-number = jak środkowa liczba
choice-nothing = wcale
choice-any-meld = do dowolnego układu
choice-with-rack-tile = do układu z kostką z tabliczki
choice-put-back = wszystko wraca
choice-stand-if-valid = ruch jest ważny, jeśli stół jest poprawny
choice-keep-valid = własne luźne kostki wracają, ruch jest ważny, jeśli reszta jest poprawna
choice-to-pool = luźne kostki trafiają do banku
choice-three-tiles-to-pool = luźne kostki trafiają do banku, gracz bierze trzy karne
choice-player-takes = gracz bierze luźne kostki
choice-all-pass = gdy wszyscy po kolei spasują
choice-last-moves = gdy każdy wykona jeszcze jeden ruch
choice-values = wartość swojej tabliczki
choice-differences = różnicę względem zwycięzcy

score-game = partia { $game }
score-total = suma
score-place = miejsce
score-points = { $big }/{ $small }
score-head = wygrane/punkty
meld-joker-may-stand = { $tile } może być: { $what }

verify-good = { $events ->
    [one] Zapis sprawdzony: { $events } zdarzenie, wszystko zgodnie z zasadami.
    [few] Zapis sprawdzony: { $events } zdarzenia, wszystko zgodnie z zasadami.
    [many] Zapis sprawdzony: { $events } zdarzeń, wszystko zgodnie z zasadami.
   *[other] Zapis sprawdzony: { $events } zdarzenia, wszystko zgodnie z zasadami.
}
verify-deal = Rozdanie jest takie, jak ustalono przed partią (zgadza się skrót).
verify-no-commitment = W zapisie nie ma zobowiązania, więc rozdania nie da się sprawdzić.
verify-bad = Zapis nie przeszedł sprawdzenia: { $error }.
verify-line = wiersz { $line }, kolumna { $column }: { $error }
verify-event = zdarzenie { $event }: { $error }
verify-uncaused = nic do niego nie prowadzi
verify-differs = z zasad wynika co innego
verify-missing = zapis urywa się tutaj, w środku ruchu
verify-not-over = partia nie jest skończona
verify-no-secret = brakuje sekretu rozdania
verify-wrong-secret = sekret nie pasuje do zobowiązania
verify-wrong-shuffle = mieszanie { $shuffle } nie jest zgodne ze zobowiązaniem

simulate-games = { $games ->
    [one] { $games } partia, ruchów: { $turns }, partii na sekundę: { $rate }
    [few] { $games } partie, ruchów: { $turns }, partii na sekundę: { $rate }
    [many] { $games } partii, ruchów: { $turns }, partii na sekundę: { $rate }
   *[other] { $games } partii, ruchów: { $turns }, partii na sekundę: { $rate }
}
simulate-ends = ktoś wyłożył wszystko: { $out }, bank się skończył: { $pool }
simulate-seat = { $seat } { $player }: wygrane { $big }, punkty na partię { $small }

arena-bounds = pierwsza siła w --elo musi być mniejsza od drugiej
arena-games = { $first } kontra { $second }: { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $rate } na sekundę
arena-wins =   wygrane   { $rate } % ± { $error }, równe siły: { $par } %
arena-elo =   Elo       { $elo } ± { $error }
arena-llr =   LLR       { $llr } (rozstrzyga ±{ $decisive }): { $verdict ->
    [better] lepszy o co najmniej { $better } Elo
    [worse] lepszy o najwyżej { $worse } Elo
   *[open] nierozstrzygnięte między { $worse } a { $better } Elo
}
arena-small =   punkty    { $small } na partię
arena-pace =   ruch      średnio { $mean } ms, najdłużej { $longest } ms
