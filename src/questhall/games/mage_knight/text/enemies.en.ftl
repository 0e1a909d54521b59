# Names of enemies, of their tokens and of what they can do.

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
