# The phones at a table, and the judge.

phone-table = Table { $table }
phone-stage-qualifying = qualifying
phone-stage-semi-final = semi-final
phone-stage-final = final
phone-round-left = Time left in the round:
phone-round-paused = paused
phone-round-over = time is up
phone-lost = No connection to the server. Nothing is lost: what you enter stays on this phone, and is sent as soon as there is a connection.
phone-sending = No connection. Sending goes on by itself; keep this page open.
phone-not-begun = The tables have not been drawn yet. This page changes by itself.
phone-not-needed = This table is not used in this round.
phone-over = The tournament is over. Thank you for playing!
phone-will-sit = At this table in the next round
phone-round-waits = The round has not begun. This page changes by itself.
phone-next = Where you sit in round { $round }
phone-next-seat = Table { $table }, seat { $seat }
phone-past = Thank you! Round { $round } is complete, and every sheet counts.
phone-card-reads = This page only shows the table. To enter and sign results, scan the code of round { $round }: it is on the slip or the results sheet of this table.
phone-code-over = This code’s round is over, so it only shows the sheet. For the next round, scan the code at your new table. If something here is wrong, ask a judge.
phone-chairs = Who sits where
phone-starts = { $count ->
    [one] starts game { $games }
   *[other] starts games { $games }
}
phone-starts-drawn = Everybody draws a tile; the highest number starts.
phone-games-counted = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

# Who holds the phone.
phone-who = Who are you?
phone-who-about = Choose your name above to fill in the sheet.
phone-who-first = First choose your name above.
phone-you-are = You are { $name }.
phone-you-change = Not you?

# The sheet.
phone-sheet = Results sheet
phone-steps = Games of the sheet
phone-step = Game { $game }
phone-step-done = Game { $game }, filled in
phone-whole = Sheet
phone-whole-title = The whole sheet
phone-next-game = Continue with game { $game }
phone-look-over = Look at the sheet
phone-left = Is somebody missing?
phone-left-about = A player who is missing scores nothing from this game on; at the game they are back, switch it off. The organiser has to note it too.
phone-has-left = { $name } is missing
phone-time-up = Is the time up?
phone-time-up-for-nobody = A game that has not ended counts for nobody: the sheet ends before it.
phone-time-up-empty-pool = The running game is scored as if the pool had run out: everybody counts what is on the rack. Games after it count for nobody.
phone-time-up-not-ended = Game { $game } has not ended
phone-time-up-running = Game { $game } is running
phone-time-up-not-begun = Game { $game } has not begun
phone-time-was-up = Time was up: { $count } of { $of } games count.
phone-time-not-up = There is time for more
phone-games-of = Games played: { $count } of { $of }
phone-short = { $count ->
    [0] Nobody is left to play against.
    [one] Nobody is left to play against after game { $count }: that game is all there is.
   *[other] Nobody is left to play against after game { $count }: these games are all there are.
}
phone-compare = Compare with points written on paper
phone-compare-about = Enter them with each game. If they differ from what the racks score, the sheet is not taken.
phone-written = Points as written on paper
phone-written-missing = Everybody’s wins and points are needed.
phone-big = Wins
phone-small = Points
phone-hand-in = Hand in the sheet
phone-hand-in-about = Another player at the table signs it afterwards.
phone-result-caption = Results: wins and points
phone-result-legend = Wins / points. A joker left counts { $joker }; never opened { $unopened }, could have opened { $could }.
phone-instead-of = instead of

# Signing.
# Who holds the phone: whoever handed the sheet in, another player, or nobody knows yet.
phone-entered = { $holder ->
    [enterer] You have handed in this sheet.
    [signer] { $name } has handed in this sheet. { $me }, please look it over and sign.
   *[unknown] { $name } has handed in this sheet. Another player looks it over and signs.
}
phone-disputed = This sheet is disputed. A judge decides.
phone-signed = Thank you! The sheet is signed and counts.
phone-on-paper = The sheet is signed on paper and counts.
phone-settled = A judge has decided. The sheet counts.
phone-sign-other = Another player looks it over and signs: on their own phone, or here.
phone-signer = Who signs?
phone-signer-first = First choose who signs.
phone-sign = All correct: sign
phone-wrong = Something is wrong
phone-dispute-why = What is wrong?
phone-dispute = Dispute the sheet
phone-mine = What was entered on this phone
phone-mine-about = Another sheet was handed in meanwhile. What differs is marked, with its points struck through.
phone-mine-same = A sheet was handed in meanwhile. Both say the same.
phone-mine-drop = Discard mine

# Calling a judge.
phone-judge = Judge
phone-reasons = Often asked for
phone-reason = What is it about?
phone-reason-meld = Is this meld valid?
phone-reason-time = Time was up
phone-reason-joker = A joker
phone-reason-tiles = Tiles were mixed up
phone-reason-count = Counting the tiles left
phone-reason-conduct = Behaviour
phone-call = Call a judge
phone-call-waits = A judge has been called. Stop the clock after the move in question.
phone-call-answered = { $name }, by rule { $rule }:

# The move clock.
phone-clock = Move clock
phone-clock-about = { $count ->
    [one] { $count } second a move.
   *[other] { $count } seconds a move.
}
phone-clock-starter = Who starts?

# The judge.
judge = Judge
judge-tab-waits = { $count ->
    [0] Waiting
   *[other] Waiting ({ $count })
}
judge-tab-sheets = Sheets
judge-tab-penalty = Penalty
judge-tab-log = Log
judge-waits = Waiting for a decision
judge-nothing = Nothing is waiting for you.
judge-own-table = You play at this table, so somebody else decides: another judge, or the organiser. If there is nobody, the organiser makes a judge’s access link for somebody who does not play here.
judge-place = Round { $round }, table { $table }
judge-called = calls a judge
judge-disputed = sheet disputed
judge-ruling = Decide
judge-ruling-of = Decision for round { $round }, table { $table }
judge-head-tie-at-cut-off = A tie at the cut-off
judge-tie = { $players } are tied, and not all of them can advance.
judge-head-cut-off-changed = The cut-off has changed
judge-cut-off = After a correction others should have advanced: { $missing } instead of { $extra }.
judge-head-seat-again = The next round must be drawn again
judge-seat-again = The tables of round { $round } no longer fit the players checked in.
judge-for-organiser = The organiser takes care of it.
judge-back = Back
judge-all-sheets = All sheets
judge-no-sheets = No tables have been drawn yet.
judge-not-begun = This round has not begun.
judge-sheet-entered = Handed in by { $name }, not signed yet.
judge-sheet-signed = Handed in by { $name } and signed: it counts.
judge-sheet-on-paper = Handed in by { $name } and signed on paper: it counts.
judge-sheet-disputed = Handed in by { $name }, and disputed.
judge-sheet-settled = Handed in by { $name }, decided by a judge: it counts.
judge-state-ahead = not begun
judge-state-missing = no sheet yet
judge-state-entered = to be signed
judge-state-signed = signed
judge-state-on-paper = signed on paper
judge-state-disputed = disputed
judge-state-settled = decided
judge-uphold = Confirm the sheet
judge-uphold-about = The sheet counts as it was handed in.
judge-correct = Correct it
judge-correct-send = Correct the sheet
judge-correct-counts = This sheet counts already: with the correction standings change, and perhaps who advances.
judge-enter = Enter the sheet from paper
judge-enter-send = Hand in the sheet
paper-how = What to type:
paper-how-sum = the rack is worth 43, jokers included
paper-how-out = went out (adding the points is optional)
paper-how-unopened = never opened: could not, or announced
paper-how-could = never opened, but could have
paper-how-pool = the pool ran out: a rack worth 54, never opened
paper-how-exact = opened, with a rack worth just { $unopened }
paper-how-left = a player who has left, or missed this game
paper-how-keys = Tab moves on, Enter sends the sheet. Where the pool ran out, nobody has 0.
paper-cell = Game { $game }, { $name }
paper-time-up = { $count ->
    [one] Time was up: the empty row was not played
   *[other] Time was up: the { $count } empty rows were not played
}
paper-signed = The players have signed it on paper
paper-send-signed = Enter as signed on paper
paper-send = Enter, to be signed
paper-by-game = Game by game, or by tiles
paper-fault-unreadable = { $name }: these are not points. Type for example 43, 0, +74, 54/100 or -.
paper-fault-not-gone = { $name } has neither withdrawn nor been away, so there is a rack to type.
paper-fault-two-out = { $name }: only one player goes out in a game.
paper-fault-penalty-alone = { $name }: the pool ran out, so type what the rack is worth as well, for example 54/100.
paper-fault-too-few = A game needs two players at least.
paper-fault-deck = These racks hold more than all tiles of the game.
paper-fault-written = { $name } wins { $small } by these racks, not { $written }.
judge-penalise = Deduct points
judge-penalty-about = Points are deducted in the stage being played. The penalty stays on record with its reason.
judge-penalty-player = Player
judge-penalty-choose = Choose a player
judge-penalty-big = Wins deducted
judge-penalty-small = Points deducted
judge-penalty-who = Choose a player.
judge-penalty-points = Type whole numbers; points may have a fraction, like 10 1/2.
judge-penalty-done = Done: the points were deducted from { $player }.
judge-penalties = Penalties
judge-penalty-one = { $player }: { $big ->
    [0] points { $small }
   *[other] wins −{ $big }, points { $small }
}
judge-penalty-lifted = taken back
judge-lift = Take back
judge-lift-of = Take back penalty { $penalty }
judge-reason = Reason
judge-decision = Decision and reason
judge-log-table = Show
judge-log-all = everything
judge-log-empty = Nothing has been done here.
judge-role-organiser = organiser
judge-role-judge = judge
judge-role-player = player

# The rules people argue about, in a few words.
judge-rule = Rule
judge-rule-choose = Choose a rule
judge-rule-other = Another rule
judge-rule-number = Number of the rule
judge-section-2 = Setting up
judge-section-3 = Melds
judge-section-4 = A turn
judge-section-5 = Time
judge-section-6 = The end of a game
judge-section-7 = Scoring
judge-section-8 = The tournament
judge-rule-2-1 = who starts
judge-rule-2-2 = the deal and the stacks
judge-rule-2-3 = three doublets
judge-rule-3-1 = groups
judge-rule-3-2 = runs
judge-rule-3-3 = laid upwards or downwards
judge-rule-3-4 = what a joker stands for
judge-rule-3-7 = coloured jokers
judge-rule-3-8 = three tiles at least
judge-rule-3-10 = the double joker
judge-rule-3-11 = the colour change
judge-rule-3-12 = the mirror
judge-rule-4-1 = lay, draw or pass
judge-rule-4-2 = the opening
judge-rule-4-3 = rearranging the table
judge-rule-4-4 = freeing a joker
judge-rule-4-5 = a wrong move
judge-rule-4-6 = what is public and what is secret
judge-rule-5-1 = when time is up
judge-rule-5-2 = when the clock runs
judge-rule-6-1 = going out
judge-rule-6-2 = the pool is empty
judge-rule-6-3 = what a rack is worth
judge-rule-7-1 = points after going out
judge-rule-7-2 = never opened
judge-rule-7-3 = could have opened
judge-rule-7-4 = announcing the opening
judge-rule-7-5 = points after an empty pool
judge-rule-7-6 = a tie for the lowest
judge-rule-7-7 = the win
judge-rule-8-2 = the results sheet
judge-rule-8-3 = the judge’s decision
judge-rule-8-4 = telling the number of tiles
