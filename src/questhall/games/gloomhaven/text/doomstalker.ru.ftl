# Обрекающий: названия класса, карт и созданий; свойства — словами по их содержанию.

class-doomstalker = Обрекающий

card-rain-of-arrows = Дождь стрел
card-crippling-noose = Калечащая петля
card-felling-swoop = Смертельный бросок
card-vital-charge = Живительный натиск
card-race-to-the-grave = Наперегонки в могилу
card-multi-pronged-assault = Удар со всех сторон
card-detonation = Подрыв
card-frightening-curse = Пугающее проклятие
card-foot-snare = Силок
card-solid-bow = Надёжный лук
card-a-moments-peace = Минута покоя
card-swift-trickery = Быстрая уловка
card-sap-life = Вытянуть жизнь
card-the-hunt-begins = Начало охоты
card-fresh-kill = Свежая добыча
card-expose = Разоблачить
card-relentless-offensive = Неослабный натиск
card-darkened-skies = Почерневшее небо
card-press-the-attack = Развить атаку
card-singular-focus = Единственная цель
card-flight-of-flame = Полёт пламени
card-inescapable-fate = Неотвратимая судьба
card-wild-command = Дикий приказ
card-natures-hunger = Голод природы
card-camouflage = Маскировка
card-impending-end = Близкий конец
card-crashing-wave = Сокрушительная волна
card-rising-momentum = Растущий напор
card-feral-instincts = Звериное чутьё
card-predator-and-prey = Хищник и жертва
card-lead-to-slaughter = Повести на убой

summon-war-hawk = Охотничий ястреб
summon-battle-boar = Боевой кабан
summon-vicious-jackal = Злобный шакал
summon-giant-toad = Гигантская жаба
summon-spitting-cobra = Плюющаяся кобра

doomstalker-perk-1 = Уберите две карты «−1»
doomstalker-perk-2 = Замените две карты «+0» на две карты «+1»
doomstalker-perk-3 = Добавьте две карты «+1, дополнительный модификатор»
doomstalker-perk-4 = Добавьте одну карту «+2, СМЯТЕНИЕ»
doomstalker-perk-5 = Добавьте одну карту «+1, ОТРАВЛЕНИЕ»
doomstalker-perk-6 = Добавьте одну карту «+1, РАНА»
doomstalker-perk-7 = Добавьте одну карту «+1, ПАРАЛИЧ»
doomstalker-perk-8 = Добавьте одну карту «+0, ОГЛУШЕНИЕ»
doomstalker-perk-9 = Добавьте одну карту «+0, ДОБАВИТЬ ЦЕЛЬ, дополнительный модификатор»
doomstalker-perk-10 = Не учитывайте отрицательные эффекты сценариев

modifier-doomstalker-perk-2-0 = +1
modifier-doomstalker-perk-2-1 = +1
modifier-doomstalker-perk-3-0 = +1, дополнительный модификатор
modifier-doomstalker-perk-3-1 = +1, дополнительный модификатор
modifier-doomstalker-perk-4-0 = +2, СМЯТЕНИЕ
modifier-doomstalker-perk-5-0 = +1, ОТРАВЛЕНИЕ
modifier-doomstalker-perk-6-0 = +1, РАНА
modifier-doomstalker-perk-7-0 = +1, ПАРАЛИЧ
modifier-doomstalker-perk-8-0 = +0, ОГЛУШЕНИЕ
modifier-doomstalker-perk-9-0 = +0, ДОБАВИТЬ ЦЕЛЬ, дополнительный модификатор
