# Tournaments: seating, checking, standings.

tournament-round = Round { $round }
tournament-table = table { $table }: { $players }
tournament-seat-found = found
tournament-seat-bound = at least
tournament-seat-greedy = simple draw
tournament-seat-repeats = repeat meetings
tournament-seat-back-to-back = in two rounds in a row
tournament-seat-uneven = incomplete tables (sum of squares)
tournament-seat-seats = seats (sum of squares)
tournament-seat-apart = pairs at one table who should be apart: { $count }
tournament-seat-elsewhere = players not at their own table: { $count }
tournament-seat-best = The fewest repeat meetings possible: proven.
tournament-seat-open = No seating with fewer repeat meetings was found; there may still be one.
tournament-standings-place = place
tournament-standings-name = name
tournament-standings-games = games
tournament-standings-points = wins/points
tournament-check-right = { $events ->
    [one] Correct: { $events } log entry recomputed.
   *[other] Correct: { $events } log entries recomputed.
}
tournament-check-wrong = { $count ->
    [one] Not right: { $count } discrepancy.
   *[other] Not right: { $count } discrepancies.
}
tournament-draws-none = Nothing has been drawn in this tournament yet.
tournament-draws-line = Line { $line }, { $what }: { $again }
tournament-draws-tables = { $count ->
    [1] tables of round { $first }
   *[other] tables of rounds { $first } to { $last }
}
tournament-draws-order = order of { $players }
tournament-draws-same = drawn with this code, and it comes out the same
tournament-draws-other = NOT drawn with this code: something else comes out
tournament-draws-by-rank = by the standings, nothing was drawn
tournament-draws-no-lots = no code of a draw was kept
tournament-draws-another-way = drawn by another version of the program, which this one cannot reproduce
tournament-at-event = log entry { $event }: { $why }
tournament-error-version = the file is of version { $found }, and this program knows { $known }
tournament-error-differs = something else follows from it
tournament-error-nothing-to-seat = the tournament has no round to seat
tournament-error-stage = { $stages ->
    [one] there is { $stages } stage
   *[other] there are { $stages } stages
}
tournament-error-nobody = the list names nobody
tournament-organiser = Organiser

tournament-at-line = line { $line }: { $why }
tournament-refused-name-empty = A name is missing.
tournament-refused-name-too-long = A name has at most { $most } characters.
tournament-refused-detail-too-long = A club has at most { $most } characters, a number at most { $digits }.
tournament-refused-name-twice = Duplicate name { $name }: a club or a number must tell the two apart.
tournament-refused-not-founded = The tournament has not begun.
tournament-refused-already-founded = The tournament has begun already.
tournament-refused-not-yours = { $role ->
    [organiser] An organiser cannot do that.
    [judge] A judge cannot do that.
   *[player] A player cannot do that.
}
tournament-refused-bad-plan = The plan cannot be played: { $why }.
tournament-refused-already-seated = The plan cannot be changed once people are seated.
tournament-refused-no-plan = The tournament has no plan yet.
tournament-refused-unknown-player = Player { $player } is not entered.
tournament-refused-already-registered = Player { $player } is entered already.
tournament-refused-already-present = Player { $player } is checked in already.
tournament-refused-withdrawn = Player { $player } has withdrawn.
tournament-refused-not-present = Player { $player } is not checked in.
tournament-refused-too-late = Player { $player } is too late to enter.
tournament-refused-same-player = That is one player, not two.
tournament-refused-already-apart = These two are kept apart already.
tournament-refused-not-apart = These two are not kept apart.
tournament-refused-no-table-number = Tables are numbered from 1 to { $most }.
tournament-refused-table-taken = Table { $table } is already { $player }’s.
tournament-refused-has-played = { $player } has played, so this cannot be undone.
tournament-refused-not-ahead = Round { $round } has begun, or its tables are not drawn yet.
tournament-refused-no-reason = Give a reason.
tournament-refused-no-rule = Choose a rule.
tournament-refused-over = The tournament is over.
tournament-refused-wrong-rounds = { $expected ->
    [one] { $expected } round is to be seated, not { $found }.
   *[other] { $expected } rounds are to be seated, not { $found }.
}
tournament-refused-table-size = Round { $round }, table { $table }: { $found ->
    [one] { $found } player
   *[other] { $found } players
}, but a table has { $least } to { $most }.
tournament-refused-seated-twice = Round { $round }: player { $player } has two seats.
tournament-refused-not-seated = Round { $round }: player { $player } has no seat.
tournament-refused-not-entrant = Player { $player } does not play in this stage.
tournament-refused-not-by-rank = Round { $round }: the tables are not by rank.
tournament-refused-too-few-players = Fewer than two players are left.
tournament-refused-no-round-left = No round is left to begin.
tournament-refused-rounds-begun = { $rounds ->
    [one] The stage has at least { $rounds } round.
   *[other] The stage has at least { $rounds } rounds: so many have begun.
}
tournament-refused-sheet-open = The sheet of round { $round }, table { $table } is missing or not signed.
tournament-refused-no-such-table = There is no table { $table } in round { $round }.
tournament-refused-not-played = Round { $round } has not begun, so table { $table } has no result.
tournament-refused-not-at-table = Player { $player } is not at that table.
tournament-refused-round-over = Round { $round } is over for table { $table }. Ask a judge or the organiser.
tournament-refused-already-entered = Round { $round }, table { $table }: the sheet was handed in already.
tournament-refused-not-entered = Round { $round }, table { $table }: no sheet was handed in.
tournament-refused-signed-by-enterer = Whoever entered a sheet cannot sign it: another player at the table must.
tournament-refused-own-case = This concerns { $player }, who plays: another judge must decide it, or the organiser. If there is nobody else, the organiser makes a judge’s access link for somebody who does not play there.
tournament-refused-already-signed = Round { $round }, table { $table }: the sheet is signed or decided already.
tournament-refused-disputed = Round { $round }, table { $table }: the sheet is disputed, a judge decides.
tournament-refused-wrong-games = { $expected ->
    [one] The sheet has { $expected } game, not { $found }.
   *[other] The sheet has { $expected } games, not { $found }.
}
tournament-refused-bad-game = Game { $game }: { $why }.
tournament-refused-hand-missing = Game { $game }: the result of player { $player } is missing.
tournament-refused-no-such-call = No call { $call } waits for a judge.
tournament-refused-call-open = Call { $call } waits for a judge.
tournament-refused-nothing-changed = This changes nothing.
tournament-refused-no-penalty = The penalty takes nothing.
tournament-refused-no-such-penalty = There is no penalty { $penalty }, or it was taken back.
tournament-refused-no-tie = These players are not tied, or not all who are tied are named.
tournament-refused-tie-at-cut-off = Players { $players } are tied, and not all of them can advance: the tie must be broken.
tournament-refused-rounds-left = Rounds still to be played: { $rounds }.
tournament-refused-cannot-reopen = No stage has ended, or the next has begun.

tournament-why-no-stages = it has no stage
tournament-why-entrants = everybody plays in the first stage, and in no other
tournament-why-counts = rounds and games are from 1 to 20
tournament-why-table = a table has 2 to { $most } players
tournament-why-wrong-chairs = { $hands ->
    [one] { $hands } result
   *[other] { $hands } results
} at a table of { $chairs }
tournament-why-too-few-players = a game has two players at least
tournament-why-not-one-out = a game that ended by going out has exactly one empty rack, not { $found } (rule 6.1)
tournament-why-empty-rack = a game that ended by empty pool has no empty rack (rule 6.2)
tournament-why-more-than-deck = more tiles than the deck has (rule 1.2)
tournament-why-bad-announcement = an announcement that is not possible (rule 7.4)
tournament-why-does-not-sum = the points written are not what the racks score (section 7)

tournament-found-version = version { $found } is not known
tournament-found-not-founded = something before the tournament began
tournament-found-founded-twice = the tournament began twice
tournament-found-wrong-role = { $role ->
    [organiser] this action is not allowed for an organiser
    [judge] this action is not allowed for a judge
   *[player] this action is not allowed for a player
}
tournament-found-no-reason = a reason is missing
tournament-found-no-rule = the number of a rule is missing
tournament-found-plan-unplayable = the plan cannot be played
tournament-found-plan-late = the plan was changed after people were seated
tournament-found-replanned = the stage cannot be changed to rounds: { $rounds }, games: { $games }
tournament-found-no-plan = there is no plan
tournament-found-unknown-player = player { $player } was never entered
tournament-found-twice = player { $player } was entered, checked in, kept apart or seated a second time
tournament-found-not-there = player { $player } is not checked in, or has withdrawn
tournament-found-had-played = something was undone for player { $player }, who had played
tournament-found-not-apart = two players were let meet who were not kept apart
tournament-found-own-table = the own table of player { $player } is another’s or none, or was so before
tournament-found-not-ahead = players were swapped in round { $round }, which had begun or was not drawn
tournament-found-over = something after the last stage ended
tournament-found-rounds-seated = rounds seated: { $recorded }, rounds left to seat: { $reckoned }
tournament-found-table-size = round { $round }, table { $table }: no table has { $found ->
    [one] { $found } player
   *[other] { $found } players
}
tournament-found-seated-twice = round { $round }: player { $player } has two seats
tournament-found-not-seated = round { $round }: player { $player } has no seat
tournament-found-not-entrant = round { $round }: player { $player } has a seat but does not play in this stage
tournament-found-not-by-rank = round { $round }: the tables are not by rank
tournament-found-certificate = the certificate says { $recorded }, and it is { $reckoned }: { $figure ->
    [apart] pairs to be kept apart
    [elsewhere] seats at other tables than the own one
    [repeats] repeat meetings
    [repeats-bound] the least repeat meetings
    [back-to-back] meetings in two rounds running
    [back-to-back-bound] the least meetings in two rounds running
    [uneven] small tables
    [uneven-bound] the fairest share of small tables
    [seats] seats
   *[seats-bound] the fairest share of seats
}
tournament-found-outcome-missing = what follows from it is missing, or of another kind
tournament-found-no-round = no round is left to begin
tournament-found-sheet-missing = the sheet of round { $round }, table { $table } is missing or does not count
tournament-found-no-table = round { $round }, table { $table }: there is no such table, or its round has not begun
tournament-found-not-at-table = player { $player } is not at table { $table } of round { $round }
tournament-found-round-over = a player of table { $table } acted when round { $round } was over
tournament-found-entered-twice = round { $round }, table { $table }: the sheet was handed in twice
tournament-found-signed-by-enterer = round { $round }, table { $table }: signed by the player who entered it
tournament-found-own-case = { $player } decided what concerned them as a player
tournament-found-sheet-state = round { $round }, table { $table }: the sheet was not in a state for this
tournament-found-games = round { $round }, table { $table }: { $recorded ->
    [one] { $recorded } game
   *[other] { $recorded } games
} instead of { $reckoned }
tournament-found-hands = round { $round }, table { $table }, game { $game }: the results do not fit the seats
tournament-found-tiles = round { $round }, table { $table }, game { $game }: more tiles than the deck has (rule 1.2)
tournament-found-announcement = round { $round }, table { $table }, game { $game }: an announcement that is not possible (rule 7.4)
tournament-found-end = round { $round }, table { $table }, game { $game }: the racks do not fit how the game ended (section 6)
tournament-found-score = round { $round }, table { $table }, game { $game }: player { $player } scores { $reckoned }, not { $recorded }
tournament-found-win = round { $round }, table { $table }, game { $game }: player { $player } has { $reckoned } wins, not { $recorded }
tournament-found-written = round { $round }, table { $table }, game { $game }: the points written are not what the racks score
tournament-found-nothing-changed = round { $round }, table { $table }: a correction that changes nothing
tournament-found-no-call = no call { $call } waits for a judge
tournament-found-call-open = call { $call } was never answered
tournament-found-penalty = a penalty that takes nothing from player { $player }, or player { $player } does not take part
tournament-found-no-penalty = no penalty { $penalty } can be taken back
tournament-found-tie = a tie-break was recorded where there is no tie
tournament-found-rounds-left = the stage ended with rounds to play: { $rounds }
tournament-found-standing = player { $player } stands at { $reckoned }, not { $recorded }
tournament-found-standings-people = player { $player } is missing in the standings, or there without having played
tournament-found-standings-order = the standings are not in order
tournament-found-advancing = { $reckoned } advance, not { $recorded }
tournament-found-tie-at-cut-off = players { $players } are tied, and not all of them can advance
tournament-found-too-few-players = too few advance
tournament-found-reopened = a stage was reopened that could not be reopened

# What the server answers about a tournament.
tournament-unknown-pass = This access link is not valid, or no longer valid.
tournament-not-for-pass = This access link does not allow that.
tournament-other-round = This code is not for round { $round }. Scan the one on the round’s own paper at your table.
tournament-bad-lines = The list has lines that cannot be used.
tournament-too-long = At most { $most } characters, please.
tournament-no-title = The tournament needs a name.
tournament-full = A tournament has at most { $most } people.
tournament-no-clock = There is no such clock.
tournament-not-an-event = This is not the file of a tournament.
tournament-impossible = The file was changed: line { $event } of its log is not possible.
