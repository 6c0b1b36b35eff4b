# The best move, and how it is made.

solve-rack = { $count ->
    [one] Rack: { $count } tile, value { $value }
   *[other] Rack: { $count } tiles, value { $value }
}
solve-rack-empty = The rack is empty.
solve-table = Table
solve-table-after = Table after the move (* from the rack, + a new meld)
solve-laid = { $count ->
    [one] { $laid } of { $count } tile can be laid: { $tiles }.
   *[other] { $laid } of { $count } tiles can be laid: { $tiles }.
}
solve-shed = The rack’s value falls by { $shed }, from { $before } to { $after }.
solve-left = Left on the rack: { $tiles }.
solve-out = Nothing is left on the rack: you go out!
solve-nothing = No tile of the rack can be laid.
solve-not-out = { $count ->
    [one] The rack cannot be laid: { $laid } of { $count } tile at most.
   *[other] The whole rack cannot be laid: { $laid } of { $count } tiles at most.
}

solve-take = Take { $tiles } from meld { $meld }, leaving { $rest }.
solve-take-apart = Take meld { $meld } apart: { $tiles }.
solve-new = { $from ->
    [rack] Lay { $tiles } from the rack.
    [table] Lay { $tiles }, all of it from the table.
   *[both] Lay { $tiles }; from the rack: { $own }.
}
solve-add = { $from ->
    [rack] Add { $own } from the rack to meld { $meld }: { $tiles }.
    [table] Add { $moved } to meld { $meld }: { $tiles }.
   *[both] Add { $moved }, and { $own } from the rack, to meld { $meld }: { $tiles }.
}
solve-order = Put meld { $meld } in this order: { $tiles }.

solve-open-best = { $tiles ->
    [one] The opening worth most: { $worth }, with { $tiles } tile
   *[other] The opening worth most: { $worth }, with { $tiles } tiles
}
solve-open-fullest = { $tiles ->
    [one] The opening with most tiles, worth at least { $needed }: { $tiles } tile, worth { $worth }
   *[other] The opening with most tiles, worth at least { $needed }: { $tiles } tiles, worth { $worth }
}
solve-open-both = { $tiles ->
    [one] The best opening: worth { $worth }, with { $tiles } tile
   *[other] The best opening: worth { $worth }, with { $tiles } tiles
}
solve-open-short = The rack cannot open: its best melds are worth { $worth }, and you need { $needed } (rule 4.2).
solve-open-none = The rack cannot open: it holds no meld.

solve-standard-input = standard input
error-line = line { $line }: { $error }
error-table-meld = meld { $meld } of the table: { $error }
error-no-object = the line is not a JSON object
error-no-lines = there are no positions in it; each is a line of JSON
