# The game at one terminal.

verb-move = przestaw m
verb-back = zabierz z b
verb-undo = cofnij u
verb-reset = resetuj
verb-done = gotowe g ok
verb-draw = dobierz d
verb-pass = pas p
verb-announce = zapowiedz zapowiedź
verb-claim = dublety
verb-sort = sortuj s
verb-help = pomoc h ?
verb-quit = przerwij q

play-who = Kto gra? Wpisz od dwóch do sześciu imion po przecinku i naciśnij Enter.
play-title = { $edition } · runda { $round }, partia { $game }
play-hand-over = { $name }, twoja kolej. Pozostali odwracają wzrok; naciśnij Enter.
play-table = Stół
play-table-empty = Stół jest pusty.
play-rack = { $count ->
    [one] Tabliczka: { $name }, { $count } kostka
    [few] Tabliczka: { $name }, { $count } kostki
    [many] Tabliczka: { $name }, { $count } kostek
   *[other] Tabliczka: { $name }, { $count } kostki
}
play-pool = { $count ->
    [one] { $count } kostka w banku
    [few] { $count } kostki w banku
    [many] { $count } kostek w banku
   *[other] { $count } kostki w banku
}
play-stacks = Wybierz stos, na przykład „dobierz { $first }”: { $stacks }
play-last-moves = { $count ->
    [one] Bank jest pusty: ostatni ruch.
    [few] Bank jest pusty: zostały { $count } ruchy.
    [many] Bank jest pusty: zostało { $count } ruchów.
   *[other] Bank jest pusty: zostało { $count } ruchu.
}
play-opened = po otwarciu
play-not-opened = bez otwarcia
play-announced = otwiera w następnej rundzie
play-tiles = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
play-lay-or-draw = Wyłóż kostki albo dobierz. Wpisz „pomoc”, by zobaczyć polecenia.
play-lay-or-pass = Wyłóż kostki albo spasuj. Wpisz „pomoc”, by zobaczyć polecenia.
play-to-lay = { $count ->
    [one] Wyłożono { $count } kostkę: „gotowe” albo „cofnij”.
    [few] Wyłożono { $count } kostki: „gotowe” albo „cofnij”.
    [many] Wyłożono { $count } kostek: „gotowe” albo „cofnij”.
   *[other] Wyłożono { $count } kostki: „gotowe” albo „cofnij”.
}
play-doublets = Masz trzy dublety: wpisz „dublety”, by poprosić o nowe rozdanie, albo naciśnij Enter, by je zachować.
play-costs = W tej edycji błędny ruch kosztuje { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}. Wpisz „gotowe” jeszcze raz, by mimo to go zatwierdzić.
play-not-understood = Nie znam słowa „{ $word }”. Wpisz „pomoc”.
play-no-tiles = Które kostki? Na przykład: { $example }
play-no-meld = Z którego układu? Na przykład: przestaw r6 2 3
play-not-on-rack = { $tile }: nie ma na twojej tabliczce
play-no-such-meld = nie ma układu { $meld }
play-not-in-meld = { $tile }: nie ma w układzie { $meld }
play-not-yours = { $tile } to nie kostka wyłożona w tym ruchu z twojej tabliczki
play-nothing-to-undo = Nie ma czego cofać.
play-may-announce = Wpisz „zapowiedz”, jeśli otwierasz w następnej rundzie; jeśli nie, naciśnij Enter.
play-you-drew = Dobierasz { $tiles }.
play-press-enter = Naciśnij Enter.
play-saved = Zapis partii: { $file }
play-next-game = Naciśnij Enter, by zagrać następną partię, albo wpisz „przerwij”.
play-help =
    r10 r11 r12         wyłóż nowy układ z tabliczki
    2 r6                dołóż do układu 2
    przestaw r6 2 3     przestaw czerwoną 6 z układu 2 do układu 3
    przestaw r6 2       przestaw ją do nowego układu
    zabierz r6          weź swoją kostkę z powrotem
    cofnij, resetuj     o jeden krok albo wszystko
    gotowe              zatwierdź to, co leży na stole
    dobierz, dobierz 3  dobierz kostkę (ze stosu 3, gdy masz wybór)
    pas                 spasuj, gdy bank jest pusty
    zapowiedz           po dobraniu: otwieram w następnej rundzie
    dublety             poproś o nowe rozdanie przy trzech dubletach
    sortuj              według liczb albo kolorów
    przerwij            skończ i zachowaj partię
    Kostki: k czarna, r czerwona, b niebieska, y żółta i liczba; J joker;
    Jk Jr Jb Jy jokery kolorowe; D podwójny, M lustrzany, C zmiany koloru.
    Angielskie polecenia też działają.
play-rules-differ = Zasady domowe:
