# The best lay, and how it is made.

solve-rack = { $count ->
    [one] Tabliczka: { $count } kostka, wartość { $value }
    [few] Tabliczka: { $count } kostki, wartość { $value }
    [many] Tabliczka: { $count } kostek, wartość { $value }
   *[other] Tabliczka: { $count } kostki, wartość { $value }
}
solve-rack-empty = Tabliczka jest pusta.
solve-table = Stół
solve-table-after = Stół po ruchu (* z tabliczki, + nowy układ)
solve-laid = { $count ->
    [one] Można wyłożyć { $laid } z { $count } kostki: { $tiles }.
   *[other] Można wyłożyć { $laid } z { $count } kostek: { $tiles }.
}
solve-shed = Wartość tabliczki spada o { $shed }, z { $before } do { $after }.
solve-left = Na tabliczce zostaje: { $tiles }.
solve-out = Tabliczka zostaje pusta: to wygrana!
solve-nothing = Z tabliczki nie da się wyłożyć ani jednej kostki.
solve-not-out = { $count ->
    [one] Tej kostki nie da się wyłożyć: najwyżej { $laid } z { $count } kostki.
   *[other] Wszystkich kostek nie da się wyłożyć: najwyżej { $laid } z { $count } kostek.
}

solve-take = Weź z układu { $meld }: { $tiles }; zostają w nim: { $rest }.
solve-take-apart = Rozbierz układ { $meld }: { $tiles }.
solve-new = { $from ->
    [rack] Wyłóż z tabliczki: { $tiles }.
    [table] Ułóż z kostek ze stołu: { $tiles }.
   *[both] Wyłóż: { $tiles }; z tabliczki: { $own }.
}
solve-add = { $from ->
    [rack] Dołóż do układu { $meld } z tabliczki: { $own }; razem: { $tiles }.
    [table] Dołóż do układu { $meld }: { $moved }; razem: { $tiles }.
   *[both] Dołóż do układu { $meld }: { $moved }, a z tabliczki: { $own }; razem: { $tiles }.
}
solve-order = Ustaw układ { $meld } w tej kolejności: { $tiles }.

solve-open-best = { $tiles ->
    [one] Otwarcie o najwyższej wartości: wartość { $worth }, { $tiles } kostka
    [few] Otwarcie o najwyższej wartości: wartość { $worth }, { $tiles } kostki
    [many] Otwarcie o najwyższej wartości: wartość { $worth }, { $tiles } kostek
   *[other] Otwarcie o najwyższej wartości: wartość { $worth }, { $tiles } kostki
}
solve-open-fullest = { $tiles ->
    [one] Najwięcej kostek przy wartości co najmniej { $needed }: { $tiles } kostka, wartość { $worth }
    [few] Najwięcej kostek przy wartości co najmniej { $needed }: { $tiles } kostki, wartość { $worth }
    [many] Najwięcej kostek przy wartości co najmniej { $needed }: { $tiles } kostek, wartość { $worth }
   *[other] Najwięcej kostek przy wartości co najmniej { $needed }: { $tiles } kostki, wartość { $worth }
}
solve-open-both = { $tiles ->
    [one] Najlepsze otwarcie: wartość { $worth }, { $tiles } kostka
    [few] Najlepsze otwarcie: wartość { $worth }, { $tiles } kostki
    [many] Najlepsze otwarcie: wartość { $worth }, { $tiles } kostek
   *[other] Najlepsze otwarcie: wartość { $worth }, { $tiles } kostki
}
solve-open-short = Z tej tabliczki nie da się wykonać otwarcia: najwyższa wartość to { $worth }, a trzeba { $needed } (zasada 4.2).
solve-open-none = Z tej tabliczki nie da się wykonać otwarcia: nie ma na niej żadnego układu.

solve-standard-input = standardowe wejście
error-line = wiersz { $line }: { $error }
error-table-meld = układ { $meld } na stole: { $error }
error-no-object = wiersz nie jest obiektem JSON
error-no-lines = nie ma żadnej pozycji; każda to wiersz w formacie JSON
