# The organiser: creating a tournament, its people, rounds and standings.

desk = Tournament
desk-about = From the list of players to the final: tables, sheets, standings, a big screen for the hall. Players need no account.
desk-found = A new tournament
desk-title = Name of the tournament
desk-organiser-name = Your name
desk-organiser-about = It appears in the log next to your actions.
desk-found-do = Create the tournament
desk-found-key = You get a link of your own, the only one that runs the tournament: keep it.
desk-open-file = Open from a file
desk-open-file-about = The file of a whole tournament, as its organiser downloaded it.
desk-open-file-do = Choose the file…
desk-kept = Your tournaments in this browser
desk-role = { $role ->
    [organiser] organiser
    [judge] judge
    [table] table
   *[screen] big screen
}
desk-forget = Forget
desk-forget-one = Forget { $title } in this browser

# The pages of the desk.
desk-tabs = Pages of the tournament
desk-tab-people = People
desk-tab-plan = Plan
desk-tab-rounds = Rounds
desk-tab-standings = Standings
desk-tab-judge = Judge
desk-tab-judge-waits = Judge ({ $count })
desk-tab-passes = Access links
desk-tab-records = Records
desk-no-connection = No connection. What you see may be out of date; what you do is sent as soon as the connection is back.
desk-busy = One moment…
desk-reason = Reason
desk-key = Your link is the key
desk-key-about = Keep the address of this page: on another device, or once this browser’s data is cleared, it is the only way back. Show it to nobody who should not run the tournament.
desk-key-copy = Copy the link to this page
desk-key-done = I have saved it
desk-key-change = Change all access links
desk-key-change-about = If somebody has seen your link, change them all: you get a new one, and so do judges, tables and the screen. The old links stop working, so table cards, round codes and results sheets have to be printed again.
desk-stage = { $kind ->
    [qualifying] Qualifying
    [semi-final] Semi-finals
   *[final] Final
}

# What comes next.
desk-next = Next
desk-next-add-players = Enter the players: paste their list, or type names.
desk-next-check-in = { $missing ->
    [one] { $missing } player is not checked in yet. Check in whoever is here.
   *[other] { $missing } players are not checked in yet. Check in whoever is here.
}
desk-next-plan = Say how the tournament runs: rounds, games, and who advances.
desk-next-draw = { $anew ->
    [true] The tables no longer fit the players. The rounds to come need new tables.
   *[false] { $missing ->
        [0] { $stage }: { $players } players, ready to be seated.
        [one] { $stage }: { $players } players to be seated. { $missing } has not come and gets no seat.
       *[other] { $stage }: { $players } players to be seated. { $missing } have not come and get no seat.
    }
}
desk-next-start = The tables of round { $round } are ready. Start it when everybody is seated.
desk-next-decide = { $tablesCount ->
    [one] Table { $tables } is waiting for a judge. Until you add one, you decide.
   *[other] Tables { $tables } are waiting for a judge. Until you add one, you decide.
}
desk-next-wait = Round { $round } is being played. Complete sheets: { $done } of { $of }.{ $done ->
    [0] { "" }
   *[other] { $tablesCount ->
        [one] { " " }Still open: table { $tables }.
       *[other] { " " }Still open: tables { $tables }.
    }
}
desk-next-answer-calls = { $count ->
    [one] { $count } call for a judge has no answer. It needs one before the stage ends.
   *[other] { $count } calls for a judge have no answer. They need one before the stage ends.
}
desk-next-break-tie = Players are tied at the cut-off. Put them in order before the stage ends.
desk-next-close = { $last ->
    [true] All sheets are complete. End the tournament to make the results final.
   *[false] All sheets are complete. End the stage to see who advances.
}
desk-next-over = The tournament is over. Print the standings, and download the file to keep it.
desk-do-add-players = Enter players
desk-do-check-in = Check in
desk-do-plan = Make the plan
desk-do-draw = { $anew ->
    [true] Draw again
   *[false] Draw the tables
}
desk-do-start = Start round { $round }
desk-do-decide = Decide
desk-do-wait = See the tables
desk-do-answer-calls = Answer
desk-do-break-tie = Break the tie
desk-do-close = { $last ->
    [true] End the tournament
   *[false] End the stage
}
desk-do-over = Results

# What does not go by itself.
desk-exceptions = Needs attention
desk-except-disputed = Round { $round }, table { $table }: { $player } says the sheet is wrong. “{ $reason }”
desk-except-called = Round { $round }, table { $table }: { $player } calls a judge. “{ $reason }”
desk-except-tie = { $players } are tied, and not all of them can advance.
desk-except-tie-before = After a correction { $players } are tied, and not all of them could advance from the previous stage. Reopen it, or play on.
desk-except-cut-off = After a correction others should have advanced. { $missingCount ->
    [0] { "" }
   *[other] In instead: { $missing }.
} { $extraCount ->
    [0] { "" }
   *[other] Out instead: { $extra }.
} Reopen the stage, or play on.
desk-except-seat-again = Round { $round }: the tables no longer fit the players.
desk-except-do-judge = To the judge
desk-except-do-rounds = To the rounds

# People.
desk-people-show = Show
desk-people-all = Entered { $count }
desk-people-expected = Not checked in { $count }
desk-people-present = Checked in { $count }
desk-people-away = Away { $count }
desk-people-withdrawn = Withdrawn { $count }
desk-people-search = Find a name
desk-people-none = No players entered yet.
desk-people-nobody = Nobody found.
desk-presence = { $presence ->
    [present] checked in
    [away] away
    [withdrawn] withdrawn
   *[expected] not checked in
}
desk-check-in = Check in
desk-check-in-one = Check in { $name }
desk-check-in-all = Check in everybody
desk-person-more = More about { $name }
desk-add = Enter players
desk-add-present = Check them in at once
desk-add-one = A name
desk-add-do = Add
desk-add-list = A list
desk-add-list-about = One player a line. Columns from a spreadsheet are fine: what each holds is shown below, and can be changed. Add latecomers here too; they get a seat at the next draw.
desk-add-list-do = Add the list
desk-add-list-not = Nothing of the list has been added: correct these lines, and add it again.
desk-add-file = From a file…
desk-list-preview = The list as it will be added
desk-list-column = Column { $column }
desk-list-kind = { $kind ->
    [name] Name
    [first-name] First name
    [last-name] Last name
    [number] Number
    [club] Club
   *[ignore] Ignore
}
desk-list-count = { $count ->
    [one] { $count } player to add.
   *[other] { $count } players to add.
}
desk-list-out = { $out ->
    [one] { $out } line is left out:
   *[other] { $out } lines are left out:
}
desk-list-empty = Line { $line }: there is no name.
desk-list-long = Line { $line }: { $name } is too long, or its club or number is.
desk-list-twice = Line { $line }: { $name } is already on the list. A different club or number would tell the two apart.
desk-details = Club, number, public name
desk-details-about = Club and number tell two of one name apart. They are deleted together with the name.
desk-public = The public reads
desk-public-name = { $shown ->
    [initials] initials
    [number] the number
   *[full] the whole name
}
desk-public-about = On the big screen, on printed standings and on other tables’ phones. The desk, judges and players at the same table read the whole name.
desk-name = Name
desk-check-out = Undo the check-in
desk-unregister = Undo the entry
desk-unregister-about = For who was entered by mistake and has not played. The name is deleted and can be entered again.
desk-step-out = Away for a game or a round
desk-step-out-about = Games missed at a table that plays have no result for this player, and the others play on. Draws meanwhile leave the player out; once checked in again, the next draw has them.
desk-step-out-do = Away for now
desk-own-table = Always at the same table
desk-own-table-about = For example near the door. The draw stays as fair for everybody else. Health is nobody’s business: keep it out of the reason.
desk-own-table-number = Table
desk-own-table-do = Give this table
desk-own-table-free = At any table again
desk-withdraw = Withdraw from the tournament
desk-withdraw-about = Results so far stay. Rounds to come are drawn again without this player.
desk-withdraw-do = Withdraw
desk-return = Check in again
desk-substitute = Substitute
desk-substitute-about = The newcomer takes the seat from now on; each keeps the points from their own games.
desk-substitute-who = Who comes in
desk-substitute-do = Replace
desk-substitute-nobody = Enter the newcomer first, and check them in: everybody checked in has a seat already.
desk-erase-name = Delete the name
desk-erase-name-about = The name is gone from this server for good; the tournament stays, with #{ $id } in its place.
desk-erase-name-do = Delete the name
desk-apart = Not at the same table
desk-apart-about = Families or teammates: the draw keeps them apart as far as it can.
desk-apart-who = Player { $number }
desk-apart-pair = { $one } and { $other }
desk-apart-do = Keep apart
desk-let-meet = Let them meet
desk-i-play = I am playing too
desk-i-play-about = If you are playing too, enter yourself here. Then somebody else must judge at your table.
desk-make-judge = Make a judge
desk-make-judge-about = They get a judge’s access link, under Access links. Somebody else must judge what concerns them as a player.

# The plan.
desk-plan = How does the tournament run?
desk-preset = { $preset ->
    [one-table] One table, up to 4 players
    [few] A few, 5 to 7
    [small] Small, 8 to 11
    [club] Club, 12 to 16
    [open] Open, 17 to 32
   *[national] National, 33 to 64
}
desk-preset-fits = recommended
desk-plan-stage = { $stage } ({ $who }): { $rounds }.
desk-plan-who-all = everybody
desk-plan-who-ranked = everybody, at tables by rank
desk-plan-who-best = { $count ->
    [one] the best one
   *[other] the best { $count }
}
desk-plan-who-best-of-table = { $count ->
    [one] the winner of each table
   *[other] the best { $count } of each table
}
desk-plan-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
desk-plan-all-advance = { $stage }: with { $players } players everybody advances.
desk-plan-figures = Adjust the plan
desk-plan-do = Use this plan
desk-plan-kept = Plan in use
desk-plan-kept-about = It can be changed until the tables are drawn.
desk-plan-fixed = The tables are drawn, so the stages stay. Rounds and games still to come can be changed.
desk-replan = Change rounds and games
desk-replan-about = { $begun ->
    [0] This stage only. Rounds that are too many are dropped, from the last; added ones are drawn when it is their turn. What else is drawn stays.
    [one] This stage only. The round that has begun stays as it is. Rounds that are too many are dropped, from the last; added ones are drawn when it is their turn. What else is drawn stays.
   *[other] This stage only. The { $begun } rounds that have begun stay as they are. Rounds that are too many are dropped, from the last; added ones are drawn when it is their turn. What else is drawn stays.
}
desk-replan-rounds = Rounds in all
desk-replan-games = Games in a round to come
desk-replan-do = Change
desk-end-early = End this stage early
desk-end-early-about = { $begun ->
    [one] It then has { $begun } round. Once all its sheets count, you can end it.
   *[other] It then has { $begun } rounds. Once all their sheets count, you can end it.
}
desk-end-early-do = { $rounds ->
    [one] Drop the round to come
   *[other] Drop the { $rounds } rounds to come
}
desk-stage-rounds = Rounds
desk-stage-games = Games
desk-stage-table = Players at a table
desk-stage-way = Who advances
desk-stage-count = How many
desk-stage-remove = Leave out
desk-plan-time-up = When a round’s time is up
desk-time-up = { $way ->
    [for-nobody] unplayed games count for nobody
    [empty-pool] the running game is scored as an empty pool
   *[play-on] every game is played to its end
}
desk-way = { $way ->
    [best] the best
   *[best-of-table] the best of each table
}

# Rounds.
desk-rounds = Rounds
desk-rounds-no-plan = Rounds are drawn once the plan is made.
desk-rounds-none = No tables are drawn yet.
desk-round-number = Round { $round }
desk-round-stage = Round { $round } ({ $stage })
desk-round-not-started = Not started yet.
desk-round-sheets = Complete sheets: { $done } of { $of }.
desk-table = Table { $table }
desk-table-of = Round { $round }, table { $table }
desk-tables-back = All tables
desk-sheet = { $state ->
    [none] no sheet yet
    [entered] handed in by { $by }, not signed
    [signed] signed
    [on-paper] signed on paper
    [disputed] disputed
   *[settled] decided by a judge
}
desk-sheet-called = judge called · { $sheet }
desk-paper-about = Is it signed on paper? Then it counts without another signature.
desk-paper-do = Signed on paper: let it count
desk-clock = Round clock
desk-clock-minutes = Length of the round
desk-clock-unit = min
desk-clock-start = Start the clock
desk-clock-pause = Pause
desk-clock-go-on = Continue
desk-clock-stop = Hide
desk-swap = Swap two players
desk-swap-about = They take each other’s seats in round { $round } only. The figures of the draw are computed again.
desk-swap-seat = { $name }, table { $table }
desk-swap-do = Swap them
desk-draw-again = Draw again
desk-draw-again-sure = { $rounds ->
    [one] { $rounds } round gets new tables. Results sheets printed for it are no longer valid.
   *[other] { $rounds } rounds get new tables. Results sheets printed for them are no longer valid.
}
desk-cert = { $rounds ->
    [0] Seating
    [one] Seating for the next round
   *[other] Seating for the next { $rounds } rounds
}
desk-cert-ranked = { $tables ->
    [2] Tables by the standings: 1-3-5-7 and 2-4-6-8.
   *[other] Tables by the standings.
}
desk-cert-repeats = { $best ->
    [best] { $found ->
        [one] { $found } repeat meeting: the fewest possible.
       *[other] { $found } repeat meetings: the fewest possible.
    }
   *[open] { $found ->
        [one] { $found } repeat meeting; fewer were not found.
       *[other] { $found } repeat meetings; fewer were not found.
    }
}
desk-cert-back-to-back = { $found ->
    [0] No two players meet in consecutive rounds.
   *[other] { $best ->
        [best] { $found } of them in consecutive rounds: the fewest possible.
       *[open] { $found } of them in consecutive rounds; fewer were not found.
    }
}
desk-cert-uneven = { $bound ->
    [0] All tables have the same number of players.
   *[other] { $best ->
        [best] Tables with an empty seat are shared out as evenly as possible.
       *[open] Tables with an empty seat are shared out nearly evenly.
    }
}
desk-cert-seats = { $best ->
    [best] Seats are shared out as evenly as possible.
   *[open] Seats are shared out nearly evenly.
}
desk-cert-apart = { $count ->
    [0] All pairs to be kept apart sit apart.
    [one] { $count } time a pair sits together that should be apart: it could not be helped.
   *[other] { $count } times a pair sits together that should be apart: it could not be helped.
}
desk-cert-own-tables = { $count ->
    [0] Players with a table of their own sit there in every round.
    [one] { $count } time somebody sits at another table than their own: the round has no table of that number, or the tables are by rank.
   *[other] { $count } times somebody sits at another table than their own: the round has no table of that number, or the tables are by rank.
}
desk-cert-figures = { $found } (proven: at least { $bound })
desk-cert-lots = Drawn at random, with the code { $lots }. Anybody can check the draw from the tournament’s file: dublet tournament draws FILE
desk-close = { $kind ->
    [qualifying] End of the qualifying
    [semi-final] End of the semi-finals
   *[final] End of the tournament
}
desk-close-going-on = { $count ->
    [one] { $count } player advances:
   *[other] { $count } players advance:
}
desk-close-last = The standings of the whole tournament are then final.
desk-close-do = { $kind ->
    [qualifying] End the qualifying
    [semi-final] End the semi-finals
   *[final] End the tournament
}
desk-tie = A tie at the cut-off
desk-tie-about = These players have the same wins and points, and only some of them can advance. Lots or a game decides.
desk-tie-order = Put them in order, the best on top.
desk-tie-up = { $name }: one up
desk-tie-down = { $name }: one down
desk-tie-how = What decides?
desk-tie-by-lot = lots
desk-tie-by-hand = lots drawn by hand
desk-tie-by-game = a game
desk-tie-do = Confirm this order
desk-tie-draw-about = The page draws, and keeps the code of the draw in the log.
desk-tie-draw = Draw lots
desk-reopen = Reopen the last stage that ended
desk-reopen-about = Undoes its end, so that something can be corrected. Tables made since then are lost.
desk-reopen-do = Reopen it

# Standings.
desk-standings-stage = This stage
desk-standings-event = Whole tournament
desk-standings-none = No round has begun yet.
desk-standings-ahead = would advance
desk-standings-line = Marked: who would advance now.

# Access links.
desk-passes-print = On paper
desk-print-cards = Table cards
desk-print-codes = Round codes
desk-print-sheets = Results sheets
desk-print-standings = Print the standings
desk-passes-screen = The big screen
desk-passes-screen-about = For the projector, and for anyone who may watch.
desk-passes-judges = Judges
desk-passes-judges-about = Each judge has an access link of their own. Without judges you decide yourself, on the “Judge” page.
desk-passes-tables = Tables
desk-passes-tables-about = Players of a table scan its code. Each round has codes of its own, so that nobody enters results at a table they have left: print them all at once, and put out only the current round’s.
desk-passes-tables-none = Tables get access links once they are drawn.
desk-pass-show = { $title }: larger
desk-pass-copy = Copy the link: { $title }
desk-pass-open = Open: { $title }
desk-pass-open-short = Open
desk-judge-name = Name of a judge
desk-judge-add = Add
desk-revoke = The link has leaked
desk-revoke-about = The link stops working, and a new one takes its place. Phones that use it have to scan again.
desk-revoke-judge = The link stops working. A judge who continues needs a new one.
desk-revoke-do = Revoke

# Records.
desk-files = Save or share
desk-files-about = The file has everything: it opens on any server, and anybody can recompute it.
desk-file = The whole tournament
desk-csv-standings = Standings as a table (CSV)
desk-csv-scores = Points of every game as a table (CSV)
desk-delete = Delete the tournament
desk-delete-about = The whole tournament is deleted from this server, and its access links stop working. Download the file first if you want to keep it.
desk-delete-do = Delete from this server
desk-log = Log
desk-ground = rule { $rule }: { $reason }
desk-ground-lots = Code of the draw: { $lots }
desk-log-found = Tournament created, edition: { $edition }
desk-log-plan = { $stages ->
    [one] Planned: { $stages } stage
   *[other] Planned: { $stages } stages
}
desk-log-replan = { $kind ->
    [qualifying] Qualifying
    [semi-final] Semi-finals
   *[final] Final
} changed: { $rounds ->
    [one] { $rounds } round in all
   *[other] { $rounds } rounds in all
}, those to come of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
desk-log-register = Entered: { $player }
desk-log-keep-apart = Kept apart: { $players }
desk-log-check-in = Checked in: { $player }
desk-log-step-out = Away for a while: { $player }
desk-log-check-out = Check-in undone: { $player }
desk-log-unregister = Entry undone: { $player }
desk-log-let-meet = No longer kept apart: { $players }
desk-log-own-table = { $table ->
    [0] { $player }: at any table again
   *[other] { $player }: always at table { $table }
}
desk-log-swap = Swapped in round { $round }: { $players }
desk-log-withdraw = Withdrawn: { $player }
desk-log-substitute = Replaced: { $gone } by { $came }
desk-log-seat = { $rounds ->
    [one] Tables drawn: round { $first }
   *[other] Tables drawn: rounds { $first }–{ $last }
}
desk-log-start = Round { $round } started
desk-log-enter = Sheet handed in: round { $round }, table { $table }
desk-log-sign = Sheet signed: round { $round }, table { $table }
desk-log-sign-paper = Signed on paper: round { $round }, table { $table }
desk-log-dispute = Sheet disputed: round { $round }, table { $table }
desk-log-call-judge = Judge called: round { $round }, table { $table }
desk-log-rule = Judge’s decision: round { $round }, table { $table }
desk-log-uphold = Sheet confirmed: round { $round }, table { $table }
desk-log-correct = Sheet corrected: round { $round }, table { $table }
desk-log-penalise = Penalty: { $player }, { $big ->
    [0] points { $small }
   *[other] wins −{ $big }, points { $small }
}
desk-log-lift = Penalty { $penalty } taken back
desk-log-break-tie = Tie broken: { $players }
desk-log-close = { $kind ->
    [qualifying] Qualifying ended
    [semi-final] Semi-finals ended
   *[final] Final ended
}
desk-log-reopen = { $kind ->
    [qualifying] Qualifying reopened
    [semi-final] Semi-finals reopened
   *[final] Final reopened
}
