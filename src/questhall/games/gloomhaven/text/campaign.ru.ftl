# Город, страница кампании и то, что отряд может сделать дальше.

format-found = Новый отряд
format-town = В городе
format-camp = На привале
format-roster = Кто идёт
format-road = В пути

offer-scenario = Сценарий { $number }: { $scenario }
offer-found = Собрать отряд
offer-road = В путь к сценарию { $number }: «{ $scenario }»
offer-town = Вернуться в Мрачную гавань
offer-camp = Встать на привал и взять навыки
offer-roster = Решить, кто идёт
offer-dungeon = Исследовать случайное подземелье
offer-casual = Сыграть сценарий { $number } просто так: { $scenario }

prompt-start-level = С какого уровня начинает новый персонаж?
prompt-rise = Город вырос. Повысить уровень до его процветания?
prompt-market = Покупайте и продавайте что хотите
prompt-enhance = { $hero }: какую карту улучшить?
prompt-sticker = { $lesson }, { $dot }: какое улучшение?
prompt-city-event = Взять карту городских событий?
prompt-event = Что вы делаете?
prompt-event-over = Вот чем это кончилось
prompt-one-of = Что из двух?
prompt-who-gets-item = Кому достанется { $goods }?
prompt-who-gives-item = Кто его отдаст?
prompt-who-suffers = Кого это коснётся?
prompt-share-gain = Сколько из { $gold } зол. получит { $hero }?
prompt-share-price = Сколько из { $gold } зол. заплатит { $hero }?
prompt-sanctuary = { $hero }: пожертвовать святилищу 10 зол.?
prompt-which-quest = Какое личное задание станет вашим?
prompt-retire = { $companion }: цель достигнута, пора на покой
prompt-roster = Кто идёт в следующий раз?
prompt-pack-items = { $hero }: какие предметы взять с собой
prompt-pack-cards = { $hero }: какие карты взять с собой
prompt-leave-behind = Какая карта останется вместо карты «{ $lesson }»?

option-start-level = { $level }-й уровень
option-rise = Подняться на { $level }-й уровень
option-no-rise = Не сейчас
option-sell = Продать: { $goods } (станет { $gold } зол.)
option-leave-market = Уйти с рынка
option-enough-stickers = Без улучшений
option-choose-dot = { $lesson }: { $dot }
option-stick = { $sticker } за { $gold } зол.
option-no-sticker = Не это
option-draw-event = Взять карту события
option-no-event = Сегодня ничего не происходит
option-event-option = { $answer }
answer-a = Вариант А
answer-b = Вариант Б
option-go-on = Дальше
option-one-of = { $number ->
    [0] Первое
   *[other] Второе
}
option-member = { $hero }
option-share = { $hero }: { $gold } зол.
option-donate = Пожертвовать 10 зол.: два благословения на следующий сценарий
option-keep-gold = Оставить золото себе
option-keep-quest = { $quest }
option-retire = Проститься ({ $companion })
option-roster-ready = Отряд собран
option-stay-home = Остаётся дома: { $companion }
option-come-along = Идёт с отрядом: { $companion }
option-newcomer = В отряд вступает новый персонаж
option-new-party = Играет другой отряд: основать его
option-take-up = Снова играет отряд, где { $party }
option-items-packed = Эти предметы
option-cards-packed = Эти карты
option-wear = Надеть: { $goods }
option-take-off = Снять: { $goods }
option-take-card = Взять с собой: { $lesson }
option-leave-behind = Оставить: { $lesson }
option-keep-hand = Ничего не менять

event-levels-up = { $companion }: теперь { $level }-й уровень.
event-enhances = { $companion }: улучшена карта «{ $lesson }».
event-sells-copy = { $companion }: { $goods } уже есть, второй экземпляр продан за { $gold } зол.
event-gets-item = { $companion } получает { $goods }.
event-gives-item = { $companion } отдаёт предмет.
event-donates = { $companion } жертвует святилищу 10 зол.
event-retires = { $companion } уходит на покой. Город этого не забудет.
event-sets-out = Отряд отправляется в путь.

why-achievements = У отряда нет того, что нужно для этого места
why-reward-waits = Не разделена награда: сделайте это в городе, на привале или в пути
why-perk-waits = Кто-то заслужил навык: сначала его берут в городе или на привале
why-somebody-died = Кто-то погиб: сначала создайте в городе нового персонажа
why-owned = У этого персонажа такой предмет уже есть
why-sold-out = Всё распродано
why-too-poor = У этого персонажа не хватает золота

achievement-ancient-technology = Древняя технология
achievement-annihilation-of-order = Уничтожение порядка
achievement-artifact-cleansed = Артефакт: очищен
achievement-artifact-lost = Артефакт: потерян
achievement-artifact-recovered = Артефакт: найден
achievement-city-rule-demonic = Городское правление: демоны
achievement-city-rule-economic = Городское правление: торговцы
achievement-city-rule-militaristic = Городское правление: военные
achievement-end-of-corruption = Конец упадка
achievement-end-of-gloom = Конец эпохи мрака
achievement-end-of-the-invasion = Конец вторжения
achievement-the-dead-invade = Вторжение мертвецов
achievement-the-drake-aided = Помощь дрейку
achievement-the-drake-slain = Убийство дрейка
achievement-the-edge-of-darkness = На грани тьмы
achievement-the-merchant-flees = Сбежавшая торговка
achievement-the-power-of-enhancement = Возможность улучшений
achievement-the-rift-neutralized = Портал обезврежен
achievement-the-voice-freed = Голос освобождён
achievement-the-voice-silenced = Голос умолк
achievement-water-breathing = Подводное дыхание
achievement-a-demons-errand = Задание демона
achievement-a-map-to-treasure = Карта сокровищ
achievement-across-the-divide = Путь через пропасть
achievement-an-invitation = Приглашение
achievement-bad-business = Дурное знамение
achievement-dark-bounty = Тёмная награда
achievement-debt-collection = Возвращение долга
achievement-first-steps = Первые шаги
achievement-fishs-aid = Сомнительный помощник
achievement-following-clues = По следам
achievement-grave-job = Гробокопатели
achievement-high-sea-escort = Морской конвой
achievement-jekserahs-plans = Планы Джексеры
achievement-redthorns-aid = Помощь Красношипа
achievement-sin-ra = Син-Ра
achievement-stonebreakers-censer = Кадило Камнелома
achievement-sun-blessed = Благословение солнца
achievement-the-drakes-command = Предложение дрейка
achievement-the-drakes-treasure = Сокровище дрейка
achievement-the-poisons-source = Источник отравы
achievement-the-scepter-and-the-voice = Голос и скипетр
achievement-the-voices-command = Веление Голоса
achievement-the-voices-treasure = Сокровище Голоса
achievement-through-the-nest = Путь через жилище
achievement-through-the-ruins = Путь через руины
achievement-through-the-trench = Путь через впадину
achievement-tremors = Дрожь земли
achievement-water-staff = Посох воды

town-place-found = Новый отряд
town-place-town = Мрачная гавань
town-place-camp = Привал в пути
town-place-roster = Сбор отряда
town-place-road = В пути
town-prosperity = Процветание { $level }, репутация { $reputation }
town-shop = Лавка
town-goods = { $item }, цена { $price }, осталось { $copies }
town-sheet = { $class }, { $level }-й уровень: опыт { $xp }, золото { $gold }, галочки { $checks }
town-items = Предметы
town-hand = Берёт с собой
town-reserve = Оставляет

record-1 = Первый, кто повесил меч на стену, попросил скамью у гавани — и получил её. Писарю, занёсшему это на бумагу, велели завести новую книгу: будут и другие.
record-2 = Рядом с первым именем стоит второе. Дети теперь играют в этих двоих и спорят, кому быть чудовищем.
record-3 = Трое — это уже привычка, решил совет и назначил плату за комнаты над «Спящим львом». Хозяин вбил три крюка для трёх шлемов.
record-4 = Купцы, что прежде проходили мимо, заходят за водой и остаются. Кто-то покрасил старые ворота. Денег за это никто не получил.
record-5 = Ушедшие на покой собираются в первый вечер месяца. Говорят мало. Когда новый отряд ковыляет домой, кто-нибудь из них ставит первую кружку и спрашивает, где болит.
record-6 = Книга почти исписана. На последней странице другой рукой: кто бы это ни читал, у гавани ещё осталась свободная скамья.

dot-move = Движение
dot-attack = Атака
dot-range = Дальность
dot-shield = Щит
dot-push = Оттолкнуть
dot-pull = Притянуть
dot-pierce = Пробой
dot-retaliate = Ответный удар
dot-heal = Лечение
dot-targets = Цели
dot-summon-move = Движение призванного
dot-summon-attack = Атака призванного
dot-summon-range = Дальность призванного
dot-summon-hit-points = ОЗ призванного
dot-area = Область
dot-loot = Добыча
sticker-plus-1 = +1
sticker-hex = Ещё одна клетка
sticker-jump = Прыжок

# Чем кончился вечер.
news-joined = вступает в отряд на уровне { $level }
news-xp = +{ $amount } опыта
news-gold = +{ $amount } зол.
news-gold-spent = потрачено { $amount } зол.
news-checks = { $amount ->
    [one] +{ $amount } галочка
    [few] +{ $amount } галочки
   *[many] +{ $amount } галочек
}
news-perks = { $amount ->
    [one] { $amount } новый навык
    [few] { $amount } новых навыка
   *[many] { $amount } новых навыков
}
news-item = { $item }
news-card = карта «{ $card }»
news-level = теперь уровень { $level }
news-level-waits = в городе можно повысить уровень до { $level }
news-quest = личное задание: { $count } из { $least }
news-quest-done = личное задание выполнено: в городе персонаж уйдёт на покой
news-dead = персонаж погиб; в городе игрок создаст нового
news-retired = персонаж ушёл на покой
news-scenario = На карте новый сценарий { $number }: «{ $scenario }»
news-achievement = Достижение: «{ $achievement }»
news-class = Открыт новый класс: { $class }
news-reputation-up = Репутация выросла на { $change }, теперь { $now }
news-reputation-down = Репутация упала на { $change }, теперь { $now }
news-prosperity = +{ $amount } к процветанию
news-prosperity-level = Город вырос: процветание { $level }, в лавке новые товары
