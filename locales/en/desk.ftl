# The organiser: founding an event, its people, rounds and standings.

desk = Tournament
desk-about = From the list of players to the final: tables, sheets, standings, a big screen for the hall. Players need no account.
desk-found = A new tournament
desk-title = What is it called?
desk-organiser-name = Your name
desk-organiser-about = It stands in the log of the event beside what you do.
desk-found-do = Found the tournament
desk-found-key = You get a link of your own. It is the only key to the event: keep it.
desk-open-file = Open from a file
desk-open-file-about = The file of a whole event, as its organiser downloaded it.
desk-kept = Your tournaments in this browser
desk-role = { $role ->
    [organiser] organiser
    [judge] judge
    [table] table
   *[screen] big screen
}
desk-forget = Forget
desk-forget-one = Forget { $title } in this browser
