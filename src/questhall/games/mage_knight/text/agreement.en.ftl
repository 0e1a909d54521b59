# What the table agrees on before the game.

table-option-scenario = Scenario
    .help = What the Council of the Void demands
table-option-scenario-first-reconnaissance = { scenario-first-reconnaissance }
table-option-scenario-full-conquest = { scenario-full-conquest }
table-option-scenario-blitz-conquest = { scenario-blitz-conquest }
table-option-scenario-solo-conquest = { scenario-solo-conquest }
table-option-scenario-full-cooperation = { scenario-full-cooperation }
table-option-scenario-blitz-cooperation = { scenario-blitz-cooperation }
table-option-scenario-mines-liberation = { scenario-mines-liberation }
table-option-scenario-druid-nights = { scenario-druid-nights }
table-option-scenario-dungeon-lords = { scenario-dungeon-lords }
table-option-scenario-conquer-and-hold = { scenario-conquer-and-hold }
table-option-scenario-one-to-return = { scenario-one-to-return }

table-option-teams = Teams
    .help = Four players: two against two
table-option-teams-false = No
table-option-teams-true = Yes

table-option-epic = Epic version
    .help = A longer Druid Nights or One to Return
table-option-epic-false = No
table-option-epic-true = Yes

table-option-dummy-player = Dummy player
    .help = First Reconnaissance alone: does one set the pace?
table-option-dummy-player-true = Yes
table-option-dummy-player-false = No

table-option-few-shields = Shields on glades
    .help = Druid Nights: how many of them a glade holds
table-option-few-shields-false = Any number
table-option-few-shields-true = One or two

table-option-open-map = Map of Conquer and Hold
    .help = Do the tiles lie face up from the start?
table-option-open-map-false = To be explored
table-option-open-map-true = All face up

table-option-two-cities = Cities of the teams
    .help = Full Conquest in teams: how many cities there are
table-option-two-cities-false = Four
table-option-two-cities-true = Two strong ones

table-option-lowest-counts = Achievements in cooperation
    .help = Whose result counts for all
table-option-lowest-counts-false = The best hero’s
table-option-lowest-counts-true = The weakest hero’s

table-option-more-enemies = More enemies
    .help = Which other enemy tokens are shuffled into the piles
table-option-more-enemies-none = None
table-option-more-enemies-lost-legion = The Lost Legion
table-option-more-enemies-tezla = Shades of Tezla
table-option-more-enemies-both = All of them

table-option-hero-auction = Hero auction
    .help = Who wants a hero that another picked may bid fame for it
table-option-hero-auction-false = No
table-option-hero-auction-true = Yes

table-option-random-orientation = Orientation of tiles
    .help = How a new tile is turned
table-option-random-orientation-false = As printed
table-option-random-orientation-true = Random

table-option-random-cities = Cities
    .help = Which city stands on a city tile
table-option-random-cities-false = As printed
table-option-random-cities-true = Random

table-option-time = Time of day
    .help = With what the game begins, and how it goes on
table-option-time-usual = As in the scenario
table-option-time-night-arrival = Night Arrival
table-option-time-darkness-is-coming = Darkness is coming

table-option-hero-battles = Battles between heroes
    .help = May heroes attack each other?
table-option-hero-battles-as-in-scenario = As in the scenario
table-option-hero-battles-forbidden = Forbidden
table-option-hero-battles-allowed = Allowed

table-option-interactive-spells = Interactive spells
    .help = Are the four spells against other players in the deck?
table-option-interactive-spells-true = Yes
table-option-interactive-spells-false = No

table-option-interactive-skills = Interactive skills
    .help = Are the skills against other players in the game?
table-option-interactive-skills-true = Yes
table-option-interactive-skills-false = No

table-option-friendly-mana = Friendly mana
    .help = A gold die does not replace a colour that lies in the Source
table-option-friendly-mana-false = No
table-option-friendly-mana-true = Yes

table-option-rampage = Rampaging enemies
    .help = Do they return after their defeat?
table-option-rampage-none = Do not return
table-option-rampage-rampage = Rampage!
table-option-rampage-more-rampage = More rampage!

table-option-unpredictable = Unpredictable battles
    .help = Another player sets a secret die for a lone enemy
table-option-unpredictable-false = No
table-option-unpredictable-true = Yes

table-option-action-upgrades = Action upgrades
    .help = After a night each hero may replace an action with a better one
table-option-action-upgrades-false = No
table-option-action-upgrades-true = Yes

table-option-starting-draft = Starting draft
    .help = Advanced actions are drafted and join the decks day by day
table-option-starting-draft-false = No
table-option-starting-draft-true = Yes

table-option-stronger-cities = Levels of cities
    .help = How much stronger they are than the scenario says
table-option-stronger-cities-0 = As in the scenario
table-option-stronger-cities-1 = +1
table-option-stronger-cities-2 = +2
table-option-stronger-cities-3 = +3
table-option-stronger-cities-4 = +4
table-option-stronger-cities-5 = +5
table-option-stronger-cities-6 = +6
table-option-stronger-cities-7 = +7
table-option-stronger-cities-8 = +8
table-option-stronger-cities-9 = +9
table-option-stronger-cities-10 = +10

table-option-megapolis = Megapolis
    .help = The last city becomes a double one of this level
table-option-megapolis-0 = None
table-option-megapolis-2 = Level 2
table-option-megapolis-3 = Level 3
table-option-megapolis-4 = Level 4
table-option-megapolis-5 = Level 5
table-option-megapolis-6 = Level 6
table-option-megapolis-7 = Level 7
table-option-megapolis-8 = Level 8
table-option-megapolis-9 = Level 9
table-option-megapolis-10 = Level 10
table-option-megapolis-11 = Level 11
table-option-megapolis-12 = Level 12
table-option-megapolis-13 = Level 13
table-option-megapolis-14 = Level 14
table-option-megapolis-15 = Level 15
table-option-megapolis-16 = Level 16
table-option-megapolis-17 = Level 17
table-option-megapolis-18 = Level 18
table-option-megapolis-19 = Level 19
table-option-megapolis-20 = Level 20
table-option-megapolis-21 = Level 21
table-option-megapolis-22 = Level 22
table-option-megapolis-23 = Level 23
table-option-megapolis-24 = Level 24

table-option-tutorial = Tutorial
    .help = The decks always lie the same, and a guide explains the game
table-option-tutorial-false = No
table-option-tutorial-true = Yes
