# The organiser: founding an event, its people, rounds and standings.

desk = Turniej
desk-about = Od listy graczy do finału: stoliki, karty wyników, klasyfikacja, duży ekran na sali. Gracze nie potrzebują konta.
desk-found = Nowy turniej
desk-title = Nazwa turnieju
desk-organiser-name = Twoje imię i nazwisko
desk-organiser-about = Pojawi się w dzienniku turnieju przy twoich czynnościach.
desk-found-do = Załóż turniej
desk-found-key = Dostaniesz własny link. Tylko on pozwala prowadzić turniej: zachowaj go.
desk-open-file = Otwórz z pliku
desk-open-file-about = Plik całego turnieju, taki, jaki pobrał jego organizator.
desk-open-file-do = Wybierz plik…
desk-kept = Twoje turnieje w tej przeglądarce
desk-role = { $role ->
    [organiser] organizator
    [judge] sędzia
    [table] stolik
   *[screen] duży ekran
}
desk-forget = Zapomnij
desk-forget-one = Zapomnij { $title } w tej przeglądarce

# The pages of the desk.
desk-tabs = Strony turnieju
desk-tab-people = Gracze
desk-tab-plan = Plan
desk-tab-rounds = Rundy
desk-tab-standings = Klasyfikacja
desk-tab-judge = Sędzia
desk-tab-judge-waits = Sędzia ({ $count })
desk-tab-passes = Przepustki
desk-tab-records = Dziennik
desk-no-connection = Brak połączenia. To, co widać, może być nieaktualne; to, co zrobisz, zostanie wysłane, gdy połączenie wróci.
desk-busy = Chwileczkę…
desk-reason = Powód
desk-key = Twój link jest kluczem
desk-key-about = Zachowaj adres tej strony: na innym urządzeniu albo po wyczyszczeniu danych tej przeglądarki to jedyna droga z powrotem. Nie pokazuj go nikomu, kto nie ma prowadzić turnieju.
desk-key-copy = Kopiuj link organizatora
desk-key-done = Mam zapisany link
desk-key-change = Zmień wszystkie przepustki
desk-key-change-about = Gdy ktoś zobaczył twój link: dostaniesz nowy link, a sędziowie, stoliki i ekran nowe przepustki. Stare niczego już nie otworzą, więc wizytówki stolików, kody rund i karty wyników trzeba wydrukować ponownie.
desk-stage = { $kind ->
    [qualifying] Eliminacje
    [semi-final] Półfinał
   *[final] Finał
}

# What comes next.
desk-next = Teraz
desk-next-add-players = Zgłoś graczy: wklej listę albo wpisz imiona i nazwiska.
desk-next-check-in = Zaznacz, kto przyszedł: jeszcze { $missing ->
    [one] { $missing } osoba
    [few] { $missing } osoby
   *[many] { $missing } osób
}.
desk-next-plan = Ustal plan: rundy, partie i kto awansuje.
desk-next-draw = { $anew ->
    [true] Stoliki nie pasują już do graczy. Stoliki następnych rund trzeba rozlosować ponownie.
   *[false] { $missing ->
        [0] { $stage }: { $players ->
            [one] { $players } gracz
            [few] { $players } gracze
           *[many] { $players } graczy
        } do losowania stolików.
       *[other] { $stage }: { $players ->
            [one] { $players } gracz
            [few] { $players } gracze
           *[many] { $players } graczy
        } do losowania stolików. Nie przyszło i nie dostanie miejsca: { $missing }.
    }
}
desk-next-start = Stoliki rundy { $round } są gotowe. Zacznij, gdy wszyscy usiądą.
desk-next-decide = { $tablesCount ->
    [one] Stolik { $tables } czeka na sędziego. Dopóki nie ma sędziów, rozstrzygasz ty.
   *[many] Stoliki { $tables } czekają na sędziego. Dopóki nie ma sędziów, rozstrzygasz ty.
}
desk-next-wait = Trwa runda { $round }: gotowych kart wyników { $done } z { $of }.{ $done ->
    [0] { "" }
   *[other] { $tablesCount ->
        [one] { " " }Czekamy na stolik { $tables }.
       *[many] { " " }Czekamy na stoliki { $tables }.
    }
}
desk-next-answer-calls = { $count ->
    [one] { $count } wezwanie sędziego nie ma odpowiedzi. Musi ją mieć, zanim etap się skończy.
    [few] { $count } wezwania sędziego nie mają odpowiedzi. Muszą ją mieć, zanim etap się skończy.
   *[many] { $count } wezwań sędziego nie ma odpowiedzi. Muszą ją mieć, zanim etap się skończy.
}
desk-next-break-tie = Gracze dzielą miejsce na granicy awansu. Ustal ich kolejność, zanim etap się skończy.
desk-next-close = { $last ->
    [true] Wszystkie karty wyników są gotowe. Zakończ turniej, a wyniki będą ostateczne.
   *[false] Wszystkie karty wyników są gotowe. Zakończ etap i zobacz, kto awansuje.
}
desk-next-over = Turniej się skończył. Wydrukuj klasyfikację i pobierz plik, żeby go zachować.
desk-do-add-players = Zgłoś graczy
desk-do-check-in = Sprawdź obecność
desk-do-plan = Ustal plan
desk-do-draw = { $anew ->
    [true] Rozlosuj stoliki ponownie
   *[false] Rozlosuj stoliki
}
desk-do-start = Zacznij rundę { $round }
desk-do-decide = Rozstrzygnij
desk-do-wait = Zobacz stoliki
desk-do-answer-calls = Odpowiedz
desk-do-break-tie = Rozstrzygnij remis
desk-do-close = { $last ->
    [true] Zakończ turniej
   *[false] Zakończ etap
}
desk-do-over = Wyniki

# What does not go by itself.
desk-exceptions = Wymaga uwagi
desk-except-disputed = Runda { $round }, stolik { $table }: { $player } twierdzi, że karta wyników jest błędna. „{ $reason }”
desk-except-called = Runda { $round }, stolik { $table }: { $player } wzywa sędziego. „{ $reason }”
desk-except-tie = { $players } mają to samo miejsce, a awansuje tylko część z nich.
desk-except-tie-before = Po poprawce { $players } dzielą miejsce, z którego w poprzednim etapie awansowała tylko część z nich. Otwórz etap ponownie albo graj dalej.
desk-except-cut-off = Po poprawce awansować powinien kto inny. { $missingCount ->
    [0] { "" }
   *[other] Awans należy się: { $missing }.
} { $extraCount ->
    [0] { "" }
   *[other] Awans nie należy się: { $extra }.
} Otwórz etap ponownie albo graj dalej.
desk-except-seat-again = Runda { $round }: stoliki nie pasują już do graczy.
desk-except-do-judge = Do sędziego
desk-except-do-rounds = Do rund

# People.
desk-people-show = Pokaż
desk-people-all = Zgłoszeni { $count }
desk-people-expected = Niepotwierdzeni { $count }
desk-people-present = Obecni { $count }
desk-people-away = Na przerwie { $count }
desk-people-withdrawn = Wycofani { $count }
desk-people-search = Szukaj gracza
desk-people-none = Nikogo jeszcze nie zgłoszono.
desk-people-nobody = Nie ma nikogo takiego.
desk-presence = { $presence ->
    [present] obecny(-a)
    [away] na przerwie
    [withdrawn] wycofany(-a)
   *[expected] niepotwierdzony(-a)
}
desk-check-in = Jest
desk-check-in-one = { $name }: jest
desk-check-in-all = Wszyscy są
desk-person-more = Więcej: { $name }
desk-add = Zgłoś graczy
desk-add-present = Są już obecni
desk-add-one = Imię i nazwisko
desk-add-do = Dodaj
desk-add-list = Lista
desk-add-list-about = Jeden gracz w wierszu. Lista może mieć więcej kolumn: niżej wybierzesz, co zawiera każda z nich. Spóźnionych zgłasza się tak samo; dostają miejsce przy następnym losowaniu.
desk-add-list-do = Dodaj listę
desk-add-list-not = Z listy nic nie dodano: popraw te wiersze i dodaj ją jeszcze raz.
desk-add-file = Z pliku…
desk-list-preview = Lista przed dodaniem
desk-list-column = Kolumna { $column }
desk-list-kind = { $kind ->
    [name] Imię i nazwisko
    [first-name] Imię
    [last-name] Nazwisko
    [number] Numer
    [club] Klub
   *[ignore] Pomiń
}
desk-list-count = Do dodania: { $count }.
desk-list-out = Pominięte wiersze ({ $out }):
desk-list-empty = Wiersz { $line }: brak imienia i nazwiska.
desk-list-long = Wiersz { $line }: { $name } – za długi wpis, klub albo numer.
desk-list-twice = Wiersz { $line }: { $name } już jest na liście. Rozróżni te osoby klub albo numer.
desk-details = Klub, numer, nazwa publiczna
desk-details-about = Klub i numer rozróżniają osoby o tym samym imieniu i nazwisku. Są usuwane razem z nimi.
desk-public = Publicznie widać
desk-public-name = { $shown ->
    [initials] inicjały
    [number] numer
   *[full] imię i nazwisko
}
desk-public-about = Na dużym ekranie, w wydrukowanej klasyfikacji i na telefonach innych stolików. Organizator, sędziowie i gracze przy tym samym stoliku widzą imię i nazwisko.
desk-name = Imię i nazwisko
desk-check-out = Cofnij obecność
desk-unregister = Cofnij zgłoszenie
desk-unregister-about = Dla kogoś, kto został zgłoszony przez pomyłkę i nie grał. Imię i nazwisko zostaną usunięte i można je zgłosić ponownie.
desk-step-out = Przerwa na partię albo rundę
desk-step-out-about = W partiach opuszczonych przy grającym stoliku ta osoba nie ma wyniku, a pozostali grają dalej. Losowania w tym czasie ją pomijają; gdy znów będzie obecna, obejmie ją następne losowanie.
desk-step-out-do = Ma przerwę
desk-own-table = Zawsze ten sam stolik
desk-own-table-about = Na przykład blisko drzwi. Dla pozostałych losowanie jest tak samo uczciwe. O zdrowiu nie pisz w powodzie.
desk-own-table-number = Stolik
desk-own-table-do = Przydziel ten stolik
desk-own-table-free = Znów dowolny stolik
desk-withdraw = Wycofaj z turnieju
desk-withdraw-about = Dotychczasowe wyniki zostają. Następne rundy losuje się bez tego gracza.
desk-withdraw-do = Wycofaj
desk-return = Przywróć
desk-substitute = Zastępstwo
desk-substitute-about = Nowy gracz zajmuje miejsce od teraz; każdy ma punkty ze swoich partii.
desk-substitute-who = Kto przychodzi
desk-substitute-do = Zastąp
desk-substitute-nobody = Najpierw zgłoś nowego gracza i zaznacz, że jest.
desk-erase-name = Wymaż imię i nazwisko
desk-erase-name-about = Imię i nazwisko znikają z tego serwera na zawsze; turniej zostaje, a w ich miejsce pojawi się #{ $id }.
desk-erase-name-do = Wymaż
desk-apart = Nie przy jednym stoliku
desk-apart-about = Rodziny albo koledzy z drużyny: losowanie rozdziela ich, jak tylko się da.
desk-apart-who = Gracz { $number }
desk-apart-pair = { $one } i { $other }
desk-apart-do = Rozdziel
desk-let-meet = Mogą grać razem
desk-i-play = Ja też gram
desk-i-play-about = Jeśli też grasz, zgłoś się tutaj: przy twoim stoliku będzie wtedy rozstrzygał ktoś inny.
desk-make-judge = Wyznacz na sędziego
desk-make-judge-about = Ta osoba dostaje przepustkę sędziego (na stronie przepustek). O tym, co dotyczy jej jako gracza, rozstrzyga ktoś inny.

# The plan.
desk-plan = Jak przebiega turniej?
desk-preset = { $preset ->
    [one-table] Jeden stolik, do 4 graczy
    [few] Kameralny, od 5 do 7
    [small] Mały, od 8 do 11
    [club] Klubowy, od 12 do 16
    [open] Otwarty, od 17 do 32
   *[national] Krajowy, od 33 do 64
}
desk-preset-fits = polecany
desk-plan-stage = { $stage } ({ $who }): { $rounds }.
desk-plan-who-all = wszyscy
desk-plan-who-ranked = wszyscy, stoliki według miejsc
desk-plan-who-best = { $count ->
    [one] najlepszy gracz
   *[many] { $count } najlepszych
}
desk-plan-who-best-of-table = { $count ->
    [one] zwycięzcy stolików
   *[many] po { $count } najlepszych z każdego stolika
}
desk-plan-rounds = { $rounds ->
    [one] { $rounds } runda, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
    [few] { $rounds } rundy po { $games ->
        [few] { $games } partie
       *[many] { $games } partii
    }
   *[many] { $rounds } rund po { $games ->
        [few] { $games } partie
       *[many] { $games } partii
    }
}
desk-plan-all-advance = { $stage }: przy { $players ->
    [one] { $players } graczu
   *[many] { $players } graczach
} awansują wszyscy.
desk-plan-figures = Dostosuj plan
desk-plan-do = Przyjmij ten plan
desk-plan-kept = Plan przyjęty
desk-plan-kept-about = Można go zmieniać, dopóki stoliki nie są rozlosowane.
desk-plan-fixed = Stoliki są rozlosowane, więc etapy zostają. Rundy i partie, które dopiero będą, można zmienić.
desk-replan = Zmień rundy i partie
desk-replan-about = { $begun ->
    [0] Dotyczy tylko tego etapu. Zbędne rundy odpadają od ostatniej, dodane losuje się, gdy przyjdzie ich kolej. Reszta losowania zostaje.
    [one] Dotyczy tylko tego etapu. Runda, która się zaczęła, się nie zmienia. Zbędne rundy odpadają od ostatniej, dodane losuje się, gdy przyjdzie ich kolej. Reszta losowania zostaje.
   *[other] Dotyczy tylko tego etapu. Rundy, które się zaczęły ({ $begun }), się nie zmieniają. Zbędne rundy odpadają od ostatniej, dodane losuje się, gdy przyjdzie ich kolej. Reszta losowania zostaje.
}
desk-replan-rounds = Wszystkich rund
desk-replan-games = Partii w następnych rundach
desk-replan-do = Zmień
desk-end-early = Zakończ ten etap wcześniej
desk-end-early-about = { $begun ->
    [one] Etap będzie miał { $begun } rundę. Gdy wszystkie jej karty będą się liczyć, można go zakończyć.
    [few] Etap będzie miał { $begun } rundy. Gdy wszystkie ich karty będą się liczyć, można go zakończyć.
   *[many] Etap będzie miał { $begun } rund. Gdy wszystkie ich karty będą się liczyć, można go zakończyć.
}
desk-end-early-do = { $rounds ->
    [one] Odwołaj następną rundę
    [few] Odwołaj { $rounds } następne rundy
   *[many] Odwołaj { $rounds } następnych rund
}
desk-stage-rounds = Rundy
desk-stage-games = Partie
desk-stage-table = Osób przy stoliku
desk-stage-way = Kto awansuje
desk-stage-count = Ilu
desk-stage-remove = Pomiń
desk-plan-time-up = Gdy kończy się czas rundy
desk-time-up = { $way ->
    [for-nobody] niedokończone partie nie liczą się nikomu
    [empty-pool] trwającą partię liczy się jak po wyczerpaniu banku
   *[play-on] każdą partię gra się do końca
}
desk-way = { $way ->
    [best] najlepsi
   *[best-of-table] najlepsi z każdego stolika
}

# Rounds.
desk-rounds = Rundy
desk-rounds-no-plan = Stoliki rozlosujesz po ustaleniu planu.
desk-rounds-none = Stoliki nie są jeszcze rozlosowane.
desk-round-number = Runda { $round }
desk-round-stage = Runda { $round } ({ $stage })
desk-round-not-started = Jeszcze się nie zaczęła.
desk-round-sheets = Gotowych kart wyników: { $done } z { $of }.
desk-table = Stolik { $table }
desk-table-of = Runda { $round }, stolik { $table }
desk-tables-back = Wszystkie stoliki
desk-sheet = { $state ->
    [none] brak karty
    [entered] karta oddana ({ $by }), brak podpisu
    [signed] karta podpisana
    [on-paper] podpisana na papierze
    [disputed] karta zakwestionowana
   *[settled] rozstrzygnął sędzia
}
desk-sheet-called = wezwano sędziego · { $sheet }
desk-paper-about = Karta jest podpisana na papierze? Wtedy liczy się bez kolejnego podpisu.
desk-paper-do = Podpisana na papierze: zalicz
desk-clock = Zegar rundy
desk-clock-minutes = Czas rundy
desk-clock-unit = min
desk-clock-start = Włącz zegar
desk-clock-pause = Przerwa
desk-clock-go-on = Dalej
desk-clock-stop = Schowaj
desk-swap = Zamień dwoje graczy
desk-swap-about = Zamieniają się miejscami tylko w rundzie { $round }. Ocena losowania zostanie policzona na nowo.
desk-swap-seat = { $name }, stolik { $table }
desk-swap-do = Zamień
desk-draw-again = Losuj ponownie
desk-draw-again-sure = { $rounds ->
    [one] { $rounds } runda dostanie nowe stoliki. Wydrukowane dla niej karty wyników stracą ważność.
    [few] { $rounds } rundy dostaną nowe stoliki. Wydrukowane dla nich karty wyników stracą ważność.
   *[many] { $rounds } rund dostanie nowe stoliki. Wydrukowane dla nich karty wyników stracą ważność.
}
desk-cert = { $rounds ->
    [0] Stoliki
    [one] Stoliki najbliższej rundy
   *[many] Stoliki w { $rounds } najbliższych rundach
}
desk-cert-ranked = { $tables ->
    [2] Stoliki według klasyfikacji: 1-3-5-7 i 2-4-6-8.
   *[other] Stoliki według klasyfikacji.
}
desk-cert-repeats = { $best ->
    [best] Powtórne spotkania: { $found }; mniej się nie da.
   *[open] Powtórne spotkania: { $found }; mniej nie znaleziono.
}
desk-cert-back-to-back = { $found ->
    [0] Nikt nie gra z tą samą osobą w dwóch rundach z rzędu.
   *[other] { $best ->
        [best] Spotkania w dwóch rundach z rzędu: { $found }; mniej się nie da.
       *[open] Spotkania w dwóch rundach z rzędu: { $found }; mniej nie znaleziono.
    }
}
desk-cert-uneven = { $bound ->
    [0] Przy każdym stoliku jest tyle samo osób.
   *[other] { $best ->
        [best] Stoliki z wolnym miejscem są rozłożone najrówniej, jak się da.
       *[open] Stoliki z wolnym miejscem są rozłożone prawie równo.
    }
}
desk-cert-seats = { $best ->
    [best] Miejsca przy stoliku są rozłożone najrówniej, jak się da.
   *[open] Miejsca przy stoliku są rozłożone prawie równo.
}
desk-cert-apart = { $count ->
    [0] Wszystkie pary do rozdzielenia siedzą osobno.
   *[other] Pary do rozdzielenia, które siedzą razem: { $count }; inaczej się nie dało.
}
desk-cert-own-tables = { $count ->
    [0] Kto ma stały stolik, siedzi przy nim w każdej rundzie.
   *[other] Miejsca przy innym stoliku niż stały: { $count }. W rundzie nie ma stolika o tym numerze albo stoliki są według klasyfikacji.
}
desk-cert-figures = { $found } (dowiedziono: co najmniej { $bound })
desk-cert-lots = Wylosowano z kodem { $lots }. Każdy może odtworzyć to losowanie z pliku turnieju: dublet tournament draws PLIK
desk-close = { $kind ->
    [qualifying] Koniec eliminacji
    [semi-final] Koniec półfinału
   *[final] Koniec turnieju
}
desk-close-going-on = { $count ->
    [one] Awansuje { $count } osoba:
    [few] Awansują { $count } osoby:
   *[many] Awansuje { $count } osób:
}
desk-close-last = Klasyfikacja całego turnieju będzie wtedy ostateczna.
desk-close-do = { $kind ->
    [qualifying] Zakończ eliminacje
    [semi-final] Zakończ półfinał
   *[final] Zakończ turniej
}
desk-tie = Remis na granicy awansu
desk-tie-about = Ci gracze mają tyle samo punktów, a awansuje tylko część z nich. Niech rozstrzygnie losowanie albo dogrywka.
desk-tie-order = Ustaw ich w kolejności, najlepszy na górze.
desk-tie-up = { $name }: wyżej
desk-tie-down = { $name }: niżej
desk-tie-how = Co rozstrzyga?
desk-tie-by-lot = losowanie
desk-tie-by-hand = losowanie ręczne
desk-tie-by-game = dogrywka
desk-tie-do = Zatwierdź tę kolejność
desk-tie-draw-about = Losuje program; kod losowania zostaje w dzienniku.
desk-tie-draw = Losuj
desk-reopen = Otwórz ponownie zakończony etap
desk-reopen-about = Cofa zakończenie etapu, żeby można było coś poprawić. Ustalone od tego czasu stoliki przepadają.
desk-reopen-do = Otwórz ponownie

# Standings.
desk-standings-stage = Ten etap
desk-standings-event = Cały turniej
desk-standings-none = Żadna runda jeszcze się nie zaczęła.
desk-standings-ahead = obecnie awansuje
desk-standings-line = Zaznaczono osoby, które w tej chwili awansują.

# Passes.
desk-passes-print = Na papierze
desk-print-cards = Wizytówki stolików
desk-print-codes = Kody rund
desk-print-sheets = Karty wyników
desk-print-standings = Drukuj klasyfikację
desk-passes-screen = Duży ekran
desk-passes-screen-about = Na rzutnik i dla widzów.
desk-passes-judges = Sędziowie
desk-passes-judges-about = Każdy ma własną przepustkę. Bez sędziów rozstrzygasz samodzielnie na stronie „Sędzia”.
desk-passes-tables = Stoliki
desk-passes-tables-about = Gracze skanują kod swojego stolika. Każda runda ma własne kody, żeby nikt nie wpisywał wyników przy stoliku, przy którym już nie gra: wydrukuj wszystkie naraz i rozkładaj kody danej rundy.
desk-passes-tables-none = Przepustki stolików pojawią się po losowaniu.
desk-pass-show = { $title }: powiększ
desk-pass-copy = Kopiuj link: { $title }
desk-pass-open = Otwórz: { $title }
desk-pass-open-short = Otwórz
desk-judge-name = Imię i nazwisko sędziego
desk-judge-add = Dodaj
desk-revoke = Przepustka trafiła w niepowołane ręce
desk-revoke-about = Przepustka traci ważność, a jej miejsce zajmuje nowa. Telefony, które jej używają, muszą zeskanować kod ponownie.
desk-revoke-judge = Przepustka traci ważność. Sędzia, który sędziuje dalej, potrzebuje nowej.
desk-revoke-do = Unieważnij

# Records.
desk-files = Zapisz lub udostępnij
desk-files-about = W pliku jest wszystko: otworzy się na każdym serwerze i każdy może z niego przeliczyć cały turniej.
desk-file = Plik turnieju
desk-csv-standings = Klasyfikacja jako tabela (CSV)
desk-csv-scores = Wyniki partii jako tabela (CSV)
desk-delete = Usuń turniej
desk-delete-about = Wszystko, co dotyczy turnieju, zniknie z tego serwera i żadna przepustka go nie otworzy. Jeśli chcesz go zachować, najpierw pobierz plik.
desk-delete-do = Usuń z tego serwera
desk-log = Dziennik zdarzeń
desk-ground = zasada { $rule }: { $reason }
desk-ground-lots = Kod losowania: { $lots }
desk-log-found = Założono turniej, edycja: { $edition }
desk-log-plan = { $stages ->
    [one] Ustalono plan: { $stages } etap
    [few] Ustalono plan: { $stages } etapy
   *[many] Ustalono plan: { $stages } etapów
}
desk-log-replan = { $kind ->
    [qualifying] Zmieniono eliminacje
    [semi-final] Zmieniono półfinały
   *[final] Zmieniono finał
}: wszystkich rund { $rounds }, w następnych partii { $games }
desk-log-register = Zgłoszenie: { $player }
desk-log-keep-apart = Rozdzielono: { $players }
desk-log-check-in = Obecność: { $player }
desk-log-step-out = Na przerwie: { $player }
desk-log-check-out = Cofnięto obecność: { $player }
desk-log-unregister = Cofnięto zgłoszenie: { $player }
desk-log-let-meet = Nie trzeba już rozdzielać: { $players }
desk-log-own-table = { $table ->
    [0] { $player }: znów dowolny stolik
   *[other] { $player }: zawsze stolik { $table }
}
desk-log-swap = Zamiana miejsc w rundzie { $round }: { $players }
desk-log-withdraw = Wycofanie: { $player }
desk-log-substitute = Zastępstwo: { $came } za { $gone }
desk-log-seat = { $rounds ->
    [one] Rozlosowano stoliki: runda { $first }
   *[other] Rozlosowano stoliki: rundy { $first }–{ $last }
}
desk-log-start = Zaczęto rundę { $round }
desk-log-enter = Oddano kartę wyników: runda { $round }, stolik { $table }
desk-log-sign = Podpisano kartę wyników: runda { $round }, stolik { $table }
desk-log-sign-paper = Podpisano na papierze: runda { $round }, stolik { $table }
desk-log-dispute = Zakwestionowano kartę wyników: runda { $round }, stolik { $table }
desk-log-call-judge = Wezwano sędziego: runda { $round }, stolik { $table }
desk-log-rule = Decyzja sędziego: runda { $round }, stolik { $table }
desk-log-uphold = Zatwierdzono kartę wyników: runda { $round }, stolik { $table }
desk-log-correct = Poprawiono kartę wyników: runda { $round }, stolik { $table }
desk-log-penalise = Kara: { $player }, { $big ->
    [0] małe punkty { $small }
   *[other] duże punkty −{ $big }, małe punkty { $small }
}
desk-log-lift = Cofnięto karę { $penalty }
desk-log-break-tie = Rozstrzygnięto remis: { $players }
desk-log-close = { $kind ->
    [qualifying] Zakończono eliminacje
    [semi-final] Zakończono półfinał
   *[final] Zakończono finał
}
desk-log-reopen = { $kind ->
    [qualifying] Otwarto ponownie eliminacje
    [semi-final] Otwarto ponownie półfinał
   *[final] Otwarto ponownie finał
}
