# What a game tells by keys and aloud, and the line to type a meld.

aloud-clock = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
    [one] { $minutes } minute{ $seconds ->
        [0] {""}
        [one] {" "}{ $seconds } second
       *[other] {" "}{ $seconds } seconds
    } left.
   *[other] { $minutes } minutes{ $seconds ->
        [0] {""}
        [one] {" "}{ $seconds } second
       *[other] {" "}{ $seconds } seconds
    } left.
}
settings-letter-keys = Play with letter keys
aloud-no-game = No game is being played.
aloud-nothing-yet = Nothing has happened yet.
aloud-pool = { $count ->
    [0] The pool is empty.
    [one] { $count } tile in the pool.
   *[other] { $count } tiles in the pool.
}
aloud-you-have = { $count ->
    [one] You: { $count } tile
   *[other] You: { $count } tiles
}
aloud-has = { $count ->
    [one] { $name }: { $count } tile
   *[other] { $name }: { $count } tiles
}
aloud-match = Match: { $scores }.
aloud-keys = Press the question mark for all keys.
aloud-no-hint = There are no hints at this table.
aloud-pool-empty = The pool is empty.
aloud-may-claim = { $by ->
    [key] You have at least three doublets. Press A to ask for a new deal.
   *[button] You have at least three doublets and may ask for a new deal.
}
aloud-may-announce = { $by ->
    [key] Until { $name } moves you can press A to announce your opening, or do nothing to decline: if the game ends before your next turn, you then lose { $less } instead of { $more }.
   *[button] Until { $name } moves you can announce your opening, or do nothing to decline: if the game ends before your next turn, you then lose { $less } instead of { $more }.
}
aloud-announce-over = It is too late to announce now.
aloud-no-offer = There is nothing to announce now.
aloud-asks-pause = { $by ->
    [key] { $name } asks for a pause. Press A to agree.
   *[button] { $name } asks for a pause. The button “{ $button }” answers.
}
aloud-agrees-pause = { $name } agrees to the pause.
aloud-you-agree-pause = You agree to the pause.
aloud-pause-you = { $waits ->
    [alone] Waiting for you.
   *[all] The game goes on when everybody is back.
} { $by ->
    [key] { $command }+Enter: “{ $button }”.
   *[button] The button “{ $button }” says that you are.
}
aloud-may-choose-stack = You may choose the next stack.
aloud-away = { $name } has left the page.
aloud-here = { $name } is back.
aloud-seconds = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
aloud-opens = { $name } opens
aloud-lays = { $name } lays { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
aloud-you-open = { $count ->
    [one] You open with { $count } tile.
   *[other] You open with { $count } tiles.
}
aloud-you-lay = { $count ->
    [one] You lay { $count } tile.
   *[other] You lay { $count } tiles.
}
aloud-left = { $count ->
    [one] { $count } tile left.
   *[other] { $count } tiles left.
}
aloud-changed = { $name }: { $meld }
aloud-changed-new = { $count ->
    [one] { $name }: { $meld }; new: { $tiles }
   *[other] { $name }: { $meld }; new: { $tiles }
}

# Before a game.
aloud-sits = { $name } takes a seat.
aloud-you-sit = You have a seat.
aloud-ready = { $name } is ready.
aloud-not-ready = { $name } is not ready after all.
aloud-you-ready = You are ready.
aloud-you-not-ready = You are not ready yet.
aloud-only-you = Only you are missing: the game begins when you are ready.
aloud-you-and = Waiting for you and { $names }.
aloud-free-seats = { $count ->
    [one] { $count } free seat.
   *[other] { $count } free seats.
}

found-rack = { $count ->
    [0] { $tile }: none on your rack.
   *[other] { $tile }: { $count } on your rack.
}
found-nowhere = None on the table.
found-spare = { $name }, { $meld }: can be spared.
found-spare-later = { $name }, { $meld }: can be spared, but only after you have opened.
found-needed = { $name }, { $meld }: cannot be spared.
found-joker = { $name }, { $meld }: a joker stands for it.

typed-meld = Type a meld
typed-goes-on = The turn goes on. { $said }
typed-meld-about = For example b3 b4 b5, or b3-5, or 7krb. A slash or a bar separates two melds. Colours: k black, r red, b blue, y yellow. { $jokers ->
    [special] J is a plain joker, D a double, M a mirror, C a colour-change joker.
    [coloured] Jk, Jr, Jb and Jy are the jokers of each colour.
   *[plain] J is a joker.
} Enter puts the meld on the table.
typed-find = Find a tile
typed-find-about = For example b7. Enter tells where it lies.
typed-close = Close
typed-unknown = “{ $text }” is not a tile. Type, for example, b3 b4 b5.
typed-one-tile = Type one tile, for example, b7.
typed-no-meld = { $tiles } – not a meld: { $reason }
typed-nowhere = { $count ->
    [0] { $tile } is neither on your rack nor on the table
   *[other] { $tile }: only { $count } on your rack and the table
}
typed-needed = The table cannot spare { $tiles }.
typed-needed-together = The table can spare each of { $tiles }, but not all of them together.
typed-lies = That lies on the table already.
typed-laid = { $name }: { $meld }.
typed-from = From { $name }: { $tiles }.
typed-ready = { $command } and Enter end the turn.
typed-which = Which of them? Type its number.
typed-way = { $number }: { $tiles } from { $name }

key-main = The main button
key-places = Go to the rack, or to the table
key-offer = Announce your opening; ask for a new deal with three doublets; agree to a pause
key-sort = Sort your rack by number, then by colour
key-hint = A hint; the second time its tiles, the third time the move
key-type = Type a meld
key-find = Find a tile: which melds hold it, and whether it can be spared
key-turn = Whose turn it is, and the clock
key-last = What happened since your last move
key-own = Your rack
key-table = The table, meld by meld
key-counts = The pool, and how many tiles everybody has
