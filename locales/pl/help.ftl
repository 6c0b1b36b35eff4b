# What `--help` says: `help-COMMAND` of a command, `help-COMMAND-OPTION` of an option or argument; `help-arg-OPTION` where one
# means the same in several commands.

help-dublet = Remik kostkowy: gra, sprawdzanie układów, najlepszy ruch, punktacja, sprawdzanie zapisów.
help-word-usage = Użycie:
help-word-commands = Polecenia
help-word-arguments = Argumenty
help-word-options = Opcje
help-usage-options = OPCJE
help-usage-command = POLECENIE
help-name = { $name ->
    [EDITION] EDYCJA
    [AGAINST] DRUGA
    [TILES] KOSTKI
    [FILE] PLIK
    [GAME] PARTIA
    [DATA] KATALOG
    [DIR] KATALOG
    [SAVE] KATALOG
    [LIST] LISTA
    [FIRST] PIERWSZY
    [SECOND] DRUGI
    [LANG] JĘZYK
    [SEED] ZIARNO
    [PLAYERS] GRACZE
    [TABLE] STÓŁ
    [RACK] TABLICZKA
    [GOAL] CEL
    [STATES] STANY
    [SECONDS] SEKUNDY
    [CLOCK] SEKUNDY
    [SEATS] MIEJSCA
    [RULES] ZASADY
    [ROUNDS] RUNDY
    [GAMES] PARTIE
    [ADDRESS] ADRES
    [WORSE] SŁABSZY
    [BETTER] MOCNIEJSZY
    [WHAT] CO
    [TO_THE_END] SEKUNDY
    [TITLE] NAZWA
    [THREADS] WĄTKI
    [STEPS] KROKI
    [STAGE] ETAP
    [PAIRS] ROZDANIA
    [MOVES] RUCHY
    [LEVEL] POZIOM
    [LEFT] RUCHY
    [KILLS] RAZY
    [FORMAT] FORMAT
    [CLIENTS] GRACZE
   *[other] { $name }
}
help-default = [domyślnie: { $value }]
help-values = [możliwe wartości: { $values }]
help-arg-lang = Język odpowiedzi; bez tej opcji taki jak w systemie
help-arg-help = Pokaż tę pomoc
help-arg-version = Pokaż wersję
help-command-help = Pokaż tę pomoc albo pomoc podanego polecenia
help-arg-json = Odpowiedz w formacie JSON
help-arg-edition = Edycja, na przykład family (pudełka Standard, Mundo, Exclusive) albo standard (pudełko 3 w 1); wszystkie pokazuje dublet editions
help-arg-out = Zapisz do tego pliku
help-arg-states = Ile pracy bot może włożyć w ruch, w stanach solvera

help-play = Graj w tym terminalu, z ludźmi i botami
help-play-edition = Edycja, na przykład family (pudełka Standard, Mundo, Exclusive); bez niej standard (pudełko 3 w 1)
help-play-rules = Zasady domowe: plik TOML z edycją i wartościami, które się różnią
help-play-players = Kto gra, po przecinku: poziom (novice, casual, steady, sharp, master) albo imię=poziom to bot, każde inne imię to człowiek; bez tej opcji program zapyta
help-play-rounds = Ile rund
help-play-clock = Sekundy na ruch albo none (bez zegara); bez tej opcji tyle, ile mówi edycja
help-play-save = Zapisuj grę w tym katalogu po każdym ruchu, a po skończonej partii jej zapis. Plik niedokończonej partii zawiera kostki wszystkich: nie zaglądaj do niego
help-play-resume = Graj dalej tam, gdzie przerwano zapisaną grę

help-meld = Sprawdź, czy kostki tworzą układ, i powiedz, dlaczego nie
help-meld-edition = Edycja, z której są kostki
help-meld-tiles = Kostki w kolejności wyłożenia, na przykład r3 r4 r5; J to joker, a D, M i C to jokery z Twista
help-meld-all = Podaj wszystkie powody, nie tylko te najbliższego układu

help-solve = Znajdź najlepszy ruch dla jednej pozycji albo dla wielu, po jednej w wierszu JSON
help-solve-edition = Edycja albo zasady domowe, na przykład 'standard joker_penalty=30'
help-solve-table = Układy na stole, na przykład 'r3 r4 r5 | k5 r5 y5'; bez tej opcji stół jest pusty
help-solve-rack = Kostki na tabliczce, na przykład 'r6 b5'
help-solve-goal = W czym ruch ma być najlepszy: tiles wykłada najwięcej kostek, shed najwyższą wartość, out całą tabliczkę (te trzy zakładają, że otwarcie już było); open znajduje otwarcie o najwyższej wartości, a z kilku takich to z największą liczbą kostek
help-solve-batch = Odpowiedz w formacie JSON na każdy wiersz tego pliku z pozycjami; - to standardowe wejście
help-solve-threads = Ile wątków liczy; bez tej opcji tyle, ile jest procesorów
help-solve-keep-going = Pomiń błędne wiersze: odpowiedz na pozostałe i zakończ z kodem 2

help-editions = Wypisz edycje, pokaż jedną albo porównaj dwie
help-editions-edition = Pokaż wszystkie wartości tej edycji
help-editions-against = Pokaż tylko, czym różni się od tej edycji
help-editions-markdown = Porównaj wszystkie edycje jako tabelę Markdown

help-score = Podlicz partie z końcowych tabliczek
help-score-file = Co komu zostało w każdej partii, w formacie JSON; plik opisuje docs/score.md, z przykładem

help-verify = Odtwórz skończoną partię: sprawdź, czy każdy ruch był zgodny z zasadami, a mieszanie uczciwe
help-verify-game = Zapis partii
help-review = Obejrzyj skończoną partię jeszcze raz: co zagrano, co było najlepsze, co przeoczono
help-review-game = Zapis skończonej partii

help-simulate = Niech boty zagrają ze sobą
help-simulate-players = Kto gra: poziom na każde miejsce, po przecinku
help-simulate-games = Ile partii
help-simulate-seed = To samo ziarno daje te same partie
help-simulate-save = Zapisz każdą partię w tym katalogu

help-arena = Zmierz siłę bota w grze przeciw innym na tych samych rozdaniach
help-arena-first = Poziom, który się mierzy
help-arena-others = Kto zajmuje pozostałe miejsca; gdy podasz kilka, po przecinku, z każdym jest osobny mecz
help-arena-pairs = Ile rozdań; każde gra się raz z każdego miejsca
help-arena-seats = Ile osób siedzi przy stole
help-arena-seed = To samo ziarno daje te same partie
help-arena-elo = Dwie siły, między którymi rozstrzyga test, w Elo
help-arena-sprt = Zakończ, gdy tylko test rozstrzygnie
help-arena-report = Zapisz stronę z wykresami do tego pliku

help-tournament = Losowanie stolików, sprawdzanie i podsumowanie turniejów
help-tournament-seat = Rozlosuj stoliki z jak najmniejszą liczbą powtórnych spotkań i pokaż dowiedzioną dolną granicę
help-tournament-seat-players = Ilu gra
help-tournament-seat-rounds = Ile rund
help-tournament-seat-table = Ile osób siedzi przy pełnym stoliku
help-tournament-seat-apart = Dwoje graczy do rozdzielenia, na przykład 3-7; można podać kilka razy
help-tournament-seat-event = Rundy, które zostały w turnieju z tego pliku, z jego historią, spóźnionymi i wycofanymi
help-tournament-seat-seed = To samo ziarno daje te same stoliki
help-tournament-seat-steps = Ile pracy można w to włożyć, w krokach
help-tournament-import = Utwórz turniej z listy graczy
help-tournament-import-list = Gracze, po jednym w wierszu, jak w pliku CSV: imię i nazwisko w pierwszej kolumnie
help-tournament-import-title = Nazwa turnieju
help-tournament-import-present = Wszyscy są: potwierdź obecność
help-tournament-check = Przelicz turniej z jego pliku
help-tournament-check-file = Plik turnieju
help-tournament-draws = Odtwórz losowania turnieju z jego pliku i powiedz, czy wychodzi to samo
help-tournament-draws-file = Plik turnieju
help-tournament-generate = Wygeneruj przykładowy turniej
help-tournament-generate-seed = To samo ziarno daje ten sam turniej
help-tournament-generate-players = Ilu gra na początku
help-tournament-standings = Pokaż klasyfikację turnieju
help-tournament-standings-file = Plik turnieju
help-tournament-standings-stage = Tylko jeden etap, od 1; bez tej opcji cały turniej, najpierw ci, którzy zaszli dalej
help-tournament-export = Zapisz klasyfikację albo wyniki jako CSV, a wszystko, co widzą sala i sędzia, jako JSON
help-tournament-export-file = Plik turnieju
help-tournament-export-what = Co zapisać: standings to klasyfikacja, scores wynik każdej partii
help-tournament-export-json = JSON zamiast CSV: klasyfikacja, tablica i to, co czeka na sędziego

help-serve = Uruchom serwer do gry przez sieć
help-serve-config = Plik z ustawieniami; bez tej opcji dublet.toml, jeśli jest
help-serve-listen = Adres i port, na którym serwer nasłuchuje
help-serve-lan = Nasłuchuj na każdym adresie komputera i pokaż, także jako kod QR, adres dla osób w tym samym pokoju
help-serve-data = Katalog, w którym wszystko jest zapisywane
help-serve-origin = Adres, który ludzie wpisują, na przykład https://rummy.example, gdy przed serwerem stoi proxy
help-serve-trusted-proxy = Ufaj ostatniemu adresowi w X-Forwarded-For: tylko za proxy, które go wpisuje
help-serve-tls = Używaj https, z certyfikatem utworzonym w katalogu danych, jeśli żadnego nie podano
help-serve-tls-cert = Łańcuch certyfikatów dla https, w formacie PEM
help-serve-tls-key = Jego klucz prywatny, w formacie PEM
help-serve-metrics = Adres i port z danymi dla Prometheusa, pod /metrics
help-serve-log-format = Format dziennika: text albo json
help-serve-log-level = error, warn, info, debug albo trace
help-serve-sockets-per-address = Ile najwyżej połączeń ze stołami z jednego adresu
help-serve-no-limits = Nie ograniczaj liczby żądań; tylko na adresie lokalnym, do pomiarów serwera
help-serve-tables = Ile najwyżej stołów jest otwartych
help-serve-bot-threads = Ile najwyżej botów myśli naraz

help-load = Zmierz wydajność serwera na tym komputerze przy wielu graczach
help-load-clients = Ilu graczy jest połączonych naraz
help-load-seats = Ile miejsc ma stół
help-load-rules = Zasady przy wszystkich stołach
help-load-clock = Sekundy na ruch
help-load-left = Przy grze z zegarem: w co którym ruchu czas upływa
help-load-moves = Ruchów na sekundę przy wszystkich stołach razem
help-load-seconds = Ile sekund gry się mierzy
help-load-kills = Ile razy w tym czasie serwer jest zatrzymywany siłą i uruchamiany ponownie
help-load-to-the-end = Graj, aż każdy stół skończy rundę, najwyżej o tyle sekund dłużej
help-load-seed = Ziarno losowania graczy

help-backup = Skopiuj dane serwera, także gdy działa
help-backup-data = Katalog danych serwera
help-backup-file = Kopia; istniejący plik nie jest nadpisywany
help-restore = Przywróć dane serwera z kopii
help-restore-file = Kopia
help-restore-data = Katalog danych, bez bazy danych w środku
