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
continue = Continue
continue-turn-of = Turn of { $names }
continue-next-evening = The next evening is waiting
continue-last = last played { $ago }
alone = on your own
hide-line = Hide this line
show-hidden =
    { $count ->
        [one] Show { $count } hidden line again
       *[other] Show { $count } hidden lines again
    }
rulebook-of = Rulebook: { $game }
rules-and-codex = Rules and codex
finished-games =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
waiting-for-players-short = waiting for players
set-up-title = { $game }: a new table
format = Format
undo-policy = Undo
undo-auto = depends on the seats
more-options = More options
packs = Packs
pack-made-by = { $authors } · version { $version } · { $licence }
table-name = Table name
table-stopped-short = stopped
watched = Watched
other-games = More games
