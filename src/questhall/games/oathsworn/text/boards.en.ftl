# What Special Rules Boards bring: civilians, lairs, what grows and is trampled.

figure-civilian = Civilian
stat-white-cards = white might cards
stat-yellow-cards = yellow might cards
stat-red-cards = red might cards
stat-black-cards = black might cards

option-search = Search: { $card }
prompt-lead-whom = Which civilian do you lead?
prompt-lead-where = Where does { $figure } go?
prompt-which-lair = Which thicket do you search?

event-emerged = { $figure } comes out of hiding: { $hex }.
event-lair-empty = { $card } is empty.
event-obstacle-placed = An obstacle now stands on { $hex }.
event-saved = { $figure } is safe.
event-trampled = { $figure } tramples what grew on { $hex }.
event-vanished = { $figure } vanishes.
