# Monsters, bosses and the ability decks.

## Monsters

monster-ancient-artillery = Ancient Artillery
monster-bandit-archer = Bandit Archer
monster-bandit-guard = Bandit Guard
monster-black-imp = Black Imp
monster-cave-bear = Cave Bear
monster-city-archer = City Archer
monster-city-guard = City Guard
monster-cultist = Cultist
monster-deep-terror = Deep Terror
monster-earth-demon = Earth Demon
monster-flame-demon = Flame Demon
monster-forest-imp = Forest Imp
monster-frost-demon = Frost Demon
monster-giant-viper = Giant Viper
monster-harrower-infester = Harrower Infester
monster-hound = Hound
monster-inox-archer = Inox Archer
monster-inox-guard = Inox Guard
monster-inox-shaman = Inox Shaman
monster-living-bones = Living Bones
monster-living-corpse = Living Corpse
monster-living-spirit = Living Spirit
monster-lurker = Lurker
monster-night-demon = Night Demon
monster-ooze = Ooze
monster-rending-drake = Rending Drake
monster-savvas-icestorm = Savvas Icestorm
monster-savvas-lavaflow = Savvas Lavaflow
monster-spitting-drake = Spitting Drake
monster-stone-golem = Stone Golem
monster-sun-demon = Sun Demon
monster-vermling-scout = Vermling Scout
monster-vermling-shaman = Vermling Shaman
monster-wind-demon = Wind Demon

## Bosses

monster-bandit-commander = Bandit Commander
monster-inox-bodyguard = Inox Bodyguard
monster-merciless-overseer = Merciless Overseer
monster-captain-of-the-guard = Captain of the Guard
monster-jekserah = Jekserah
monster-prime-demon = Prime Demon
monster-elder-drake = Elder Drake
monster-the-betrayer = The Betrayer
monster-the-colorless = The Colorless
monster-the-sightless-eye = The Sightless Eye
monster-dark-rider = Dark Rider
monster-winged-horror = Winged Horror
monster-the-gloom = The Gloom

## Decks

deck-ancient-artillery = Ancient Artillery
deck-archer = Archer
deck-boss = Boss
deck-cave-bear = Cave Bear
deck-cultist = Cultist
deck-deep-terror = Deep Terror
deck-earth-demon = Earth Demon
deck-flame-demon = Flame Demon
deck-frost-demon = Frost Demon
deck-giant-viper = Giant Viper
deck-guard = Guard
deck-harrower-infester = Harrower Infester
deck-hound = Hound
deck-imp = Imp
deck-living-bones = Living Bones
deck-living-corpse = Living Corpse
deck-living-spirit = Living Spirit
deck-lurker = Lurker
deck-night-demon = Night Demon
deck-ooze = Ooze
deck-rending-drake = Rending Drake
deck-savvas-icestorm = Savvas Icestorm
deck-savvas-lavaflow = Savvas Lavaflow
deck-scout = Scout
deck-shaman = Shaman
deck-spitting-drake = Spitting Drake
deck-stone-golem = Stone Golem
deck-sun-demon = Sun Demon
deck-wind-demon = Wind Demon
