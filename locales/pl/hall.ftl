# The big screen, and what is printed.

hall = Klasyfikacja
hall-pass-worthless = Ten identyfikator jest nieważny albo stracił ważność. Poproś organizatora o nowy.

# The big screen.
hall-stage-qualifying = Eliminacje
hall-stage-semi-final = Półfinał
hall-stage-final = Finał
hall-round = Runda { $round }
hall-over = Klasyfikacja końcowa
hall-before = Tu pojawią się stoliki pierwszej rundy.
hall-find = Znajdź swój stolik
hall-tables = Stoliki
hall-table = Stolik { $table }
hall-sheet-playing = gra trwa
hall-sheet-entered = wynik wpisany
hall-sheet-signed = podpisane
hall-sheet-disputed = u sędziego
hall-sheet-called = wezwano sędziego
hall-place = Miejsce
hall-name = Imię i nazwisko
hall-games = partie
hall-big = duże
hall-small = małe
hall-points = duże { $big }, małe { $small }
hall-page = Strona { $page } z { $pages }
hall-clock = Czas do końca rundy
hall-clock-paused = zegar stoi
hall-clock-up = Koniec czasu
hall-lost = Brak połączenia. Ekran może nie pokazywać najnowszych wyników.
hall-hold = Zatrzymaj tę stronę
hall-turn = Znów zmieniaj strony
hall-light = Jasny ekran
hall-dark = Ciemny ekran
hall-full = Pełny ekran
hall-full-leave = Zamknij pełny ekran
