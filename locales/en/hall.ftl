# The big screen, and what is printed.

hall = Standings
hall-pass-worthless = This pass is not valid, or not valid any more. Ask the organiser for a new one.
