# Пустотелый: названия класса и карт.

class-cragheart = Пустотелый

card-opposing-strike = Удар на две стороны
card-crushing-grasp = Сокрушительная хватка
card-avalanche = Лавина
card-rumbling-advance = Громыхающая поступь
card-massive-boulder = Огромный валун
card-backup-ammunition = Запас снарядов
card-rock-tunnel = Каменный туннель
card-unstable-upheaval = Неустойчивый сдвиг
card-crater = Кратер
card-dirt-tornado = Грязевой смерч
card-earthen-clod = Ком земли
card-heaving-swing = Мощный размах
card-forceful-storm = Яростная буря
card-natures-lift = Подъёмная сила природы
card-explosive-punch = Взрывной удар
card-sentient-growth = Разумная поросль
card-clear-the-way = Расчистить путь
card-blunt-force = Грубая сила
card-rock-slide = Камнепад
card-kinetic-assault = Кинетический натиск
card-petrify = Обратить в камень
card-stone-pummel = Каменные кулаки
card-dig-pit = Вырыть яму
card-cataclysm = Катаклизм
card-meteor = Метеор
card-brutal-momentum = Жестокий разгон
card-rocky-end = Каменный конец
card-lumbering-bash = Тяжеловесный удар
card-blind-destruction = Слепое разрушение
card-pulverize = Стереть в порошок
