# The page.

page-title = Dublet: tile rummy
skip = Skip to the content
loading = One moment…
close = Close
reload = Reload
not-here = There is nothing here.
page-failed = Something went wrong on this page. Reload it; your games are saved.
saved = Saved.
save = Save
go-on = Continue
you = You
somebody = somebody

# The first screen.
home-about = Tile rummy for a minute or for a whole evening.
home-back = Back to home
home-continue = Continue
left-title = { $what ->
    [match] A match is under way
   *[game] A game is under way
}
left-about = { $what ->
    [match] A new game would end the match, and its points so far would be lost.
   *[game] A new game would end it, and nobody would score.
}
left-new = Start a new game
left-between = the next game can begin
turn-yours = Your turn
turn-of = { $name }’s turn
tables-open = Tables to continue at
table-with = With { $names }
table-back = Back to the table
table-own = Your own table
table-between = between games
table-dealing = tiles are being dealt
table-taken = { $watch ->
    [yes] all seats are taken, you can watch
   *[no] all seats are taken
}
table-stand-in = a computer player plays for you
table-free = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-play = Play now
home-usual = The usual game
home-play-with = { $bots ->
    [one] { $edition }, against { $bots } computer player
   *[other] { $edition }, against { $bots } computer players
}
home-change = Change
home-first = New here? Your first move in one minute
home-friends = Play with friends
home-friends-about = By a link or a code
home-device = On one device
home-device-about = Pass it around the table
home-more = More
learn = Learn
rules = Rules
rules-of = Rules · { $edition }
rules-differ = House rules of this game
rules-edition = { $name }
rules-contents = Topics
rules-values = All values
rule-number = Rule { $number }
home-learn-about = Your first move in one minute
home-rules-about = Short, and for every edition
home-score = Score
home-score-about = A sheet that knows the rules
home-clock = Clock
home-clock-about = One tap passes the turn
home-solve = Solve
home-solve-about = The best move for your tiles
home-tournament = Tournament
home-tournament-about = Tables, results, big screen
home-join-about = Take a seat at a table
home-games-about = Continue or save your games
games = My games
join-code = Join by code

# A new game.
new-bots = New game
new-friends = Play with friends
new-device = On one device
edition = Edition
edition-which-box = Which box do you have?
edition-about = { $edition ->
    [standard] The usual game with two jokers; a joker left costs 50.
    [twist] Jokers that double, mirror and change the colour.
    [expert] Eight jokers, two of each colour.
    [original] Stricter rules for taking jokers from the table.
    [family] A joker left costs 30; one last move each when the pool is empty.
    [xp] 160 tiles for up to six players.
    [championship-2019] The tournament rules of 2019, 40 seconds a move.
    [championship] The current tournament rules: neighbours deal the stacks, 40 seconds a move.
    [championship-twist] Tournament rules with the jokers of Twist.
    [championship-expert] Tournament rules with the jokers of Expert.
   *[other] { $edition }
}
# In a sentence: with the box where the name alone would be taken for another one's.
edition-from-box = { $edition ->
    [standard] Standard (3 in 1 box)
    [family] Family (Standard, Mundo or Exclusive box)
   *[other] { $name }
}
# In a list: what is printed on the box leads.
edition-in-list = { $box }: { $name }
# Where several come in one.
edition-box-with = { $box } ({ $names })
edition-and-box = Box and edition
edition-all = All editions
edition-more = Championships, and all editions
edition-aside = Put aside, as this edition cannot have it: { $rules }.
edition-clock = The clock of this edition: { $clock }.
player-count = Players
level = Level of computer players
rounds = Rounds
rounds-none = one game
rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
# How long it lasts: so many rounds of so many games.
rounds-of = { $rounds ->
    [one] { $rounds } round of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
   *[other] { $rounds } rounds of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
}
round-games = { $games ->
    [one] 1 round = { $games } game.
   *[other] { $starts ->
        [once] 1 round = { $games } games: everybody starts once.
       *[otherwise] 1 round = { $games } games.
    }
}
rounds-games = { $games ->
    [one] { $games } game in all.
   *[other] { $games } games in all.
}
clock = Time for a move
clock-none = no clock
clock-short = { $count } s
clock-minutes = { $count } min
clock-seconds = { $count } s a move
game-impossible = This game cannot be played as it was set.
field-missing = Please fill this in.
field-wrong = That cannot be entered here.
house-bad-number = A whole number from { $from } to { $to }.
house-rules = House rules
house-kept = Kept from before: { $rules }.
house-drop = Without house rules
house-rules-changed = House rules: { $count } changed
house-changed = Changed
house-edition-has = in this edition: { $value }
house-put-back = Put back: { $rule }
topic-deal = Deal
topic-opening = Opening
topic-jokers = Melds and jokers
topic-turn = Turn and clock
topic-end = End and points
start = Play
people-here = Who plays?
person-number = Player { $number }
person-or-bot = if empty: computer player
name-repeated = The name { $name } appears twice.
name-of-bot = A computer player at this table has that name.

# With others.
your-name = Your name
your-name-about = Others at the table see it. No account is needed.
guest-name = Guest
open-table = Open a table
quick-play = Play with strangers
quick-play-about = If nobody comes within a few seconds, computer players take the free seats.
spectators-allowed = Others may watch
wait = If somebody is away
wait-always = always wait
wait-about = { $wait ->
    [always] The game waits until they are back.
   *[minutes] After that a computer player plays for them until they come back.
}
wait-clock-about = A player who is away still has the clock’s time. When it runs out, a computer player plays for them until they come back.
waits-minutes = { $count ->
    [one] we wait { $count } minute for anyone who is away
   *[other] we wait { $count } minutes for anyone who is away
}
waits-always = whoever is away is always waited for
waits-clock = the clock runs for anyone who is away; when it runs out, a computer player plays for them
watch = Watch
invited-by = { $name } invites you
invited-table = You are invited
invited-about = Tile rummy: whoever is first to lay all their tiles wins.
invited-playing = A game is being played just now.
code = Code
code-about = Six characters, from whoever set up the table.
join = Join
invite = Invite
invite-about = Send the link, let them scan the QR code, or read out the code.
qr-code = QR code of the link
copy-link = Copy the link
copied = Copied
lobby = Before the game
seat-free = free
name-you = { $name } (you)
sit = Sit here
add-bot = Add computer player
unseat = Remove { $name }
bot-level = computer player, { $level }
bot-name = { $at ->
    [0] Ada
    [1] Bruno
    [2] Cleo
    [3] Dora
    [4] Emil
   *[5] Flora
}
change-name = Change name
ready = I am ready
ready-is = ready
ready-not = not ready yet
ready-no-longer = Not ready after all
lobby-waits-for-people = The game begins when every seat is taken and everybody is ready.
lobby-waits-for-ready = The game begins when everybody is ready.
other-rules = Other rules
other-rules-about = Everybody stays at the table and sees the new rules at once. Another match begins.
other-rules-do = Play by these rules

# The game.
game-title = The game
players = Players
actions = Actions
tile-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
not-opened = not opened yet
not-opened-about = { $opening ->
    [0] { $who ->
        [you] You have not opened yet: your first melds may have any value.
       *[other] { $name } has not opened yet: the first melds may have any value.
    }
   *[other] { $who ->
        [you] You have not opened yet: your first melds must be worth at least { $opening } together.
       *[other] { $name } has not opened yet: the first melds must be worth at least { $opening } together.
    }
}
announced-about = { $who ->
    [you] You announced your opening: if the game ends before your next move, you lose less.
   *[other] { $name } announced an opening, and loses less if the game ends before their next move.
}
mark-resigned = gave up
mark-stand-in = computer plays
mark-away = away
mark-left = left
mark-announced = announced
menu = Menu
panel = Score and turns
panel-open = Show score and turns
score = Score
score-of-game = Score · game { $game } of { $games }
score-wins = wins
score-points-column = points
last-turns = Last turns
replay = Show again
nothing-yet = Nothing has happened yet.
pool = Pool
pool-left = { $count ->
    [0] pool empty
    [one] { $count } left
   *[other] { $count } left
}
last-moves = { $count ->
    [one] The last move.
   *[other] { $count } moves to go.
}
undo = Undo
redo = Redo
take-back = Take all back
sort = Sort
sort-by-groups = Sort by number
sort-by-runs = Sort by colour
hint = Hint
do-lay = { $count ->
    [one] End the turn: { $count } tile
   *[other] End the turn: { $count } tiles
}
do-put = { $count ->
    [one] Put down { $count } tile
   *[other] Put down { $count } tiles
}
do-unfit = Not a meld yet
do-let-go = Leave it there
told-unfit = The { $count } tiles you held are not melds: a group has one number, a run one colour and numbers in a row.
fault-joker-alone = The joker has to be part of a meld before your turn ends
told-more = { $count ->
    [one] And { $count } more fault.
   *[other] And { $count } more faults.
}
do-end-turn = End the turn
do-draw = Draw a tile
do-pass = Pass
do-back = I am back
do-result = Result
do-wait = One moment…
looking-on = You are watching.
do-wait-for = { $name } to move
do-hand-over = Hide my tiles: { $name }’s turn
do-take-back = { $or ->
    [pass] Take back or pass…
   *[draw] Take back or draw…
}
do-put-back = Put the table back as it was
banner-open = { $needed ->
    [0] { $or ->
        [pass] Your turn: open with any meld, or pass.
       *[draw] Your turn: open with any meld, or draw.
    }
   *[other] { $or ->
        [pass] Your turn: open with at least { $needed }, or pass.
       *[draw] Your turn: open with at least { $needed }, or draw.
    }
}
banner-away = { $name } is away. The game waits.
banner-away-minutes = { $count ->
    [one] { $name } is away. A computer player takes over after { $count } minute.
   *[other] { $name } is away. A computer player takes over after { $count } minutes.
}
banner-away-minutes-left = { $count ->
    [one] { $name } is away. A computer player takes over in { $count } minute.
   *[other] { $name } is away. A computer player takes over in { $count } minutes.
}
banner-away-seconds-left = { $count ->
    [one] { $name } is away. A computer player takes over in { $count } second.
   *[other] { $name } is away. A computer player takes over in { $count } seconds.
}
banner-opening = Your turn: { $worth } of { $needed } to open.
banner-hurry = End the turn in time, or your tiles go back.
banner-opens = Your turn: { $worth }, enough to open.
banner-lay = { $or ->
    [pass] Your turn: lay tiles, or pass.
   *[draw] Your turn: lay tiles, or draw.
}
banner-laid = { $count ->
    [one] Your turn: { $count } tile laid so far.
   *[other] Your turn: { $count } tiles laid so far.
}
banner-bench = { $count ->
    [one] Your turn: { $count } loose tile needs a place.
   *[other] Your turn: { $count } loose tiles need a place.
}
missing-alone = { $tile } stands alone
missing-third = { $one }, { $two }: one more
hint-looking = Looking…
hint-none = Nothing can be laid this time.
hint-no-opening = You cannot open yet.
hint-some = { $count ->
    [one] There is a move: { $count } tile can be laid.
   *[other] There is a move: { $count } tiles can be laid.
}
hint-some-in-all = { $count ->
    [one] You can lay more: { $count } tile in all.
   *[other] You can lay more: { $count } tiles in all.
}
hint-these = You can lay: { $tiles }.
hint-these-in-all = In all you can lay: { $tiles }.
hint-next = { $count ->
    [0] If the table stays as it is, you can lay nothing on your turn.
    [one] If the table stays as it is, you can lay { $count } tile on your turn.
   *[other] If the table stays as it is, you can lay { $count } tiles on your turn.
}
hint-next-these = If the table stays as it is, on your turn you can lay: { $tiles }.
hint-enough = You cannot lay more than this. End your turn.
hint-shown = Here is the move. “End the turn” plays it, “Undo” takes it back.
hint-shown-out = With these you go out and win: “End the turn” does it, “Undo” takes the hint back.
ask-draw = You can lay something
ask-draw-about = There are tiles on your rack that can be laid this turn.
ask-draw-do = { $does ->
    [pass] Pass anyway
   *[draw] Draw anyway
}
ask-draw-stay = Look again
ask-draw-never = Do not ask again
ask-back = Your tiles are on the table
ask-back-about = They can stay while you keep building, or go back to your rack.
ask-back-keep = Take all back, keep my turn
ask-back-do = { $does ->
    [pass] Take back and pass
   *[draw] Take back and draw
}
ask-back-stay = Keep building
offer-claim = Three doublets: new deal
offer-announce = “I will open in the next round”
offer-stack = Choose the stack
offer-what = What does it mean? { $offer }
offer-claim-about = Three doublets are three pairs of identical tiles among the fourteen you were dealt. You may show them and ask for a new shuffle and deal for everybody; you do not have to (rule 2.3).
offer-announce-about = You have just drawn the tile you needed to open. Say it now: if somebody goes out before your next turn, you lose { $less } instead of { $more }. Everybody hears it, and it does not bind you (rule 7.4).
offer-stack-about = No stack stands in the middle, and whoever has to draw picks the next one. What lies in each was fixed by the shuffle. If you simply draw, one is taken for you (rule 2.2).
offer-joker = New to you: { $tile }
offer-joker-known = I know it already
joker-about-plain = A joker stands for any one tile its meld lacks.
joker-about-coloured = A coloured joker stands for any number of its own colour, in a run or in a group.
joker-about-double = A double joker stands for two tiles at once: two numbers in a row, or two colours of a group. Only both tiles together can replace it.
joker-about-mirror = A mirror joker stands in the middle of a meld that reads the same from both ends, such as 3 4 mirror 4 3. No tile can replace it.
joker-about-colour-change = A colour-change joker takes one number of a run; the tiles before it are of one colour, those after it of another. No tile can replace it.
# The same in a line, with the joker in the hand.
joker-brief-coloured = { $tile }: stands for any number of its own colour.
joker-brief-double = { $tile }: stands for two tiles of a meld at once.
joker-brief-mirror = { $tile }: stands in the middle of a symmetrical meld.
joker-brief-colour-change = { $tile }: after it a run goes on in another colour.
joker-what = What is it?
joker-mirror-nothing = In an opening it counts nothing here.
joker-left = { $count ->
    [0] Left on your rack, it costs nothing.
    [one] Left on your rack, it costs { $count } point.
   *[other] Left on your rack, it costs { $count } points.
}
joker-freed-any-meld = Freed, it goes into any meld in the same turn.
joker-freed-with-rack-tile = Freed, it goes in the same turn into a meld with a tile from your rack.
keys = Keys
key-space-bar = Space
keys-reader = With a screen reader: arrows and letters work in focus mode. In NVDA that is NVDA and Space, in JAWS Insert and Z.
key-tab = Table, rack and buttons in turn
key-walk = From tile to tile
key-melds = The meld before or after
key-fit = The next meld where what is in hand fits
key-ends = The first or last tile of the meld or the rack
key-enter = Pick up a tile; put down what is in hand
key-before = Put it down in front of the tile
key-more = Add the tile to what is in hand, or take it out
key-all = Pick up the whole meld, or the whole rack
key-new = Put down as a new meld
key-rack = Back to the rack
key-shift = Move a tile along the rack
key-escape = Let go of what is in hand
key-undo = Undo a step
key-redo = Redo a step
key-help = These keys; on a joker: what it is
given-up = You gave up. A computer player plays on; you are watching.
note-last-turn = { $did ->
    [drawn] Last turn: your time ran out and you drew { $tiles }.
    [laid] Last turn: your time ran out, but your move stands.
   *[passed] Last turn: your time ran out and you passed.
}
note-tiles-back = Your laid tiles went back to your rack.
while-away = While you were away: { $laid ->
    [one] { $laid } tile
   *[other] { $laid } tiles
} laid for you, { $drawn } drawn.
offer-pause = Agree to the pause ({ $names })
offer-no-pause = No pause now
pause-waits = { $does ->
    [agree] You agreed to the pause. Waiting for { $names }.
   *[ask] You asked for a pause. Waiting for { $names }.
}
pause-take-back = No pause after all
pause-back = Back already: { $names }.
pause-waits-back = You are back from the pause. Waiting for { $names }.
pause-go-on = Do not wait for { $names }
choose-stack = Which stack is next?
stack-of = { $count ->
    [one] Stack { $stack }: { $count } tile
   *[other] Stack { $stack }: { $count } tiles
}
ask-pause = Ask for a pause
agree-pause = Agree to the pause
paused = { $clock ->
    [stands] Paused. The clocks are stopped.
   *[none] Paused.
}
tidy = Tidy the table
resign = Give up this game
end-game = End this game
resign-sure = { $count ->
    [one] A computer player plays your { $count } tile to the end, and the points still count as yours. You cannot come back into this game.
   *[other] A computer player plays your { $count } tiles to the end, and the points still count as yours. You cannot come back into this game.
}
resign-sure-over = The game ends here, and nobody scores.
resign-sure-others = The game ends here for everybody, and nobody scores.
play-on = Keep playing
leave = Leave the table
leave-sure = { $count ->
    [one] A computer player plays on with your { $count } tile until you are back. The game waits for you on the home page.
   *[other] A computer player plays on with your { $count } tiles until you are back. The game waits for you on the home page.
}
leave-sure-alone = Only computer players are left at this table: if you do not come back soon, it is closed and the game does not count.
leave-between = Your seat becomes free for somebody else. Still at the table: { $names }. The home screen leads back here.
stay = Stay
leave-kept = Leave (the game is saved)
no-connection-again = No connection, trying again…
waiting-for-people = { $clock ->
    [stands] Waiting for everybody to be back. The clocks are stopped.
   *[none] Waiting for everybody to be back.
}
newer-version = There is a newer version. Reload the page; the game is saved.
closed-not-found = This table does not exist, or it is full.
closed-too-many = This table is open in too many windows. Close some and reload.
closed-signed-out = You have logged out in this browser.
closed-table = This table is closed.
closed-broken = The connection to the table was lost. Reload the page.
event-you-start = Draw for the start: { $draws }. You start.
event-dealt-starts = The tiles are dealt. { $name } starts.
event-dealt-you-start = The tiles are dealt. You start.
starts-in-turn = { $name } starts this game: players start in turn.
starts-in-turn-you = You start this game: players start in turn.
event-you-claimed = You show three doublets ({ $pairs }): new deal.
event-you-opened-stack = You start stack { $stack }.
event-tiles-back = { $name }’s laid tiles go back to the rack.
event-table-back = The table is as it was before the turn.
event-your-tiles-back = Your laid tiles go back to the rack.
event-you-drew = You draw: { $tiles }.
event-you-laid = { $count ->
    [one] You lay { $tiles }.
   *[other] You lay { $count } tiles: { $tiles }.
}
event-last-moves = The pool is empty: everybody has one last move.
event-you-passed = You pass.
event-you-announced = You announce: “I will open in the next round”.
event-you-ended-out = You go out!
event-taken-over = A computer player plays on for { $name }.
event-you-taken-over = A computer player plays on for you.
event-returned = { $name } is back.
event-you-returned = You are back in the game.
event-resigned = { $name } gives up.
event-ends-game = { $name } ends the game.
event-you-resigned = You give up.
event-you-end-game = You end the game.
event-pause-asked = { $name } asks for a pause.
event-you-asked-pause = You asked for a pause.
event-pause = Paused.
event-back = { $name } is back from the pause.
event-you-back = You are back.
event-resumed = The game goes on.
event-resumed-by = { $by ->
    [back] { $name } is back.
   *[wish] { $name } wants to play on.
} The game goes on.
event-you-resumed = { $by ->
    [back] You are back.
   *[wish] You want to play on.
} The game goes on.
end-you-won = You win!
end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
end-won-for = A computer player wins for { $name }
end-won-for-you = A computer player wins for you
end-you-won-match = You win the match!
end-won-match = { $count ->
    [one] { $names } wins the match
   *[other] { $names } win the match
}
# In a picture of the result, for whoever was not there.
picture-me = Me
picture-i-won = { $others ->
    [0] I win!
   *[other] { $names } and I win!
}
picture-i-won-match = { $others ->
    [0] I win the match!
   *[other] { $names } and I win the match!
}
end-place = Game { $game } of { $games }
end-abandoned = The game was broken off
end-you-ended = You ended the game
end-ended = { $name } ended the game
end-all-gave-up = Everybody gave up
end-no-result = This game does not count.
end-rack-empty = no tiles left
end-played-on = Gave up. A computer player played on with these tiles.
end-stood-in = A computer player played on with these tiles.
end-gave-up-before = In game { $game } { $name } gave up, and a computer player played on.
end-next = Next game
end-again = Play again
end-look = See the table
end-share = Share a picture
end-picture-saved = Saved to downloads
end-picture-shared = Picture shared
end-save = Save the game
end-record-saved = Saved to downloads
end-record-shared = Game shared
end-new = New game
end-other = Other settings
end-sum = = { $value }
end-match = match { $points }, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
event-left = { $name } has left the table.
event-reopened = { $name } changes the rules: { $edition }.
event-you-reopened = You change the rules: { $edition }.
next-waits-for-you = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
next-waiting-for = Waiting for { $names }.
next-waits-for-seat = The next game needs somebody in the free seat.
next-host-may = { $name } can add a computer player or begin a new match with fewer.
sit-free = Take the free seat
invite-again = Invite: copy the link
play-fewer = New match with { $count ->
    [one] { $count } player
   *[other] { $count } players
}
hand-over = Pass the device to { $name }
hand-over-about = Everybody else, please look away.
hand-over-show = I am { $name }: show my tiles

# The first move.
learn-group-title = First a group
learn-group = The goal is to lay all your tiles in melds. Your first move is the opening: melds worth at least 30 together. First a group: one number in different colours. Put the black, red and yellow 7s on the table, side by side.
learn-how = Drag them, or tap each and then the table.
learn-run-title = Then a run
learn-run = That is worth 21. Now a run: numbers in a row, one colour. Lay red 9, 10 and 11 as a second meld.
learn-end-title = That opens!
learn-end = 21 and 30 make 51, more than the 30 you need. Now end your turn: until then, everything can be taken back.
learn-draw-title = Nothing to lay
learn-draw = The others have played, and it is your turn again. None of your tiles fits, so draw one: that ends the turn.
learn-joker-title = A joker
learn-joker = The others have played, and it is your turn again. Last time you drew the joker, which stands for any tile. Add it to a meld on the table, for example beside the red 11.
learn-done-title = Now you can play
learn-strays = Take back to your rack: { $tiles }. A tile in no meld cannot stay on the table.
learn-done = You may also move what lies on the table, as long as every meld is valid at the end of your turn. Whoever lays all their tiles first wins.
learn-keys = With the keyboard: the arrow keys move from tile to tile, Space picks tiles up, N puts them down as a new meld; press ? for all keys.
learn-show = Show me the tiles
learn-shown = The tiles you need: { $tiles }.

# Settings and account.
settings = Settings
settings-language = Language
settings-theme = Appearance
settings-palette = Colours of the tiles
settings-size = Size of the tiles
settings-tidy = Keep the table tidy
settings-pace = Speed of others’ moves
settings-sounds = Sounds
settings-motion = Animate tiles
settings-double-tap = Double-tap puts a tile where it fits
settings-ask-before-draw = Against computer players, ask before drawing when something can be laid
settings-auto-draw = Draw automatically when nothing can be laid
theme-system = same as the device
theme-light = light
theme-dark = dark
palette-classic = classic
palette-contrast = strong
palette-colour-blind = colour-blind
palette-offer = Which tiles do you tell apart best?
palette-later = You can change this in Settings.
size-normal = normal
size-large = large
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = instant
account = Account
account-log-in-about = Everything works without an account. With a password you can find your name and your games on any device.
account-come-back = Recovery link
account-recovery-about = This link lets you in again on another device. Keep it to yourself; a new link or a new password cancels the old one.
account-make-link = Make a recovery link
account-set-password = Set a password
account-change-password = Change the password
account-export = Download all my data
account-erase = Delete my account
account-erase-sure = Your name and login details are deleted immediately. Games stay with those you played with, without your name.
password = Password
old-password = Old password
new-password = New password
log-in = Log in
log-out = Log out
log-out-lost = You have neither a password nor a recovery link. Once you log out, nobody can come back as { $name }, and your games here are out of your reach.
log-out-by-link = You have no password. Only your recovery link lets you in again as { $name }: do you have it?
log-out-stay = Stay logged in
log-out-anyway = Log out anyway
sign-up = Create an account with this name and password
games-here = On this device
games-server = With friends
games-you-won = you won
games-no-result = no result
games-none-yet = Your games will appear here.
games-none = You have no games with friends here yet. A table whose game has not begun is found by its link.
games-older = Older games
download = Download

# Why something was not done.
refused-stale = That turn is over.
refused-not-seated = Only players may do that.
refused-not-host = Only the host may do that.
refused-taken = The seat is taken.
refused-already-seated = You have a seat already.
refused-no-such-seat = There is no such seat.
refused-too-few = Too few people sit at the table.
refused-in-game = Not while a game is being played.
refused-no-game = No game is being played.
refused-paused = The game is paused.
refused-bad-options = Nobody can play like this at this table.
refused-closed = The table is closed.
refused-not-stored = The server could not save it. Try again.

# What the server answers.
no-connection = No connection. Try again in a moment.
bad-request = Something went wrong. Please reload.
not-signed-in = The server no longer knows you. Reload the page.
foreign-origin = The server does not accept changes from this address.
server-failed = The server failed. Try again in a moment.
going-down = The server is being restarted. Try again in a moment.
not-found = There is nothing here.
not-json = Something went wrong. Please reload.
body-too-large = Something went wrong. Please reload.
name-empty = Please give a name.
name-too-long = At most { $most } characters, please.
name-has-control-characters = Please use letters only.
name-taken = Somebody has this name already. Choose another, or log in.
password-too-short = The password needs at least { $least } characters.
password-too-long = At most { $most } characters, please.
wrong-login = Wrong name or password.
wrong-old-password = The old password is wrong.
unknown-recovery-link = This link is not valid any more.
options-seats = { $min } to { $max } players can play this.
options-clock = A move takes 15 seconds to 5 minutes.
options-rounds = That number of rounds cannot be played.
options-patience = People can be waited for from one minute to a day, or always.
no-such-table = There is no such table. Look at the code again.
no-such-game = There is no such game.
game-running = The game is still being played.
no-more-tables = The server is full. Try again later.
too-many-guests = Too many new players at once. Try again in { $seconds } s.
too-many-logins = Too many attempts. Try again in { $seconds } s.
too-many-tables = Too many tables at once. Try again in { $seconds } s.
too-many-exports = Try again in { $seconds } s.
too-many-sockets = Too many windows at once. Close some.
