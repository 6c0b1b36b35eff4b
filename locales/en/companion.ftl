# Around a real table.

companion = Around a real table
companion-score = Score
companion-clock = Clock
companion-solve = Solve
companion-cards = Cards to print

# Choosing tiles.
picker-tile = { $left ->
    [0] { $tile }, { $count } chosen, none available
   *[other] { $tile }, { $count } chosen, { $left } available
}
picker-remove = Remove { $tile }

# The score sheet.
sheet-about = For games with real tiles. The sheet knows the rules, adds up, and stays on this device.
sheet-start = Begin the sheet
sheet-next = Round { $round }, game { $game }
sheet-kept = Saved. The order now: { $scores }.
sheet-next-starter = { $name } starts.
sheet-next-draw = Everybody draws a tile; the highest number starts.
sheet-dealing = How to deal
sheet-piles = Pile all { $tiles } tiles face down in { $stacks } stacks of seven.
sheet-piles-odd = Pile all { $tiles } tiles face down in { $stacks } stacks of seven and one of { $odd ->
    [6] six
    [8] eight
   *[other] { $odd }
}.
sheet-deal-players-choose = Everybody picks two stacks of seven.
sheet-deal-judge-gives = The judge gives everybody two stacks of seven, from the starter on.
sheet-deal-neighbours = From the starter on, everybody gives one stack of seven to the left neighbour and one to the right.
sheet-pool-odd = The rest is the pool; the stack of { $odd ->
    [6] six
    [8] eight
   *[other] { $odd }
} is drawn from first.
sheet-pool-even = The rest is the pool; the starter picks the stack that is drawn from first.
sheet-pool-middle-odd = The stack of { $odd ->
    [6] six
    [8] eight
   *[other] { $odd }
} stands in the middle and is drawn from first. When it is gone, whoever has to draw puts the next stack there.
sheet-pool-middle-even = The starter puts a stack in the middle, which is drawn from first. When it is gone, whoever has to draw puts the next stack there.
sheet-write = Write down a game
sheet-empty = { $edition }. No game is written down yet.
sheet-order = Standings
sheet-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
sheet-game-column = Game
sheet-open = Change game { $game } of round { $round }
sheet-won = won
sheet-racks = Racks
sheet-why = Why these points?
sheet-round = Round { $round }
sheet-total = Total
sheet-wins-row = Wins
sheet-place = Place
sheet-share = Save or share
sheet-picture = Picture
sheet-csv = Table (CSV)
sheet-print = Print
sheet-new = New sheet
sheet-new-sure = This deletes the games of this sheet from this device. Save a picture or a table first if you want to keep them.
sheet-new-yes = Start over
sheet-game = Game { $game }
sheet-end-pool = Nobody: the pool ran out
sheet-went-out = went out
sheet-who-out = Who went out?
sheet-who-started = Who started?
sheet-by-sum = Sum
sheet-by-tiles = Tiles
sheet-left = Tiles left
sheet-sum = Sum of the numbers
sheet-field = { $name }: { $field }
sheet-wrong = A whole number up to { $most }, please.
sheet-jokers = Jokers
sheet-opening = Opened?
sheet-opening-opened = opened
sheet-opening-not = not opened
sheet-opening-excused = not opened: could not, or announced
sheet-opening-could-have = not opened, but could have
sheet-could-too-little = { $sum } cannot have opened: { $needed } are needed. Is the sum right?
sheet-could = These tiles could have opened: penalty { $points }.
sheet-announced-late = These tiles could have opened before that draw too, so the announcement does not count: penalty { $points }.
sheet-could-not = { $jokers ->
    [left-out] Without jokers these tiles could not open: penalty { $points }.
   *[counted] These tiles could not open: penalty { $points }.
}
sheet-announced = Said in time: “I will open in the next round”?
sheet-announced-no = no
sheet-announced-which = yes; which tile was drawn last?
sheet-announced-after = yes, after drawing { $tile }
sheet-announced-also = Drawn in the same turn
sheet-announced-alone = no other tile in that turn
sheet-announced-with = and { $tile }
sheet-heard = The clock heard it: “I will open in the next round”.
sheet-in-time = Announced in time: penalty { $points }.
sheet-tap-tiles = Tap the tiles that are left
sheet-tiles-change = Change: { $tiles }
sheet-tiles-done = Done
sheet-missing-end = Who went out? Choose above, or that nobody did.
sheet-missing = { $name }: enter the sum or tap the tiles left.
sheet-missing-unopened = { $name }: enter the sum or tap the tiles left. The sum does not change these points; the tiles show whether an opening was there.
sheet-nothing-left = { $name } has 0: choose above that { $name } went out, or enter what is left.
sheet-missing-drawn = Which tile did { $name } draw before announcing the opening?
sheet-keep = Write it down
sheet-change = Change the game
sheet-cancel = Back to the sheet
sheet-delete = Delete this game
cards-about = Whoever starts the game takes one card, whoever tidies up after it the other. A page has four pairs: print it and cut along the dashed lines.
cards-start = I start
cards-tidy = I tidy up
cards-table = table { $table }

# The move clock.
timer-about = The clock fills the screen. A tap anywhere but on its small buttons passes the turn on.
timer-keys = So do Space and Enter. Press T to hear the time left.
timer-paused = Paused.
timer-own = custom
timer-own-seconds = Seconds
timer-way = Warnings
timer-way-sound = sounds
timer-way-voice = spoken
timer-way-none = silent
timer-start = Set up the clock
timer-used = Time used
timer-tap-start = Tap to start
timer-tap-next = Tap: { $name } is next
timer-tap-resume = Paused. Tap to continue
timer-judge-comes = A judge was called: the clock stops after this move.
timer-judge-stands = A judge was called: the clock is stopped until there is a decision.
timer-tap-judge = Tap to continue without waiting
timer-announce-about = It counts only for a player who has not opened and has just drawn the tile needed for it. If it is said before the turn is passed on, and the game ends before that player’s next turn, the penalty is { $less } instead of { $more }. The score sheet remembers it (rule 7.4).
timer-announced = It counts only if the last draw made the opening possible.
timer-back = Back one turn
timer-pause = Pause
timer-begin = Start
timer-resume = Continue
timer-end = End
timer-larger = Full screen
timer-smaller = Leave full screen
timer-up = Time is up.
timer-say-ten = { $name }, ten seconds.
timer-say-up = { $name }, time is up.
timer-up-put-back = { $count ->
    [one] Put the table back as it was and your own tiles back on your rack, then draw { $count } tile.
   *[other] Put the table back as it was and your own tiles back on your rack, then draw { $count } tiles.
}
timer-up-stand-if-valid = { $count ->
    [one] If the whole table is valid and a tile was laid, the move stands. If not, all goes back and you draw { $count } tile.
   *[other] If the whole table is valid and a tile was laid, the move stands. If not, all goes back and you draw { $count } tiles.
}
timer-up-keep-valid = { $count ->
    [one] Your own loose tiles go back to your rack. If the rest is valid and a tile was laid, the move stands. If not, all goes back and you draw { $count } tile.
   *[other] Your own loose tiles go back to your rack. If the rest is valid and a tile was laid, the move stands. If not, all goes back and you draw { $count } tiles.
}
timer-lost-to-pool = Nobody remembers how the tiles lay? Tiles without a place go to the pool.
timer-lost-three-tiles-to-pool = Nobody remembers how the tiles lay? Take back your own tiles and draw three penalty tiles; tiles without a place go to the pool.
timer-lost-player-takes = Nobody remembers how the tiles lay? You take every tile outside a valid meld.

# Questions.
question = What do you want to know?
question-open = Could this rack have opened?
question-table = Is this table valid?
question-best = Best move
question-answer = Answer
question-rack = Rack
question-tap = Tap the tiles.
question-tap-table = A run: tap its first and last tile. A group: tap one tile, then its colours.
question-group = Group: { $tiles }
question-meld = Meld { $meld }
question-new-meld = New meld
question-opened = Has already opened
question-clear = Clear
question-tools = Tools
question-undo = Undo
question-by-taps = Tiles
question-by-text = Type
question-link = Copy link
question-example-table = b3 b4 b5 | k7 r7 y7
question-example-rack = r9 r10 J
question-notation = k7 r7 b7 y7 are the black, red, blue and yellow 7, J is a joker; a bar | or a slash / separates melds. A whole position or a link can be pasted too.
question-unread = No answer yet: not all that was typed could be read.
question-typed-unknown = “{ $text }” is not a tile of this edition.
question-typed-excess = There is no other { $tile }.
question-rack-empty = { $way ->
    [text] Type the tiles of the rack.
   *[taps] Tap the tiles of the rack.
}
question-table-empty = { $way ->
    [text] Type the melds on the table.
   *[taps] Tap the tiles of a meld, then of the next one.
}
question-unfinished = Meld { $meld } is not whole yet and is left out.
question-table-yes = Yes, all melds are valid.
question-table-no = { $count ->
    [one] No: { $count } meld is not valid.
   *[other] No: { $count } melds are not valid.
}
question-mend-first = { $count ->
    [one] First correct the table: { $count } meld is not valid.
   *[other] First correct the table: { $count } melds are not valid.
}
question-other-order = Valid in this order: { $tiles }.
question-open-yes = Yes: worth { $worth }. You need { $needed }.
question-open-short = No: worth { $worth } at most. You need { $needed }.
question-open-none = { $jokers ->
    [left-out] No: without jokers there is no meld here. You need { $needed }.
   *[counted] No: these tiles make no meld. You need { $needed }.
}
question-open-jokers = By these rules jokers do not count here (rule 7.3), though one may open with them.
question-worth = worth { $worth }
question-no-opening = These tiles cannot open.
question-after = The table after the move
