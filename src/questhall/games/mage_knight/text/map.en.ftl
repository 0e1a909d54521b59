# Names of what lies on the map.

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

## Mines by their crystals

mine-red = red mine
mine-blue = blue mine
mine-green = green mine
mine-white = white mine

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
