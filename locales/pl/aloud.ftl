# What a game tells by keys and aloud, and the line to type a meld.

aloud-clock = { $minutes ->
    [0] { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
        [many] Zostało { $seconds } sekund.
       *[other] Zostało { $seconds } sekundy.
    }
   *[other] Zostało: { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }{ $seconds ->
        [0] {""}
        [one] {" "}{ $seconds } sekunda
        [few] {" "}{ $seconds } sekundy
        [many] {" "}{ $seconds } sekund
       *[other] {" "}{ $seconds } sekundy
    }.
}
settings-letter-keys = Steruj grą literami z klawiatury
aloud-no-game = Żadna partia się nie toczy.
aloud-nothing-yet = Jeszcze nic się nie zdarzyło.
aloud-pool = { $count ->
    [0] Bank jest pusty.
    [one] W banku { $count } kostka.
    [few] W banku { $count } kostki.
    [many] W banku { $count } kostek.
   *[other] W banku { $count } kostki.
}
aloud-you-have = { $count ->
    [one] Ty: { $count } kostka
    [few] Ty: { $count } kostki
    [many] Ty: { $count } kostek
   *[other] Ty: { $count } kostki
}
aloud-has = { $count ->
    [one] { $name }: { $count } kostka
    [few] { $name }: { $count } kostki
    [many] { $name }: { $count } kostek
   *[other] { $name }: { $count } kostki
}
aloud-match = Razem: { $scores }.
aloud-keys = Znak zapytania pokazuje wszystkie klawisze.
aloud-no-hint = Przy tym stole nie ma podpowiedzi.
aloud-pool-empty = Bank jest pusty.
aloud-may-claim = { $by ->
    [key] Masz trzy dublety: klawisz A to prośba o nowe rozdanie.
   *[button] Masz trzy dublety: możesz poprosić o nowe rozdanie.
}
aloud-may-announce = { $by ->
    [key] Zanim zagra { $name }, możesz klawiszem A zapowiedzieć otwarcie albo nic nie robić: jeśli po zapowiedzi ktoś zaraz skończy, stracisz { $less }, a nie { $more }.
   *[button] Zanim zagra { $name }, możesz zapowiedzieć otwarcie albo nic nie robić: jeśli po zapowiedzi ktoś zaraz skończy, stracisz { $less }, a nie { $more }.
}
aloud-announce-over = Na zapowiedź jest już za późno.
aloud-no-offer = Teraz nie ma czego zapowiadać.
aloud-asks-pause = { $by ->
    [key] { $name } prosi o przerwę. Klawisz A: zgoda.
   *[button] { $name } prosi o przerwę. Odpowiada się przyciskiem „{ $button }”.
}
aloud-agrees-pause = { $name } zgadza się na przerwę.
aloud-you-agree-pause = Zgadzasz się na przerwę.
aloud-pause-you = { $waits ->
    [alone] Czekamy na ciebie.
   *[all] Gramy dalej, gdy wszyscy wrócą.
} { $by ->
    [key] { $command }+Enter: „{ $button }”.
   *[button] Przycisk: „{ $button }”.
}
aloud-may-choose-stack = Możesz wybrać następny stos.
aloud-away = { $name }: strona zamknięta.
aloud-here = { $name }: znowu przy stole.
aloud-seconds = { $seconds ->
    [one] Została ci { $seconds } sekunda.
    [few] Zostały ci { $seconds } sekundy.
    [many] Zostało ci { $seconds } sekund.
   *[other] Zostało ci { $seconds } sekundy.
}
aloud-opens = { $name } wykonuje otwarcie
aloud-lays = { $name } wykłada { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
aloud-you-open = { $count ->
    [one] Wykonujesz otwarcie: { $count } kostka.
    [few] Wykonujesz otwarcie: { $count } kostki.
    [many] Wykonujesz otwarcie: { $count } kostek.
   *[other] Wykonujesz otwarcie: { $count } kostki.
}
aloud-you-lay = { $count ->
    [one] Wykładasz { $count } kostkę.
    [few] Wykładasz { $count } kostki.
    [many] Wykładasz { $count } kostek.
   *[other] Wykładasz { $count } kostki.
}
aloud-left = { $count ->
    [one] Została { $count } kostka.
    [few] Zostały { $count } kostki.
    [many] Zostało { $count } kostek.
   *[other] Zostało { $count } kostki.
}
aloud-changed = { $name }: { $meld }
aloud-changed-new = { $count ->
    [one] { $name }: { $meld }; nowa: { $tiles }
   *[other] { $name }: { $meld }; nowe: { $tiles }
}

# Before a game.
aloud-sits = { $name } siada do stołu.
aloud-you-sit = Siedzisz przy stole.
aloud-ready = { $name } czeka na start.
aloud-not-ready = { $name } jednak jeszcze się szykuje.
aloud-you-ready = Czekasz na start.
aloud-you-not-ready = Jeszcze się szykujesz.
aloud-only-you = Czekamy już tylko na ciebie.
aloud-you-and = Czekamy na ciebie i na: { $names }.
aloud-free-seats = { $count ->
    [one] Jest { $count } wolne miejsce.
    [few] Są { $count } wolne miejsca.
    [many] Jest { $count } wolnych miejsc.
   *[other] Jest { $count } wolnego miejsca.
}

found-rack = { $count ->
    [0] { $tile }: nie masz takiej kostki na tabliczce.
   *[other] { $tile }: na twojej tabliczce { $count }.
}
found-nowhere = Na stole nie ma żadnej.
found-spare = { $name }, { $meld }: można zabrać.
found-spare-later = { $name }, { $meld }: można zabrać dopiero po otwarciu.
found-needed = { $name }, { $meld }: nie można zabrać.
found-joker = { $name }, { $meld }: zastępuje ją joker.

typed-meld = Wpisz układ
typed-goes-on = Ruch trwa. { $said }
typed-meld-about = Na przykład b3 b4 b5 albo b3-5, albo 7krb. Dwa układy rozdziela ukośnik (/) albo pionowa kreska (|). Kolory: k czarna, r czerwona, b lub n niebieska, y lub ż żółta. { $jokers ->
    [special] J to zwykły joker, D podwójny, M lustrzany, C zmiany koloru.
    [coloured] Jk, Jr, Jb i Jy to jokery kolejnych kolorów.
   *[plain] J to joker.
} Enter kładzie układ na stole.
typed-find = Znajdź kostkę
typed-find-about = Na przykład b7. Enter powie, gdzie leży.
typed-close = Zamknij
typed-unknown = „{ $text }” to nie kostka. Wpisz na przykład b3 b4 b5.
typed-one-tile = Wpisz jedną kostkę, na przykład b7.
typed-no-meld = { $tiles } – to nie układ: { $reason }
typed-nowhere = { $count ->
    [0] { $tile }: takiej kostki nie ma ani na tabliczce, ani na stole
    [one] { $tile }: na tabliczce i na stole jest tylko jedna
   *[other] { $tile }: na tabliczce i na stole są tylko { $count }
}
typed-needed = Tych kostek nie można zabrać ze stołu: { $tiles }.
typed-needed-together = Każdą z tych kostek można zabrać ze stołu osobno, ale nie wszystkie naraz: { $tiles }.
typed-lies = To już leży na stole.
typed-laid = { $name }: { $meld }.
typed-from = Z układu { $name }: { $tiles }.
typed-ready = { $command } i Enter kończą ruch.
typed-which = Który sposób? Wpisz numer.
typed-way = { $number }: { $tiles } z układu { $name }

key-main = Główny przycisk
key-places = Przejdź do tabliczki albo na stół
key-offer = Zapowiedź otwarcia; przy trzech dubletach prośba o nowe rozdanie; zgoda na przerwę
key-sort = Sortuj tabliczkę: według liczb, potem według kolorów
key-hint = Podpowiedź; drugie naciśnięcie: które kostki, trzecie: cały ruch
key-type = Wpisz układ
key-find = Znajdź kostkę: w których układach leży i czy można ją zabrać
key-turn = Czyj jest ruch i ile zostało czasu
key-last = Co się stało od twojego ostatniego ruchu
key-own = Twoja tabliczka
key-table = Stół, układ po układzie
key-counts = Bank i liczba kostek każdego gracza
