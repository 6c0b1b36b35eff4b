# The game at one terminal.

play-no-terminal = play needs a terminal: standard input and output must not be files or pipes
play-too-small = Please make the window larger: 80 columns and 24 lines are comfortable.
play-title = { $edition } · round { $round }, game { $game }
play-hand-over =
    { $name }, the screen is yours.
    Everybody else, please look away; Space shows your tiles.
play-look-first = First everybody looks at their tiles: three doublets may be a new deal.
play-table-empty = The table is empty.
play-rack = { $count ->
    [one] { $name }: { $count } tile, value { $value }
   *[other] { $name }: { $count } tiles, value { $value }
}
play-rack-hidden = Racks are hidden
play-pool = Pool: { $count }
play-stacks = No stack stands in the middle, so whoever draws picks the next one (rule 2.2): choose with ← and →.
play-last-moves = { $count ->
    [one] The pool is empty: the last move.
   *[other] The pool is empty: { $count } moves to go.
}
play-lay-or-draw = Your turn: lay tiles, or draw.
play-open-or-draw = { $needed ->
    [0] Your turn: open with any new meld, or draw.
   *[other] Your turn: open with new melds worth at least { $needed }, or draw.
}
play-keys = ← → move the cursor, Space picks tiles, Enter puts them down; ? for help
play-lay-or-pass = Your turn: lay tiles, or pass.
play-picked = { $count ->
    [one] Picked: { $tiles }. Enter puts it { $where ->
        [rack] on the table.
       *[table] where the cursor is.
    }
   *[other] Picked: { $tiles }. Enter puts them { $where ->
        [rack] on the table.
       *[table] where the cursor is.
    }
}
play-to-lay = { $count ->
    [one] { $count } tile laid, all melds valid. Press t to end your turn.
   *[other] { $count } tiles laid, all melds valid. Press t to end your turn.
}
play-not-yet = Not valid yet
play-not-ready = Not valid yet. Press t to see why.
play-part-more = meld { $meld }: { $count ->
    [one] { $count } more tile
   *[other] { $count } more tiles
}
play-part-not-yet = meld { $meld }: not a meld yet
play-part-worth = { $worth } of { $needed } to open
play-laid-to = { $own } to { $rest }
play-scroll = ↑ ↓ PgUp PgDn: lines { $from }–{ $to } of { $all }
play-meld-is = Meld { $meld }: { $what }
play-pick-first = Pick tiles with Space first, then put them here with Enter.
play-doublets = You hold three doublets: press c for a new deal, or Enter to keep your tiles.
play-no-doublets = These are your tiles. You do not have three doublets, so you cannot ask for a new deal (rule 2.3). Press Enter.
play-costs = A wrong move is taken back and costs { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in this edition (rule 4.5). End your turn anyway?
play-draw-anyway = { $count ->
    [one] You have laid { $count } tile. Take it back and draw?
   *[other] You have laid { $count } tiles. Take them back and draw?
}
play-not-yours = { $tile } was not laid from your rack in this turn, so it stays on the table.
play-nothing-to-undo = Nothing to undo.
play-nothing-to-redo = Nothing to redo.
play-nothing-laid-yet = Nobody has laid anything yet.
play-may-announce = Announce your opening: if somebody goes out, you lose { $less }, not { $more } (rule 7.4).
play-you-drew = You draw: { $tiles }.
play-thinks = { $name } is thinking…
play-hint-thinking = Looking for a move…
play-hint-none = { $pool ->
    [0] There is nothing you can lay: pass.
   *[other] There is nothing you can lay: draw.
}
play-hint-no-opening = { $needed ->
    [0] { $pool ->
        [0] There are no melds on your rack to open with: pass.
       *[other] There are no melds on your rack to open with: draw.
    }
   *[other] { $pool ->
        [0] You cannot open yet: that takes { $needed } points. Pass.
       *[other] You cannot open yet: that takes { $needed } points. Draw.
    }
}
play-hint-some = { $count ->
    [one] You can lay { $count } tile
   *[other] You can lay { $count } tiles
}: { $kind ->
    [out] your whole rack, so you go out
    [open] an opening from your rack
    [new] new melds from your rack
    [add] on melds of the table
    [both] new melds, and on melds of the table
   *[rearrange] by rearranging the table
}. Press n to see which tiles.
play-hint-where = { $count ->
    [0] Take { $tiles } from your rack.
    [one] Take { $tiles } from your rack, and look at meld { $melds }.
   *[other] Take { $tiles } from your rack, and look at melds { $melds }.
} Press n to see the move.
play-hint-done = This is the whole move. Press t to end your turn, u to take it back.
play-no-scores = No game has been played to its end yet.
play-points = wins / points
play-racks-left = Left on the racks
play-quit-saved = Quit? The game is saved. To continue it: dublet play --resume { $file }
play-quit-unsaved = Quit? The game is not saved anywhere yet.
play-quit-over = Quit?
play-saved = The game is saved. To continue it: dublet play --resume { $file }
play-record-kept = The game is saved. To review it: dublet review { $file }
play-trouble = Something went wrong
play-rules-differ = House rules:
play-help =
    Tiles: ◆ black, ● red, ▲ blue, ■ yellow; J★ joker; J◆ J● J▲ J■ coloured
    jokers; D‖ double, M↔ mirror, C◐ colour change.
    Marks: ^ picked, * laid in this turn, ~ drawn, laid or moved since your
    last turn, < meant by a hint, … no meld yet, + place for a new meld.
    Players: ✓ opened, – not opened, ! announced.

    ← ↑ ↓ → h j k l  move the cursor; Tab jumps between rack and table
    Space            pick a tile, or let go of it
    Enter, p         add the picked tiles to the meld at the cursor or to a
                     new one; on a meld’s first tile: before it; tiles of that
                     meld alone: split off
    b, Backspace     take your own tiles back to the rack
    u, r             undo a step, redo it; x puts everything back
    t                end your turn with what lies on the table
    d                draw, or pass when the pool is empty
    n                hint: what kind of move; again: which tiles; again: all
                     of it
    w                mark what the last turn changed; again: all that has
                     changed since your last turn
    s                sort by number (777) or by colour (789)
    a, c             announce an opening (rule 7.4), claim doublets (rule 2.3)
    PgUp, PgDn       scroll the table, or this help
    g, ?, q          scores, this help, quit
    v                after a game: save it for review

    Mouse: click tiles to pick them, then click a meld or an empty place. A
    right click picks one more tile of the table. Or drag tiles. The buttons
    below work too.

    --save FOLDER saves the game after every turn, --resume FILE continues.
    The file of an unfinished game holds everybody’s tiles: do not look into
    it.

key-space = Space
# Letters that answer a question; y and n answer too.
key-yes = y
key-no = n
button-lay = { $count ->
    [one] lay { $count } tile
   *[other] lay { $count } tiles
}
button-draw = draw
button-pass = pass
button-hint = hint
button-undo = undo
button-redo = redo
button-reset = all back
button-by-number = sort 777
button-by-colour = sort 789
button-last = changes
button-scores = scores
button-help = help
button-quit = quit
button-show = show my tiles
button-keep = keep my tiles
button-claim = new deal
button-announce = I will open in the next round
button-go-on = continue
button-next-game = next game
button-again = play again
button-review = save for review
button-leave = leave
button-close = close
button-stay = keep playing
button-save-and-quit = save here and quit
button-quit-unsaved = quit without saving
button-mend = fix it
button-lay-anyway = end my turn

start-about = tile rummy for people and computer players
start-enter = Press Enter to play, or choose first:
start-keys = ↑ ↓ choose a line, ← → change it, type a name, Enter plays, Esc leaves
start-edition = Edition
start-seat = Player { $number }
start-you = Player
start-player = Player { $number }
start-person = { $name } (a person)
start-bot = computer player: { $level }
start-nobody = nobody
start-about-level = { $level ->
    [novice] overlooks tiles
    [casual] rearranges one or two melds
    [steady] lays all it can, every turn
    [sharp] holds tiles back, then lays many
    [master] thinks ahead, the strongest
   *[other] { $level }
}
start-about-edition = { $edition ->
    [standard] box 3 in 1: the usual game
    [twist] box 3 in 1: three kinds of special joker
    [expert] box 3 in 1: jokers of each colour
    [original] box Original: strict about jokers
    [family] boxes Standard, Mundo, Exclusive
    [xp] box XP: 160 tiles, up to six players
    [championship-2019] the tournament rules of 2019
    [championship] the current tournament rules
    [championship-twist] tournament rules, jokers of Twist
    [championship-expert] tournament rules, jokers of Expert
   *[other] { $edition }
}
start-clock = Clock
start-no-clock = no clock
start-seconds = { $count ->
    [one] { $count } second a move
   *[other] { $count } seconds a move
}
start-about-clock = as the edition says
start-rounds = Rounds
start-rounds-of = { $rounds ->
    [one] { $rounds } round of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
   *[other] { $rounds } rounds of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
}
start-start = Play

saved-not-json = this is not a saved game: { $error }
saved-version = saved by another version of the program (format { $version }, this one reads 1)
saved-torn = the parts of the saved game do not belong together
