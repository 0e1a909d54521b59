# Names: heroes, mana, elements, scenarios, titles.

## Heroes

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-wolfhawk = Wolfhawk
hero-krang = Krang
hero-braevalar = Braevalar

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
