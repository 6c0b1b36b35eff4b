# Tournaments: seating, checking, standings.

tournament-round = Runda { $round }
tournament-table = stolik { $table }: { $players }
tournament-seat-found = jest
tournament-seat-bound = co najmniej
tournament-seat-greedy = po kolei
tournament-seat-repeats = powtórzone spotkania
tournament-seat-back-to-back = w dwóch rundach z rzędu
tournament-seat-uneven = małe stoliki, kwadraty
tournament-seat-seats = miejsca, kwadraty
tournament-seat-apart = pary przy jednym stoliku, które miały siedzieć osobno: { $count }
tournament-seat-best = Mniej powtórzonych spotkań być nie może: jest na to dowód.
tournament-seat-open = Mniej powtórzonych spotkań nie znaleziono, choć nie są wykluczone.
tournament-standings-place = miejsce
tournament-standings-name = imię
tournament-standings-games = partie
tournament-standings-points = punkty
tournament-check-right = { $events ->
    [one] zgadza się: przeliczono { $events } zdarzenie
    [few] zgadza się: przeliczono { $events } zdarzenia
   *[many] zgadza się: przeliczono { $events } zdarzeń
}
tournament-check-wrong = { $count ->
    [one] nie zgadza się: { $count } niezgodność
    [few] nie zgadza się: { $count } niezgodności
   *[many] nie zgadza się: { $count } niezgodności
}
tournament-at-event = zdarzenie { $event }: { $why }
tournament-error-version = plik ma wersję { $found }, a program zna { $known }
tournament-error-differs = wynika z niego coś innego
tournament-error-nothing-to-seat = w turnieju nie ma rundy do rozsadzenia
tournament-error-stage = liczba etapów: { $stages }
tournament-error-nobody = lista nikogo nie wymienia
tournament-organiser = Organizator

tournament-at-line = wiersz { $line }: { $why }
tournament-refused-name-empty = brakuje imienia
tournament-refused-name-too-long = imię ma najwyżej { $most } liter
tournament-refused-name-twice = imię { $name } się powtarza
tournament-refused-not-founded = turniej jeszcze się nie zaczął
tournament-refused-already-founded = turniej już się zaczął
tournament-refused-not-yours = { $role ->
    [organiser] to nie należy do organizatora
    [judge] to nie należy do sędziego
   *[player] to nie należy do gracza
}
tournament-refused-bad-plan = planu nie da się rozegrać: { $why }
tournament-refused-already-seated = po rozsadzeniu graczy planu się nie zmienia
tournament-refused-no-plan = nie ustalono przebiegu turnieju
tournament-refused-unknown-player = gracz { $player } nie jest zgłoszony
tournament-refused-already-registered = gracz { $player } jest już zgłoszony
tournament-refused-already-present = gracz { $player } już potwierdził obecność
tournament-refused-withdrawn = gracz { $player } już odszedł
tournament-refused-not-present = gracza { $player } nie ma
tournament-refused-too-late = gracz { $player } zgłasza się za późno
tournament-refused-same-player = to jeden gracz, nie dwóch
tournament-refused-already-apart = ta para jest już rozdzielona
tournament-refused-no-reason = brakuje powodu
tournament-refused-no-rule = brakuje numeru zasady
tournament-refused-over = turniej się skończył
tournament-refused-wrong-rounds = rund do rozsadzenia: { $expected }, nie { $found }
tournament-refused-table-size = runda { $round }, stolik { $table }: graczy { $found }, a przy stoliku siedzi od { $least } do { $most }
tournament-refused-seated-twice = runda { $round }: gracz { $player } ma dwa miejsca
tournament-refused-not-seated = runda { $round }: gracz { $player } nie ma miejsca
tournament-refused-not-entrant = gracz { $player } nie gra w tym etapie
tournament-refused-not-by-rank = runda { $round }: stoliki nie są według miejsc
tournament-refused-too-few-players = zostało mniej niż dwóch graczy
tournament-refused-no-round-left = nie ma już rundy do rozpoczęcia
tournament-refused-sheet-open = brakuje karty rundy { $round }, stolika { $table }, albo podpisu na niej
tournament-refused-no-such-table = w rundzie { $round } nie ma stolika { $table }
tournament-refused-not-played = runda { $round } jeszcze się nie zaczęła, więc stolik { $table } nie ma wyniku
tournament-refused-not-at-table = gracz { $player } nie siedzi przy tym stoliku
tournament-refused-already-entered = runda { $round }, stolik { $table }: kartę już oddano
tournament-refused-not-entered = runda { $round }, stolik { $table }: karty nie oddano
tournament-refused-signed-by-enterer = kto wpisał kartę, ten jej nie podpisuje: robi to inny gracz stolika
tournament-refused-already-signed = runda { $round }, stolik { $table }: karta jest już podpisana albo rozstrzygnięta
tournament-refused-disputed = runda { $round }, stolik { $table }: karta jest sporna, rozstrzyga sędzia
tournament-refused-wrong-games = partii na karcie: { $expected }, nie { $found }
tournament-refused-bad-game = partia { $game }: { $why }
tournament-refused-hand-missing = partia { $game }: brakuje wyniku gracza { $player }
tournament-refused-no-such-call = żadne wezwanie { $call } nie czeka na sędziego
tournament-refused-call-open = wezwanie { $call } czeka na sędziego
tournament-refused-nothing-changed = poprawka niczego nie zmienia
tournament-refused-no-penalty = kara niczego nie odbiera
tournament-refused-no-such-penalty = nie ma kary { $penalty } albo została cofnięta
tournament-refused-no-tie = ci gracze nie dzielą miejsca albo nie są to wszyscy, którzy je dzielą
tournament-refused-tie-at-cut-off = gracze { $players } dzielą miejsce, a dalej przechodzą tylko niektórzy: trzeba rozstrzygnąć remis
tournament-refused-rounds-left = rund do rozegrania: { $rounds }
tournament-refused-cannot-reopen = żaden etap się nie skończył albo następny już trwa

tournament-why-no-stages = nie ma żadnego etapu
tournament-why-entrants = wszyscy grają w pierwszym etapie i tylko w nim
tournament-why-counts = rund i partii jest od 1 do 20
tournament-why-table = przy stoliku siedzi od 2 do { $most } graczy
tournament-why-wrong-chairs = wyników { $hands }, a miejsc przy stoliku { $chairs }
tournament-why-too-few-players = w partii gra co najmniej dwóch
tournament-why-not-one-out = gdy ktoś wyłożył ostatnią kostkę, pusta jest dokładnie jedna tabliczka, a nie { $found } (zasada 6.1)
tournament-why-empty-rack = gdy partia skończyła się pustym bankiem, żadna tabliczka nie jest pusta (zasada 6.2)
tournament-why-more-than-deck = więcej kostek niż w komplecie (zasada 1.2)
tournament-why-bad-announcement = zapowiedź, której nie mogło być (zasada 7.4)
tournament-why-does-not-sum = wpisane punkty nie wynikają z tabliczek (rozdział 7)

tournament-found-version = wersja { $found } jest nieznana
tournament-found-not-founded = coś przed początkiem turnieju
tournament-found-founded-twice = turniej zaczął się dwa razy
tournament-found-wrong-role = { $role ->
    [organiser] organizator zrobił coś, co do niego nie należy
    [judge] sędzia zrobił coś, co do niego nie należy
   *[player] gracz zrobił coś, co do niego nie należy
}
tournament-found-no-reason = brakuje powodu
tournament-found-no-rule = brakuje numeru zasady
tournament-found-plan-unplayable = planu nie da się rozegrać
tournament-found-plan-late = plan zmieniono po rozsadzeniu graczy
tournament-found-no-plan = nie ma planu
tournament-found-unknown-player = gracza { $player } nigdy nie zgłoszono
tournament-found-twice = gracza { $player } zgłoszono, przyjęto, rozdzielono albo posadzono po raz drugi
tournament-found-not-there = gracza { $player } nie ma albo już odszedł
tournament-found-over = coś po końcu ostatniego etapu
tournament-found-rounds-seated = rozsadzono rund: { $recorded }, a zostało { $reckoned }
tournament-found-table-size = runda { $round }, stolik { $table }: żaden stolik nie ma { $found } graczy
tournament-found-seated-twice = runda { $round }: gracz { $player } ma dwa miejsca
tournament-found-not-seated = runda { $round }: gracz { $player } nie ma miejsca
tournament-found-not-entrant = runda { $round }: gracz { $player } ma miejsce, a nie gra
tournament-found-not-by-rank = runda { $round }: stoliki nie są według miejsc
tournament-found-certificate = zaświadczenie podaje { $recorded }, a jest { $reckoned }: { $figure ->
    [apart] pary do rozdzielenia
    [repeats] powtórzone spotkania
    [repeats-bound] najmniej powtórzonych spotkań
    [back-to-back] spotkania w dwóch rundach z rzędu
    [back-to-back-bound] najmniej spotkań w dwóch rundach z rzędu
    [uneven] małe stoliki
    [uneven-bound] najrówniejszy podział małych stolików
    [seats] miejsca
   *[seats-bound] najrówniejszy podział miejsc
}
tournament-found-outcome-missing = brakuje tego, co z niego wynika, albo jest innego rodzaju
tournament-found-no-round = nie ma już rundy do rozpoczęcia
tournament-found-sheet-missing = karty rundy { $round }, stolika { $table } brakuje albo się nie liczy
tournament-found-no-table = runda { $round }, stolik { $table }: nie ma takiego stolika albo runda się nie zaczęła
tournament-found-not-at-table = gracz { $player } nie siedzi przy stoliku { $table } w rundzie { $round }
tournament-found-entered-twice = runda { $round }, stolik { $table }: kartę oddano dwa razy
tournament-found-signed-by-enterer = runda { $round }, stolik { $table }: podpisał ten, kto wpisał
tournament-found-sheet-state = runda { $round }, stolik { $table }: karta nie była w stanie, który na to pozwala
tournament-found-games = runda { $round }, stolik { $table }: partii { $recorded } zamiast { $reckoned }
tournament-found-hands = runda { $round }, stolik { $table }, partia { $game }: wyniki nie pasują do miejsc
tournament-found-tiles = runda { $round }, stolik { $table }, partia { $game }: więcej kostek niż w komplecie (zasada 1.2)
tournament-found-announcement = runda { $round }, stolik { $table }, partia { $game }: zapowiedź, której nie mogło być (zasada 7.4)
tournament-found-end = runda { $round }, stolik { $table }, partia { $game }: tabliczki nie pasują do końca partii (rozdział 6)
tournament-found-score = runda { $round }, stolik { $table }, partia { $game }: gracz { $player } ma { $reckoned }, nie { $recorded }
tournament-found-win = runda { $round }, stolik { $table }, partia { $game }: dużych punktów gracz { $player } ma { $reckoned }, nie { $recorded }
tournament-found-written = runda { $round }, stolik { $table }, partia { $game }: wpisane punkty nie wynikają z tabliczek
tournament-found-nothing-changed = runda { $round }, stolik { $table }: poprawka niczego nie zmienia
tournament-found-no-call = żadne wezwanie { $call } nie czeka na sędziego
tournament-found-call-open = na wezwanie { $call } nikt nie odpowiedział
tournament-found-penalty = kara gracza { $player } niczego nie odbiera albo dotyczy kogoś, kto nie gra
tournament-found-no-penalty = nie ma kary { $penalty }, którą można cofnąć
tournament-found-tie = rozstrzygnięto remis, którego nie ma
tournament-found-rounds-left = etap skończył się, a rund do rozegrania zostało: { $rounds }
tournament-found-standing = gracz { $player } ma { $reckoned }, nie { $recorded }
tournament-found-standings-people = gracza { $player } brakuje w tabeli albo jest w niej, choć nie grał
tournament-found-standings-order = tabela nie jest w porządku
tournament-found-advancing = dalej przechodzą { $reckoned }, nie { $recorded }
tournament-found-tie-at-cut-off = { $players } dzielą miejsce, a dalej przechodzą tylko niektórzy
tournament-found-too-few-players = dalej przechodzi za mało graczy
tournament-found-reopened = otwarto ponownie etap, którego nie można było

# What the server answers about a tournament.
tournament-unknown-pass = ten identyfikator jest nieważny albo stracił ważność
tournament-not-for-pass = ten identyfikator do tego nie uprawnia
tournament-bad-lines = lista ma wiersze, których nie można użyć
tournament-too-long = najwyżej { $most } znaków
tournament-no-title = turniej musi mieć nazwę
tournament-full = turniej ma najwyżej { $most } osób
tournament-no-clock = nie ma takiego zegara
tournament-not-an-event = to nie jest plik turnieju
tournament-impossible = plik został zmieniony: wpis { $event } jego dziennika nie mógł tak wyglądać
