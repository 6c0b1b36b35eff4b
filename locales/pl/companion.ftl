# Around a real table.

companion = Przy prawdziwym stole
companion-score = Wyniki
companion-clock = Zegar
companion-solve = Pytania

# Choosing tiles.
picker-tile = { $left ->
    [0] { $tile }, wybrano { $count }, więcej nie ma
   *[other] { $tile }, wybrano { $count }, zostaje { $left }
}
picker-remove = Odłóż: { $tile }

# The score sheet.
sheet-about = Do gry prawdziwymi kostkami. Arkusz zna zasady, sam liczy i zostaje na tym urządzeniu.
sheet-start = Zacznij arkusz
sheet-next = Runda { $round }, partia { $game }
sheet-next-starter = Zaczyna { $name }.
sheet-next-draw = Każdy losuje kostkę; zaczyna najwyższa liczba.
sheet-deal-players-choose = Każdy wybiera dwa stosy po siedem kostek.
sheet-deal-judge-gives = Sędzia daje każdemu dwa stosy po siedem kostek, zaczynając od pierwszego gracza.
sheet-deal-neighbours = Każdy daje po jednym stosie siedmiu kostek sąsiadom z obu stron.
sheet-write = Zapisz partię
sheet-empty = { $edition }. Nie ma jeszcze żadnej partii.
sheet-order = Kolejność
sheet-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
}
sheet-game-column = Partia
sheet-open = Zmień partię { $game }
sheet-won = wygrana
sheet-round = Runda { $round }
sheet-total = Suma
sheet-wins-row = Wygrane
sheet-place = Miejsce
sheet-share = Zabierz ze sobą
sheet-picture = Obraz
sheet-csv = Tabela (CSV)
sheet-print = Drukuj
sheet-new = Nowy arkusz
sheet-new-sure = Partie z tego arkusza znikną z tego urządzenia. Jeśli chcesz je zachować, zapisz najpierw obraz albo tabelę.
sheet-new-yes = Zacznij od nowa
sheet-game = Partia { $game }
sheet-end = Jak się skończyła?
sheet-end-out = Ktoś wyłożył wszystko
sheet-end-pool = Bank się skończył
sheet-who-out = Kto wyłożył wszystko?
sheet-who-started = Kto zaczynał?
sheet-by = Jak wpisać
sheet-by-sum = Suma
sheet-by-tiles = Kostki
sheet-left = Zostały kostki
sheet-value = liczy się { $value }
sheet-sum = Suma liczb
sheet-jokers = Jokery
sheet-opening = Było otwarcie?
sheet-opening-opened = było
sheet-opening-not = nie było
sheet-opening-excused = nie dało się albo zapowiedź
sheet-opening-could-have = dało się otworzyć
sheet-could = Z tych kostek dało się otworzyć: { $points } punktów.
sheet-could-not = Z tych kostek nie dało się otworzyć: { $points } punktów.
sheet-announced = Otwarcie zapowiedziane w porę?
sheet-announced-no = nie
sheet-announced-after = tak, po dobraniu: { $tile }
sheet-tap-tiles = Dotknij kostek, które zostały
sheet-tiles-change = Zmień: { $tiles }
sheet-tiles-done = Gotowe
sheet-missing = Co zostało: { $name }?
sheet-keep = Zapisz
sheet-change = Zmień partię
sheet-cancel = Do arkusza
sheet-delete = Usuń tę partię

# The move clock.
timer-about = Połóż urządzenie tak, żeby wszyscy je widzieli. Dotknięcie gdziekolwiek oddaje ruch; tak samo spacja i Enter.
timer-own = inny
timer-own-seconds = Sekundy
timer-way = Ostrzeżenia
timer-way-sound = dźwięki
timer-way-voice = głos
timer-way-none = bez dźwięku
timer-start = Ustaw zegar
timer-used = Zużyty czas
timer-tap-start = Dotknij, aby zacząć
timer-tap-next = Dotknij: następny ruch ma { $name }
timer-tap-resume = Przerwa. Dotknij, aby grać dalej
timer-judge-comes = Wezwano sędziego: po tym ruchu zegar stanie.
timer-judge-stands = Wezwano sędziego: zegar stoi, aż zapadnie decyzja.
timer-tap-judge = Dotknij, aby grać dalej bez czekania
timer-back = Cofnij
timer-pause = Przerwa
timer-resume = Dalej
timer-end = Koniec
timer-say-ten = { $name }, dziesięć sekund.
timer-say-up = { $name }, koniec czasu.
timer-up-put-back = { $count ->
    [one] Stół wraca do poprzedniego stanu, własne kostki na tabliczkę; trzeba dobrać { $count } kostkę.
    [few] Stół wraca do poprzedniego stanu, własne kostki na tabliczkę; trzeba dobrać { $count } kostki.
   *[other] Stół wraca do poprzedniego stanu, własne kostki na tabliczkę; trzeba dobrać { $count } kostek.
}
timer-up-stand-if-valid = { $count ->
    [one] Jeśli wszystko na stole jest poprawne i wyłożono kostkę, ruch zostaje. Jeśli nie, wszystko wraca; trzeba dobrać { $count } kostkę.
    [few] Jeśli wszystko na stole jest poprawne i wyłożono kostkę, ruch zostaje. Jeśli nie, wszystko wraca; trzeba dobrać { $count } kostki.
   *[other] Jeśli wszystko na stole jest poprawne i wyłożono kostkę, ruch zostaje. Jeśli nie, wszystko wraca; trzeba dobrać { $count } kostek.
}
timer-up-keep-valid = { $count ->
    [one] Własne luźne kostki wracają na tabliczkę. Jeśli reszta jest poprawna i wyłożono kostkę, ruch zostaje; jeśli nie, wszystko wraca; trzeba dobrać { $count } kostkę.
    [few] Własne luźne kostki wracają na tabliczkę. Jeśli reszta jest poprawna i wyłożono kostkę, ruch zostaje; jeśli nie, wszystko wraca; trzeba dobrać { $count } kostki.
   *[other] Własne luźne kostki wracają na tabliczkę. Jeśli reszta jest poprawna i wyłożono kostkę, ruch zostaje; jeśli nie, wszystko wraca; trzeba dobrać { $count } kostek.
}
timer-lost-to-pool = Nikt nie pamięta układu? Kostki bez miejsca idą do banku.
timer-lost-three-tiles-to-pool = Nikt nie pamięta układu? Własne kostki wracają, do tego trzy karne; kostki bez miejsca idą do banku.
timer-lost-player-takes = Nikt nie pamięta układu? Gracz bierze każdą kostkę spoza poprawnych układów.

# Questions.
question = Co chcesz wiedzieć?
question-open = Czy dało się otworzyć?
question-table = Czy stół jest poprawny?
question-best = Najlepszy ruch
question-answer = Odpowiedź
question-rack = Tabliczka
question-tap = Dotknij kostek
question-meld = Układ { $meld }
question-new-meld = Nowy układ
question-opened = Otwarcie już było
question-clear = Wyczyść
question-rack-empty = Dotknij kostek z tabliczki.
question-table-empty = Dotknij kostek jednego układu, potem następnego.
question-table-yes = Tak, wszystko jest poprawne.
question-table-no = { $count ->
    [one] Nie: { $count } układ jest niepoprawny.
    [few] Nie: { $count } układy są niepoprawne.
   *[other] Nie: { $count } układów jest niepoprawnych.
}
question-other-order = W tej kolejności układ jest poprawny: { $tiles }
question-open-yes = Tak: wartość { $worth }, a potrzeba było { $needed }.
question-open-short = Nie: najwięcej jest { $worth }, a potrzeba było { $needed }.
question-open-none = Nie: z tych kostek nie ma żadnego układu, a potrzeba było { $needed }.
question-worth = wartość { $worth }
question-no-opening = Z tych kostek nie ma otwarcia.
question-after = Stół po ruchu
