# Tournaments: seating, checking, standings.

tournament-round = Runda { $round }
tournament-table = stolik { $table }: { $players }
tournament-seat-found = znaleziono
tournament-seat-bound = dolna granica
tournament-seat-greedy = metoda zachłanna
tournament-seat-repeats = powtórne spotkania
tournament-seat-back-to-back = w dwóch rundach z rzędu
tournament-seat-uneven = niepełne stoliki (suma kwadratów)
tournament-seat-seats = miejsca (suma kwadratów)
tournament-seat-apart = pary do rozdzielenia, które siedzą razem: { $count }
tournament-seat-elsewhere = gracze nie przy swoim stałym stoliku: { $count }
tournament-seat-best = Mniej powtórnych spotkań być nie może: jest na to dowód.
tournament-seat-open = Podziału na stoliki z mniejszą liczbą powtórnych spotkań nie znaleziono, ale nie jest on wykluczony.
tournament-standings-place = miejsce
tournament-standings-name = imię i nazwisko
tournament-standings-games = partie
tournament-standings-points = duże/małe punkty
tournament-check-right = { $events ->
    [one] Zgadza się: przeliczono { $events } zdarzenie.
    [few] Zgadza się: przeliczono { $events } zdarzenia.
   *[many] Zgadza się: przeliczono { $events } zdarzeń.
}
tournament-check-wrong = { $count ->
    [one] Nie zgadza się: { $count } niezgodność.
    [few] Nie zgadza się: { $count } niezgodności.
   *[many] Nie zgadza się: { $count } niezgodności.
}
tournament-draws-none = W tym turnieju jeszcze niczego nie losowano.
tournament-draws-line = Wiersz { $line }, { $what }: { $again }
tournament-draws-tables = { $count ->
    [1] stoliki rundy { $first }
   *[other] stoliki rund od { $first } do { $last }
}
tournament-draws-order = kolejność { $players }
tournament-draws-same = wylosowano z tym kodem i wychodzi to samo
tournament-draws-other = NIE wylosowano z tym kodem: wychodzi coś innego
tournament-draws-by-rank = według klasyfikacji, bez losowania
tournament-draws-no-lots = nie zapisano kodu losowania
tournament-draws-another-way = wylosowała inna wersja programu, a ta nie umie tego odtworzyć
tournament-at-event = zdarzenie { $event }: { $why }
tournament-error-version = plik ma wersję { $found }, a program zna { $known }
tournament-error-differs = wynika z niego coś innego
tournament-error-nothing-to-seat = w turnieju nie ma rundy do rozlosowania
tournament-error-stage = liczba etapów: { $stages }
tournament-error-nobody = lista nikogo nie wymienia
tournament-organiser = Organizator

tournament-at-line = Wiersz { $line }. { $why }
tournament-refused-name-empty = Brakuje imienia i nazwiska.
tournament-refused-name-too-long = Imię i nazwisko może mieć najwyżej { $most ->
    [one] { $most } literę
    [few] { $most } litery
   *[many] { $most } liter
}.
tournament-refused-detail-too-long = Klub: najwyżej { $most } znaków, numer: najwyżej { $digits } znaków.
tournament-refused-name-twice = Powtarza się imię i nazwisko: { $name }. Rozróżni je klub albo numer.
tournament-refused-not-founded = Turniej jeszcze się nie zaczął.
tournament-refused-already-founded = Turniej już się zaczął.
tournament-refused-not-yours = { $role ->
    [organiser] Organizator nie może tego zrobić.
    [judge] Sędzia nie może tego zrobić.
   *[player] Gracz nie może tego zrobić.
}
tournament-refused-bad-plan = Planu nie da się rozegrać: { $why }.
tournament-refused-already-seated = Po rozlosowaniu stolików planu nie można zmienić.
tournament-refused-no-plan = Nie ustalono przebiegu turnieju.
tournament-refused-unknown-player = Gracz { $player } nie jest zgłoszony.
tournament-refused-already-registered = Gracz { $player } jest już zgłoszony.
tournament-refused-already-present = Gracz { $player } już potwierdził obecność.
tournament-refused-withdrawn = Gracz { $player } jest wycofany z turnieju.
tournament-refused-not-present = Gracz { $player } jest nieobecny.
tournament-refused-too-late = Gracz { $player } zgłasza się za późno.
tournament-refused-same-player = To jeden gracz, nie dwóch.
tournament-refused-already-apart = Ta para jest już rozdzielona.
tournament-refused-not-apart = Ta para nie jest rozdzielona.
tournament-refused-no-table-number = Stoliki mają numery od 1 do { $most }.
tournament-refused-table-taken = Stolik { $table } ma już na stałe { $player }.
tournament-refused-has-played = { $player } ma już grę za sobą, więc nie można tego cofnąć.
tournament-refused-not-ahead = Runda { $round } już się zaczęła albo jej stoliki nie są rozlosowane.
tournament-refused-no-reason = Napisz, o co chodzi.
tournament-refused-no-rule = Wybierz zasadę.
tournament-refused-over = Turniej się skończył.
tournament-refused-wrong-rounds = Rund do rozlosowania: { $expected }, nie { $found }.
tournament-refused-table-size = Runda { $round }, stolik { $table }: graczy { $found }, a przy stoliku siedzi od { $least } do { $most }.
tournament-refused-seated-twice = Runda { $round }: gracz { $player } ma dwa miejsca.
tournament-refused-not-seated = Runda { $round }: gracz { $player } nie ma miejsca.
tournament-refused-not-entrant = Gracz { $player } nie gra w tym etapie.
tournament-refused-not-by-rank = Runda { $round }: stoliki nie są według klasyfikacji.
tournament-refused-too-few-players = Zostało mniej niż dwóch graczy.
tournament-refused-no-round-left = Nie ma już rundy do rozpoczęcia.
tournament-refused-rounds-begun = { $rounds ->
    [one] Etap ma co najmniej { $rounds } rundę.
    [few] Etap ma co najmniej { $rounds } rundy: tyle się już zaczęło.
   *[many] Etap ma co najmniej { $rounds } rund: tyle się już zaczęło.
}
tournament-refused-sheet-open = Runda { $round }, stolik { $table }: brakuje karty wyników albo podpisu na niej.
tournament-refused-no-such-table = W rundzie { $round } nie ma stolika { $table }.
tournament-refused-not-played = Runda { $round } jeszcze się nie zaczęła, więc stolik { $table } nie ma wyniku.
tournament-refused-not-at-table = Gracz { $player } nie siedzi przy tym stoliku.
tournament-refused-round-over = Runda { $round } jest dla stolika { $table } zamknięta. Poproś sędziego albo organizatora.
tournament-refused-already-entered = Runda { $round }, stolik { $table }: kartę wyników już oddano.
tournament-refused-not-entered = Runda { $round }, stolik { $table }: karty wyników nie oddano.
tournament-refused-signed-by-enterer = Kto oddał kartę wyników, ten jej nie podpisuje: robi to inny gracz stolika.
tournament-refused-own-case = To dotyczy gracza: { $player }. Rozstrzyga inny sędzia albo organizator. Jeśli nie ma nikogo innego, organizator tworzy przepustkę sędziego dla kogoś, kto tam nie gra.
tournament-refused-already-signed = Runda { $round }, stolik { $table }: karta wyników jest już podpisana albo rozstrzygnięta.
tournament-refused-disputed = Runda { $round }, stolik { $table }: karta wyników jest zakwestionowana, rozstrzyga sędzia.
tournament-refused-wrong-games = Partii na karcie wyników: { $expected }, nie { $found }.
tournament-refused-bad-game = Partia { $game }: { $why }.
tournament-refused-hand-missing = Partia { $game }: brakuje wyniku gracza { $player }.
tournament-refused-no-such-call = Żadne wezwanie { $call } nie czeka na sędziego.
tournament-refused-call-open = Wezwanie { $call } czeka na sędziego.
tournament-refused-nothing-changed = To niczego nie zmienia.
tournament-refused-no-penalty = Kara niczego nie odejmuje.
tournament-refused-no-such-penalty = Nie ma kary { $penalty } albo została cofnięta.
tournament-refused-no-tie = Ci gracze nie dzielą miejsca albo nie są to wszyscy, którzy je dzielą.
tournament-refused-tie-at-cut-off = Gracze { $players } dzielą miejsce, a awansuje tylko część z nich: trzeba rozstrzygnąć remis.
tournament-refused-rounds-left = Rund do rozegrania: { $rounds }.
tournament-refused-cannot-reopen = Żaden etap się nie skończył albo następny już trwa.

tournament-why-no-stages = nie ma żadnego etapu
tournament-why-entrants = wszyscy grają w pierwszym etapie i tylko w nim
tournament-why-counts = rund i partii jest od 1 do 20
tournament-why-table = przy stoliku siedzi od 2 do { $most } graczy
tournament-why-wrong-chairs = wyników { $hands }, a miejsc przy stoliku { $chairs }
tournament-why-too-few-players = w partii gra co najmniej dwóch graczy
tournament-why-not-one-out = gdy ktoś wyłożył ostatnią kostkę, pusta jest dokładnie jedna tabliczka, a nie { $found } (zasada 6.1)
tournament-why-empty-rack = gdy partia skończyła się pustym bankiem, żadna tabliczka nie jest pusta (zasada 6.2)
tournament-why-more-than-deck = więcej kostek niż w komplecie (zasada 1.2)
tournament-why-bad-announcement = zapowiedź, której nie mogło być (zasada 7.4)
tournament-why-does-not-sum = wpisane punkty nie wynikają z tabliczek (rozdział 7)

tournament-found-version = wersja { $found } jest nieznana
tournament-found-not-founded = coś przed początkiem turnieju
tournament-found-founded-twice = turniej zaczął się dwa razy
tournament-found-wrong-role = { $role ->
    [organiser] organizator zrobił coś, czego nie może robić
    [judge] sędzia zrobił coś, czego nie może robić
   *[player] gracz zrobił coś, czego nie może robić
}
tournament-found-no-reason = brakuje powodu
tournament-found-no-rule = brakuje numeru zasady
tournament-found-plan-unplayable = planu nie da się rozegrać
tournament-found-plan-late = plan zmieniono po rozlosowaniu stolików
tournament-found-replanned = etap nie może mieć takich liczb: rundy { $rounds }, partie { $games }
tournament-found-no-plan = nie ma planu
tournament-found-unknown-player = gracza { $player } nigdy nie zgłoszono
tournament-found-twice = gracza { $player } zgłoszono, przyjęto, rozdzielono albo posadzono po raz drugi
tournament-found-not-there = gracz { $player } jest nieobecny albo wycofany z turnieju
tournament-found-had-played = cofnięto coś graczowi { $player }, choć już grał
tournament-found-not-apart = dopuszczono do spotkania pary, która nie była rozdzielona
tournament-found-own-table = stały stolik gracza { $player } należy do kogoś innego, nie istnieje albo był już taki
tournament-found-not-ahead = zamieniono graczy w rundzie { $round }, która już trwała albo nie była rozlosowana
tournament-found-over = coś po końcu ostatniego etapu
tournament-found-rounds-seated = rozlosowano rund: { $recorded }, a zostało { $reckoned }
tournament-found-table-size = { $found ->
    [one] runda { $round }, stolik { $table }: żaden stolik nie ma { $found } gracza
   *[other] runda { $round }, stolik { $table }: żaden stolik nie ma { $found } graczy
}
tournament-found-seated-twice = runda { $round }: gracz { $player } ma dwa miejsca
tournament-found-not-seated = runda { $round }: gracz { $player } nie ma miejsca
tournament-found-not-entrant = runda { $round }: gracz { $player } ma miejsce, a nie gra
tournament-found-not-by-rank = runda { $round }: stoliki nie są według klasyfikacji
tournament-found-certificate = zaświadczenie podaje { $recorded }, a jest { $reckoned }: { $figure ->
    [apart] pary do rozdzielenia
    [elsewhere] miejsca przy innych stolikach niż stałe
    [repeats] powtórne spotkania
    [repeats-bound] najmniej powtórnych spotkań
    [back-to-back] spotkania w dwóch rundach z rzędu
    [back-to-back-bound] najmniej spotkań w dwóch rundach z rzędu
    [uneven] niepełne stoliki
    [uneven-bound] najrówniejszy podział niepełnych stolików
    [seats] miejsca
   *[seats-bound] najrówniejszy podział miejsc
}
tournament-found-outcome-missing = brakuje tego, co z niego wynika, albo jest innego rodzaju
tournament-found-no-round = nie ma już rundy do rozpoczęcia
tournament-found-sheet-missing = runda { $round }, stolik { $table }: karty wyników brakuje albo się nie liczy
tournament-found-no-table = runda { $round }, stolik { $table }: nie ma takiego stolika albo runda się nie zaczęła
tournament-found-not-at-table = gracz { $player } nie siedzi przy stoliku { $table } w rundzie { $round }
tournament-found-round-over = gracz stolika { $table } zrobił coś, gdy runda { $round } była już zamknięta
tournament-found-entered-twice = runda { $round }, stolik { $table }: kartę wyników oddano dwa razy
tournament-found-signed-by-enterer = runda { $round }, stolik { $table }: podpisał ten, kto oddał
tournament-found-own-case = { $player } rozstrzyga we własnej sprawie jako gracz
tournament-found-sheet-state = runda { $round }, stolik { $table }: karta wyników nie była w stanie, który na to pozwala
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
tournament-found-penalty = kara gracza { $player } niczego nie odejmuje albo dotyczy kogoś, kto nie gra
tournament-found-no-penalty = nie ma kary { $penalty }, którą można cofnąć
tournament-found-tie = rozstrzygnięto remis, którego nie ma
tournament-found-rounds-left = etap skończył się, a rund do rozegrania zostało: { $rounds }
tournament-found-standing = gracz { $player } ma { $reckoned }, nie { $recorded }
tournament-found-standings-people = gracza { $player } brakuje w klasyfikacji albo jest w niej, choć nie grał
tournament-found-standings-order = kolejność w klasyfikacji jest błędna
tournament-found-advancing = awansują { $reckoned }, nie { $recorded }
tournament-found-tie-at-cut-off = { $players } dzielą miejsce, a awansuje tylko część z nich
tournament-found-too-few-players = awansuje za mało graczy
tournament-found-reopened = otwarto ponownie etap, choć nie było wolno

# What the server answers about a tournament.
tournament-unknown-pass = Nie ma takiej przepustki albo straciła już ważność.
tournament-not-for-pass = Ta przepustka do tego nie uprawnia.
tournament-other-round = Ten kod nie jest z rundy { $round }. Zeskanuj przy swoim stoliku kod tej rundy.
tournament-bad-lines = Lista ma wiersze, których nie można użyć.
tournament-too-long = Najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
tournament-no-title = Turniej musi mieć nazwę.
tournament-full = Turniej może mieć najwyżej { $most ->
    [one] { $most } osobę
    [few] { $most } osoby
   *[many] { $most } osób
}.
tournament-no-clock = Nie ma takiego zegara.
tournament-not-an-event = To nie jest plik turnieju.
tournament-impossible = Plik został zmieniony: wpis { $event } jego dziennika nie mógł tak wyglądać.
