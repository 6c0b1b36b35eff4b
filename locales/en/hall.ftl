# The big screen, and what is printed.

hall = Standings
hall-pass-worthless = This pass is not valid, or not valid any more. Ask the organiser for a new one.

# The big screen.
hall-stage-qualifying = Qualifying
hall-stage-semi-final = Semi-final
hall-stage-final = Final
hall-round = Round { $round }
hall-over = Final standings
hall-before = The tables of the first round will be shown here.
hall-find = Find your table
hall-tables = Tables
hall-table = Table { $table }
hall-sheet-playing = playing
hall-sheet-entered = results entered
hall-sheet-signed = signed
hall-sheet-disputed = with the judge
hall-sheet-called = judge called
hall-place = Place
hall-name = Name
hall-games = games
hall-big = big
hall-small = small
hall-points = { $big } big, { $small } small
hall-page = Page { $page } of { $pages }
hall-clock = Time left in the round
hall-clock-paused = paused
hall-clock-up = Time is up
hall-lost = No connection. What is shown may be a little old.
hall-hold = Stay on this page
hall-turn = Turn pages again
hall-light = Light
hall-dark = Dark
hall-full = Full screen
hall-full-leave = Leave full screen
