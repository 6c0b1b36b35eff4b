# The telephones at a table, and the judge.

phone-table = Stolik { $table }
phone-stage-qualifying = eliminacje
phone-stage-semi-final = półfinał
phone-stage-final = finał
phone-round-left = Do końca rundy:
phone-round-paused = przerwa
phone-round-over = koniec czasu
phone-lost = Brak połączenia z serwerem. Nic nie ginie: wpisane dane zostają w tym telefonie i zostaną wysłane, gdy tylko połączenie wróci.
phone-sending = Brak połączenia. Wysyłamy ponownie; nie zamykaj tej strony.
phone-not-begun = Stoliki nie są jeszcze rozlosowane. Strona odświeża się sama.
phone-not-needed = W tej rundzie ten stolik nie jest używany.
phone-over = Turniej się skończył. Dziękujemy za grę!
phone-will-sit = Przy tym stoliku w następnej rundzie
phone-round-waits = Runda jeszcze się nie zaczęła. Strona odświeża się sama.
phone-next = Gdzie siedzicie w rundzie { $round }
phone-next-seat = Stolik { $table }, miejsce { $seat }
phone-past = Dziękujemy! Runda { $round } jest zakończona, wszystkie karty wyników się liczą.
phone-card-reads = Ta strona tylko pokazuje stolik. Żeby wpisać i podpisać wyniki, zeskanuj kod rundy { $round }: jest na karteczce albo na karcie wyników tego stolika.
phone-code-over = Runda, której dotyczy ten kod, już się skończyła; widać tylko kartę wyników. W następnej rundzie zeskanuj kod przy nowym stoliku. Jeśli coś się tu nie zgadza, poproś sędziego.
phone-chairs = Kto gdzie siedzi
phone-starts = { $count ->
    [one] zaczyna partię { $games }
   *[other] zaczyna partie { $games }
}
phone-starts-drawn = Każdy losuje kostkę; zaczyna osoba z najwyższą liczbą.
phone-games-counted = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}

# Who holds the telephone.
phone-who = Kim jesteś?
phone-who-about = Wybierz powyżej swoje imię i nazwisko, aby wypełnić kartę wyników.
phone-who-first = Najpierw wybierz powyżej, kim jesteś.
phone-you-are = Grasz jako { $name }.
phone-you-change = To nie ty?

# The sheet.
phone-sheet = Karta wyników
phone-steps = Partie na karcie
phone-step = Partia { $game }
phone-step-done = Partia { $game }, wypełniona
phone-whole = Karta
phone-whole-title = Cała karta
phone-next-game = Dalej: partia { $game }
phone-look-over = Obejrzyj kartę
phone-left = Kogoś brakuje?
phone-left-about = Od tej partii ta osoba nie ma wyniku; przy partii, od której znów gra, wyłącz to. Organizator też musi to odnotować.
phone-has-left = { $name } nie gra
phone-time-up = Czas się skończył?
phone-time-up-for-nobody = Niedokończona partia nie liczy się nikomu: karta kończy się przed nią.
phone-time-up-empty-pool = Trwającą partię liczy się tak, jakby skończył się bank: każdy liczy to, co ma na tabliczce. Następne partie nie liczą się nikomu.
phone-time-up-not-ended = Partia { $game } nie jest dokończona
phone-time-up-running = Partia { $game } trwa
phone-time-up-not-begun = Partia { $game } się nie zaczęła
phone-time-was-up = Czas się skończył. Partie, które się liczą: { $count } z { $of }.
phone-time-not-up = Jest jeszcze czas
phone-games-of = Rozegrane partie: { $count } z { $of }
phone-short = { $count ->
    [0] Nie ma już z kim grać.
    [one] Po partii { $count } nie ma już z kim grać: na tej partii karta się kończy.
   *[other] Po partii { $count } nie ma już z kim grać: na tych partiach karta się kończy.
}
phone-compare = Porównaj z punktami zapisanymi na papierze
phone-compare-about = Wpisz je przy każdej partii. Jeśli różnią się od tego, co wynika z tabliczek, karta nie zostanie przyjęta.
phone-written = Punkty zapisane na papierze
phone-written-missing = Potrzebne są duże i małe punkty wszystkich.
phone-big = Duże
phone-small = Małe
phone-hand-in = Oddaj kartę
phone-hand-in-about = Potem podpisze ją inna osoba z tego stolika.
phone-result-caption = Wyniki: duże i małe punkty
phone-result-legend = Duże / małe punkty. Joker na tabliczce liczy się za { $joker }; bez otwarcia { $unopened }, a jeśli było możliwe, { $could }.
phone-instead-of = zamiast

# Signing.
# Who holds the phone: whoever handed the sheet in, another player, or nobody knows yet.
phone-entered = { $holder ->
    [enterer] Twoja karta jest oddana.
    [signer] Karta od: { $name }. { $me }, sprawdź ją i podpisz.
   *[unknown] Karta od: { $name }. Sprawdza ją i podpisuje inna osoba.
}
phone-disputed = Karta jest zakwestionowana. Rozstrzyga sędzia.
phone-signed = Dziękujemy! Karta jest podpisana i liczy się.
phone-on-paper = Karta jest podpisana na papierze i liczy się.
phone-settled = Sędzia rozstrzygnął. Karta się liczy.
phone-sign-other = Sprawdza ją i podpisuje inna osoba: na swoim telefonie albo tutaj.
phone-signer = Kto podpisuje?
phone-signer-first = Najpierw wybierz, kto podpisuje.
phone-sign = Wszystko się zgadza: podpisuję
phone-wrong = Coś się nie zgadza
phone-dispute-why = Co się nie zgadza?
phone-dispute = Zakwestionuj kartę
phone-mine = Wpisane na tym telefonie
phone-mine-about = Tymczasem oddano inną kartę. Różnice są zaznaczone, jej punkty przekreślone.
phone-mine-same = Tymczasem oddano kartę. Obie są zgodne.
phone-mine-drop = Odrzuć mój zapis

# Calling a judge.
phone-judge = Sędzia
phone-reasons = Częste powody
phone-reason = O co chodzi?
phone-reason-meld = Czy ten układ jest poprawny?
phone-reason-time = Minął czas
phone-reason-joker = Joker
phone-reason-tiles = Pomieszane kostki
phone-reason-count = Liczenie pozostałych kostek
phone-reason-conduct = Zachowanie
phone-call = Wezwij sędziego
phone-call-waits = Sędzia wezwany. Po spornym ruchu zatrzymajcie zegar.
phone-call-answered = { $name }, według zasady { $rule }:

# The move clock.
phone-clock = Zegar ruchu
phone-clock-about = { $count ->
    [one] { $count } sekunda na ruch.
    [few] { $count } sekundy na ruch.
   *[many] { $count } sekund na ruch.
}
phone-clock-starter = Kto zaczyna?

# The judge.
judge = Sędzia
judge-tab-waits = { $count ->
    [0] Do decyzji
   *[other] Do decyzji ({ $count })
}
judge-tab-sheets = Wyniki
judge-tab-penalty = Kary
judge-tab-log = Dziennik
judge-waits = Co czeka na decyzję
judge-nothing = Nic na ciebie nie czeka.
judge-own-table = Grasz przy tym stoliku, więc rozstrzyga ktoś inny: inny sędzia albo organizator. Jeśli nie ma nikogo, organizator tworzy przepustkę sędziego dla kogoś, kto tu nie gra.
judge-place = Runda { $round }, stolik { $table }
judge-called = wezwanie sędziego
judge-disputed = karta zakwestionowana
judge-ruling = Wydaj decyzję
judge-ruling-of = Decyzja: runda { $round }, stolik { $table }
judge-head-tie-at-cut-off = Remis na granicy awansu
judge-tie = Jedno miejsce dzielą: { $players }. Awansuje tylko część z nich.
judge-head-cut-off-changed = Zmieniła się lista awansujących
judge-cut-off = Po poprawce powinni byli awansować inni: { $missing } zamiast { $extra }.
judge-head-seat-again = Stoliki następnej rundy trzeba rozlosować ponownie
judge-seat-again = Stoliki rundy { $round } nie pasują już do obecnych graczy.
judge-for-organiser = Zajmie się tym organizator.
judge-back = Wróć
judge-all-sheets = Wszystkie karty
judge-no-sheets = Stoliki nie są jeszcze rozlosowane.
judge-not-begun = Ta runda jeszcze się nie zaczęła.
judge-sheet-entered = Karta od: { $name }. Jeszcze bez podpisu.
judge-sheet-signed = Karta od: { $name }. Jest podpisana i liczy się.
judge-sheet-on-paper = Karta od: { $name }. Jest podpisana na papierze i liczy się.
judge-sheet-disputed = Karta od: { $name }. Jest zakwestionowana.
judge-sheet-settled = Karta od: { $name }. Rozstrzygnął sędzia: karta się liczy.
judge-state-ahead = przed rundą
judge-state-missing = brak karty
judge-state-entered = do podpisu
judge-state-signed = karta podpisana
judge-state-on-paper = podpisana na papierze
judge-state-disputed = karta zakwestionowana
judge-state-settled = rozstrzygnął sędzia
judge-uphold = Zatwierdź kartę
judge-uphold-about = Karta liczy się tak, jak ją oddano.
judge-correct = Popraw
judge-correct-send = Popraw kartę
judge-correct-counts = Ta karta już się liczy: poprawka zmieni klasyfikację, a może i awans.
judge-enter = Wpisz kartę z papieru
judge-enter-send = Oddaj kartę
paper-how = Co wpisać każdemu graczowi:
paper-how-sum = na tabliczce zostało 43, z jokerami
paper-how-out = wyłożone wszystko; można podać punkty
paper-how-unopened = bez otwarcia: niemożliwe albo zapowiedziane
paper-how-could = bez otwarcia, choć było możliwe
paper-how-pool = bank się skończył: na tabliczce 54, bez otwarcia
paper-how-exact = było otwarcie, a na tabliczce dokładnie { $unopened }
paper-how-left = osoba, która się wycofała albo opuściła tę partię
paper-how-keys = Tab prowadzi dalej, Enter wysyła kartę. Gdy skończył się bank, nikomu nie wpisuj 0.
paper-cell = Partia { $game }, { $name }
paper-time-up = { $count ->
    [one] Czas się skończył: pustego wiersza nie rozegrano
   *[other] Czas się skończył: pustych wierszy nie rozegrano ({ $count })
}
paper-signed = Gracze podpisali kartę na papierze
paper-send-signed = Wpisz jako podpisaną na papierze
paper-send = Wpisz, do podpisu
paper-by-game = Partia po partii albo kostkami
paper-fault-unreadable = { $name }: to nie są punkty. Wpisz 43, 0, +74, 54/100 albo -.
paper-fault-not-gone = { $name }: ta osoba się nie wycofała ani nie miała przerwy, więc wpisz wartość jej tabliczki.
paper-fault-two-out = { $name }: w partii tylko jedna osoba wykłada wszystko.
paper-fault-penalty-alone = { $name }: bank się skończył, więc wpisz też wartość tabliczki, na przykład 54/100.
paper-fault-too-few = W partii gra co najmniej dwoje.
paper-fault-deck = Te tabliczki są razem warte więcej niż wszystkie kostki w grze.
paper-fault-written = { $name }: przy tych tabliczkach wygrana to { $small }, a nie { $written }.
judge-penalise = Odejmij punkty
judge-penalty-about = Punkty odejmuje się w trwającym etapie. Kara zostaje w dzienniku wraz z powodem.
judge-penalty-player = Gracz
judge-penalty-choose = Wybierz gracza
judge-penalty-big = Odjęte duże punkty
judge-penalty-small = Odjęte małe punkty
judge-penalty-who = Wybierz gracza.
judge-penalty-points = Punkty to liczby całkowite; małe mogą mieć ułamek, na przykład 10 1/2.
judge-penalty-done = Gotowe: { $player } traci punkty.
judge-penalties = Kary
judge-penalty-one = { $player }: { $big ->
    [0] małe punkty { $small }
   *[other] duże punkty −{ $big }, małe punkty { $small }
}
judge-penalty-lifted = cofnięta
judge-lift = Cofnij karę
judge-lift-of = Cofnij karę { $penalty }
judge-reason = Powód
judge-decision = Decyzja i uzasadnienie
judge-log-table = Pokaż
judge-log-all = wszystko
judge-log-empty = Nic tu jeszcze nie zrobiono.
judge-role-organiser = organizator
judge-role-judge = sędzia
judge-role-player = gracz

# The rules people argue about, in a few words.
judge-rule = Zasada
judge-rule-choose = Wybierz zasadę
judge-rule-other = Inna zasada
judge-rule-number = Numer zasady
judge-section-2 = Przygotowanie
judge-section-3 = Układy
judge-section-4 = Ruch
judge-section-5 = Czas
judge-section-6 = Koniec partii
judge-section-7 = Punktacja
judge-section-8 = Turniej
judge-rule-2-1 = kto zaczyna
judge-rule-2-2 = rozdanie i stosy
judge-rule-2-3 = trzy dublety
judge-rule-3-1 = grupy
judge-rule-3-2 = serie
judge-rule-3-3 = układ rosnący lub malejący
judge-rule-3-4 = co zastępuje joker
judge-rule-3-7 = kolorowe jokery
judge-rule-3-8 = co najmniej trzy kostki
judge-rule-3-10 = joker podwójny
judge-rule-3-11 = joker zmiany koloru
judge-rule-3-12 = joker lustrzany
judge-rule-4-1 = wyłożenie, dobranie albo pas
judge-rule-4-2 = otwarcie
judge-rule-4-3 = manipulacje na stole
judge-rule-4-4 = uwalnianie jokera
judge-rule-4-5 = błędny ruch
judge-rule-4-6 = co jest jawne, a co tajne
judge-rule-5-1 = gdy minął czas
judge-rule-5-2 = kiedy biegnie zegar
judge-rule-6-1 = wyłożenie ostatniej kostki
judge-rule-6-2 = pusty bank
judge-rule-6-3 = wartość tabliczki
judge-rule-7-1 = punkty po wyłożeniu ostatniej kostki
judge-rule-7-2 = bez otwarcia
judge-rule-7-3 = otwarcie było możliwe
judge-rule-7-4 = zapowiedź otwarcia
judge-rule-7-5 = punkty przy pustym banku
judge-rule-7-6 = remis o najniższą wartość
judge-rule-7-7 = duży punkt
judge-rule-8-2 = karta wyników
judge-rule-8-3 = decyzja sędziego
judge-rule-8-4 = podanie liczby kostek
