# Names: heroes, cards, units, skills, enemies, the map, titles, table options.

## Heroes

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-wolfhawk = Wolfhawk
hero-krang = Krang
hero-braevalar = Braevalar

## Basic actions

card-rage = Rage
card-determination = Determination
card-swiftness = Swiftness
card-march = March
card-stamina = Stamina
card-tranquility = Tranquility
card-promise = Promise
card-threaten = Threaten
card-crystallize = Crystallize
card-mana-draw = Mana Draw
card-concentration = Concentration
card-improvisation = Improvisation
card-battle-versatility = Battle Versatility
card-mana-pull = Mana Pull
card-will-focus = Will Focus
card-crystal-joy = Crystal Joy
card-noble-manners = Noble Manners
card-rejuvenate = Rejuvenate
card-cold-toughness = Cold Toughness
card-instinct = Instinct
card-swift-reflexes = Swift Reflexes
card-tirelessness = Tirelessness
card-savage-harvesting = Savage Harvesting
card-ruthless-coercion = Ruthless Coercion
card-one-with-the-land = One with the Land
card-druidic-paths = Druidic Paths

## Advanced actions

card-fire-bolt = Fire Bolt
card-ice-bolt = Ice Bolt
card-swift-bolt = Swift Bolt
card-crushing-bolt = Crushing Bolt
card-blood-rage = Blood Rage
card-intimidate = Intimidate
card-blood-ritual = Blood Ritual
card-into-the-heat = Into the Heat
card-decompose = Decompose
card-maximal-effect = Maximal Effect
card-ice-shield = Ice Shield
card-frost-bridge = Frost Bridge
card-pure-magic = Pure Magic
card-steady-tempo = Steady Tempo
card-crystal-mastery = Crystal Mastery
card-magic-talent = Magic Talent
card-agility = Agility
card-song-of-wind = Song of Wind
card-heroic-tale = Heroic Tale
card-diplomacy = Diplomacy
card-mana-storm = Mana Storm
card-learning = Learning
card-refreshing-walk = Refreshing Walk
card-path-finding = Path Finding
card-regeneration = Regeneration
card-in-need = In Need
card-ambush = Ambush
card-training = Training
card-counterattack = Counterattack
card-ritual-attack = Ritual Attack
card-blood-of-ancients = Blood of Ancients
card-shield-bash = Shield Bash
card-temporal-portal = Temporal Portal
card-spell-forge = Spell Forge
card-chivalry = Chivalry
card-peaceful-moment = Peaceful Moment
card-dodge-and-weave = Dodge and Weave
card-stout-resolve = Stout Resolve
card-force-of-nature = Force of Nature
card-mountain-lore = Mountain Lore

## Spells

card-fireball = Fireball
    .strong = Firestorm
card-snowstorm = Snowstorm
    .strong = Blizzard
card-expose = Expose
    .strong = Mass Expose
card-tremor = Tremor
    .strong = Earthquake
card-flame-wall = Flame Wall
    .strong = Flame Wave
card-mana-bolt = Mana Bolt
    .strong = Mana Thunderbolt
card-whirlwind = Whirlwind
    .strong = Tornado
card-underground-travel = Underground Travel
    .strong = Underground Attack
card-burning-shield = Burning Shield
    .strong = Exploding Shield
card-chill = Chill
    .strong = Lethal Chill
card-wings-of-wind = Wings of Wind
    .strong = Wings of Night
card-restoration = Restoration
    .strong = Rebirth
card-demolish = Demolish
    .strong = Disintegrate
card-space-bending = Space Bending
    .strong = Time Bending
card-call-to-arms = Call to Arms
    .strong = Call to Glory
card-meditation = Meditation
    .strong = Trance
card-mana-meltdown = Mana Meltdown
    .strong = Mana Radiance
card-mana-claim = Mana Claim
    .strong = Mana Curse
card-mind-read = Mind Read
    .strong = Mind Steal
card-energy-flow = Energy Flow
    .strong = Energy Steal
card-offering = Offering
    .strong = Sacrifice
card-mist-form = Mist Form
    .strong = Veil of Mist
card-charm = Charm
    .strong = Possess
card-cure = Cure
    .strong = Disease

## Artifacts

card-banner-of-glory = Banner of Glory
card-banner-of-fear = Banner of Fear
card-banner-of-protection = Banner of Protection
card-banner-of-courage = Banner of Courage
card-ruby-ring = Ruby Ring
card-sapphire-ring = Sapphire Ring
card-diamond-ring = Diamond Ring
card-emerald-ring = Emerald Ring
card-sword-of-justice = Sword of Justice
card-horn-of-wrath = Horn of Wrath
card-endless-bag-of-gold = Endless Bag of Gold
card-endless-gem-pouch = Endless Gem Pouch
card-golden-grail = Golden Grail
card-book-of-wisdom = Book of Wisdom
card-amulet-of-the-sun = Amulet of the Sun
card-amulet-of-darkness = Amulet of Darkness
card-bow-of-starsdawn = Bow of Starsdawn
card-banner-of-command = Banner of Command
card-banner-of-fortitude = Banner of Fortitude
card-soul-harvester = Soul Harvester
card-shield-of-the-fallen-kings = Shield of the Fallen Kings
card-druidic-staff = Druidic Staff
card-circlet-of-proficiency = Circlet of Proficiency
card-tome-of-all-spells = Tome of All Spells

## Wounds, kinds of cards

card-wound = Wound
deed-basic-action = basic action
deed-advanced-action = advanced action
deed-spell = spell
deed-artifact = artifact
deed-wound = wound

## Units

unit-peasants = Peasants
unit-foresters = Foresters
unit-herbalists = Herbalists
unit-northern-monks = Northern Monks
unit-red-cape-monks = Red Cape Monks
unit-savage-monks = Savage Monks
unit-utem-crossbowmen = Utem Crossbowmen
unit-utem-guardsmen = Utem Guardsmen
unit-utem-swordsmen = Utem Swordsmen
unit-guardian-golems = Guardian Golems
unit-illusionists = Illusionists
unit-fire-mages = Fire Mages
unit-ice-mages = Ice Mages
unit-fire-golems = Fire Golems
unit-ice-golems = Ice Golems
unit-amotep-gunners = Amotep Gunners
unit-amotep-freezers = Amotep Freezers
unit-catapults = Catapults
unit-altem-guardians = Altem Guardians
unit-altem-mages = Altem Mages
unit-scouts = Scouts
unit-thugs = Thugs
unit-shocktroops = Shocktroops
unit-magic-familiars = Magic Familiars
unit-sorcerers = Sorcerers
unit-heroes-white = Heroes (white)
unit-heroes-blue = Heroes (blue)
unit-heroes-red = Heroes (red)
unit-heroes-green = Heroes (green)
unit-delphana-masters = Delphana Masters

## Skills

skill-arythea-dark-paths = Dark Paths
skill-arythea-burning-power = Burning Power
skill-arythea-hot-swordsmanship = Hot Swordsmanship
skill-arythea-dark-negotiation = Dark Negotiation
skill-arythea-dark-fire-magic = Dark Fire Magic
skill-arythea-power-of-pain = Power of Pain
skill-arythea-invocation = Invocation
skill-arythea-polarization = Polarization
skill-arythea-motivation = Motivation
skill-arythea-healing-ritual = Healing Ritual
skill-arythea-torch-of-war = Torch of War
skill-goldyx-freezing-power = Freezing Power
skill-goldyx-potion-making = Potion Making
skill-goldyx-white-crystal-craft = White Crystal Craft
skill-goldyx-green-crystal-craft = Green Crystal Craft
skill-goldyx-red-crystal-craft = Red Crystal Craft
skill-goldyx-glittering-fortune = Glittering Fortune
skill-goldyx-flight = Flight
skill-goldyx-universal-power = Universal Power
skill-goldyx-motivation = Motivation
skill-goldyx-source-freeze = Source Freeze
skill-goldyx-open-vault = Open Vault
skill-norowas-forward-march = Forward March
skill-norowas-day-sharpshooting = Day Sharpshooting
skill-norowas-inspiration = Inspiration
skill-norowas-bright-negotiation = Bright Negotiation
skill-norowas-leaves-in-the-wind = Leaves in the Wind
skill-norowas-whispers-in-the-treetops = Whispers in the Treetops
skill-norowas-leadership = Leadership
skill-norowas-bonds-of-loyalty = Bonds of Loyalty
skill-norowas-motivation = Motivation
skill-norowas-prayer-of-weather = Prayer of Weather
skill-norowas-good-name = Good Name
skill-tovak-double-time = Double Time
skill-tovak-night-sharpshooting = Night Sharpshooting
skill-tovak-cold-swordsmanship = Cold Swordsmanship
skill-tovak-shield-mastery = Shield Mastery
skill-tovak-resistance-break = Resistance Break
skill-tovak-i-feel-no-pain = I Feel No Pain
skill-tovak-i-dont-give-a-damn = I Don’t Give a Damn
skill-tovak-who-needs-magic = Who Needs Magic?
skill-tovak-motivation = Motivation
skill-tovak-mana-exploit = Mana Exploit
skill-tovak-shield-wall = Shield Wall
skill-wolfhawk-refreshing-bath = Refreshing Bath
skill-wolfhawk-refreshing-breeze = Refreshing Breeze
skill-wolfhawk-hawk-eyes = Hawk Eyes
skill-wolfhawk-on-her-own = On Her Own
skill-wolfhawk-deadly-aim = Deadly Aim
skill-wolfhawk-know-your-prey = Know Your Prey
skill-wolfhawk-taunt = Taunt
skill-wolfhawk-dueling = Dueling
skill-wolfhawk-motivation = Motivation
skill-wolfhawk-wolfs-howl = Wolf’s Howl
skill-wolfhawk-beaten-track = Beaten Track
skill-krang-spirit-guides = Spirit Guides
skill-krang-battle-hardened = Battle Hardened
skill-krang-battle-frenzy = Battle Frenzy
skill-krang-shamanic-ritual = Shamanic Ritual
skill-krang-regenerate = Regenerate
skill-krang-arcane-disguise = Arcane Disguise
skill-krang-puppet-master = Puppet Master
skill-krang-master-of-chaos = Master of Chaos
skill-krang-curse = Curse
skill-krang-mana-enhancement = Mana Enhancement
skill-krang-shared-totem = Shared Totem
skill-braevalar-elemental-resistance = Elemental Resistance
skill-braevalar-feral-allies = Feral Allies
skill-braevalar-thunderstorm = Thunderstorm
skill-braevalar-lightning-storm = Lightning Storm
skill-braevalar-beguile = Beguile
skill-braevalar-forked-lightning = Forked Lightning
skill-braevalar-shapeshift = Shapeshift
skill-braevalar-secret-ways = Secret Ways
skill-braevalar-regenerate = Regenerate
skill-braevalar-natures-vengeance = Nature’s Vengeance
skill-braevalar-healing-spring = Healing Spring

## Tactics

tactic-early-bird = Early Bird
tactic-rethink = Rethink
tactic-mana-steal = Mana Steal
tactic-planning = Planning
tactic-great-start = Great Start
tactic-the-right-moment = The Right Moment
tactic-from-the-dusk = From the Dusk
tactic-long-night = Long Night
tactic-mana-search = Mana Search
tactic-midnight-meditation = Midnight Meditation
tactic-preparation = Preparation
tactic-sparing-power = Sparing Power

## Enemies

enemy-prowlers = Prowlers
enemy-diggers = Diggers
enemy-cursed-hags = Cursed Hags
enemy-wolf-riders = Wolf Riders
enemy-ironclads = Ironclads
enemy-orc-summoners = Orc Summoners
enemy-crossbowmen = Crossbowmen
enemy-guardsmen = Guardsmen
enemy-swordsmen = Swordsmen
enemy-golems = Golems
enemy-monks = Monks
enemy-illusionists-enemy = Illusionists
enemy-ice-mages-enemy = Ice Mages
enemy-ice-golems-enemy = Ice Golems
enemy-fire-mages-enemy = Fire Mages
enemy-fire-golems-enemy = Fire Golems
enemy-minotaur = Minotaur
enemy-gargoyle = Gargoyle
enemy-medusa = Medusa
enemy-crypt-worm = Crypt Worm
enemy-werewolf = Werewolf
enemy-freezers = Freezers
enemy-gunners = Gunners
enemy-altem-guardsmen = Altem Guardsmen
enemy-altem-mages-enemy = Altem Mages
enemy-swamp-dragon = Swamp Dragon
enemy-fire-dragon = Fire Dragon
enemy-ice-dragon = Ice Dragon
enemy-high-dragon = High Dragon
enemy-orc-skirmishers = Orc Skirmishers
enemy-orc-trackers = Orc Trackers
enemy-orc-war-beasts = Orc War Beasts
enemy-orc-stonethrowers = Orc Stonethrowers
enemy-heroes-ice = Heroes (ice)
enemy-heroes-fire = Heroes (fire)
enemy-heroes-swift = Heroes (swift)
enemy-heroes-fortified = Heroes (fortified)
enemy-thugs-enemy = Thugs
enemy-shocktroops-enemy = Shocktroops
enemy-shadow = Shadow
enemy-manticore = Manticore
enemy-hydra = Hydra
enemy-sorcerers-enemy = Sorcerers
enemy-magic-familiars-enemy = Magic Familiars
enemy-storm-dragon = Storm Dragon
enemy-lava-dragon = Lava Dragon
enemy-dragon-summoner = Dragon Summoner
enemy-grim-legionnaires = Grim Legionnaires
enemy-delphana-masters-enemy = Delphana Masters
enemy-fire-catapult = Fire Catapult
enemy-ice-catapult = Ice Catapult
enemy-centaur-outriders = Centaur Outriders
enemy-skeletal-warriors = Skeletal Warriors
enemy-shrouded-necromancers = Shrouded Necromancers
enemy-corrupted-priests = Corrupted Priests
enemy-gibbering-ghouls = Gibbering Ghouls
enemy-elemental-priestesses = Elemental Priestesses
enemy-elven-protectors = Elven Protectors
enemy-cloud-griffons = Cloud Griffons
enemy-crystal-sprites = Crystal Sprites
enemy-zombie-horde = Zombie Horde
enemy-air-elemental = Air Elemental
enemy-fire-elemental = Fire Elemental
enemy-earth-elemental = Earth Elemental
enemy-mummy = Mummy
enemy-water-elemental = Water Elemental
enemy-vampire = Vampire
enemy-blood-demon = Blood Demon
enemy-pain-wraith = Pain Wraith
enemy-death-dragon = Death Dragon
enemy-savage-dragon = Savage Dragon
enemy-lightning-dragon = Lightning Dragon
enemy-vampire-dragon = Vampire Dragon

## Backs of enemy tokens

token-green = green token
token-grey = grey token
token-brown = brown token
token-violet = violet token
token-white = white token
token-red = red token
token-ruin = ruin token

## Abilities and resistances of enemies

ability-fortified = Fortified
ability-unfortified = Unfortified
ability-swift = Swift
ability-brutal = Brutal
ability-poison = Poison
ability-paralyze = Paralyze
ability-assassin = Assassin
ability-cumbersome = Cumbersome
ability-vampiric = Vampiric
ability-arcane-immunity = Arcane Immunity
ability-elusive = Elusive
ability-summon = Summon
ability-defend = Defend
resistance-physical = Physical resistance
resistance-fire = Fire resistance
resistance-ice = Ice resistance

## Ruins

ruin-altar-green = Green altar
ruin-altar-blue = Blue altar
ruin-altar-white = White altar
ruin-altar-red = Red altar
ruin-altar-all = Altar of four colours
ruin-ruin-grey-violet = Ruins: grey and violet
ruin-ruin-green-brown = Ruins: green and brown
ruin-ruin-green-green = Ruins: two green
ruin-ruin-brown-violet = Ruins: brown and violet
ruin-ruin-grey-white = Ruins: grey and white
ruin-ruin-grey-brown = Ruins: grey and brown
ruin-ruin-brown-red = Ruins: brown and red
ruin-ruin-green-red = Ruins: green and red
ruin-ruin-green3 = Ruins: three green
ruin-ruin-violet2 = Ruins: two violet

## Sites

site-none = empty space
site-village = village
site-monastery = monastery
site-keep = keep
site-mage-tower = mage tower
site-city = city
site-ruins = ancient ruins
site-dungeon = dungeon
site-tomb = tomb
site-monster-den = monster den
site-spawning-grounds = spawning grounds
site-magical-glade = magical glade
site-mine = crystal mine
site-portal = portal
site-orc-marauders = orc marauders
site-draconum = draconum

## Cities

city-red = red city
city-blue = blue city
city-green = green city
city-white = white city

## Terrains

terrain-plains = plains
terrain-hills = hills
terrain-forest = forest
terrain-wasteland = wasteland
terrain-desert = desert
terrain-swamp = swamp
terrain-lake = lake
terrain-mountain = mountain
terrain-sea = sea
terrain-city = city

## Tiles

tile-kind-start = start tile
tile-kind-countryside = countryside tile
tile-kind-core = core tile
tile-kind-city = city tile
tile-start-a = Start tile A
tile-start-b = Start tile B
tile-country-1 = Countryside tile 1
tile-country-2 = Countryside tile 2
tile-country-3 = Countryside tile 3
tile-country-4 = Countryside tile 4
tile-country-5 = Countryside tile 5
tile-country-6 = Countryside tile 6
tile-country-7 = Countryside tile 7
tile-country-8 = Countryside tile 8
tile-country-9 = Countryside tile 9
tile-country-10 = Countryside tile 10
tile-country-11 = Countryside tile 11
tile-core-1 = Core tile 1
tile-core-2 = Core tile 2
tile-core-3 = Core tile 3
tile-core-4 = Core tile 4
tile-core-5 = City tile 5
tile-core-6 = City tile 6
tile-core-7 = City tile 7
tile-core-8 = City tile 8

## Mana

colour-red = red
    .mana = red mana
    .crystal = red crystal
colour-blue = blue
    .mana = blue mana
    .crystal = blue crystal
colour-green = green
    .mana = green mana
    .crystal = green crystal
colour-white = white
    .mana = white mana
    .crystal = white crystal
colour-gold = gold
    .mana = gold mana
    .crystal = gold crystal
colour-black = black
    .mana = black mana
    .crystal = black crystal
colour-any = any colour
    .mana = mana of any colour
    .crystal = crystal of any colour
colour-any-basic = any basic colour
    .mana = mana of any basic colour
    .crystal = crystal of any basic colour

## Elements and kinds of attacks

element-physical = physical
    .attack = physical attack
    .block = physical block
element-fire = fire
    .attack = fire attack
    .block = fire block
element-ice = ice
    .attack = ice attack
    .block = ice block
element-cold-fire = cold fire
    .attack = cold fire attack
    .block = cold fire block
range-melee = melee attack
range-ranged = ranged attack
range-siege = siege attack

## Scenarios

scenario-first-reconnaissance = First Reconnaissance
scenario-full-conquest = Full Conquest
scenario-blitz-conquest = Blitz Conquest
scenario-solo-conquest = Solo Conquest
scenario-full-cooperation = Full Cooperation
scenario-blitz-cooperation = Blitz Cooperation
scenario-mines-liberation = Mines Liberation
scenario-druid-nights = Druid Nights
scenario-dungeon-lords = Dungeon Lords
scenario-conquer-and-hold = Conquer and Hold
scenario-one-to-return = One to Return

## Achievements and their titles

achievement-knowledge = Knowledge
achievement-loot = Loot
achievement-leader = Leadership
achievement-conqueror = Conquest
achievement-adventurer = Adventures
achievement-beating = Beatings
achievement-city-conqueror = Cities
achievement-liberator = Liberated mines
achievement-dungeon-crawler = Dungeons and tombs
title-knowledge = Greatest Knowledge
title-loot = Greatest Loot
title-leader = Greatest Leader
title-conqueror = Greatest Conqueror
title-adventurer = Greatest Adventurer
title-beating = Greatest Beating
title-city-conqueror = Greatest City Conqueror
title-liberator = Greatest Liberator
title-dungeon-crawler = Greatest Dungeon Crawler

## What the table agrees on

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
