# Что говорит стол: варианты, вопросы, события, названия.

game-oathsworn = Oathsworn: Верные клятве
    .tagline = Отряд, связанный клятвой, против чудовищ Темнолесья

format-encounter = Столкновение

## Названия

hex = клетка
colour-white = белая
colour-yellow = жёлтая
colour-red = красная
colour-black = чёрная
side-company = Отряд
side-foes = Враг
way-n = север
way-ne = северо-восток
way-se = юго-восток
way-s = юг
way-sw = юго-запад
way-nw = северо-запад
token-defense = Жетон защиты
token-animus = Жетон «+2 анимы»
token-redraw = Жетон замены
token-empower = Жетон усиления ×3
token-battleflow = Жетон боевого азарта
status-poison = Отравление
status-bleed = Кровотечение
status-crippled = Увечье
stat-defense = защита
stat-bonus = урон
stat-empower = усиление
stat-might = карты силы
stat-movement = перемещение
tile-fire = Огненный фрагмент
tile-water = Водный фрагмент
ally-man-at-arms = Латник
    .text = Простой боец без способности.
figure-oathsworn = Верный клятве
might-blank = пустая
might-1 = 1
might-2 = 2
might-2c = критическая 2
might-3 = 3
might-3c = критическая 3
might-4 = 4
might-4c = критическая 4
might-5c = критическая 5

## О чём договариваются до игры

table-option-encounter = Столкновение
    .help = С каким чудовищем встретится отряд.
table-option-encounter-grain-mother = Житная мать
table-option-difficulty = Сложность
    .help = Сколько выдержат Верные клятве.
table-option-difficulty-free = Вольный отряд: 6 ОЗ
table-option-difficulty-journeyman = Отряд подмастерьев: 6 ОЗ, +2 защиты
table-option-difficulty-pilgrim = Отряд пилигримов: 6 ОЗ, +1 защиты
table-option-difficulty-grim = Мрачный отряд: 5 ОЗ
table-option-difficulty-dread = Грозный отряд: 4 ОЗ
table-option-level = Карты способностей
    .help = До какого уровня открыты карты классов.
table-option-level-1 = Семь начальных карт
table-option-level-2 = До уровня 2
table-option-level-5 = До уровня 5
table-option-level-10 = До уровня 10
table-option-level-15 = Все
table-option-might = Сила
    .help = Берёт ли отряд карты силы или бросает кубики.
table-option-might-cards = Карты
table-option-might-dice = Кубики
table-option-might-either = Как каждый захочет, всякий раз
table-option-foes-use-dice = Сила врага
    .help = Берётся ли урон врага из карт или бросается.
table-option-foes-use-dice-true = Кубики
table-option-foes-use-dice-false = Карты
table-option-ambushed = Начало
    .help = Кто действует первым.
table-option-ambushed-true = Засада: начинает чудовище
table-option-ambushed-false = Обычное: начинает отряд
table-option-english-edition = Издание
    .help = Где издания печатают разные числа.
table-option-english-edition-true = Английское
table-option-english-edition-false = Русское
table-option-refresh-returns-all = Обновление
    .help = Какие карты возвращаются с позиции 0 в фазе обновления.
table-option-refresh-returns-all-true = Все карты
table-option-refresh-returns-all-false = Только карты способностей
table-option-more-white-cards = Белые карты
    .help = Сколько белых карт можно взять для атаки.
table-option-more-white-cards-true = До 18
table-option-more-white-cards-false = До 10
table-option-reaction-before-cooldown = Реакции
    .help = Когда наступает реакция, если карта разрушила часть тела.
table-option-reaction-before-cooldown-true = До того, как карта отложена
table-option-reaction-before-cooldown-false = После боевого азарта

## Варианты

option-ally = { $card }
option-ally-attack = Атаковать
option-area-at = Вокруг: { $hex }
option-area-way = Направление: { $way }
option-attack-inside = Атаковать изнутри (анима: 3)
option-board-action = { $action }
option-by-cards = Карты ({ $colour })
option-by-dice = Кубики ({ $colour })
option-card = { $card }
option-choice = { $number ->
    [1] Первое
    [2] Второе
   *[other] Вариант { $number }
}
option-class = { $class }
option-critical = Взять карту за критическую: { $face }
option-defend = Защититься картой «{ $card }»
option-do-without = Обойтись без этого
option-draw-nothing = Не брать карт
option-draw-some = Взять карты
option-draw-stands = Оставить так
option-end-turn = Закончить ход
option-escape = Попытаться вырваться (анима: 3)
option-facing = Повернуться: { $way }
option-figure = { $figure }
option-injury = Разыграть ранение «{ $card }»
option-leader = Лидер: { $oathsworn }
option-move = Переместиться: { $hex } (анима: { $cost })
option-no-defense = Без защитной карты
option-no-interrupt = Дальше
option-no-more = Достаточно
option-part = { $part }
option-pay-for-it = Заплатить за это
option-pass = Пас
option-play = «{ $card }», эффект { $line }
option-position = Позиция { $position }
option-raise = Усилить карту: { $colour }
option-redraw = Заменить: { $face }
option-redraw-token = Заменить за жетон: { $face }
option-refresh = Замешать сброс: { $colour }
option-special = Применить особую способность
option-spend-counter = Потратить { $number }: { $counter }
option-status = { $status }
option-stay = Остаться на месте
option-take = { $card }
option-target = { $figure }
option-to-hex = { $hex }
option-token = Потратить: { $token }
option-token-kind = { $token }
option-turn-figure = Повернуться
option-white = { $number ->
    [0] Без белых карт
    [one] { $number } белая карта
    [few] { $number } белые карты
   *[other] { $number } белых карт
}
option-without = Без фишки: { $colour }

## Вопросы

prompt-ally-hex = Где войдёт союзник?
prompt-ally-token = На что потратить жетон?
prompt-area = Куда направлена атака?
prompt-before-draw = Потратить что-нибудь до взятия карт?
prompt-cards-or-dice = Карты или кубики ({ $colour })?
prompt-chain = Следующая цель цепи?
prompt-chain-end = Где закончится цепь?
prompt-check = Проверка сложности { $number }
prompt-choose = Выберите одно
prompt-choose-ally = { $oathsworn }: какой союзник вступит в бой?
prompt-choose-leader = Кто поведёт отряд?
prompt-cleanse = Какое состояние снять?
prompt-declare = Сколько белых карт кроме фишек силы?
prompt-defend-with = { $oathsworn }: карта для защиты?
prompt-deploy = { $oathsworn }: где начать?
prompt-empower = Усильте карты (осталось: { $number })
prompt-face = { $oathsworn }: куда повернуться?
prompt-gain-for = Для кого?
prompt-gain-token = { $oathsworn }: какой жетон получить?
prompt-hand = { $oathsworn }: карта для руки из семи
prompt-heal = Кого исцелить?
prompt-improve = Взято { $total }. Критические, замены?
prompt-leap = Через кого перепрыгнуть?
prompt-lose-token = { $oathsworn }: какой жетон потерять?
prompt-may-pay = Заплатить за лучшее?
prompt-move-card = Какую карту переместить?
prompt-move-to = Куда переместиться?
prompt-muster = Какой класс войдёт в отряд?
prompt-pull = Кого подтянуть?
prompt-redraw-enemy = Какую карту врага заменить?
prompt-push = Кого оттолкнуть?
prompt-refresh-which = Какие стопки сброса замешать?
prompt-target = Кого атаковать?
prompt-taunt = Кого спровоцировать?
prompt-throw-where = Куда упадёт брошенное?
prompt-turn = { $oathsworn }: что делать?
prompt-turn-which-way = Куда развернуть?
prompt-turn-whom = Кого развернуть?
prompt-which-part = { $figure }: в какую часть тела?
prompt-which-position = { $oathsworn }: боевой азарт на какой позиции?
prompt-who-moves = Кто перемещается?
prompt-whom = Кого?
prompt-window-1 = { $oathsworn }: что-нибудь до взятия карт?
prompt-window-2 = { $oathsworn }: что-нибудь после взятия карт?
prompt-window-3 = { $oathsworn }: попадание. Что-нибудь?
prompt-window-4 = { $oathsworn }: критическое попадание. Что-нибудь?
prompt-window-5 = { $oathsworn }: прервать до взятия карт урона?
prompt-window-6 = { $oathsworn }: что-нибудь против урона?
prompt-window-7 = { $oathsworn }: ответить на атаку?
prompt-window-8 = { $oathsworn }: удержать друга на ногах?
prompt-window-9 = { $oathsworn }: что-нибудь после этого перемещения?

## События

event-ally-came = { $figure } вступает в бой: { $hex }.
event-ambush = Засада! Начинает чудовище.
event-appeared = Появляется { $figure }: { $hex }.
event-attacks = { $figure } атакует. Цель: { $other }.
event-battleflow = { $oathsworn }: боевой азарт на позиции { $position }, карт: { $count }.
event-boss-ability = { $figure } применяет способность.
event-boss-beaten = { $figure }: повержен враг.
event-came-out = { $figure } выбирается наружу: { $hex }.
event-caged = { $oathsworn }: в ловушке (сложность { $difficulty }).
event-check-failed = { $oathsworn }: проверка провалена.
event-check-passed = { $oathsworn }: проверка пройдена, сумма { $total }.
event-counted = { $figure }: на счётчике { $total }.
event-damage = { $figure }: урон { $damage }, потеряно ОЗ: { $loss }.
event-drew = { $side }, карты силы: { $values }.
event-drew-critical = За критическую: { $face }.
event-escaped = { $figure } вне досягаемости.
event-fell = { $figure } теряет сознание.
event-freed = { $oathsworn } на свободе.
event-gained-animus = { $oathsworn }: анима +{ $number }.
event-gained-status = { $figure }: { $status } +{ $number }.
event-gained-token = { $oathsworn }: { $token } +{ $number }.
event-healed = { $figure }: ОЗ +{ $number }.
event-hides = { $figure } прячется.
event-killed = { $figure } гибнет.
event-knocked-back = { $figure }: отбрасывание, { $hex }.
event-lowered = { $figure }: { $stat } −{ $by }.
event-raised = { $figure }: { $stat } +{ $by }.
event-lost = Отряд побеждён.
event-lost-animus = { $oathsworn }: анима −{ $number }.
event-lost-hp = { $figure }: ОЗ −{ $number }.
event-lost-status = { $figure }, снято: { $status }.
event-mended = { $part }: ОЗ +{ $number }.
event-missed = { $figure }: промах.
event-moved = { $figure } перемещается: { $hex }.
event-obstacle-removed = Препятствие уничтожено: { $hex }.
event-part-broken = Разрушено: { $part }.
event-part-lost = { $part }: ОЗ −{ $number }.
event-picked-up = { $figure } подбирает брошенное: { $hex }.
event-played = { $oathsworn }: карта «{ $card }».
event-pushed = { $figure }: отталкивание, { $hex }.
event-reaction = Реакция: «{ $card }».
event-redirected = { $figure } принимает удар. Прежняя цель: { $other }.
event-redrew = Замена: { $face }, теперь { $new }.
event-refreshed = Сброс замешан: { $colour }.
event-round = Раунд { $number }
event-spent-counter = { $oathsworn } тратит { $number }: { $counter }.
event-spent-token = { $oathsworn } тратит: { $token }.
event-stage = Начинается стадия { $number }.
event-stage-card = Карта стадии: «{ $card }».
event-stands-again = { $figure } остаётся на ногах, ОЗ: { $number }.
event-struck = { $figure } бьёт. Цель: { $other }.
event-swallowed = { $figure } внутри чудовища.
event-targets = { $figure } выбирает цель: { $other }.
event-taunted = { $figure }: провокация. Кто: { $other }.
event-thrown = { $figure }, бросок: { $hex }.
event-tile-laid = { $tile }: { $hex }.
event-turned = { $figure } поворачивается: { $way }.
event-turned-up = Следующая карта стадии: «{ $card }».
event-used-special = { $oathsworn }: особая способность.
event-won = Чудовище повержено!
