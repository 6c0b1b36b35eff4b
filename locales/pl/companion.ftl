# Around a real table.

companion = Przy prawdziwym stole
companion-score = Karta wyników
companion-clock = Zegar
companion-solve = Możliwe ruchy
companion-cards = Karteczki do druku

# Choosing tiles.
picker-tile = { $left ->
    [0] { $tile }, wybrano { $count }, więcej nie ma
   *[other] { $tile }, wybrano { $count }, można jeszcze { $left }
}
picker-remove = Usuń: { $tile }

# The score sheet.
sheet-about = Do gry prawdziwymi kostkami. Karta wyników zna zasady, sama liczy i zostaje na tym urządzeniu.
sheet-start = Zacznij kartę wyników
sheet-next = Runda { $round }, partia { $game }
sheet-kept = Zapisano. Kolejność teraz: { $scores }.
sheet-next-starter = Zaczyna { $name }.
sheet-next-draw = Każdy losuje kostkę; zaczyna osoba z najwyższą liczbą.
sheet-dealing = Jak rozdać
sheet-piles = Ułóżcie wszystkie kostki ({ $tiles }) zakryte w { $stacks ->
    [one] { $stacks } stos
    [few] { $stacks } stosy
   *[many] { $stacks } stosów
} po siedem kostek.
sheet-piles-odd = Ułóżcie wszystkie kostki ({ $tiles }) zakryte w { $stacks ->
    [one] { $stacks } stos
    [few] { $stacks } stosy
   *[many] { $stacks } stosów
} po siedem kostek i jeden stos { $odd } kostek.
sheet-deal-players-choose = Każdy wybiera dwa stosy po siedem kostek.
sheet-deal-judge-gives = Sędzia daje każdemu dwa stosy po siedem kostek, zaczynając od pierwszego gracza.
sheet-deal-neighbours = Po kolei, od rozpoczynającego, każdy daje jeden stos siedmiu kostek sąsiadowi z lewej i jeden sąsiadowi z prawej.
sheet-pool-odd = Reszta to bank; najpierw dobiera się ze stosu { $odd } kostek.
sheet-pool-even = Reszta to bank; rozpoczynający wybiera stos, z którego najpierw się dobiera.
sheet-pool-middle-odd = Stos { $odd } kostek stoi na środku i z niego najpierw się dobiera. Gdy się skończy, osoba, która ma dobrać, stawia tam wybrany stos.
sheet-pool-middle-even = Rozpoczynający stawia na środku stos, z którego najpierw się dobiera. Gdy się skończy, osoba, która ma dobrać, stawia tam wybrany stos.
sheet-write = Wpisz wynik partii
sheet-empty = { $edition }. Nie ma jeszcze żadnej partii.
sheet-order = Klasyfikacja
sheet-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
}
sheet-game-column = Partia
sheet-open = Zmień partię { $game } rundy { $round }
sheet-won = wygrana
sheet-racks = Tabliczki
sheet-why = Skąd te punkty?
sheet-round = Runda { $round }
sheet-total = Suma
sheet-wins-row = Wygrane
sheet-place = Miejsce
sheet-share = Zapisz lub udostępnij
sheet-picture = Obraz
sheet-csv = Tabela (CSV)
sheet-print = Drukuj
sheet-new = Nowa karta wyników
sheet-new-sure = Partie z tej karty znikną z tego urządzenia. Jeśli chcesz je zachować, zapisz najpierw obraz albo tabelę.
sheet-new-yes = Zacznij od nowa
sheet-game = Partia { $game }
sheet-end-pool = Nikt: bank się skończył
sheet-went-out = wszystko wyłożone
sheet-who-out = Kto skończył?
sheet-who-started = Kto zaczynał?
sheet-by-sum = Suma
sheet-by-tiles = Kostki
sheet-left = Zostały kostki
sheet-sum = Suma liczb
sheet-field = { $name }: { $field }
sheet-wrong = Wpisz liczbę całkowitą do { $most }.
sheet-jokers = Jokery
sheet-opening = Było otwarcie?
sheet-opening-opened = otwarcie było
sheet-opening-not = bez otwarcia
sheet-opening-excused = bez otwarcia: niemożliwe albo zapowiedziane
sheet-opening-could-have = bez otwarcia, choć było możliwe
sheet-could-too-little = { $sum } nie wystarcza na otwarcie: trzeba { $needed }. Czy suma się zgadza?
sheet-could = Otwarcie było możliwe: kara { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
sheet-announced-late = Otwarcie było możliwe już przed dobraniem tej kostki, więc zapowiedź się nie liczy: kara { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
sheet-could-not = { $jokers ->
    [left-out] Bez jokerów otwarcie nie było możliwe
   *[counted] Otwarcie nie było możliwe
}: kara { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
sheet-announced = Czy w porę padła zapowiedź: „Wyłożę się w następnej rundzie”?
sheet-announced-no = nie
sheet-announced-which = tak; którą kostkę dobrano jako ostatnią?
sheet-announced-after = tak, po dobraniu kostki: { $tile }
sheet-announced-also = Dobrane w tym samym ruchu
sheet-announced-alone = żadnej innej w tym ruchu
sheet-announced-with = i jeszcze: { $tile }
sheet-heard = Zegar usłyszał: „Wyłożę się w następnej rundzie”.
sheet-in-time = Zapowiedź padła w porę: kara { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
sheet-tap-tiles = Dotknij kostek, które zostały
sheet-tiles-change = Zmień: { $tiles }
sheet-tiles-done = Gotowe
sheet-missing-end = Kto skończył? Zaznacz u góry tę osobę albo „Nikt: bank się skończył”.
sheet-missing = { $name }: wpisz sumę albo zaznacz kostki, które zostały.
sheet-missing-unopened = { $name }: wpisz sumę albo zaznacz kostki, które zostały. Suma nie zmieni punktów; kostki pokażą, czy otwarcie było możliwe.
sheet-nothing-left = { $name }: suma 0 znaczy, że wyłożono wszystko. Zaznacz to u góry albo wpisz, co zostało.
sheet-missing-drawn = { $name }: jaka kostka została dobrana tuż przed zapowiedzią otwarcia?
sheet-keep = Zapisz
sheet-change = Zmień partię
sheet-cancel = Wróć do karty
sheet-delete = Usuń tę partię
cards-about = Kto rozpoczyna partię, bierze jedną karteczkę, a kto po niej sprząta, drugą. Na stronie są cztery pary: wydrukuj ją i potnij wzdłuż przerywanych linii.
cards-start = Rozpoczynam
cards-tidy = Sprzątam
cards-table = stolik { $table }

# The move clock.
timer-about = Zegar zajmuje cały ekran. Dotknięcie gdziekolwiek poza małymi przyciskami przekazuje ruch.
timer-keys = Tak samo działają spacja i Enter. Klawisz T mówi, ile zostało czasu.
timer-paused = Przerwa.
timer-own = inny
timer-own-seconds = Sekundy
timer-way = Ostrzeżenia
timer-way-sound = dźwięki
timer-way-voice = głos
timer-way-none = bez dźwięku
timer-start = Ustaw zegar
timer-used = Zużyty czas
timer-tap-start = Dotknij, aby zacząć
timer-tap-next = Dotknij, gdy skończysz. Następny ruch: { $name }
timer-tap-resume = Przerwa. Dotknij, aby grać dalej
timer-judge-comes = Wezwano sędziego: po tym ruchu zegar się zatrzyma.
timer-judge-stands = Wezwano sędziego: zegar stoi, aż zapadnie decyzja.
timer-tap-judge = Dotknij, aby grać dalej bez czekania
timer-announce-about = Liczy się tylko u kogoś, kto nie ma jeszcze otwarcia i właśnie dobrał kostkę, która na nie pozwala. Jeśli powie to przed przekazaniem ruchu, a partia skończy się przed jego następnym ruchem, straci { $less }, a nie { $more }. Karta wyników to zapamięta (zasada 7.4).
timer-announced = Liczy się tylko, jeśli otwarcie umożliwiło dopiero ostatnie dobranie.
timer-back = Cofnij
timer-pause = Przerwa
timer-begin = Zacznij
timer-resume = Wznów
timer-end = Koniec
timer-larger = Pełny ekran
timer-smaller = Zamknij pełny ekran
timer-up = Koniec czasu.
timer-say-ten = { $name }, dziesięć sekund.
timer-say-up = { $name }, koniec czasu.
timer-up-put-back = { $count ->
    [one] Stół wraca do poprzedniego stanu, własne kostki na tabliczkę; trzeba dobrać { $count } kostkę.
    [few] Stół wraca do poprzedniego stanu, własne kostki na tabliczkę; trzeba dobrać { $count } kostki.
   *[other] Stół wraca do poprzedniego stanu, własne kostki na tabliczkę; trzeba dobrać { $count } kostek.
}
timer-up-stand-if-valid = { $count ->
    [one] Jeśli wszystko na stole jest poprawne i wyłożono kostkę, ruch jest ważny. Jeśli nie, wszystko wraca i trzeba dobrać { $count } kostkę.
    [few] Jeśli wszystko na stole jest poprawne i wyłożono kostkę, ruch jest ważny. Jeśli nie, wszystko wraca i trzeba dobrać { $count } kostki.
   *[other] Jeśli wszystko na stole jest poprawne i wyłożono kostkę, ruch jest ważny. Jeśli nie, wszystko wraca i trzeba dobrać { $count } kostek.
}
timer-up-keep-valid = { $count ->
    [one] Własne luźne kostki wracają na tabliczkę. Jeśli reszta jest poprawna i wyłożono kostkę, ruch jest ważny. Jeśli nie, wszystko wraca i trzeba dobrać { $count } kostkę.
    [few] Własne luźne kostki wracają na tabliczkę. Jeśli reszta jest poprawna i wyłożono kostkę, ruch jest ważny. Jeśli nie, wszystko wraca i trzeba dobrać { $count } kostki.
   *[other] Własne luźne kostki wracają na tabliczkę. Jeśli reszta jest poprawna i wyłożono kostkę, ruch jest ważny. Jeśli nie, wszystko wraca i trzeba dobrać { $count } kostek.
}
timer-lost-to-pool = Nikt nie pamięta, jak leżały kostki? Te bez ustalonego miejsca trafiają do banku.
timer-lost-three-tiles-to-pool = Nikt nie pamięta, jak leżały kostki? Własne wracają, do tego trzy karne; te bez ustalonego miejsca trafiają do banku.
timer-lost-player-takes = Nikt nie pamięta, jak leżały kostki? Gracz bierze każdą spoza poprawnych układów.

# Questions.
question = Co chcesz wiedzieć?
question-open = Czy otwarcie było możliwe?
question-table = Czy stół jest poprawny?
question-best = Ile da się wyłożyć?
question-answer = Odpowiedź
question-rack = Tabliczka
question-tap = Dotknij kostek.
question-tap-table = Seria: dotknij pierwszej i ostatniej kostki. Grupa: dotknij jednej kostki, potem kolorów.
question-group = Grupa: { $tiles }
question-meld = Układ { $meld }
question-new-meld = Nowy układ
question-opened = Otwarcie już było
question-clear = Wyczyść
question-tools = Narzędzia
question-undo = Cofnij
question-by-taps = Kostki
question-by-text = Wpisz
question-link = Kopiuj link
question-example-table = b3 b4 b5 | k7 r7 y7
question-example-rack = r9 r10 J
question-notation = k7 r7 b7 y7 (b lub n, y lub ż) to czarna, czerwona, niebieska i żółta 7, J to joker; układy rozdziela kreska | albo ukośnik /. Można też wkleić całą pozycję albo link.
question-unread = Odpowiedzi jeszcze nie ma: nie wszystko, co wpisano, da się odczytać.
question-typed-unknown = W tej edycji nie ma kostki „{ $text }”.
question-typed-excess = Więcej takich kostek nie ma: { $tile }.
question-rack-empty = { $way ->
    [text] Wpisz kostki z tabliczki.
   *[taps] Dotknij kostek z tabliczki.
}
question-table-empty = { $way ->
    [text] Wpisz układy ze stołu.
   *[taps] Dotknij kostek jednego układu, potem następnego.
}
question-unfinished = Układ { $meld } jest jeszcze niepełny: na razie go pomijamy.
question-table-yes = Tak, wszystko jest poprawne.
question-table-no = { $count ->
    [one] Nie: { $count } układ jest niepoprawny.
    [few] Nie: { $count } układy są niepoprawne.
   *[other] Nie: { $count } układów jest niepoprawnych.
}
question-mend-first = { $count ->
    [one] Najpierw popraw stół: { $count } układ jest niepoprawny.
    [few] Najpierw popraw stół: { $count } układy są niepoprawne.
   *[other] Najpierw popraw stół: { $count } układów jest niepoprawnych.
}
question-other-order = W tej kolejności układ jest poprawny: { $tiles }.
question-open-yes = Tak: wychodzi { $worth }, trzeba było { $needed }.
question-open-short = Nie: wychodzi najwyżej { $worth }, a trzeba było { $needed }.
question-open-none = { $jokers ->
    [left-out] Nie: bez jokerów nie ma tu żadnego układu, a trzeba było { $needed }.
   *[counted] Nie: z tych kostek nie da się ułożyć żadnego układu, a trzeba było { $needed }.
}
question-open-jokers = W tej edycji przy tym pytaniu jokery się nie liczą (zasada 7.3), choć wolno z nimi wykonać otwarcie.
question-worth = wartość { $worth }
question-no-opening = Z tych kostek nie da się wykonać otwarcia.
question-after = Stół po ruchu
