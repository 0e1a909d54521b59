# What scenarios ask for, how far it is, and what is counted at the end.

## Scenarios

scenario-text-first-reconnaissance = Find the city: the game ends one turn each after its tile is revealed.
    .rules = Every tile that you reveal is 1 fame. Cities cannot be entered, heroes do not fight each other, there are no elite units. Alone you win if the city is found.
scenario-text-full-conquest = Conquer all cities; then everybody has one last turn. The most fame wins.
    .rules = Six rounds, cities of level 4. A city that you lead is worth 7 fame, one with a shield of yours 4; who has most of it is the Greatest City Conqueror.
scenario-text-blitz-conquest = Conquer all cities, and quickly. The most fame wins.
    .rules = Four rounds, cities of level 3, one more die and one more unit in the offer. You start with 1 fame and better reputation, and each new row of the track is 1 fame more.
scenario-text-solo-conquest = Conquer both cities before six rounds are over.
    .rules = A dummy player sets the pace. The first city has level 5, the second level 8. Every tactic is used only once in the game. Cities and rounds left add to the score.
scenario-text-full-cooperation = Conquer all cities together before six rounds are over.
    .rules = A dummy player sets the pace. All cities have level 5, only the last is stronger. Several heroes may assault a city together. The score counts the lowest fame among you.
scenario-text-blitz-cooperation = Conquer all cities together before four rounds are over.
    .rules = A dummy player sets the pace. Cities grow from level 5 to 8 and 11 in the order in which they are found. You start with 1 fame and better reputation, one more die and one more unit.
scenario-text-mines-liberation = Reveal the whole land and free all its mines. The most fame wins.
    .rules = Two enemies hold every mine; you fight them under night rules, with units. A freed mine is worth reputation at once, a crystal each round, and 4 fame at the end, or 7 in the core. The red city is friendly.
scenario-text-druid-nights = Read the incantation in every night. The most fame wins.
    .rules = A glade on which your movement ends can be activated. Once a night, away from people, you read the incantation: an enemy comes for each of your glades, for double fame and crystals. The green city is friendly.
scenario-text-dungeon-lords = Reveal the whole land and conquer all dungeons and tombs. The most fame wins.
    .rules = A secret dungeon lies beside every village, a secret tomb beside every monastery. Conquered ones are joined by underground ways, and each is worth 4. The blue city is friendly.
scenario-text-conquer-and-hold = Hold more keeps and mage towers at the end than the others.
    .rules = A keep is worth 3 points, a tower 2; a tie has no winner. Towers are owned like keeps and give mana to heroes beside them; assaults cost no reputation. The city is closed.
scenario-text-one-to-return = Stand on the portal when the last night ends.
    .rules = The portal closes after the first day; who stands on it then is out of the game. Nothing else counts. Nobody may battle a hero once the end of the last night is announced.

## How far it is

goal-find-cities = Cities found
goal-conquer-cities = Cities conquered
goal-reveal-land = Tiles revealed
goal-free-mines = Mines freed
goal-clear-dungeons = Dungeons and tombs conquered
goal-read-incantation = Heroes who read the incantation this night
goal-reach-night = Nights
goal-hold-strongholds = Keeps and towers held
goal-stand-on-portal = Heroes where the portal was
goal-conquer-keep = Keeps conquered
goal-conquer-mage-tower = Mage towers conquered
goal-conquer-city = Cities conquered
goal-conquer-ruins = Ruins conquered
goal-conquer-dungeon = Dungeons conquered
goal-conquer-tomb = Tombs conquered
goal-conquer-monster-den = Monster dens conquered
goal-conquer-spawning-grounds = Spawning grounds conquered
goal-conquer-orc-marauders = Marauding orcs driven off
goal-conquer-draconum = Draconum slain
goal-renown = Fame of the most famous hero

## What is counted

score-fame = Fame
score-knowledge = { achievement-knowledge }
score-loot = { achievement-loot }
score-leader = { achievement-leader }
score-conqueror = { achievement-conqueror }
score-adventurer = { achievement-adventurer }
score-beating = { achievement-beating }
score-city-conqueror = { achievement-city-conqueror }
score-liberator = { achievement-liberator }
score-dungeon-crawler = { achievement-dungeon-crawler }
score-cities = Cities conquered
score-all-cities = All cities conquered
score-rounds-left = Rounds left
score-dummy-cards = Cards left to the dummy player
score-not-announced = The end of the round was not announced
score-everybody-leads = Every hero leads a city
score-keeps = Keeps
score-towers = Mage towers
