# Повелитель зверей: названия класса, карт и созданий; свойства — словами по их содержанию.

class-beast-tyrant = Повелитель зверей

card-disorienting-roar = Ошеломляющий рёв
card-spirit-swap = Обмен духом
card-venomous-ally = Ядовитый союзник
card-relentless-ally = Неутомимый союзник
card-concentrated-rage = Сосредоточенная ярость
card-disappearing-wounds = Исчезающие раны
card-patch-fur = Зализанная шкура
card-maul = Растерзание
card-forceful-swipe = Мощный взмах
card-howling-bolts = Воющие стрелы
card-soaring-ally = Парящий союзник
card-focused-aggression = Направленная злоба
card-borrowed-essence = Заёмная сущность
card-energizing-strike = Бодрящий удар
card-earthen-spikes = Земляные шипы
card-vicious-ally = Свирепый союзник
card-unstoppable-beast = Неудержимый зверь
card-ancient-ward = Древний оберег
card-punch-through = Пробивной удар
card-rampage = Буйство
card-stone-sigil = Каменная печать
card-primal-blessing = Первобытное благословение
card-blood-hunger = Жажда крови
card-storm-sigil = Печать бури
card-tyrannical-force = Сила тирана
card-lash-out = Бешеный натиск
card-natural-remedy = Природное снадобье
card-jaws-of-death = Челюсти смерти
card-tribal-sigil = Племенная печать

summon-bear = Медведь
summon-green-adder = Зелёная гадюка
summon-tattered-wolf = Дряхлый волк
summon-red-falcon = Красный сокол
summon-swamp-alligator = Болотный аллигатор
summon-monolith = Монолит
summon-wind-totem = Тотем ветра
summon-spirit-banner = Знамя боевого духа

beast-tyrant-perk-1 = Уберите две карты «−1»
beast-tyrant-perk-2 = Замените одну карту «−1» на одну карту «+1»
beast-tyrant-perk-3 = Замените одну карту «+0» на одну карту «+2»
beast-tyrant-perk-4 = Добавьте одну карту «+1, РАНА»
beast-tyrant-perk-5 = Добавьте одну карту «+1, ПАРАЛИЧ»
beast-tyrant-perk-6 = Добавьте две карты «+0, Лечение 1 (на себя), дополнительный модификатор»
beast-tyrant-perk-7 = Добавьте две карты «+0, Заряд: Земля, дополнительный модификатор»
beast-tyrant-perk-8 = Не учитывайте отрицательные эффекты сценариев

modifier-beast-tyrant-perk-2-0 = +1
modifier-beast-tyrant-perk-3-0 = +2
modifier-beast-tyrant-perk-4-0 = +1, РАНА
modifier-beast-tyrant-perk-5-0 = +1, ПАРАЛИЧ
modifier-beast-tyrant-perk-6-0 = +0, Лечение 1 (на себя), дополнительный модификатор
modifier-beast-tyrant-perk-6-1 = +0, Лечение 1 (на себя), дополнительный модификатор
modifier-beast-tyrant-perk-7-0 = +0, Заряд: Земля, дополнительный модификатор
modifier-beast-tyrant-perk-7-1 = +0, Заряд: Земля, дополнительный модификатор
