# Names of the packs, skills, cards and types of Sorcerer. Original content.

## Blade-Dancer

pack-blade-dancer = Lavinia Crake
    .epithet = the Blade-Dancer
skill-steel-quadrille = Steel Quadrille
card-whetstone-rite = Whetstone Rite
card-widows-hatpin = Widow's Hatpin
card-fleet-street-razor = Fleet Street Razor
card-gaslight-sleight = Gaslight Sleight
card-scissor-cut-shade = Scissor-Cut Shade

## Rite-Keeper

pack-rite-keeper = Obadiah Grimwade
    .epithet = the Rite-Keeper
skill-borrowed-agony = Borrowed Agony
card-abbess-of-bermondsey = Abbess of Bermondsey
card-brother-candlewick = Brother Candlewick
card-penitents-tithe = Penitent's Tithe
card-flagellants-scourge = Flagellant's Scourge
card-laudanum-and-psalms = Laudanum and Psalms

## Tide-Caller

pack-tide-caller = Morwenna Pask
    .epithet = the Tide-Caller
skill-slack-water = Slack Water
card-limehouse-leviathan = Limehouse Leviathan
card-music-hall-siren = Music-Hall Siren
card-wharfside-informer = Wharfside Informer
card-drowned-bell = Drowned Bell
card-great-stink = Great Stink

## Rift-Walker

pack-rift-walker = Septimus Vail
    .epithet = the Rift-Walker
skill-wrong-turning = Wrong Turning
card-phantom-omnibus = Phantom Omnibus
card-spring-heeled-boots = Spring-Heeled Boots
card-ninth-door-acolyte = Ninth-Door Acolyte
card-chimney-thing = Chimney Thing
card-door-ajar = Door Ajar

## Necromancer

pack-necromancer = Necromancer
skill-post-mortem-portrait = Post-Mortem Portrait
card-unquiet-pauper = Unquiet Pauper
card-catacomb-alderman = Catacomb Alderman
card-undertakers-ledger = Undertaker's Ledger
card-parlour-medium = Parlour Medium
card-midnight-galvanism = Midnight Galvanism
card-resurrection-man = Resurrection Man
card-dr-hester-gaunt = Dr Hester Gaunt
card-thrice-hanged-man = Thrice-Hanged Man
card-buried-bell-ringer = Buried Bell-Ringer
card-reading-room-ghost = Reading-Room Ghost

## Demonologist

pack-demonologist = Demonologist
skill-struck-match = Struck Match
card-lady-vitriol = Lady Vitriol
card-viscount-clinker = Viscount Clinker
card-pudding-lane-devil = Pudding Lane Devil
card-coal-hole-hound = Coal-Hole Hound
card-gunpowder-deacon = Gunpowder Deacon
card-gaslamp-imp = Gaslamp Imp
card-burst-gas-main = Burst Gas Main
card-hellfire-club-dues = Hellfire Club Dues
card-infernal-lamplighter = Infernal Lamplighter
card-brimstone-clerk = Brimstone Clerk

## Bloodlord

pack-bloodlord = Bloodlord
skill-claret-hour = Claret Hour
card-crimson-font = Crimson Font
card-lord-everard-sable = Lord Everard Sable
card-lady-ottoline-vesper = Lady Ottoline Vesper
card-colonel-jasper-rooke = Colonel Jasper Rooke
card-scarlet-calling-card = Scarlet Calling Card
card-harley-street-surgeon = Harley Street Surgeon
card-belfry-stalker = Belfry Stalker
card-anaemic-footman = Anaemic Footman
card-undying-duellist = Undying Duellist
card-night-governess = Night Governess
card-exsanguination = Exsanguination

## Animist

pack-animist = Animist
skill-changeling = Changeling
card-queen-of-kew = Queen of Kew
card-mesmeric-theft = Mesmeric Theft
card-deathwatch-beetle = Deathwatch Beetle
card-tarantism = Tarantism
card-flea-circus = Flea Circus
card-phrenology = Phrenology
card-bell-jar-fairy = Bell-Jar Fairy
card-amber-locket = Amber Locket
card-lace-maker-spider = Lace-Maker Spider
card-crypt-spiderling = Crypt Spiderling

## Temple

pack-temple = Sunken Preceptory
skill-sword-vigil = Sword Vigil
card-sir-osbert-hallow = Sir Osbert Hallow
card-hanging-judge = Hanging Judge
card-master-mason = Master Mason
card-knight-of-thorns = Knight of Thorns
card-lantern-knight = Lantern Knight

## Forest

pack-forest = Gibbet Wood
skill-briar-toll = Briar Toll
card-hart-of-epping = Hart of Epping
card-hollow-oak-wraith = Hollow-Oak Wraith
card-charcoal-burner = Charcoal Burner
card-gallows-raven = Gallows Raven
card-menagerie-wolf = Menagerie Wolf

## Sanctuary

pack-sanctuary = Lazarus Almshouse
skill-crooked-sixpence = Crooked Sixpence
card-mother-consumption = Mother Consumption
card-rag-and-bone-man = Rag-and-Bone Man
card-tea-leaf-reader = Tea-Leaf Reader
card-bedlam-howler = Bedlam Howler
card-mudlark-urchin = Mudlark Urchin

## Coast

pack-coast = Wreckers' Strand
skill-ebb-tide = Ebb Tide
card-peg-saltmarrow = Peg Saltmarrow
card-barnacle-midwife = Barnacle Midwife
card-fogbank-witch = Fogbank Witch
card-lighthouse-saint = Lighthouse Saint
card-bilge-crawler = Bilge Crawler

## Types

type-ritual = Ritual
type-weapon = Weapon
type-shadow = Shadow
type-spirit = Spirit
type-leviathan = Leviathan
type-siren = Siren
type-spy = Spy
type-call = Call
type-curse = Curse
type-rift = Rift
type-relic = Relic
type-cultist = Cultist
type-horror = Horror
type-undead = Undead
type-book = Book
type-human = Human
type-demon = Demon
type-beast = Beast
type-fire = Fire
type-vampire = Vampire
type-thrall = Thrall
type-blood = Blood
type-fairy = Fairy
type-mind = Mind
type-insect = Insect
type-spider = Spider
type-knight = Knight
type-outcast = Outcast
type-monster = Monster
type-witch = Witch
type-martyr = Martyr
