# The table on the screen: what a screen reader says of it, and what is read aloud when tiles move.

table-keys = Stół i tabliczka
table-keys-table = Stół
table-keys-about = Strzałki prowadzą od kostki do kostki. Znak zapytania pokazuje wszystkie klawisze.
table-label = Stół, { $count ->
    [0] bez gotowych układów
    [one] { $count } układ
    [few] { $count } układy
    [many] { $count } układów
   *[other] { $count } układu
}
table-label-making = w budowie: { $count }
table-rack-label = Twoja tabliczka, { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
table-bench-label = Odłożone kostki: { $count }
table-empty = Stół jest jeszcze pusty.
table-new-meld = Połóż tutaj jako nowy układ
table-face-down = zakryta kostka
table-meld-named = { $name }: { $meld }
table-meld-stands = { $meld }, poprawny układ
table-meld-closed = { $meld }; przed otwarciem nie wolno tu dokładać
table-meld-fails = { $tiles } – to jeszcze nie układ: { $reason }
table-meld-unfinished = układ w budowie
table-meld-not-yet = to jeszcze nie układ
table-meld-more = jeszcze { $count }
table-meld-lacks = { $count ->
    [one] brakuje { $count } kostki
   *[other] brakuje { $count } kostek
}
table-meld-hidden = { $count ->
    [one] { $count } kostka w trakcie przekładania
    [few] { $count } kostki w trakcie przekładania
    [many] { $count } kostek w trakcie przekładania
   *[other] { $count } kostki w trakcie przekładania
}
table-tile-fresh = świeżo na stole
table-tile-drawn = świeżo z banku
table-tile-own = z twojej tabliczki
table-tile-wrong = nie może tu leżeć

table-said-held = { $count ->
    [one] Wybrano: { $tiles }. Wybierz, gdzie położyć kostkę.
   *[other] Wybrano: { $tiles }. Wybierz, gdzie położyć kostki.
}
table-said-nothing-held = Nie trzymasz żadnej kostki.
table-said-fits = Tu pasuje.
table-said-fits-not = Tu nie pasuje.
table-said-fits-places = Pasuje w { $count } miejscach. Wybierz jedno.
table-said-put = Na stole: { $tiles }. { $meld }.
table-said-without = Zabrano z układu { $name }: { $tiles }. Teraz { $meld }.
table-said-to-rack = Na tabliczce: { $tiles }.
table-said-shifted = { $tile }, z lewej { $before }.
table-said-shifted-first = { $tile }, na początku tabliczki.
table-said-dissolved = Układu { $name } już nie ma.
table-said-renamed = Układ { $before } to teraz { $name }.
table-said-more = { $count ->
    [one] Zmienia się jeszcze { $count } układ.
    [few] Zmieniają się jeszcze { $count } układy.
    [many] Zmienia się jeszcze { $count } układów.
   *[other] Zmienia się jeszcze { $count } układu.
}
table-said-aside = Na boku: { $tiles }.
table-said-freed = W ręce: { $tile }. Trzeba go wyłożyć jeszcze w tym ruchu.
table-said-stays = Tu nie można tego położyć.
table-said-not-now = Poczekaj na swój ruch.
table-open-first = Najpierw otwarcie. Te kostki wolno ruszać dopiero w następnym ruchu po otwarciu.
table-stays = Co leżało na stole, zostaje na stole.
table-freed-joker = Uwolnionego jokera trzeba wyłożyć jeszcze w tym ruchu.
table-fits-nowhere = Na razie nigdzie nie pasuje.
table-said-undone = Cofnięto.
table-said-none-undone = Nie ma czego cofnąć.
table-said-none-redone = Nie ma czego ponowić.
table-said-redone = Ponowiono.
table-said-put-back = Wszystko wróciło na swoje miejsce.
table-said-sorted-groups = Tabliczka posortowana według liczb.
table-said-sorted-runs = Tabliczka posortowana według kolorów.
table-said-tidied = Stół uporządkowany według kolorów i liczb.
