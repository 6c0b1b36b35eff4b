# The game at one terminal.

play-no-terminal = gra potrzebuje terminala: wejście i wyjście nie mogą być plikiem ani potokiem
play-too-small = Powiększ okno: wygodne jest 80 kolumn i 24 wiersze.
play-title = { $edition } · runda { $round }, partia { $game }
play-hand-over =
    { $name }, ekran należy do ciebie.
    Pozostali odwracają wzrok; spacja pokazuje twoje kostki.
play-look-first = Najpierw każdy ogląda rozdane kostki: trzy dublety mogą dać nowe rozdanie.
play-table-empty = Stół jest pusty.
play-rack = { $count ->
    [one] { $name }: { $count } kostka, wartość { $value }
    [few] { $name }: { $count } kostki, wartość { $value }
    [many] { $name }: { $count } kostek, wartość { $value }
   *[other] { $name }: { $count } kostki, wartość { $value }
}
play-rack-hidden = Tabliczki są zakryte
play-pool = Bank: { $count }
play-stacks = Na środku nie ma stosu, więc kto dobiera, wybiera następny (zasada 2.2): klawisze ← i →.
play-last-moves = { $count ->
    [one] Bank jest pusty: ostatni ruch.
    [few] Bank jest pusty: zostały { $count } ruchy.
    [many] Bank jest pusty: zostało { $count } ruchów.
   *[other] Bank jest pusty: zostało { $count } ruchu.
}
play-lay-or-draw = Twój ruch: wyłóż kostki albo dobierz.
play-open-or-draw = { $needed ->
    [0] Twój ruch: wykonaj otwarcie dowolnym układem albo dobierz.
   *[other] Twój ruch: wykonaj otwarcie (min. { $needed }) albo dobierz.
}
play-keys = ← → przesuwa kursor, spacja wybiera kostki, Enter kładzie je na stół; ? pomoc
play-lay-or-pass = Twój ruch: wyłóż kostki albo spasuj.
play-picked = { $count ->
    [one] Wybrano: { $tiles }. Enter kładzie kostkę { $where ->
        [rack] na stół.
       *[table] tam, gdzie jest kursor.
    }
   *[other] Wybrano: { $tiles }. Enter kładzie kostki { $where ->
        [rack] na stół.
       *[table] tam, gdzie jest kursor.
    }
}
play-to-lay = { $count ->
    [one] Wyłożono { $count } kostkę, wszystko się zgadza. Klawisz t zatwierdza ruch.
    [few] Wyłożono { $count } kostki, wszystko się zgadza. Klawisz t zatwierdza ruch.
    [many] Wyłożono { $count } kostek, wszystko się zgadza. Klawisz t zatwierdza ruch.
   *[other] Wyłożono { $count } kostki, wszystko się zgadza. Klawisz t zatwierdza ruch.
}
play-not-yet = Tego jeszcze nie można zatwierdzić
play-not-ready = Tego jeszcze nie można zatwierdzić. Klawisz t powie dlaczego.
play-part-more = układ { $meld }: { $count ->
    [one] brakuje { $count } kostki
   *[other] brakuje { $count } kostek
}
play-part-not-yet = układ { $meld }: w budowie
play-part-worth = { $worth } z { $needed } na otwarcie
play-laid-to = { $own } do { $rest }
play-scroll = ↑ ↓ PgUp PgDn: wiersze { $from }–{ $to } z { $all }
play-meld-is = Układ { $meld }: { $what }
play-pick-first = Najpierw wybierz kostki spacją, potem połóż je tu klawiszem Enter.
play-doublets = Masz trzy dublety: c prosi o nowe rozdanie, Enter zachowuje kostki.
play-no-doublets = To twoje kostki. Nie masz trzech dubletów, więc nie możesz prosić o nowe rozdanie (zasada 2.3). Naciśnij Enter.
play-costs = Błędny ruch zostanie cofnięty i w tej edycji kosztuje { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
} (zasada 4.5). Zatwierdzić?
play-draw-anyway = { $count ->
    [one] Na stole leży { $count } twoja kostka. Zabrać ją i dobrać?
    [few] Na stole leżą { $count } twoje kostki. Zabrać je i dobrać?
    [many] Na stole leży { $count } twoich kostek. Zabrać je i dobrać?
   *[other] Na stole leży { $count } twojej kostki. Zabrać ją i dobrać?
}
play-not-yours = Zostaje na stole, bo nie pochodzi z twojej tabliczki: { $tile }.
play-nothing-to-undo = Nie ma czego cofać.
play-nothing-to-redo = Nie ma czego ponawiać.
play-nothing-laid-yet = Nikt jeszcze niczego nie wyłożył.
play-may-announce = Zapowiedz otwarcie: jeśli ktoś skończy, stracisz { $less }, a nie { $more } (zasada 7.4).
play-you-drew = Dobierasz { $tiles }.
play-thinks = { $name } myśli…
play-hint-thinking = Szukam ruchu…
play-hint-none = { $pool ->
    [0] Nie możesz niczego wyłożyć: spasuj.
   *[other] Nie możesz niczego wyłożyć: dobierz.
}
play-hint-no-opening = { $needed ->
    [0] { $pool ->
        [0] Na tabliczce nie ma układów na otwarcie: spasuj.
       *[other] Na tabliczce nie ma układów na otwarcie: dobierz.
    }
   *[other] { $pool ->
        [0] Z tych kostek nie da się jeszcze wykonać otwarcia za co najmniej { $needed }: spasuj.
       *[other] Z tych kostek nie da się jeszcze wykonać otwarcia za co najmniej { $needed }: dobierz.
    }
}
play-hint-some = Możesz wyłożyć { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}: { $kind ->
    [out] całą tabliczkę, więc wygrywasz
    [open] otwarcie z tabliczki
    [new] nowe układy z tabliczki
    [add] do układów na stole
    [both] nowe układy i coś do układów na stole
   *[rearrange] po przestawieniu kostek na stole
}. Klawisz n pokaże, czym.
play-hint-where = { $count ->
    [0] Weź z tabliczki { $tiles }.
    [one] Weź z tabliczki { $tiles } i spójrz na układ { $melds }.
   *[other] Weź z tabliczki { $tiles } i spójrz na układy { $melds }.
} Klawisz n pokaże ruch.
play-hint-done = To cały ruch. Klawisz t kończy ruch, u go cofa.
play-no-scores = Żadna partia nie jest jeszcze skończona.
play-points = wygrane / punkty
play-racks-left = Zostało na tabliczkach
play-quit-saved = Zakończyć? Gra jest zapisana. Dalszy ciąg: dublet play --resume { $file }
play-quit-unsaved = Zakończyć? Gra nie jest jeszcze nigdzie zapisana.
play-quit-over = Zakończyć?
play-saved = Gra jest zapisana. Dalszy ciąg: dublet play --resume { $file }
play-record-kept = Partia jest zapisana. Przegląd: dublet review { $file }
play-trouble = Coś się nie udało
play-rules-differ = Zasady domowe:
play-help =
    Kostki: ◆ czarne, ● czerwone, ▲ niebieskie, ■ żółte; J★ joker; J◆ J● J▲
    J■ kolorowe jokery; D‖ podwójny, M↔ lustrzany, C◐ zmiany koloru.
    Znaki: ^ wybrana, * wyłożona w tym ruchu, ~ dobrana, wyłożona lub
    przestawiona od twojego ostatniego ruchu, < z podpowiedzi, … jeszcze nie
    układ, + miejsce na nowy układ.
    Gracze: ✓ po otwarciu, – bez otwarcia, ! zapowiedź otwarcia.

    ← ↑ ↓ → h j k l  ruch kursora; Tab przeskakuje między tabliczką a stołem
    Spacja           wybierz kostkę albo cofnij wybór
    Enter, p         połóż wybrane kostki w układzie pod kursorem lub w nowym;
                     kursor na pierwszej kostce: kładzie przed nią; wybrane
                     tylko kostki tego układu: odłącza je
    b, Backspace     zabierz swoje kostki na tabliczkę
    u, r             cofnij krok, ponów go; x zabiera wszystko
    t                zakończ ruch
    d                dobierz, a gdy bank jest pusty, spasuj
    n                podpowiedź: jaki ruch; znowu: które kostki; znowu: cały
                     ruch
    w                zaznacz, co zmieniło ostatnie wyłożenie; znowu: wszystko
                     od twojego ostatniego ruchu
    s                sortuj według liczb (777) albo kolorów (789)
    a, c             zapowiedz otwarcie (zasada 7.4), poproś o nowe
                     rozdanie (2.3)
    PgUp, PgDn       przewiń stół albo tę pomoc
    g, ?, q          wyniki, ta pomoc, koniec
    v                po partii: zapisz ją do przeglądu

    Mysz: klikaj kostki, by je wybrać, potem układ albo puste miejsce. Prawy
    przycisk wybiera jeszcze jedną kostkę ze stołu. Kostki można też
    przeciągać. Przyciski na dole też działają.

    --save KATALOG zapisuje grę po każdym ruchu, --resume PLIK gra dalej.
    Plik niedokończonej partii zawiera kostki wszystkich graczy: nie
    zaglądaj do niego.

key-space = Spacja
# Letters that answer a question; y and n answer too.
key-yes = t
key-no = n
button-lay = { $count ->
    [one] wyłóż { $count } kostkę
    [few] wyłóż { $count } kostki
    [many] wyłóż { $count } kostek
   *[other] wyłóż { $count } kostki
}
button-draw = dobierz
button-pass = pas
button-hint = podpowiedź
button-undo = cofnij
button-redo = ponów
button-reset = zabierz wszystko
button-by-number = sortuj 777
button-by-colour = sortuj 789
button-last = zmiany
button-scores = wyniki
button-help = pomoc
button-quit = koniec
button-show = pokaż moje kostki
button-keep = zostawiam te kostki
button-claim = nowe rozdanie
button-announce = wyłożę się w następnej rundzie
button-go-on = dalej
button-next-game = następna partia
button-again = zagraj znowu
button-review = zapisz do przeglądu
button-leave = wyjdź
button-close = zamknij
button-stay = graj dalej
button-save-and-quit = zapisz w tym katalogu i zakończ
button-quit-unsaved = zakończ bez zapisu
button-mend = poprawiam
button-lay-anyway = zatwierdzam

start-about = remik kostkowy dla ludzi i botów
start-enter = Naciśnij Enter, by zagrać, albo najpierw wybierz:
start-keys = ↑ ↓ wiersz, ← → zmiana, imię wpisz z klawiatury, Enter: graj, Esc: wyjdź
start-edition = Edycja
start-seat = Gracz { $number }
start-you = Gracz
start-player = Gracz { $number }
start-person = { $name } (człowiek)
start-bot = bot: { $level }
start-nobody = nikt
start-about-level = { $level ->
    [novice] przeocza kostki
    [casual] przestawia układ lub dwa
    [steady] co ruch wykłada, ile się da
    [sharp] zbiera, potem kładzie wiele naraz
    [master] myśli naprzód, najsilniejszy
   *[other] { $level }
}
start-about-edition = { $edition ->
    [standard] pudełko 3 w 1: zwykła gra
    [twist] pudełko 3 w 1: jokery specjalne
    [expert] pudełko 3 w 1: jokery w kolorach
    [original] pudełko Original: surowsza zasada jokera
    [family] pudełka Standard, Mundo, Exclusive
    [xp] pudełko XP: 160 kostek, do sześciu osób
    [championship-2019] zasady turniejowe z 2019 roku
    [championship] obecne zasady turniejowe
    [championship-twist] zasady turniejowe, jokery z Twista
    [championship-expert] zasady turniejowe, jokery z Experta
   *[other] { $edition }
}
start-clock = Zegar
start-no-clock = bez zegara
start-seconds = { $count ->
    [one] { $count } sekunda na ruch
    [few] { $count } sekundy na ruch
    [many] { $count } sekund na ruch
   *[other] { $count } sekundy na ruch
}
start-about-clock = jak w edycji
start-rounds = Rundy
start-rounds-of = { $rounds ->
    [one] { $rounds } runda ({ $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    })
    [few] { $rounds } rundy po { $games ->
        [few] { $games } partie
       *[many] { $games } partii
    }
   *[many] { $rounds } rund po { $games ->
        [few] { $games } partie
       *[many] { $games } partii
    }
}
start-start = Graj

saved-not-json = to nie jest zapisana gra: { $error }
saved-version = zapisała to inna wersja programu (format { $version }, ta czyta 1)
saved-torn = części zapisanej gry nie pasują do siebie
