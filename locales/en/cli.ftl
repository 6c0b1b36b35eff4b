# The program's own words.

error-unknown-edition = unknown edition “{ $edition }”; there are { $known }; dublet editions says what is in each box
error-not-in-edition = the edition { $edition } has no { $tile }
error-plain-joker-not-in-edition = plain joker: { $edition } has no such tile
error-too-many-copies = { $found } copies of { $tile }, but the edition { $edition } has { $copies }
error-no-tiles = no tiles given
error-cannot-read = cannot read { $file }: { $error }
error-cannot-write = cannot write { $file }: { $error }
error-in-file = { $file }: { $error }
error-in-game = game { $game }: { $error }
error-no-games = there are no games
error-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: these rules are for { $min } to { $max }
error-name-twice = duplicate name { $name }
error-names-differ = the players are not those of game 1
error-not-one-out = a game that ended by going out has exactly one empty rack, not { $found }
error-empty-rack = a game that ended by empty pool has no empty rack
error-last-drawn = { $name } cannot have drawn { $tile } last: it is not on the rack
error-announced-without-draw = { $name } announced, so last_drawn is needed
error-unknown-player = unknown level of a computer player “{ $player }”; there are { $known }
error-column = column { $column }: { $error }
error-empty-meld = a meld without tiles
error-expected = expected { $what }
error-misplaced = “{ $text }” does not belong here; tiles are separated by spaces
error-not-a-meld = “{ $tiles }” is not a meld
error-more-than-edition = more of { $tile } than the edition has
error-too-long = more tiles than any deck has
error-unknown-tile = “{ $tile }” is not a tile; tiles are written like r7, b12, y1, k13 (red, blue, yellow, black), a joker is J
error-not-a-position = not a position: { $error }
error-not-a-sheet = not a score sheet as docs/score.md shows it: { $error }

# Tiles as they are typed.
short-number = { $colour ->
    [black] k
    [red] r
    [blue] b
   *[yellow] y
}{ $number }
short-joker = J
short-coloured-joker = J{ $colour ->
    [black] k
    [red] r
    [blue] b
   *[yellow] y
}
short-double = D
short-mirror = M
short-colour-change = C

# Why the system refuses a file.
io-not-found = there is no such file
io-not-allowed = it is not allowed
io-exists = it exists already
io-folder = that is a folder
io-no-folder = a folder of the path is a file
io-read-only = nothing can be written there
io-full = the disk is full
io-not-text = it is not a text
io-other = the system says: { $error }

# What is wrong with JSON.
json-at = line { $line }, column { $column }: { $error }
json-ends = the text ends too early
json-syntax = this is not JSON
json-unread = it cannot be read
json-missing = the field “{ $name }” is missing
json-twice = the field “{ $name }” stands there twice
json-unknown = unknown field “{ $name }”
json-misplaced = “{ $name }” does not belong here
json-another = something else belongs here

# A command line that cannot be used.
misuse-more = { $fault }; see { $command } --help
misuse-suggested = { $fault }; did you mean { $suggested }?
misuse-missing = missing: { $arguments }
misuse-no-value = { $argument } needs a value
misuse-value = { $argument } cannot be “{ $value }”
misuse-value-known = { $argument } cannot be “{ $value }”: it is one of { $known }
misuse-value-range = { $argument } cannot be “{ $value }”: it is from { $from } to { $to }
misuse-unknown = unknown argument “{ $argument }”
misuse-command = unknown command “{ $command }”
misuse-no-command = a command is missing
misuse-conflict = { $argument } cannot be used with { $other }
misuse-twice = { $argument } can be given once only
misuse-other = this command line cannot be used

house-unknown-value = unknown rule “{ $name }”; there are { $known }
house-bad-value = { $name } cannot be “{ $given }”: it is { $allowed }
house-number = a whole number from { $from } to { $to }
house-either = { $one } or { $other }
house-players-reversed = min_players is more than max_players
house-too-many-copies = coloured, double, mirror and colour-change jokers are for at most 2 copies
house-mixed-jokers = coloured jokers are played without other jokers
house-too-few-tiles = { $tiles } tiles are too few for the { $players } players allowed: { $needed } are needed, or a lower “players, at most”
house-no-edition = the file does not say edition = "…"
house-not-simple = { $name } must be a number, a word in quotes, or true or false

edition-players = players
edition-tiles = tiles
edition-joker = joker left
edition-time = seconds a move
edition-no-limit = no limit
edition-house = { $edition }, house rules
edition-differs = { $name } differs from { $edition } in:
edition-same = The values are those of { $edition }.
edition-value = value
edition-rule = rule

value-min_players = players, at least
value-max_players = players, at most
value-copies = copies of each number tile
value-plain_jokers = plain jokers
value-coloured_jokers = jokers of each colour
value-double_jokers = double jokers
value-mirror_jokers = mirror jokers
value-colour_change_jokers = colour-change jokers
value-joker_penalty = penalty for a joker left on the rack
value-move_seconds = seconds for a move (0: no limit)
value-tournament_seconds = seconds for a move in a tournament
value-first_starter = who starts the first game
value-next_starter = who starts the next games
value-dealing = how the stacks are dealt
value-three_doublets = new deal for three doublets
value-round = games in a round
value-opening = points needed to open
value-mirror_worth = worth of a mirror joker in an opening
value-freed_jokers = where a joker freed from the table goes
value-wrong_lay_tiles = tiles drawn for a wrong move
value-open_drafts = others see rack tiles while they are laid
value-time_up = when time is up
value-time_up_tiles = tiles drawn when the move does not stand
value-lost_layout = real tiles: when the table cannot be restored
value-empty_pool = end of the game with an empty pool
value-unopened_penalty = penalty for not opening (0: rack value)
value-could_have_opened_penalty = penalty for not opening, although the rack could have opened
value-jokers_could_open = jokers count when judging whether a rack could have opened
value-announcement = an opening can be announced
value-pool_score = what losers lose when the pool runs out
value-penalties_at_pool_end = penalty for not opening also when the pool runs out

choice-yes = yes
choice-no = no
choice-draw = the highest tile drawn
choice-seat-a = seat A
choice-clockwise = the next player clockwise
choice-players-choose = players pick two stacks
choice-judge-gives = the judge gives two stacks
choice-neighbours = each neighbour gives one stack
choice-players = as many as players
choice-middle-number = the middle number
choice-nothing = nothing
choice-any-meld = into any meld
choice-with-rack-tile = into a meld with a rack tile
choice-put-back = everything goes back
choice-stand-if-valid = the move stands if the table is valid
choice-keep-valid = loose tiles of one’s own go back, the rest stands if valid
choice-to-pool = loose tiles go to the pool
choice-three-tiles-to-pool = loose tiles go to the pool, the player draws three
choice-player-takes = the player takes the loose tiles
choice-all-pass = when all pass in turn
choice-last-moves = after one last move each
choice-values = their rack’s value
choice-differences = the difference from the winner’s rack

score-game = game { $game }
score-total = total
score-place = place
score-points = { $big }/{ $small }
score-head = wins/points
meld-joker-may-stand = { $tile } may stand for { $what }

verify-good = { $events ->
    [one] Verified: { $events } event, every one legal.
   *[other] Verified: { $events } events, every one legal.
}
verify-deal = The deal is the one committed to.
verify-no-commitment = The record holds no commitment, so the deal cannot be checked.
verify-bad = Not verified: { $error }.
verify-line = line { $line }, column { $column }: { $error }
verify-event = event { $event }: { $error }
verify-uncaused = nothing leads to it
verify-differs = the rules decide otherwise
verify-missing = the log ends here, in the middle of a turn
verify-not-over = the game is not over
verify-no-secret = the secret of the deal is missing
verify-wrong-secret = the secret does not fit the commitment
verify-wrong-shuffle = shuffle { $shuffle } is not the one committed to

simulate-games = { $games ->
    [one] { $games } game, { $turns } turns, { $rate } games a second
   *[other] { $games } games, { $turns } turns, { $rate } games a second
}
simulate-ends = { $out } by going out, { $pool } by empty pool
simulate-seat = { $seat } { $player }: wins { $big }, points a game { $small }

arena-bounds = the first strength of --elo must be below the second
arena-games = { $first } against { $second }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $games } games, { $rate } a second
arena-wins =   wins      { $rate } % ± { $error }, par { $par } %
arena-elo =   Elo       { $elo } ± { $error }
arena-llr =   LLR       { $llr } (decides at ±{ $decisive }): { $verdict ->
    [better] at least { $better } Elo better
    [worse] no more than { $worse } Elo better
   *[open] not decided between { $worse } and { $better } Elo
}
arena-small =   points    { $small } a game
arena-pace =   turn      { $mean } ms on average, { $longest } ms at most
