# Tiles, melds and what is wrong with them. Every message with a rule number cites it.

colour-black = black
colour-red = red
colour-blue = blue
colour-yellow = yellow

tile-number = { $colour ->
    [black] black { $number }
    [red] red { $number }
    [blue] blue { $number }
   *[yellow] yellow { $number }
}
tile-joker = joker
tile-coloured-joker = { $colour ->
    [black] black joker
    [red] red joker
    [blue] blue joker
   *[yellow] yellow joker
}
tile-double = double joker
tile-mirror = mirror joker
tile-colour-change = colour-change joker

# Tiles as the object of a verb: what somebody lays, draws, takes.
object-number = { $colour ->
    [black] black { $number }
    [red] red { $number }
    [blue] blue { $number }
   *[yellow] yellow { $number }
}
object-joker = joker
object-coloured-joker = { $colour ->
    [black] black joker
    [red] red joker
    [blue] blue joker
   *[yellow] yellow joker
}
object-double = double joker
object-mirror = mirror joker
object-colour-change = colour-change joker

# Tiles with a number after a word of place: what another follows, or jokers stand between.
beside-number = { $colour ->
    [black] black { $number }
    [red] red { $number }
    [blue] blue { $number }
   *[yellow] yellow { $number }
}

meld-run = run { $from }–{ $to } { $colour }
meld-colour-changing-run = colour-changing run { $from }–{ $to } { $colours }
meld-colours = { $first } and { $second }
meld-colour-open = any other colour
meld-group = group of { $number }s
meld-mirrored-run = mirrored run { $end }-{ $middle }-{ $end } { $colour }
meld-mirrored-group = mirrored group of { $number }s
meld-worth = { $meld }, worth { $worth }
meld-none = Not a meld.
meld-joker-stands = { $tile } stands for { $what }
meld-two = { $one } and { $two }
meld-as-run = as a run: { $reason }
meld-as-group = as a group: { $reason }
meld-other-order = valid in this order: { $tiles } ({ $meld })
list-or = { $list } or { $last }
reason-rule = { $reason } (rule { $rule })

problem-too-few = { $count ->
    [1] only one tile; a meld needs at least three
   *[other] only two tiles; a meld needs at least three
}
problem-too-many = { $count } tiles are more than any meld has
problem-no-number-tile = there is no number tile, so nothing says what the jokers mean
problem-not-consecutive = { $after } does not come right after { $before }
problem-too-few-jokers = { $missing ->
    [2] two
    [3] three
    [4] four
   *[other] { $missing }
} numbers are missing between { $before } and { $after }, and { $filled ->
    [one] one joker cannot fill them
   *[other] the jokers fill only { $filled }
}
problem-too-many-jokers = { $missing ->
    [0] no number is
    [one] only one number is
   *[other] only { $missing } numbers are
} missing between { $before } and { $after }: { $filled ->
    [one] there is no room for a joker
   *[other] what lies there stands for { $filled }
}
problem-number-twice = a run has only one { $number }
problem-below-one = there is nothing below 1
problem-above-thirteen = there is nothing above 13
problem-mixed-colours = { $first } and { $other } differ in colour
problem-different-numbers = { $first } and { $other } differ in number
problem-same-colour-twice = { $colour ->
    [black] black appears twice
    [red] red appears twice
    [blue] blue appears twice
   *[yellow] yellow appears twice
}
problem-too-many-colours = there are only four colours
problem-colour-stays = the colour is the same on both sides of the colour change
problem-third-colour = after the second colour change the first colour must come back
problem-colour-changes-touch = two colour changes are next to each other
problem-too-many-colour-changes = a run has at most two colour changes
problem-colour-change-in-group = a colour change belongs only in runs
problem-colour-change-in-mirror = a mirror cannot be in one meld with a colour change
problem-two-mirrors = a meld has only one mirror
problem-mirror-not-in-middle = the mirror is not in the middle (tiles on its left: { $left }, on its right: { $right })
problem-sides-differ = { $left } and { $right } do not mirror each other
problem-mirrored-pair-is-group = with one tile a side a mirror makes a group
