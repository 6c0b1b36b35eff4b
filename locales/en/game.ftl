# The game: its editions and players, refusals, faults of a move, what happened.

edition-name = { $edition ->
    [standard] Standard
    [twist] Twist
    [expert] Expert
    [original] Original
    [family] Family
    [xp] XP
    [championship-2019] Championship 2019
    [championship] Championship
    [championship-twist] Championship Twist
    [championship-expert] Championship Expert
   *[other] { $edition }
}
# What is printed on the box, or where an edition without a box is played.
edition-box = { $edition ->
    [standard] 3 in 1
    [twist] 3 in 1
    [expert] 3 in 1
    [original] Original
    [family] Standard, Mundo, Exclusive
    [xp] XP
   *[other] Polish championship
}
edition-of-box = { $edition ->
    [championship-2019] { $box }
    [championship] { $box }
    [championship-twist] { $box }
    [championship-expert] { $box }
    [family] Boxes: { $box }
   *[other] Box: { $box }
}
# What is in the box, and how its rulebook is known from another's.
edition-box-holds = { $edition ->
    [family] 106 tiles, 2 of them jokers. The rulebook takes 100 or 200 points for not having opened.
    [original] 106 tiles, 2 of them jokers. By its rulebook not having opened costs nothing extra; three tiles are drawn where a table cannot be put back.
    [xp] 160 tiles, 4 of them jokers, and 6 racks.
   *[other] 112 tiles, 8 of them jokers in four colours. Standard takes the two red ones; the other six stay in the box.
}
edition-no-box = Another name on your box? Go by its tiles and its rulebook. No box? Start with Standard under “3 in 1”.
name-to-type = { $name } ({ $id })
name-and-box-to-type = { $name } ({ $id }; box { $box })
level-name = { $level ->
    [novice] Novice
    [casual] Casual
    [steady] Steady
    [sharp] Sharp
    [master] Master
   *[other] Computer player
}

refusal-not-now = { $phase ->
    [start-draw] The draw for the start comes first
    [deal] The deal comes first
    [play] The game is under way
    [paused] The game waits for the judge
   *[over] The game is over
}
refusal-no-such-seat = Nobody plays at seat { $seat }
refusal-not-your-turn = It is { $turn }’s turn
refusal-pool-empty = The pool is empty: lay or pass
refusal-pool-not-empty = Passing is for an empty pool: lay or draw
refusal-no-stack-choice = There is no stack to choose now
refusal-no-such-stack = Stack { $stack } is gone
refusal-no-claims = This edition has no new deal for three doublets
refusal-claims-closed = The first move has been made, so the deal stands
refusal-too-few-doublets = { $found ->
    [0] No doublets: three are needed
    [one] { $found } doublet: three are needed
   *[other] { $found } doublets: three are needed
}
refusal-no-announcements = This edition has no announcement
refusal-already-opened = You have opened already
refusal-not-after-draw = Announce right after your own draw, before the next player acts
refusal-wrong-deck = These are not the tiles of the edition
refusal-nothing-to-take-back = There is no move to take back

fault-not-there = { $tile } is neither on the table nor on your rack
fault-not-a-meld = { $tiles }: { $reason }
fault-left-the-table = { $tile } lay on the table and must stay there
fault-nothing-laid = Lay at least one tile from your rack
fault-table-touched = While opening, leave the table as it is and lay melds of your own tiles
fault-worth-too-little = Your melds are worth { $worth }; you need { $needed } to open
fault-freed-joker = A joker freed from the table must go into a meld with a tile from your rack

event-starter-drawn = Draw for the start: { $draws }. { $name } starts.
event-draw-for-start = { $name } has { $tile }
event-you-draw-for-start = you have { $tile }
event-draws-again = { $draws }; again: { $again }
event-dealt = The tiles are dealt.
event-claimed = { $name } shows three doublets ({ $pairs }): new deal.
event-stack-opened = { $name } starts stack { $stack }.
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
event-time-up = { $name }’s time is up.
event-your-time-up = Your time is up.
event-taken-back = { $name }’s move was wrong and is taken back.
event-you-taken-back = Your move was wrong and is taken back.
event-judge-called = { $name } asks for the judge.
event-paused = The game waits for the judge.
event-ruled = The judge decides: { $reason }
event-ended-out = { $name } goes out!
event-ended-pool = The pool is empty and the game is over.

# Where a player's points come from (section 7). `sum` is what each of the others lost, `rack` what the own tiles count.
rack-sum = { $jokers ->
    [0] { $value }
    [1] { $numbers } + { $penalty } (joker) = { $value }
   *[other] { $numbers } + { $jokers } × { $penalty } (jokers) = { $value }
}
reason-won = { $others ->
    [1] what the other player lost
   *[other] what the others lost
}{ $less ->
    [0] : { $sum }
   *[other] , minus the winner’s own tiles: { $sum } − { $less }
}
reason-won-shared = { $less ->
    [0] what the others lost, shared by { $shared }: { $sum } / { $shared }
   *[other] what the others lost, shared by { $shared }, minus the winner’s own tiles: { $sum } / { $shared } − { $less }
}
reason-won-all = all racks are equal, so nobody lost anything (rule 7.6)
reason-rack = { $less ->
    [0] left on the rack: { $rack }
   *[other] left on the rack: { $rack }, minus the lowest rack: { $less } (rule 7.5)
}
reason-unopened = { $less ->
    [0] did not open: { $points } instead of the { $value } left (rule 7.2)
   *[other] did not open: { $points } instead of the difference { $value } − { $less } (rule 7.5)
}
reason-announced = { $less ->
    [0] did not open, but announced it in time: { $points } instead of the { $value } left (rule 7.4)
   *[other] did not open, but announced it in time: { $points } instead of the difference { $value } − { $less } (rule 7.5)
}
reason-could-have = { $less ->
    [0] did not open, although the rack could have: { $points } instead of the { $value } left (rule 7.2)
   *[other] did not open, although the rack could have: { $points } instead of the difference { $value } − { $less } (rule 7.5)
}
reason-opening = Possible opening:
