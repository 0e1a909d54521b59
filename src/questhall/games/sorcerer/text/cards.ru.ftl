# Названия наборов, навыков, карт и типов Sorcerer. Оригинальное содержание.
# .accusative: винительный падеж для журнала («разыграть …», «уничтожить …»).

## Blade-Dancer

pack-blade-dancer = Лавиния Крейк
    .epithet = Танцующая с клинками
skill-steel-quadrille = Стальная кадриль
card-whetstone-rite = Обряд точильного камня
    .accusative = Обряд точильного камня
card-widows-hatpin = Вдовья булавка
    .accusative = Вдовью булавку
card-fleet-street-razor = Бритва с Флит-стрит
    .accusative = Бритву с Флит-стрит
card-gaslight-sleight = Трюк в полумраке
    .accusative = Трюк в полумраке
card-scissor-cut-shade = Вырезанная тень
    .accusative = Вырезанную тень

## Rite-Keeper

pack-rite-keeper = Обадайя Гримуэйд
    .epithet = Хранитель обрядов
skill-borrowed-agony = Боль взаймы
card-abbess-of-bermondsey = Аббатиса Бермондси
    .accusative = Аббатису Бермондси
card-brother-candlewick = Брат Огарок
    .accusative = Брата Огарка
card-penitents-tithe = Десятина кающегося
    .accusative = Десятину кающегося
card-flagellants-scourge = Бич флагелланта
    .accusative = Бич флагелланта
card-laudanum-and-psalms = Лауданум и псалмы
    .accusative = Лауданум и псалмы

## Tide-Caller

pack-tide-caller = Морвенна Паск
    .epithet = Зовущая прилив
skill-slack-water = Стоячая вода
card-limehouse-leviathan = Левиафан из Лаймхауса
    .accusative = Левиафана из Лаймхауса
card-music-hall-siren = Сирена мюзик-холла
    .accusative = Сирену мюзик-холла
card-wharfside-informer = Осведомитель с причала
    .accusative = Осведомителя с причала
card-drowned-bell = Колокол утопленников
    .accusative = Колокол утопленников
card-great-stink = Великое зловоние
    .accusative = Великое зловоние

## Rift-Walker

pack-rift-walker = Септимус Вейл
    .epithet = Странник разломов
skill-wrong-turning = Не тот поворот
card-phantom-omnibus = Призрачный омнибус
    .accusative = Призрачный омнибус
card-spring-heeled-boots = Сапоги Джека-прыгуна
    .accusative = Сапоги Джека-прыгуна
card-ninth-door-acolyte = Адепт Девятой двери
    .accusative = Адепта Девятой двери
card-chimney-thing = Тварь из дымохода
    .accusative = Тварь из дымохода
card-door-ajar = Приоткрытая дверь
    .accusative = Приоткрытую дверь

## Necromancer

pack-necromancer = Некромант
skill-post-mortem-portrait = Посмертный портрет
card-unquiet-pauper = Неупокоенный бедняк
    .accusative = Неупокоенного бедняка
card-catacomb-alderman = Олдермен катакомб
    .accusative = Олдермена катакомб
card-undertakers-ledger = Гроссбух гробовщика
    .accusative = Гроссбух гробовщика
card-parlour-medium = Салонный медиум
    .accusative = Салонного медиума
card-midnight-galvanism = Полуночный гальванизм
    .accusative = Полуночный гальванизм
card-resurrection-man = Похититель трупов
    .accusative = Похитителя трупов
card-dr-hester-gaunt = Доктор Хестер Гонт
    .accusative = Доктора Хестер Гонт
card-thrice-hanged-man = Трижды повешенный
    .accusative = Трижды повешенного
card-buried-bell-ringer = Звонарь из могилы
    .accusative = Звонаря из могилы
card-reading-room-ghost = Призрак читального зала
    .accusative = Призрака читального зала

## Demonologist

pack-demonologist = Демонолог
skill-struck-match = Зажжённая спичка
card-lady-vitriol = Леди Купорос
    .accusative = Леди Купорос
card-viscount-clinker = Виконт Шлак
    .accusative = Виконта Шлака
card-pudding-lane-devil = Дьявол с Паддинг-лейн
    .accusative = Дьявола с Паддинг-лейн
card-coal-hole-hound = Пёс из угольной ямы
    .accusative = Пса из угольной ямы
card-gunpowder-deacon = Пороховой дьякон
    .accusative = Порохового дьякона
card-gaslamp-imp = Бес из фонаря
    .accusative = Беса из фонаря
card-burst-gas-main = Взрыв газовой трубы
    .accusative = Взрыв газовой трубы
card-hellfire-club-dues = Взнос адскому клубу
    .accusative = Взнос адскому клубу
card-infernal-lamplighter = Адский фонарщик
    .accusative = Адского фонарщика
card-brimstone-clerk = Клерк преисподней
    .accusative = Клерка преисподней

## Bloodlord

pack-bloodlord = Повелитель крови
skill-claret-hour = Час кларета
card-crimson-font = Багровая купель
    .accusative = Багровую купель
card-lord-everard-sable = Лорд Эверард Сейбл
    .accusative = Лорда Эверарда Сейбла
card-lady-ottoline-vesper = Леди Оттолина Веспер
    .accusative = Леди Оттолину Веспер
card-colonel-jasper-rooke = Полковник Джаспер Рук
    .accusative = Полковника Джаспера Рука
card-scarlet-calling-card = Алая визитная карточка
    .accusative = Алую визитную карточку
card-harley-street-surgeon = Хирург с Харли-стрит
    .accusative = Хирурга с Харли-стрит
card-belfry-stalker = Упырь с колокольни
    .accusative = Упыря с колокольни
card-anaemic-footman = Малокровный лакей
    .accusative = Малокровного лакея
card-undying-duellist = Бессмертный дуэлянт
    .accusative = Бессмертного дуэлянта
card-night-governess = Ночная гувернантка
    .accusative = Ночную гувернантку
card-exsanguination = Обескровливание
    .accusative = Обескровливание

## Animist

pack-animist = Анимист
skill-changeling = Подменыш
card-queen-of-kew = Королева Кью
    .accusative = Королеву Кью
card-mesmeric-theft = Кража под гипнозом
    .accusative = Кражу под гипнозом
card-deathwatch-beetle = Жук-точильщик
    .accusative = Жука-точильщика
card-tarantism = Пляска тарантула
    .accusative = Пляску тарантула
card-flea-circus = Блошиный цирк
    .accusative = Блошиный цирк
card-phrenology = Френология
    .accusative = Френологию
card-bell-jar-fairy = Фея под колпаком
    .accusative = Фею под колпаком
card-amber-locket = Янтарный медальон
    .accusative = Янтарный медальон
card-lace-maker-spider = Паучиха-кружевница
    .accusative = Паучиху-кружевницу
card-crypt-spiderling = Паучок из склепа
    .accusative = Паучка из склепа

## Temple

pack-temple = Затопленный храм
skill-sword-vigil = Бдение над мечом
card-sir-osbert-hallow = Сэр Осберт Хэллоу
    .accusative = Сэра Осберта Хэллоу
card-hanging-judge = Судья-вешатель
    .accusative = Судью-вешателя
card-master-mason = Мастер-каменщик
    .accusative = Мастера-каменщика
card-knight-of-thorns = Рыцарь терний
    .accusative = Рыцаря терний
card-lantern-knight = Рыцарь с фонарём
    .accusative = Рыцаря с фонарём

## Forest

pack-forest = Висельный лес
skill-briar-toll = Колючая дань
card-hart-of-epping = Эппингский олень
    .accusative = Эппингского оленя
card-hollow-oak-wraith = Дух дуплистого дуба
    .accusative = Духа дуплистого дуба
card-charcoal-burner = Лесной углежог
    .accusative = Лесного углежога
card-gallows-raven = Ворон с виселицы
    .accusative = Ворона с виселицы
card-menagerie-wolf = Волк из зверинца
    .accusative = Волка из зверинца

## Sanctuary

pack-sanctuary = Приют Святого Лазаря
skill-crooked-sixpence = Кривой шестипенсовик
card-mother-consumption = Матушка Чахотка
    .accusative = Матушку Чахотку
card-rag-and-bone-man = Старьёвщик
    .accusative = Старьёвщика
card-tea-leaf-reader = Гадалка на чаинках
    .accusative = Гадалку на чаинках
card-bedlam-howler = Крикун из Бедлама
    .accusative = Крикуна из Бедлама
card-mudlark-urchin = Оборвыш с отмели
    .accusative = Оборвыша с отмели

## Coast

pack-coast = Берег кораблекрушений
skill-ebb-tide = Час отлива
card-peg-saltmarrow = Пэгги Солёная Кость
    .accusative = Пэгги Солёную Кость
card-barnacle-midwife = Повитуха в ракушках
    .accusative = Повитуху в ракушках
card-fogbank-witch = Ведьма из тумана
    .accusative = Ведьму из тумана
card-lighthouse-saint = Святая с маяка
    .accusative = Святую с маяка
card-bilge-crawler = Трюмный ползун
    .accusative = Трюмного ползуна

## Types

type-ritual = Обряд
type-weapon = Оружие
type-shadow = Тень
type-spirit = Дух
type-leviathan = Левиафан
type-siren = Сирена
type-spy = Шпион
type-call = Зов
type-curse = Проклятие
type-rift = Разлом
type-relic = Реликвия
type-cultist = Культист
type-horror = Ужас
type-undead = Нежить
type-book = Книга
type-human = Человек
type-demon = Демон
type-beast = Зверь
type-fire = Огонь
type-vampire = Вампир
type-thrall = Невольник
type-blood = Кровь
type-fairy = Фея
type-mind = Разум
type-insect = Насекомое
type-spider = Паук
type-knight = Рыцарь
type-outcast = Изгой
type-monster = Чудовище
type-witch = Ведьма
type-martyr = Мученик
