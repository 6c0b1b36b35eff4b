# The table on the screen: what a screen reader says of it, and what is read aloud when tiles move.

table-keys = Table and rack
table-keys-table = Table
table-keys-about = The arrow keys move from tile to tile. Press the question mark for all keys.
table-label = Table, { $count ->
    [0] no melds
    [one] { $count } meld
   *[other] { $count } melds
}
table-label-making = { $count } in the making
table-rack-label = Your rack, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
table-bench-label = Workbench, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
table-empty = The table is still empty.
table-new-meld = Put here as a new meld
table-face-down = face-down tile
table-meld-named = { $name }: { $meld }
table-meld-stands = { $meld }, valid
table-meld-closed = { $meld }; before you open, nothing may be added here
table-meld-fails = { $tiles } – not valid: { $reason }
table-meld-unfinished = in the making
table-meld-not-yet = not a meld yet
table-meld-more = { $count } more
table-meld-lacks = { $count ->
    [one] needs { $count } more tile
   *[other] needs { $count } more tiles
}
table-meld-hidden = { $count ->
    [one] { $count } tile being moved
   *[other] { $count } tiles being moved
}
table-tile-fresh = new on the table
table-tile-drawn = just drawn
table-tile-own = from your rack
table-tile-wrong = may not lie here

table-said-held = { $count ->
    [one] In hand: { $tiles }. Choose where it goes.
   *[other] In hand: { $tiles }. Choose where they go.
}
table-said-nothing-held = Nothing in hand.
table-said-fits = Fits here.
table-said-fits-not = Does not fit here.
table-said-fits-places = It fits in { $count } places. Choose one.
table-said-put = Put down: { $tiles }. { $meld }.
table-said-without = { $name } without { $tiles }: { $meld }.
table-said-to-rack = On the rack: { $tiles }.
table-said-shifted = { $tile }, after { $before }.
table-said-shifted-first = { $tile }, at the start of the rack.
table-said-dissolved = { $name } is gone.
table-said-renamed = { $before } is now called { $name }.
table-said-more = { $count ->
    [one] { $count } more meld changes.
   *[other] { $count } more melds change.
}
table-said-aside = On the workbench: { $tiles }.
table-said-freed = In hand: { $tile }. It has to be laid again this turn.
table-said-stays = That cannot go there.
table-said-not-now = Wait for your turn.
table-open-first = Open first. From the turn after your opening you may move these tiles.
table-stays = What lay on the table stays on the table.
table-freed-joker = A freed joker has to be laid again this turn.
table-fits-nowhere = It fits nowhere yet.
table-said-undone = Undone.
table-said-none-undone = Nothing to undo.
table-said-none-redone = Nothing to redo.
table-said-redone = Redone.
table-said-put-back = Everything is back where it was.
table-said-sorted-groups = Rack sorted by number.
table-said-sorted-runs = Rack sorted by colour.
table-said-tidied = The table is sorted by colour and number.
