# Strona o meczach, którą pisze `dublet arena --report`.

# Język strony, jak nazywa go HTML, i znak między całością a ułamkiem liczby.
report-language = pl
report-decimal = ,

report-title = { $first } kontra { $others }
report-edition = Edycja
report-seats = Miejsca
report-deals = Rozdania w meczu
report-games = Partie
report-seed = Ziarno
report-states = Stany na ruch
report-program = Rozegrał
report-repeat = Ta sama strona jeszcze raz:

report-figures = Wyniki
report-column-second = Przeciwnik
report-column-deals = Rozdania / partie
report-column-wins = Wygrane
report-column-elo = Elo
report-column-points = Punkty na partię
report-column-llr = LLR
report-verdict = { $verdict ->
    [better] lepszy o co najmniej { $better } Elo
    [worse] lepszy o najwyżej { $worse } Elo
   *[open] nierozstrzygnięte
}

report-rate = Wygrane według przeciwnika
report-rate-across = wygrane partie ({ $first }), %
report-rate-told = Część wygranych partii ({ $first }) z 95-procentowym przedziałem: { $rates }. Przy równych siłach { $par } %.
report-par = równe siły { $par } %

report-against = { $first } kontra { $second }
report-of-games = % partii
report-of-turns = % ruchów
report-numbers = Liczby
report-games-of = { $bin }: { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}, { $share } %
report-turns-of = { $bin }: { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}, { $share } %
report-median = mediana { $median }
report-mean = średnia { $mean }

report-length = Długość partii
report-length-across = ruchy w partii, wszystkich miejsc
report-length-told = { $games ->
    [one] { $games } partia: mediana ruchów { $median }, najkrótsza { $least }, najdłuższa { $most }.
    [few] { $games } partie: mediana ruchów { $median }, najkrótsza { $least }, najdłuższa { $most }.
   *[many] { $games } partii: mediana ruchów { $median }, najkrótsza { $least }, najdłuższa { $most }.
}

report-points = Punkty: { $first }
report-points-across = punkty w partii
report-points-told = { $first } zdobywa średnio { $mean } na partię; połowa partii leży między { $quarter } a { $three }, wszystkie między { $least } a { $most }.

report-tiles = Kostki wyłożone w ruchu
report-tiles-across = kostki wyłożone w ruchu (0: dobranie lub pas)
report-tiles-told = Średnio kostek na ruch: { $first } { $first-turn }, { $second } { $second-turn }. Na ruch z wyłożeniem: { $first-lay } i { $second-lay }.

report-about-deals = Każde rozdanie jest grane tyle razy, ile jest miejsc ({ $seats }): { $first } siada raz na każdym, a na pozostałych przeciwnik, więc szczęście w rozdaniu nie sprzyja nikomu. Taki blok partii liczy się jako jeden wynik; ± to 95-procentowy przedział z bloków.
report-about-elo = Elo 0 to równe siły: jedna wygrana na tyle partii, ile jest miejsc ({ $seats }). Punkty liczy się według edycji, remis na pierwszym miejscu dzieli wygraną.
report-about-test = LLR to logarytm ilorazu wiarygodności „lepszy o co najmniej { $better } Elo” do „lepszy o najwyżej { $worse } Elo”; poza ±{ $decisive } rozstrzyga, przy 5 % na każdą z pomyłek.
