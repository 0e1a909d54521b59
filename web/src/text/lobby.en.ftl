# The lobby: what is on the shelf, tables to come back to, and setting up a new one.

fan-work = An unofficial fan work.
minutes = Length
minutes-short = { $minutes } min
weight = Weight
play-now = Play now
set-up-table = Set up a table
learn-by-playing = Learn by playing
coming = Coming
open-save = Open a saved game or campaign
your-tables = Your tables
finished-games =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
with-players = with { $names }
waiting-for-players-short = waiting for players
set-up-title = { $game }: a new table
format = Format
undo-policy = Taking back
undo-auto = as suits the seats
more-options = More to agree on
packs = Packs
pack-made-by = { $authors } · version { $version } · { $licence }
table-name = Name of the table
table-stopped-short = stopped
watched = Watched
other-games = More games
