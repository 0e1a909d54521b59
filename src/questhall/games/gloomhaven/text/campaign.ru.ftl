# Город, страница кампании и то, что отряд может сделать дальше.

format-found = Новый отряд
format-town = В городе
format-camp = На привале

offer-scenario = Сценарий { $number }: { $scenario }
offer-found = Собрать отряд
offer-town = Вернуться в Мрачную гавань
offer-camp = Встать на привал и взять навыки

prompt-start-level = С какого уровня начинает новый персонаж?
prompt-rise = Город вырос. Повысить уровень до его процветания?
prompt-market = Рынок
prompt-pack-items = { $hero }: какие предметы взять с собой
prompt-pack-cards = { $hero }: какие карты взять с собой
prompt-leave-behind = Какая карта останется вместо карты «{ $lesson }»?

option-start-level = { $level }-й уровень
option-rise = Подняться на { $level }-й уровень
option-no-rise = Не сейчас
option-sell = Продать: { $goods } (станет { $gold } зол.)
option-leave-market = Уйти с рынка
option-items-packed = Эти предметы
option-cards-packed = Эти карты
option-wear = Надеть: { $goods }
option-take-off = Снять: { $goods }
option-take-card = Взять с собой: { $lesson }
option-leave-behind = Оставить: { $lesson }
option-keep-hand = Ничего не менять

event-levels-up = { $hero }: теперь { $level }-й уровень.
event-sets-out = Отряд отправляется в путь.

why-achievements = У отряда нет того, что нужно для этого места
why-page-not-written = До этого места кампания пока не доходит
why-perk-waits = Кто-то заслужил навык: сначала его берут в городе или на привале
why-owned = У этого персонажа такой предмет уже есть
why-sold-out = Всё распродано
why-too-poor = У этого персонажа не хватает золота

achievement-first-steps = Первые шаги
achievement-jekserahs-plans = Планы Джексеры
achievement-the-merchant-flees = Сбежавшая торговка

town-place-found = Новый отряд
town-place-town = Мрачная гавань
town-place-camp = Привал в пути
town-prosperity = Процветание { $level }, репутация { $reputation }
town-shop = Лавка
town-goods = { $item }, цена { $price }, осталось { $copies }
town-sheet = { $class }, { $level }-й уровень: опыт { $xp }, золото { $gold }, галочки { $checks }
town-items = Предметы
town-hand = Берёт с собой
town-reserve = Оставляет
