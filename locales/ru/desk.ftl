# The organiser: founding an event, its people, rounds and standings.

desk = Турнир
