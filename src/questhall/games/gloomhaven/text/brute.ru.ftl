# Дикарь: названия класса и карт.

class-brute = Дикарь

card-trample = Растоптать
card-eye-for-an-eye = Око за око
card-sweeping-blow = Размашистый удар
card-provoking-roar = Вызывающий рёв
card-overwhelming-assault = Сокрушительный натиск
card-grab-and-go = Хватай и беги
card-warding-strength = Оберегающая сила
card-shield-bash = Удар щитом
card-leaping-cleave = Рубка в прыжке
card-spare-dagger = Запасной кинжал
card-skewer = Насадить на клинок
card-balanced-measure = Выверенный расчёт
card-wall-of-doom = Стена погибели
card-fatal-advance = Гибельное наступление
card-juggernaut = Неудержимая мощь
card-hook-and-chain = Крюк на цепи
card-brute-force = Грубая сила
card-unstoppable-charge = Неостановимый рывок
card-devastating-hack = Разрубить пополам
card-whirlwind = Вихрь клинков
card-skirmishing-maneuver = Манёвр в стычке
card-quietus = Последний покой
card-immovable-phalanx = Несокрушимая фаланга
card-defensive-tactics = Оборонительная тактика
card-crippling-offensive = Калечащая атака
card-frenzied-onslaught = Неистовый напор
card-selfish-retribution = Корыстное возмездие
card-king-of-the-hill = Царь горы
card-face-your-end = Встреть свой конец
