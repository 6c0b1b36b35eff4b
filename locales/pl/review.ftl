# A finished game looked at again.

review-not-over = partia nie jest skończona: analiza pokazałaby tabliczki, które są jeszcze tajne (zasada 4.6)
review-title = { $edition } · { $names }
review-laid-of-possible = wyłożone kostki / możliwe do wyłożenia

review-lays = wykłada
review-opens = otwarcie za { $worth }:
review-goes-out = kończy:
review-draws = dobiera
review-passes = pasuje
review-time-up = koniec czasu:
review-wrong-lay = błędny ruch:
review-taken-back = (ruch cofnięty przez sędziego)

review-grade-inaccuracy = Niedokładność
review-grade-mistake = Błąd
review-grade-blunder = Gruby błąd
review-missed = { $grade }: { $what }.
review-tiles = { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
review-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
review-missed-win = można było wyłożyć wszystkie kostki i wygrać
review-missed-opening = można było wykonać otwarcie, wykładając { $tiles } o wartości { $worth }
review-nothing-laid = można było wyłożyć { $tiles } i zrzucić { $points }
review-fewer-tiles = można było wyłożyć o { $tiles } więcej i zrzucić o { $points } więcej
review-only-tiles = można było wyłożyć o { $tiles } więcej
review-fewer-points = tą samą liczbą kostek można było zrzucić o { $points } więcej
review-rack = Tabliczka
review-table = Stół

review-turns = ruchy
review-laid = wyłożone kostki
review-possible = możliwe do wyłożenia
review-accuracy = dokładność
review-count-inaccuracy = niedokładności
review-count-mistake = błędy
review-count-blunder = grube błędy
review-could-open = otwarcie możliwe w ruchu
review-opened = otwarcie w ruchu
review-jokers-laid = wyłożone jokery
review-jokers-left = jokery na tabliczce
review-value-left = wartość tabliczki
review-score = wygrane/punkty
review-reason = { $name } ({ $points }): { $reason }.
review-costliest = Najwięcej kosztował ruch { $turn } ({ $name }).
review-no-mistakes = Nikt nie popełnił błędu.
