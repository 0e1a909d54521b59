# Интендант: названия класса и карт; свойства — словами по их содержанию.

class-quartermaster = Интендант

card-restock = Пополнение запасов
card-oversized-pack = Огромный рюкзак
card-sharpening-kit = Точильный набор
card-proficiency = Сноровка
card-iron-bulwark = Железный оплот
card-hastened-step = Ускоренный шаг
card-cleaving-axe = Секущий топор
card-impaling-spear = Пронзающее копьё
card-crippling-bow = Калечащий лук
card-crushing-hammer = Сокрушающий молот
card-scroll-of-recall = Свиток зова
card-reserved-energy = Запас сил
card-reforge = Перековка
card-bladed-boomerang = Лезвийный бумеранг
card-continual-supply = Бесперебойное снабжение
card-scroll-of-lightning = Свиток молнии
card-side-pouch = Поясная сумка
card-giant-club = Исполинская дубина
card-reinforced-steel = Укреплённая сталь
card-scroll-of-judgment = Свиток суда
card-catastrophic-bomb = Чудовищная бомба
card-quiver-of-arrows = Колчан стрел
card-scroll-of-blizzards = Свиток вьюги
card-refreshment = Передышка
card-portable-ballista = Переносная баллиста
card-fortified-position = Укреплённая позиция
card-scroll-of-annihilation = Свиток уничтожения
card-bag-of-holding = Бездонная сумка

quartermaster-perk-1 = Уберите две карты «−1»
quartermaster-perk-2 = Уберите четыре карты «+0»
quartermaster-perk-3 = Замените одну карту «+0» на одну карту «+2»
quartermaster-perk-4 = Добавьте две карты «+1, дополнительный модификатор»
quartermaster-perk-5 = Добавьте три карты «+0, СМЯТЕНИЕ, дополнительный модификатор»
quartermaster-perk-6 = Добавьте две карты «+0, ПРОБОЙ 3, дополнительный модификатор»
quartermaster-perk-7 = Добавьте одну карту «+0, ОГЛУШЕНИЕ, дополнительный модификатор»
quartermaster-perk-8 = Добавьте одну карту «+0, ДОБАВИТЬ ЦЕЛЬ, дополнительный модификатор»
quartermaster-perk-9 = Добавьте одну карту «+0, развернуть 1 предмет»
quartermaster-perk-10 = Не учитывайте отрицательные эффекты предметов. Добавьте две карты «+1»

modifier-quartermaster-perk-3-0 = +2
modifier-quartermaster-perk-4-0 = +1, дополнительный модификатор
modifier-quartermaster-perk-4-1 = +1, дополнительный модификатор
modifier-quartermaster-perk-5-0 = +0, СМЯТЕНИЕ, дополнительный модификатор
modifier-quartermaster-perk-5-1 = +0, СМЯТЕНИЕ, дополнительный модификатор
modifier-quartermaster-perk-5-2 = +0, СМЯТЕНИЕ, дополнительный модификатор
modifier-quartermaster-perk-6-0 = +0, ПРОБОЙ 3, дополнительный модификатор
modifier-quartermaster-perk-6-1 = +0, ПРОБОЙ 3, дополнительный модификатор
modifier-quartermaster-perk-7-0 = +0, ОГЛУШЕНИЕ, дополнительный модификатор
modifier-quartermaster-perk-8-0 = +0, ДОБАВИТЬ ЦЕЛЬ, дополнительный модификатор
modifier-quartermaster-perk-9-0 = +0, развернуть 1 предмет
modifier-quartermaster-perk-10-0 = +1
modifier-quartermaster-perk-10-1 = +1
