# What `--help` says: `help-COMMAND` of a command, `help-COMMAND-OPTION` of an option or argument; `help-arg-OPTION` where one
# means the same in several commands.

help-dublet = Tile rummy: play it, check melds, find the best move, score games, verify records.
help-word-usage = Usage:
help-word-commands = Commands
help-word-arguments = Arguments
help-word-options = Options
help-usage-options = OPTIONS
help-usage-command = COMMAND
help-name = { $name }
help-default = [default: { $value }]
help-values = [possible values: { $values }]
help-arg-lang = Language of the answers (default: the environment’s)
help-arg-help = Print help
help-arg-version = Print version
help-command-help = Print this message or the help of the given command
help-arg-json = Answer in JSON
help-arg-edition = The edition played, such as family (boxes Standard, Mundo, Exclusive) or standard (box 3 in 1); dublet editions lists them
help-arg-out = Write it into this file
help-arg-states = Work a player may put into a turn, in states of the solver

help-play = Play at this terminal, with people and computer players
help-play-edition = The edition to play, such as family (boxes Standard, Mundo, Exclusive); otherwise standard (box 3 in 1)
help-play-rules = House rules: a TOML file with an edition and the values that differ
help-play-players = Who plays, with commas between them: a level (novice, casual, steady, sharp, master) or name=level is a computer player, any other name a person; asked for when left out
help-play-rounds = How many rounds
help-play-clock = Seconds for a move, or none; otherwise what the edition says
help-play-save = Save the game in this folder after every turn, and a record of each game when it is over. The file of an unfinished game holds everybody’s tiles: do not look into it
help-play-resume = Continue a saved game

help-meld = Check whether tiles form a meld, and explain why not
help-meld-edition = The edition whose tiles they are
help-meld-tiles = The tiles in the order laid, such as r3 r4 r5, with J for a joker, and D, M, C for the jokers of Twist
help-meld-all = Give every reason, not only those of the meld the tiles come nearest to

help-solve = Find the best move for one position, or for many, a line of JSON each
help-solve-edition = The edition, or house rules such as 'standard joker_penalty=30'
help-solve-table = The melds on the table, such as 'r3 r4 r5 | k5 r5 y5'; none when left out
help-solve-rack = The tiles on the rack, such as 'r6 b5'
help-solve-goal = What to look for, after opening: most tiles (tiles), most value (shed) or the whole rack (out); before it, the opening of the highest worth and that of most tiles (open)
help-solve-batch = Answer every line of this file of positions in JSON, - being standard input
help-solve-threads = How many threads solve; as many as there are processors when left out
help-solve-keep-going = Go past bad lines: answer the others, and exit with 2 at the end

help-editions = List the editions, show one, or compare two
help-editions-edition = Show this edition value by value
help-editions-against = Show only where it differs from this one
help-editions-markdown = Compare all editions in a Markdown table

help-score = Score games from their final racks
help-score-file = Who had what left in each game, in JSON; docs/score.md describes the file, with an example

help-verify = Replay a finished game: check that every move was legal and the shuffle was fair
help-verify-game = The record of a game
help-review = Look at a finished game again: what was played, what was best, what was missed
help-review-game = The record of a finished game

help-simulate = Let computer players play each other
help-simulate-players = Who plays, a level for each seat, with commas between them
help-simulate-games = How many games
help-simulate-seed = The same seed gives the same games
help-simulate-save = Write a record of every game into this folder

help-arena = Measure a player against others on duplicate deals
help-arena-first = Who is measured, by level
help-arena-others = Who has the other seats; of several, separated by commas, each has a match of its own
help-arena-pairs = How many deals; each is played once from every seat
help-arena-seats = How many sit at the table
help-arena-seed = The same seed gives the same games
help-arena-elo = The two strengths the test chooses between, in Elo
help-arena-sprt = Stop as soon as the test has decided
help-arena-report = Write a page with plots into this file

help-tournament = Seat, check and sum up tournaments
help-tournament-seat = Draw tables with as few repeat meetings as possible, and show the proven bound
help-tournament-seat-players = How many play
help-tournament-seat-rounds = How many rounds
help-tournament-seat-table = Players of a full table
help-tournament-seat-apart = Two players who should not sit together, such as 3-7; may be given more than once
help-tournament-seat-event = The rounds a tournament has left, with its history, late entries and withdrawals
help-tournament-seat-seed = The same seed gives the same tables
help-tournament-seat-steps = Work that may be put into it, in steps
help-tournament-import = Begin a tournament for the players of a list
help-tournament-import-list = The players, one a line, as spreadsheets write them: the name is in the first column
help-tournament-import-title = What the tournament is called
help-tournament-import-present = Check everybody in
help-tournament-check = Recompute a tournament from its file
help-tournament-check-file = The file of a tournament
help-tournament-draws = Reproduce the draws of a tournament from its file, and say whether they come out the same
help-tournament-draws-file = The file of a tournament
help-tournament-generate = Make up a tournament
help-tournament-generate-seed = The same seed gives the same tournament
help-tournament-generate-players = How many play at the start
help-tournament-standings = Show the standings
help-tournament-standings-file = The file of a tournament
help-tournament-standings-stage = One stage alone, from 1; otherwise the whole tournament, those who got further first
help-tournament-export = Write standings or scores as CSV, or all that the hall and the judge see as JSON
help-tournament-export-file = The file of a tournament
help-tournament-export-what = What is wanted: standings, or scores of every game
help-tournament-export-json = Answer in JSON instead of CSV: standings, the board and what waits for a judge

help-serve = Let people play over the network
help-serve-config = File with settings; otherwise dublet.toml, where there is one
help-serve-listen = Address and port to listen on
help-serve-lan = Listen on every address of the machine, and show the one for the room with a QR code
help-serve-data = Folder everything is kept in
help-serve-origin = Origin people type, such as https://rummy.example, where a proxy stands before the server
help-serve-trusted-proxy = Believe the last address of X-Forwarded-For: only behind a proxy that writes it
help-serve-tls = Speak https, with a certificate made in the data folder unless one is given
help-serve-tls-cert = Certificate chain for https, in PEM form
help-serve-tls-key = Its private key, in PEM form
help-serve-metrics = Address and port to serve figures for Prometheus on, at /metrics
help-serve-log-format = Lines of the log as text or json
help-serve-log-level = error, warn, info, debug or trace
help-serve-sockets-per-address = Open connections to tables from one address at most
help-serve-no-limits = Do not limit requests; on a loopback address only, to measure the server
help-serve-tables = Open tables at most
help-serve-bot-threads = Computer players that think at the same time, at most

help-load = Measure a server on this machine with many players
help-load-clients = Players connected at once
help-load-seats = Seats of a table
help-load-rules = Rules played at all tables
help-load-clock = Seconds for a move
help-load-left = With a clock, one move in so many is left to it
help-load-moves = Moves a second of all tables together
help-load-seconds = Seconds of play that are measured
help-load-kills = How often the server is ended by force and started again meanwhile
help-load-to-the-end = Play on until every table has played a round to its end, at most this many seconds more
help-load-seed = The players’ chance

help-backup = Copy what a server keeps, also while it runs
help-backup-data = The server’s data folder
help-backup-file = The copy; a file that is there already is not overwritten
help-restore = Restore a backup into the folder of a server
help-restore-file = The copy
help-restore-data = The data folder, with no database in it
