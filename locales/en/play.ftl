# The game at one terminal.

verb-move = move m
verb-back = back b
verb-undo = undo u
verb-reset = reset
verb-done = done ok
verb-draw = draw d
verb-pass = pass p
verb-announce = announce
verb-claim = claim
verb-sort = sort s
verb-help = help h ?
verb-quit = quit q

play-who = Who plays? Type two to six names with commas between them, then Enter.
play-title = { $edition } · round { $round }, game { $game }
play-hand-over = { $name }, the screen is yours. Everybody else looks away; press Enter.
play-table = Table
play-table-empty = The table is empty.
play-rack = { $count ->
    [one] { $name }'s rack, { $count } tile
   *[other] { $name }'s rack, { $count } tiles
}
play-pool = { $count ->
    [one] { $count } tile in the pool
   *[other] { $count } tiles in the pool
}
play-stacks = Choose a stack, for example "draw { $first }": { $stacks }
play-last-moves = { $count ->
    [one] The pool is empty: the last move.
   *[other] The pool is empty: { $count } moves to go.
}
play-opened = opened
play-not-opened = not opened
play-announced = opens next round
play-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
play-lay-or-draw = Lay tiles, or draw. Type help for the words.
play-lay-or-pass = Lay tiles, or pass. Type help for the words.
play-to-lay = { $count ->
    [one] { $count } tile laid: done, or undo.
   *[other] { $count } tiles laid: done, or undo.
}
play-doublets = You hold three doublets: type "claim" for a new deal, or press Enter to keep your tiles.
play-costs = A wrong lay costs { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in this edition. Type done again to hand it in all the same.
play-not-understood = I do not know "{ $word }". Type help.
play-no-tiles = Which tiles? For example: { $example }
play-no-meld = Which meld? For example: move r6 2 3
play-not-on-rack = { $tile } is not on your rack
play-no-such-meld = there is no meld { $meld }
play-not-in-meld = { $tile } is not in meld { $meld }
play-not-yours = { $tile } was not laid from your rack in this turn
play-nothing-to-undo = Nothing to undo.
play-may-announce = Type "announce" if you open next round; else press Enter.
play-you-drew = You draw { $tiles }.
play-press-enter = Press Enter.
play-saved = The game is kept in { $file }.
play-next-game = Press Enter for the next game, or type quit.
play-help =
    r10 r11 r12     lay a new meld from your rack
    2 r6            add to meld 2
    move r6 2 3     move red 6 from meld 2 to meld 3
    move r6 2       move it to a new meld
    back r6         take your tile back
    undo, reset     one step back, or all of them
    done            hand in what lies on the table
    draw, draw 3    draw a tile (from stack 3, when you may choose)
    pass            pass, when the pool is empty
    announce        after a draw: I open next round
    claim           ask for a new deal with three doublets
    sort            by number or by colour
    quit            stop and keep the game
    Tiles: k black, r red, b blue, y yellow with a number; J joker;
    Jk Jr Jb Jy coloured jokers; D double, M mirror, C colour change.
play-rules-differ = House rules:
