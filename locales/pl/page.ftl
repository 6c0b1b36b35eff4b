# The page.

page-title = Dublet: remik kostkowy
skip = Przejdź do treści
loading = Chwileczkę…
close = Zamknij
reload = Wczytaj ponownie
not-here = Tu nic nie ma.
page-failed = Coś się zepsuło na tej stronie. Wczytaj ją ponownie; gry są zachowane.
saved = Zapisano.
save = Zapisz
go-on = Dalej
you = Ty
somebody = ktoś

# The first screen.
home-about = Remik kostkowy: na minutę albo na cały wieczór.
home-back = Do ekranu głównego
home-continue = Graj dalej
left-title = { $what ->
    [match] Masz niedokończoną grę
   *[game] Jedna partia jeszcze trwa
}
left-about = { $what ->
    [match] Nowa gra zakończyłaby tamtą, a zdobyte w niej punkty by przepadły.
   *[game] Nowa gra by ją zakończyła, bez punktów.
}
left-new = Zacznij nową grę
left-between = następna partia czeka
turn-yours = Twój ruch
turn-of = Ruch: { $name }
tables-open = Stoły, przy których można grać dalej
table-with = { $names }
table-back = Wróć do stołu
table-own = Twój stół
table-between = przerwa między partiami
table-dealing = trwa rozdanie
table-taken = { $watch ->
    [yes] wszystkie miejsca zajęte, możesz popatrzeć
   *[no] wszystkie miejsca zajęte
}
table-stand-in = gra za ciebie bot
table-free = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
home-play = Graj teraz
home-usual = Zwykła gra
home-play-with = { $bots ->
    [one] { $edition }, z { $bots } botem
   *[other] { $edition }, z { $bots } botami
}
home-change = Zmień
home-first = Pierwszy raz? Naucz się w minutę
home-friends = Graj z przyjaciółmi
home-friends-about = Przez link albo kod
home-device = Na jednym urządzeniu
home-device-about = Podawajcie je sobie przy stole
home-more = Więcej
learn = Nauka
rules = Zasady
rules-of = Zasady · { $edition }
rules-differ = Zasady domowe tej gry
rules-edition = „{ $name }”
rules-contents = Tematy
rules-values = Wszystkie wartości
rule-number = Zasada { $number }
home-learn-about = Pierwszy ruch w minutę
home-rules-about = Krótko, dla każdej edycji
home-score = Karta wyników
home-score-about = Zna zasady każdej edycji
home-clock = Zegar
home-clock-about = Jedno dotknięcie kończy ruch
home-solve = Możliwe ruchy
home-solve-about = Najlepszy ruch, otwarcie, poprawność stołu
home-tournament = Turniej
home-tournament-about = Stoliki, wyniki, duży ekran
home-join-about = Usiądź przy stole
home-games-about = Wróć do partii albo ją zapisz
games = Moje gry
join-code = Dołącz kodem

# A new game.
new-bots = Nowa gra
new-friends = Gra z przyjaciółmi
new-device = Na jednym urządzeniu
edition = Edycja
edition-which-box = Które masz pudełko?
edition-about = { $edition ->
    [standard] Zwykła gra z dwoma jokerami; joker na tabliczce kosztuje 50.
    [twist] Jokery podwójne i lustrzane oraz jokery zmiany koloru.
    [expert] Osiem jokerów, po dwa w każdym kolorze.
    [original] Surowsza zasada dla jokerów uwolnionych ze stołu.
    [family] Joker na tabliczce kosztuje 30, a gdy bank jest pusty, każdy ma jeszcze jeden ruch.
    [xp] 160 kostek, do sześciu graczy.
    [championship-2019] Zasady turniejowe z 2019 roku, 40 sekund na ruch.
    [championship] Obecne zasady turniejowe: stosy dają sobie sąsiedzi, 40 sekund na ruch.
    [championship-twist] Zasady turniejowe z jokerami z Twista.
    [championship-expert] Zasady turniejowe z jokerami z Experta.
   *[other] { $edition }
}
# In a sentence: with the box where the name alone would be taken for another one's.
edition-from-box = { $edition ->
    [standard] Standard z pudełka 3 w 1
    [family] Rodzinna (pudełko Standard, Mundo lub Exclusive)
   *[other] { $name }
}
# In a list: what is printed on the box leads.
edition-in-list = { $box }: { $name }
# Where several come in one.
edition-box-with = { $box } ({ $names })
edition-and-box = Pudełko i edycja
edition-all = Wszystkie edycje
edition-more = Mistrzostwa i wszystkie edycje
edition-aside = Odłożone, bo ta edycja tego nie ma: { $rules }.
edition-clock = Zegar tej edycji: { $clock }.
player-count = Gracze
level = Siła botów
rounds = Rundy
rounds-none = jedna partia
rounds-count = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
# How long it lasts: so many rounds of so many games.
rounds-of = { $rounds ->
    [one] { $rounds } runda ({ $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    })
    [few] { $rounds } rundy po { $games ->
        [one] { $games } partii
        [few] { $games } partie
       *[many] { $games } partii
    }
   *[many] { $rounds } rund po { $games ->
        [one] { $games } partii
        [few] { $games } partie
       *[many] { $games } partii
    }
}
round-games = { $games ->
    [one] 1 runda = { $games } partia.
    [few] { $starts ->
        [once] 1 runda = { $games } partie: każdy raz zaczyna.
       *[otherwise] 1 runda = { $games } partie.
    }
   *[many] { $starts ->
        [once] 1 runda = { $games } partii: każdy raz zaczyna.
       *[otherwise] 1 runda = { $games } partii.
    }
}
rounds-games = { $games ->
    [one] Razem { $games } partia.
    [few] Razem { $games } partie.
   *[many] Razem { $games } partii.
}
clock = Czas na ruch
clock-none = bez zegara
clock-short = { $count } s
clock-minutes = { $count } min
clock-seconds = { $count } s na ruch
game-impossible = Tak ustawionej gry nie da się rozegrać.
field-missing = Uzupełnij to pole.
field-wrong = Tego nie można tu wpisać.
house-bad-number = Liczba całkowita od { $from } do { $to }.
house-rules = Zasady domowe
house-kept = Zachowane z poprzedniej gry: { $rules }.
house-drop = Bez zasad domowych
house-rules-changed = Zasady domowe: zmienione { $count }
house-changed = Zmienione
house-edition-has = w tej edycji: { $value }
house-put-back = Przywróć: { $rule }
topic-deal = Rozdanie
topic-opening = Otwarcie
topic-jokers = Układy i jokery
topic-turn = Ruch i zegar
topic-end = Koniec i punkty
start = Graj
people-here = Kto gra?
person-number = Gracz { $number }
person-or-bot = bez imienia gra bot
name-repeated = Imię { $name } się powtarza.
name-of-bot = Tak nazywa się bot przy tym stole.

# With others.
your-name = Twoje imię
your-name-about = Zobaczą je inni przy stole. Konto nie jest potrzebne.
guest-name = Gość
open-table = Otwórz stół
quick-play = Zagraj z nieznajomymi
quick-play-about = Jeśli w kilka sekund nikt nie przyjdzie, wolne miejsca zajmą boty.
spectators-allowed = Inni mogą patrzeć
wait = Ile czekać, gdy kogoś nie ma
wait-always = bez limitu
wait-about = { $wait ->
    [always] Gra poczeka, aż ta osoba wróci.
   *[minutes] Potem, do powrotu tej osoby, gra za nią bot.
}
wait-clock-about = Nieobecność nie zatrzymuje zegara. Gdy ruch przepadnie, gra bot, dopóki gracz nie wróci.
waits-minutes = na nieobecną osobę czeka się { $count } min
waits-always = na nieobecną osobę czeka się zawsze
waits-clock = zegar biegnie także bez gracza, potem gra za niego bot
watch = Patrz
invited-by = { $name } zaprasza
invited-table = Zaproszenie do gry
invited-about = Remik kostkowy: wygrywa, kto pierwszy wyłoży wszystkie kostki.
invited-playing = Właśnie trwa partia.
code = Kod
code-about = Sześć znaków od osoby, która otworzyła stół.
join = Dołącz
invite = Zaproś
invite-about = Wyślij link, pokaż kod QR albo podaj kod.
qr-code = Kod QR linku
copy-link = Kopiuj link
copied = Skopiowano
lobby = Przed grą
seat-free = wolne
name-you = { $name } (ty)
sit = Usiądź tu
add-bot = Dodaj bota
unseat = Zwolnij miejsce: { $name }
bot-level = bot, { $level }
bot-name = { $at ->
    [0] Ada
    [1] Bruno
    [2] Kleo
    [3] Dora
    [4] Emil
   *[5] Flora
}
change-name = Zmień imię
ready = Możemy zaczynać
ready-is = czeka na start
ready-not = jeszcze się szykuje
ready-no-longer = Chwila, jeszcze nie
lobby-waits-for-people = Gra zacznie się, gdy wszystkie miejsca będą zajęte i każdy naciśnie „Możemy zaczynać”.
lobby-waits-for-ready = Gra zacznie się, gdy każdy naciśnie „Możemy zaczynać”.
other-rules = Inne zasady
other-rules-about = Wszyscy zostają przy stole i od razu widzą nowe zasady. Zaczyna się nowa gra.
other-rules-do = Graj według tych zasad

# The game.
game-title = Gra
players = Gracze
actions = Działania
tile-count = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
tiles-left = { $count ->
    [one] została { $count } kostka
    [few] zostały { $count } kostki
    [many] zostało { $count } kostek
   *[other] zostało { $count } kostki
}
not-opened = jeszcze bez otwarcia
not-opened-about = { $opening ->
    [0] { $who ->
        [you] Nie masz jeszcze otwarcia: twoje pierwsze układy mogą mieć dowolną wartość.
       *[other] { $name }: jeszcze bez otwarcia. Pierwsze układy mogą mieć dowolną wartość.
    }
   *[other] { $who ->
        [you] Nie masz jeszcze otwarcia: twoje pierwsze układy muszą być warte razem co najmniej { $opening }.
       *[other] { $name }: jeszcze bez otwarcia. Pierwsze układy muszą być warte razem co najmniej { $opening }.
    }
}
announced-about = { $who ->
    [you] Masz zapowiedziane otwarcie: jeśli partia skończy się przed twoim następnym ruchem, stracisz mniej.
   *[other] { $name }: otwarcie zapowiedziane. Jeśli partia skończy się przed następnym ruchem tej osoby, strata będzie mniejsza.
}
mark-resigned = poddanie
mark-stand-in = bot
mark-away = offline
mark-left = już nie gra
mark-announced = zapowiedź
menu = Menu
panel = Wynik i ruchy
panel-open = Pokaż wynik i ruchy
score = Wynik
score-of-game = Wynik · partia { $game } z { $games }
score-wins = wygrane
score-points-column = punkty
last-turns = Ostatnie ruchy
replay = Pokaż ponownie
nothing-yet = Jeszcze nic się nie stało.
pool = Bank
pool-left = { $count ->
    [0] bank pusty
    [one] w banku { $count }
    [few] w banku { $count }
    [many] w banku { $count }
   *[other] w banku { $count }
}
last-moves = { $count ->
    [one] Ostatni ruch.
    [few] Zostały { $count } ruchy.
    [many] Zostało { $count } ruchów.
   *[other] Zostało { $count } ruchu.
}
undo = Cofnij
redo = Ponów
take-back = Zabierz
sort = Sortuj
sort-by-groups = Sortuj według liczb
sort-by-runs = Sortuj według kolorów
hint = Podpowiedź
do-lay = { $count ->
    [one] Zakończ: { $count } kostka
    [few] Zakończ: { $count } kostki
    [many] Zakończ: { $count } kostek
   *[other] Zakończ: { $count } kostki
}
do-put = { $count ->
    [one] Połóż { $count } kostkę
    [few] Połóż { $count } kostki
    [many] Połóż { $count } kostek
   *[other] Połóż { $count } kostki
}
do-unfit = To jeszcze nie układ
do-let-go = Zostaw na miejscu
told-unfit = Te kostki ({ $count }) to nie układy: grupa ma jedną liczbę, a seria jeden kolor i kolejne liczby.
fault-joker-alone = Joker musi się znaleźć w układzie, zanim zakończysz ruch
told-more = { $count ->
    [one] I jeszcze { $count } błąd.
    [few] I jeszcze { $count } błędy.
   *[many] I jeszcze { $count } błędów.
}
do-end-turn = Zakończ ruch
do-draw = Dobierz kostkę
do-pass = Spasuj
do-back = Już jestem
do-result = Wynik
do-wait = Chwileczkę…
looking-on = Przyglądasz się grze.
do-wait-for = Ruch: { $name }
do-hand-over = Ukryj kostki: teraz { $name }
do-take-back = { $or ->
    [pass] Zabierz albo spasuj…
   *[draw] Zabierz albo dobierz…
}
do-put-back = Przywróć stół
banner-open = { $needed ->
    [0] { $or ->
        [pass] Twój ruch: wykonaj otwarcie dowolnym układem albo spasuj.
       *[draw] Twój ruch: wykonaj otwarcie dowolnym układem albo dobierz.
    }
   *[other] { $or ->
        [pass] Twój ruch: wykonaj otwarcie (min. { $needed }) albo spasuj.
       *[draw] Twój ruch: wykonaj otwarcie (min. { $needed }) albo dobierz.
    }
}
banner-away = { $name }: offline. Gra czeka.
banner-away-minutes = { $name }: offline. Po { $count } min zagra bot.
banner-away-minutes-left = { $name }: offline. Za { $count } min zagra bot.
banner-away-seconds-left = { $name }: offline. Za { $count } s zagra bot.
banner-opening = Twój ruch: { $worth } z { $needed } na otwarcie.
banner-hurry = Zakończ ruch na czas, inaczej kostki wrócą na tabliczkę.
banner-opens = Twój ruch: otwarcie za { $worth }.
banner-lay = { $or ->
    [pass] Twój ruch: wyłóż kostki albo spasuj.
   *[draw] Twój ruch: wyłóż kostki albo dobierz.
}
banner-laid = { $count ->
    [one] Twój ruch: na razie { $count } kostka.
    [few] Twój ruch: na razie { $count } kostki.
    [many] Twój ruch: na razie { $count } kostek.
   *[other] Twój ruch: na razie { $count } kostki.
}
banner-bench = { $count ->
    [one] Twój ruch: { $count } odłożona kostka czeka na miejsce.
    [few] Twój ruch: { $count } odłożone kostki czekają na miejsce.
    [many] Twój ruch: { $count } odłożonych kostek czeka na miejsce.
   *[other] Twój ruch: { $count } odłożonej kostki czeka na miejsce.
}
missing-alone = { $tile }: pojedyncza kostka
missing-third = { $one }, { $two }: brakuje jednej
hint-looking = Szukam…
hint-none = Nic nie da się wyłożyć.
hint-no-opening = Z tych kostek nie da się jeszcze wykonać otwarcia.
hint-some = { $count ->
    [one] Jest ruch: można wyłożyć { $count } kostkę.
    [few] Jest ruch: można wyłożyć { $count } kostki.
    [many] Jest ruch: można wyłożyć { $count } kostek.
   *[other] Jest ruch: można wyłożyć { $count } kostki.
}
hint-some-in-all = { $count ->
    [one] Można wyłożyć więcej: razem { $count } kostkę.
    [few] Można wyłożyć więcej: razem { $count } kostki.
   *[many] Można wyłożyć więcej: razem { $count } kostek.
}
hint-these = Można wyłożyć: { $tiles }.
hint-these-in-all = Razem można wyłożyć: { $tiles }.
hint-next = { $count ->
    [0] Jeśli stół się nie zmieni, w swoim ruchu nic nie wyłożysz.
    [one] Jeśli stół się nie zmieni, w swoim ruchu możesz wyłożyć { $count } kostkę.
    [few] Jeśli stół się nie zmieni, w swoim ruchu możesz wyłożyć { $count } kostki.
    [many] Jeśli stół się nie zmieni, w swoim ruchu możesz wyłożyć { $count } kostek.
   *[other] Jeśli stół się nie zmieni, w swoim ruchu możesz wyłożyć { $count } kostki.
}
hint-next-these = Jeśli stół się nie zmieni, w swoim ruchu możesz wyłożyć: { $tiles }.
hint-enough = Więcej nie da się wyłożyć. Zakończ ruch.
hint-shown = To ruch z największą liczbą kostek. „Zakończ” go zatwierdzi, „Cofnij” zabierze podpowiedź ze stołu.
hint-shown-out = Tak wyłożysz ostatnie kostki i wygrasz. „Zakończ” to zatwierdzi, „Cofnij” zabierze podpowiedź ze stołu.
ask-draw = Możesz coś wyłożyć
ask-draw-about = Na tabliczce są kostki, które można wyłożyć w tym ruchu.
ask-draw-do = { $does ->
    [pass] Spasuj mimo to
   *[draw] Dobierz mimo to
}
ask-draw-stay = Jeszcze poszukam
ask-draw-never = Nie pytaj więcej
ask-back = Twoje kostki leżą na stole
ask-back-about = Mogą tu zostać, jeśli budujesz dalej, albo wrócić na tabliczkę.
ask-back-keep = Zabierz wszystko, ruch trwa
ask-back-do = { $does ->
    [pass] Zabierz i spasuj
   *[draw] Zabierz i dobierz
}
ask-back-stay = Buduję dalej
offer-claim = Trzy dublety: nowe rozdanie
offer-announce = „Wyłożę się w następnej rundzie”
offer-stack = Wybierz stos
offer-what = Co to znaczy? { $offer }
offer-claim-about = Trzy dublety to trzy pary jednakowych kostek wśród czternastu z rozdania. Możesz je pokazać i poprosić o ponowne mieszanie i rozdanie dla wszystkich; nie musisz (zasada 2.3).
offer-announce-about = Dzięki dobranej właśnie kostce masz z czego wykonać otwarcie. Powiedz to teraz: jeśli ktoś skończy przed twoim następnym ruchem, stracisz { $less }, a nie { $more }. Słyszą to wszyscy, a do niczego cię to nie zobowiązuje (zasada 7.4).
offer-stack-about = Na środku nie ma teraz stosu. Wybiera go ten, kto ma dobrać kostkę. Zawartość stosów ustalono już przy mieszaniu. Jeśli po prostu dobierzesz, stos wybierze się sam (zasada 2.2).
offer-joker = Nowość: { $tile }
offer-joker-known = Już to znam
joker-about-plain = Joker zastępuje jedną dowolną kostkę, której brakuje w układzie.
joker-about-coloured = Kolorowy joker zastępuje dowolną liczbę w swoim kolorze, w serii albo w grupie.
joker-about-double = Joker podwójny zastępuje dwie kostki naraz: dwie kolejne liczby serii albo dwa kolory grupy. Zastąpić go można tylko obiema kostkami naraz.
joker-about-mirror = Joker lustrzany stoi w środku układu, który z obu końców czyta się tak samo, na przykład 3 4 lustrzany 4 3. Nie zastąpi go żadna kostka.
joker-about-colour-change = Joker zmiany koloru zajmuje jedną liczbę serii; przed nim seria ma jeden kolor, za nim inny. Nie zastąpi go żadna kostka.
# The same in a line, with the joker in the hand.
joker-brief-coloured = { $tile }: zastępuje dowolną liczbę w swoim kolorze.
joker-brief-double = { $tile }: zastępuje dwie kostki układu naraz.
joker-brief-mirror = { $tile }: stoi w środku symetrycznego układu.
joker-brief-colour-change = { $tile }: za nim seria biegnie dalej w innym kolorze.
joker-what = Co to za joker?
joker-mirror-nothing = Przy otwarciu nie ma tu żadnej wartości.
joker-left = { $count ->
    [0] Zostawiony na tabliczce nic nie kosztuje.
    [one] Zostawiony na tabliczce kosztuje { $count } punkt.
    [few] Zostawiony na tabliczce kosztuje { $count } punkty.
    [many] Zostawiony na tabliczce kosztuje { $count } punktów.
   *[other] Zostawiony na tabliczce kosztuje { $count } punktu.
}
joker-freed-any-meld = Uwolniony trafia w tym samym ruchu do dowolnego układu.
joker-freed-with-rack-tile = Uwolniony trafia w tym samym ruchu do układu z kostką z twojej tabliczki.
keys = Klawisze
key-space-bar = Spacja
keys-reader = Z czytnikiem ekranu: strzałki i litery działają w trybie formularza. W NVDA włącza go klawisz NVDA ze spacją, w JAWS Insert z Z.
key-tab = Kolejno: stół, tabliczka, przyciski
key-walk = Od kostki do kostki
key-melds = Poprzedni lub następny układ
key-fit = Następny układ, do którego pasuje to, co trzymasz
key-ends = Pierwsza lub ostatnia kostka układu albo tabliczki
key-enter = Podnieś kostkę; połóż to, co trzymasz
key-before = Połóż przed kostką
key-more = Dołóż kostkę do trzymanych albo ją odłóż
key-all = Podnieś cały układ albo wszystkie kostki z tabliczki
key-new = Połóż jako nowy układ
key-rack = Z powrotem na tabliczkę
key-shift = Przesuń kostkę na tabliczce
key-escape = Puść to, co trzymasz
key-undo = Cofnij krok
key-redo = Ponów krok
key-help = Ta lista; na jokerze: co to za joker
given-up = Partia poddana. Dalej gra bot, a ty się przyglądasz.
note-last-turn = { $did ->
    [drawn] Poprzedni ruch: czas minął, dobrano { $tiles }.
    [laid] Poprzedni ruch: czas minął, ale ruch jest ważny.
   *[passed] Poprzedni ruch: czas minął, był pas.
}
note-tiles-back = Wyłożone kostki wróciły na twoją tabliczkę.
while-away = Gdy cię nie było, bot zagrał za ciebie. Wyłożone kostki: { $laid }, dobrane: { $drawn }.
offer-pause = Zgódź się na przerwę ({ $names })
offer-no-pause = Teraz bez przerwy
pause-waits = { $does ->
    [agree] Zgadzasz się na przerwę. Czekamy na: { $names }.
   *[ask] Prosisz o przerwę. Czekamy na: { $names }.
}
pause-take-back = Jednak bez przerwy
pause-back = Na miejscu: { $names }.
pause-waits-back = Jesteś z powrotem po przerwie. Czekamy na: { $names }.
pause-go-on = Nie czekaj na: { $names }
choose-stack = Który stos następny?
stack-of = { $count ->
    [one] Stos { $stack }: { $count } kostka
    [few] Stos { $stack }: { $count } kostki
    [many] Stos { $stack }: { $count } kostek
   *[other] Stos { $stack }: { $count } kostki
}
ask-pause = Poproś o przerwę
agree-pause = Zgódź się na przerwę
paused = { $clock ->
    [stands] Przerwa. Zegary stoją.
   *[none] Przerwa.
}
tidy = Uporządkuj stół
resign = Poddaj tę partię
end-game = Przerwij tę partię
resign-sure = { $count ->
    [one] Bot dogra twoją { $count } kostkę do końca, a punkty policzą się tobie. Do tej partii już nie wrócisz.
    [few] Bot dogra twoje { $count } kostki do końca, a punkty policzą się tobie. Do tej partii już nie wrócisz.
    [many] Bot dogra twoje { $count } kostek do końca, a punkty policzą się tobie. Do tej partii już nie wrócisz.
   *[other] Bot dogra twoje { $count } kostki do końca, a punkty policzą się tobie. Do tej partii już nie wrócisz.
}
resign-sure-over = Partia kończy się tutaj i nikt nie dostaje punktów.
resign-sure-others = Partia kończy się tutaj dla wszystkich i nikt nie dostaje punktów.
play-on = Graj dalej
leave = Odejdź od stołu
leave-sure = { $count ->
    [one] Dopóki nie wrócisz, twoją { $count } kostką będzie grał bot. Do partii wrócisz z ekranu głównego.
    [few] Dopóki nie wrócisz, twoimi { $count } kostkami będzie grał bot. Do partii wrócisz z ekranu głównego.
    [many] Dopóki nie wrócisz, twoimi { $count } kostkami będzie grał bot. Do partii wrócisz z ekranu głównego.
   *[other] Dopóki nie wrócisz, twoimi { $count } kostkami będzie grał bot. Do partii wrócisz z ekranu głównego.
}
leave-sure-alone = Przy stole zostaną same boty: jeśli szybko nie wrócisz, stół się zamknie, a partia się nie liczy.
leave-between = Twoje miejsce będzie mógł zająć ktoś inny. Przy stole zostaje: { $names }. Wrócisz tu z ekranu głównego.
stay = Zostań
leave-kept = Wyjdź (gra zostanie zachowana)
no-connection-again = Brak połączenia, próbuję ponownie…
waiting-for-people = { $clock ->
    [stands] Czekamy, aż wszyscy wrócą. Zegary stoją.
   *[none] Czekamy, aż wszyscy wrócą.
}
newer-version = Jest nowsza wersja. Wczytaj stronę ponownie; gra jest zachowana.
closed-not-found = Tego stołu nie ma albo jest pełny.
closed-too-many = Ten stół jest otwarty w zbyt wielu oknach. Zamknij kilka i wczytaj ponownie.
closed-signed-out = Wylogowano cię w tej przeglądarce.
closed-table = Ten stół jest zamknięty.
closed-broken = Połączenie ze stołem się zerwało. Wczytaj stronę ponownie.
event-you-start = Losowanie: { $draws }. Zaczynasz.
event-dealt-starts = Kostki są rozdane. Zaczyna { $name }.
event-dealt-you-start = Kostki są rozdane. Zaczynasz.
starts-in-turn = Tę partię zaczyna { $name }: wszyscy zaczynają po kolei.
starts-in-turn-you = Tę partię zaczynasz ty: wszyscy zaczynają po kolei.
event-you-claimed = Pokazujesz trzy dublety ({ $pairs }): nowe rozdanie.
event-you-opened-stack = Zaczynasz stos { $stack }.
event-tiles-back = { $name }: wyłożone kostki wracają na tabliczkę.
event-table-back = Stół jest znowu taki jak przed ruchem.
event-your-tiles-back = Twoje wyłożone kostki wracają na tabliczkę.
event-you-drew = Dobierasz z banku { $tiles }.
event-you-laid = { $count ->
    [one] Wykładasz { $tiles }.
    [few] Wykładasz { $count } kostki: { $tiles }.
    [many] Wykładasz { $count } kostek: { $tiles }.
   *[other] Wykładasz { $count } kostki: { $tiles }.
}
event-last-moves = Bank jest pusty: każdy ma jeszcze jeden ruch.
event-you-passed = Pasujesz.
event-you-announced = Zapowiadasz: „Wyłożę się w następnej rundzie”.
event-you-ended-out = Ostatnia kostka wyłożona!
event-taken-over = { $name }: od teraz gra bot.
event-you-taken-over = Od teraz gra za ciebie bot.
event-returned = { $name } wraca do gry.
event-you-returned = Wracasz do gry.
event-resigned = { $name } poddaje partię.
event-ends-game = { $name } przerywa partię.
event-you-resigned = Poddajesz partię.
event-you-end-game = Przerywasz partię.
event-pause-asked = { $name } prosi o przerwę.
event-you-asked-pause = Prosisz o przerwę.
event-pause = Przerwa.
event-back = Po przerwie: { $name } już jest.
event-you-back = Jesteś z powrotem.
event-resumed = Gramy dalej.
event-resumed-by = { $by ->
    [back] { $name } już jest.
   *[wish] { $name } chce grać dalej.
} Gramy.
event-you-resumed = { $by ->
    [back] Jesteś z powrotem.
   *[wish] Chcesz grać dalej.
} Gramy.
end-you-won = Wygrywasz!
end-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
}
end-won-for = { $name }: wygrywa bot
end-won-for-you = Bot wygrywa za ciebie
end-you-won-match = Wygrywasz całą grę!
end-won-match = { $count ->
    [one] Całą grę wygrywa { $names }
   *[other] Całą grę wygrywają: { $names }
}
# In a picture of the result, for whoever was not there.
picture-me = Ja
picture-i-won = { $others ->
    [0] Wygrywam!
   *[other] Wygrywamy: { $names } i ja!
}
picture-i-won-match = { $others ->
    [0] Wygrywam całą grę!
   *[other] Całą grę wygrywamy: { $names } i ja!
}
end-place = Partia { $game } z { $games }
end-abandoned = Partia przerwana
end-you-ended = Przerywasz partię
end-ended = { $name } przerywa partię
end-all-gave-up = Wszyscy poddają partię
end-no-result = Ta partia się nie liczy.
end-rack-empty = bez kostek
end-played-on = Poddanie. Dalej tymi kostkami grał bot.
end-stood-in = Dalej tymi kostkami grał bot.
end-gave-up-before = Partia { $game }: { $name } poddaje partię, dalej gra bot.
end-next = Następna partia
end-again = Zagraj jeszcze raz
end-look = Zobacz stół
end-share = Udostępnij obraz
end-picture-saved = Zapisano w pobranych
end-picture-shared = Obraz udostępniony
end-save = Zapisz partię
end-record-saved = Zapisano w pobranych
end-record-shared = Partia udostępniona
end-new = Nowa gra
end-other = Inne ustawienia
end-sum = = { $value }
end-match = razem { $points }, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
event-left = Już nie przy stole: { $name }.
event-reopened = { $name } zmienia zasady: { $edition }.
event-you-reopened = Zmieniasz zasady: { $edition }.
next-waits-for-you = { $count ->
    [one] Czeka na ciebie { $names }.
   *[other] Czekają na ciebie: { $names }.
}
next-waiting-for = Czekamy na: { $names }.
next-waits-for-seat = Do następnej partii ktoś musi zająć wolne miejsce.
next-host-may = { $name } może dodać bota albo zacząć nową grę w mniejszym gronie.
sit-free = Zajmij wolne miejsce
invite-again = Zaproś: kopiuj link
play-fewer = Nowa gra: { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
hand-over = Urządzenie bierze { $name }
hand-over-about = Nikt inny nie patrzy na ekran.
hand-over-show = To ja, { $name }: pokaż moje kostki

# The first move.
learn-group-title = Trzy z tą samą liczbą
learn-group = Celem jest wyłożenie wszystkich kostek. Zaczyna się od otwarcia: kostek wartych razem co najmniej 30. Najpierw grupa: jedna liczba w różnych kolorach. Połóż na stole obok siebie czarną, czerwoną i żółtą 7.
learn-how = Przeciągnij kostki albo dotknij każdej z nich, a potem stołu.
learn-run-title = Teraz seria
learn-run = Ta grupa jest warta 21. Seria to kolejne liczby w jednym kolorze. Połóż czerwoną 9, 10 i 11 jako drugi układ.
learn-end-title = Otwarcie gotowe!
learn-end = 21 i 30 to razem 51, więcej niż potrzebne 30. Teraz zakończ ruch: do tej chwili wszystko można cofnąć.
learn-draw-title = Nic do wyłożenia
learn-draw = Inni już zagrali i znów jest twój ruch. Żadna kostka nie pasuje, więc dobierz jedną: to kończy ruch.
learn-joker-title = Joker
learn-joker = Inni już zagrali i znów jest twój ruch. Poprzednio dobrana kostka to joker: zastępuje dowolną inną. Dołóż go do układu na stole, na przykład obok czerwonej 11.
learn-done-title = Umiesz już grać
learn-strays = Zabierz na tabliczkę: { $tiles }. Kostka bez układu nie może zostać na stole.
learn-done = Możesz też przestawiać to, co leży na stole, byle na koniec ruchu każdy układ był poprawny. Wygrywa, kto pierwszy wyłoży wszystkie kostki.
learn-keys = Klawiszami: strzałki prowadzą od kostki do kostki, spacja bierze kostki do ręki, N wykłada je jako nowy układ, znak zapytania pokazuje wszystkie klawisze.
learn-show = Pokaż mi kostki
learn-shown = Potrzebne kostki: { $tiles }.

# Settings and account.
settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-palette = Kolory kostek
settings-size = Wielkość kostek
settings-tidy = Stół zawsze uporządkowany
settings-pace = Tempo ruchów innych
settings-sounds = Dźwięki
settings-motion = Animacja kostek
settings-double-tap = Dwa szybkie dotknięcia kładą kostkę tam, gdzie pasuje
settings-ask-before-draw = W grze z botami pytaj przed dobraniem, gdy można coś wyłożyć
settings-auto-draw = Dobieraj automatycznie, gdy nic nie da się wyłożyć
theme-system = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
palette-classic = klasyczne
palette-contrast = kontrastowe
palette-colour-blind = dla daltonistów
palette-offer = Które kostki najłatwiej odróżnić?
palette-later = Można to zmienić w ustawieniach.
size-normal = zwykła
size-large = duża
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
pace-at-once = od razu
account = Konto
account-log-in-about = Wszystko działa bez konta. Z kontem znajdziesz swoje imię i gry na każdym urządzeniu.
account-come-back = Odzyskiwanie dostępu
account-recovery-about = Link do odzyskania dostępu zaloguje cię na innym urządzeniu. Zachowaj go dla siebie; nowy link albo nowe hasło unieważnia poprzedni.
account-make-link = Utwórz link do odzyskania dostępu
account-set-password = Ustaw hasło
account-change-password = Zmień hasło
account-export = Pobierz wszystko, co o mnie zapisano
account-erase = Usuń konto
account-erase-sure = Twoje imię i sposoby logowania znikną od razu. Gry zostaną u twoich współgraczy, bez twojego imienia.
password = Hasło
old-password = Stare hasło
new-password = Nowe hasło
log-in = Zaloguj się
log-out = Wyloguj się
log-out-lost = Nie masz hasła ani linku odzyskiwania. Po wylogowaniu nikt już nie wróci jako { $name }, a twoje gry tutaj przepadną.
log-out-by-link = Nie masz hasła. Wrócisz tu jako { $name } tylko przez link odzyskiwania: masz go?
log-out-stay = Nie wylogowuj
log-out-anyway = Wyloguj mimo to
sign-up = Pierwszy raz? Załóż konto
games-here = Na tym urządzeniu
games-server = Ze znajomymi
games-you-won = wygrana
games-no-result = bez wyniku
games-none-yet = Tu pojawią się twoje gry.
games-none = Nie masz tu jeszcze gier z przyjaciółmi. Stół, przy którym gra się nie zaczęła, znajdziesz przez jego link.
games-older = Starsze gry
download = Pobierz

# Why something was not done.
refused-stale = Ten ruch już minął.
refused-not-seated = To mogą robić tylko gracze.
refused-not-host = To może zrobić tylko gospodarz.
refused-taken = Miejsce jest zajęte.
refused-already-seated = Masz już miejsce.
refused-no-such-seat = Nie ma takiego miejsca.
refused-too-few = Przy stole jest za mało osób.
refused-in-game = W trakcie partii nie można tego zrobić.
refused-no-game = Nie trwa żadna partia.
refused-paused = Trwa przerwa.
refused-bad-options = Przy tym stole nie da się tak grać.
refused-closed = Stół jest zamknięty.
refused-not-stored = Serwer nie mógł tego zapisać. Spróbuj jeszcze raz.

# What the server answers.
no-connection = Brak połączenia. Spróbuj za chwilę.
bad-request = Nieprawidłowe żądanie. Wczytaj stronę ponownie.
not-signed-in = Sesja wygasła. Wczytaj stronę ponownie.
foreign-origin = Serwer nie przyjmuje zmian z tego adresu.
server-failed = Błąd serwera. Spróbuj za chwilę.
going-down = Serwer uruchamia się ponownie. Spróbuj za chwilę.
not-found = Tu nic nie ma.
not-json = Nieprawidłowe żądanie. Wczytaj stronę ponownie.
body-too-large = Nieprawidłowe żądanie. Wczytaj stronę ponownie.
name-empty = Podaj imię.
name-too-long = Najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
name-has-control-characters = Użyj zwykłych liter.
name-taken = Ktoś już ma to imię. Wybierz inne albo się zaloguj.
password-too-short = Hasło musi mieć co najmniej { $least ->
    [one] { $least } znak
    [few] { $least } znaki
    [many] { $least } znaków
   *[other] { $least } znaku
}.
password-too-long = Najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}.
wrong-login = Nieprawidłowe imię lub hasło.
wrong-old-password = Stare hasło jest nieprawidłowe.
unknown-recovery-link = Ten link już nie działa.
options-seats = Ta edycja jest dla { $min }–{ $max } osób.
options-clock = Na ruch jest od 15 sekund do 5 minut.
options-rounds = Tylu rund nie da się rozegrać.
options-patience = Na nieobecną osobę można czekać od minuty do doby albo zawsze.
no-such-table = Nie ma takiego stołu. Sprawdź kod.
no-such-game = Nie ma takiej gry.
game-running = Ta gra jeszcze trwa.
no-more-tables = Serwer jest pełny. Spróbuj później.
too-many-guests = Za dużo nowych graczy naraz. Spróbuj za { $seconds } s.
too-many-logins = Za dużo prób. Spróbuj za { $seconds } s.
too-many-tables = Za dużo stołów naraz. Spróbuj za { $seconds } s.
too-many-exports = Spróbuj za { $seconds } s.
too-many-sockets = Za dużo okien naraz. Zamknij kilka.
