# Названия всего, что есть на поле.

## Руины

ruin-altar-green = Зелёный алтарь
ruin-altar-blue = Синий алтарь
ruin-altar-white = Белый алтарь
ruin-altar-red = Красный алтарь
ruin-altar-all = Алтарь четырёх цветов
ruin-ruin-grey-violet = Руины: серый и фиолетовый
ruin-ruin-green-brown = Руины: зелёный и коричневый
ruin-ruin-green-green = Руины: два зелёных
ruin-ruin-brown-violet = Руины: коричневый и фиолетовый
ruin-ruin-grey-white = Руины: серый и белый
ruin-ruin-grey-brown = Руины: серый и коричневый
ruin-ruin-brown-red = Руины: коричневый и красный
ruin-ruin-green-red = Руины: зелёный и красный
ruin-ruin-green3 = Руины: три зелёных
ruin-ruin-violet2 = Руины: два фиолетовых

## Места

site-none = пустая клетка
    .accusative = пустую клетку
site-village = деревня
    .accusative = деревню
site-monastery = монастырь
    .accusative = монастырь
site-keep = крепость
    .accusative = крепость
site-mage-tower = башня мага
    .accusative = башню мага
site-city = город
    .accusative = город
site-ruins = руины
    .accusative = руины
site-dungeon = подземелье
    .accusative = подземелье
site-tomb = гробница
    .accusative = гробницу
site-monster-den = логово монстра
    .accusative = логово монстра
site-spawning-grounds = проклятые земли
    .accusative = проклятые земли
site-magical-glade = магическая поляна
    .accusative = магическую поляну
site-mine = кристальная шахта
    .accusative = кристальную шахту
site-portal = портал
    .accusative = портал
site-orc-marauders = орки-мародёры
    .accusative = орков-мародёров
site-draconum = драконум
    .accusative = драконума

## Шахты по цвету кристаллов

mine-red = красная шахта
mine-blue = синяя шахта
mine-green = зелёная шахта
mine-white = белая шахта

## Города

city-red = красный город
city-blue = синий город
city-green = зелёный город
city-white = белый город

## Местность

terrain-plains = равнина
terrain-hills = холмы
terrain-forest = лес
terrain-wasteland = пустошь
terrain-desert = пустыня
terrain-swamp = болото
terrain-lake = озеро
terrain-mountain = горы
terrain-sea = море
terrain-city = город

## Земли

tile-kind-start = начальная земля
tile-kind-countryside = дикие земли
tile-kind-core = развитые земли
tile-kind-city = городская земля
tile-start-a = Начальная земля А
tile-start-b = Начальная земля В
tile-country-1 = Дикие земли 1
tile-country-2 = Дикие земли 2
tile-country-3 = Дикие земли 3
tile-country-4 = Дикие земли 4
tile-country-5 = Дикие земли 5
tile-country-6 = Дикие земли 6
tile-country-7 = Дикие земли 7
tile-country-8 = Дикие земли 8
tile-country-9 = Дикие земли 9
tile-country-10 = Дикие земли 10
tile-country-11 = Дикие земли 11
tile-core-1 = Развитые земли 1
tile-core-2 = Развитые земли 2
tile-core-3 = Развитые земли 3
tile-core-4 = Развитые земли 4
tile-core-5 = Городская земля 5
tile-core-6 = Городская земля 6
tile-core-7 = Городская земля 7
tile-core-8 = Городская земля 8
