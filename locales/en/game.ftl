# The game: refusals, faults of a move, what happened.

refusal-not-now = { $phase ->
    [start-draw] the draw for the start comes first
    [deal] the deal comes first
    [play] the game is under way
    [paused] the game waits for the judge
   *[over] the game is over
}
refusal-no-such-seat = nobody plays at seat { $seat }
refusal-not-your-turn = it is { $turn }'s turn
refusal-pool-empty = the pool is empty: lay or pass
refusal-pool-not-empty = passing is for an empty pool: lay or draw
refusal-no-stack-choice = there is no stack to choose now
refusal-no-such-stack = stack { $stack } is gone
refusal-no-claims = this edition has no new deal for three doublets
refusal-claims-closed = the first move has been made, so the deal stands
refusal-too-few-doublets = { $found ->
    [0] no doublets: three are needed
    [one] { $found } doublet: three are needed
   *[other] { $found } doublets: three are needed
}
refusal-no-announcements = this edition has no announcement
refusal-already-opened = you have opened already
refusal-not-after-draw = announce right after your own draw, before the next player acts
refusal-wrong-deck = these are not the tiles of the edition
refusal-nothing-to-take-back = there is no move to take back

fault-not-there = { $tile } is neither on the table nor on your rack
fault-not-a-meld = { $tiles }: { $reason }
fault-left-the-table = { $tile } lay on the table and must stay there
fault-nothing-laid = lay at least one tile from your rack
fault-table-touched = while opening, leave the table as it is and lay melds of your own tiles
fault-worth-too-little = { $worth } of { $needed } to open
fault-freed-joker = a joker freed from the table must go into a meld with a tile from your rack

event-starter-drawn = Draw for the start: { $draws }. { $name } starts.
event-draw-for-start = { $name } { $tile }
event-dealt = The tiles are dealt.
event-claimed = { $name } shows three doublets ({ $pairs }): new deal.
event-stack-opened = { $name } opens stack { $stack }.
event-drawn = { $count ->
    [one] { $name } draws a tile.
   *[other] { $name } draws { $count } tiles.
}
event-laid = { $count ->
    [one] { $name } lays { $tiles }.
   *[other] { $name } lays { $count } tiles: { $tiles }.
}
event-passed = { $name } passes.
event-announced = { $name } announces: “I will open in the next round”.
event-time-up = { $name }'s time is up.
event-taken-back = { $name }'s move was wrong and is taken back.
event-judge-called = { $name } asks for the judge.
event-paused = The game waits for the judge.
event-ruled = The judge decides: { $reason }
event-ended-out = { $name } goes out!
event-ended-pool = The pool is empty and nobody moves any more.
