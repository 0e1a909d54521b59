# Что говорит стол: варианты, вопросы, события, подписи.

game-gloomhaven = Мрачная гавань
    .tagline = Отряд наёмников против тьмы

format-party = Отряд

## Вещи без собственного имени

hex = клетка
half-top = верхняя способность
half-bottom = нижняя способность

element-fire = Огонь
element-ice = Лёд
element-air = Воздух
element-earth = Земля
element-light = Свет
element-dark = Тьма
element-any = любая стихия

condition-poison = Отравление
condition-wound = Рана
condition-immobilize = Паралич
condition-disarm = Разоружение
condition-stun = Оглушение
condition-muddle = Смятение
condition-invisible = Невидимость
condition-strengthen = Усиление
condition-curse = Проклятие
condition-bless = Благословение

source-wound = рана
source-trap = ловушка
source-hazardous = опасная местность
source-fall = падение
source-chest = сундук
source-rest = замена карты при отдыхе
source-scenario = само это место

modifier-plus-0 = +0
modifier-plus-1 = +1
modifier-plus-2 = +2
modifier-minus-1 = −1
modifier-minus-2 = −2
modifier-miss = промах
modifier-critical = ×2
modifier-bless = благословение ×2
modifier-curse = проклятие, промах
modifier-item-minus-1 = −1 (предмет)
modifier-scenario-minus-1 = −1 (сценарий)

## Варианты перед сценарием

option-class = { $class }
option-perk = { $perk }
option-buy = Купить: { $goods } (останется { $gold } зол.)
option-equipped = Снаряжение готово
option-learn = Выучить «{ $lesson }»
option-discard = Сбросить { $card }
option-use-up = { $item }
option-leave-card = Не брать «{ $card }»
option-keep-goal = Оставить «{ $card }»
option-start = Начать здесь

## Варианты раунда

option-lead = «{ $card }» — ведущая
option-follow = «{ $card }»
option-long-rest = Долгий отдых
option-ready = Готово
option-swap = Поменять местами
option-return = Вернуть «{ $card }»
option-play-cards = Всё-таки играть карты
option-short-rest = Передышка
option-no-rest = Не отдыхать
option-accept = Потерять «{ $card }»
option-redraw = Получить 1 урон и потерять другую карту
option-gather = Положить «{ $card }» в «Сброс»
option-leave = Оставить «{ $card }» действовать
option-lose = Потерять «{ $card }»
option-goes-first = Первым ходит { $figure }
option-acts-first = Сначала { $entry }
option-keep-initiative = Не менять инициативу
option-earlier = { $item }: инициатива { $number }
option-later = { $item }: инициатива { $number }
option-top = «{ $card }»: верх
option-bottom = «{ $card }»: низ
option-standard-attack = «{ $card }»: Атака 2
option-standard-move = «{ $card }»: Движение 2
option-item = Использовать: { $item }
option-no-item = Без предметов
option-end-active = Прекратить действие «{ $card }»
option-use-active = Использовать «{ $card }»
option-end-turn = Закончить ход
option-lose-condition = Снять: { $condition }
option-move = Двигаться сюда
option-step = Шаг сюда
option-walk = По одной клетке
option-stay = Остановиться здесь
option-target = { $figure }
option-enough = Достаточно
option-no-attack = Не атаковать
option-skip = Пропустить
option-perform = Выполнить
option-part-by-part = Спрашивать о каждой части и каждом эффекте
option-apply = Применить
option-decline = Отказаться
option-push-first = Сначала оттолкнуть
option-pull-first = Сначала притянуть
option-splash-first = Сначала урон вокруг
option-area = Целевая область здесь
option-path = Этим путём
option-use = Использовать стихию
option-do-not-use = Не использовать
option-use-element = { $element }
option-charge = { $element }
option-add-first = Сначала прибавить, потом удвоить: { $number }
option-double-first = Сначала удвоить, потом прибавить: { $number }
option-push = Оттолкнуть сюда
option-pull = Притянуть сюда
option-pull-to = Притянуть к этой клетке
option-lure = { $figure }: сюда
option-recover = Вернуть на руку «{ $card }»
option-refresh = Развернуть: { $item }
option-loot = Забрать добычу
option-loot-coin = Взять монету
option-loot-treasure = Взять сокровище
option-summon = Призвать сюда
option-make-trap = Ловушка здесь
option-disarm-trap = Обезвредить эту ловушку
option-make-obstacle = Препятствие здесь
option-destroy-obstacle = Уничтожить это препятствие
option-take-obstacle = Передвинуть это препятствие
option-replace = Заменить «{ $card }»
option-add-now = Применить сейчас
option-not-now = Оставить для другой атаки
option-keep-doom = «{ $card }»
option-suffer =
    Получить { $number ->
        [one] { $number } урон
       *[many] { $number } урона
    }
option-lose-hand = Потерять «{ $card }» с руки
option-lose-discard = Потерять «{ $card }» из сброса
option-discard-card = Сбросить «{ $card }»
option-teleport = Телепортироваться
option-swap-places = Поменяться местами: { $figure }
option-takes-damage =
    { $figure }: { $number ->
        [0] без урона
        [one] { $number } урон
       *[many] { $number } урона
    }
option-forgo-top = Отказаться от верхней способности: { $figure }, +{ $number } к атаке
option-forgo-bottom = Отказаться от нижней способности: { $figure }, +{ $number } к движению
option-forgo-nothing = Больше ни от чего не отказываться
option-bear-it = Принять урон на себя ({ $figure })
option-let-suffer = Не вмешиваться ({ $figure })
option-as-move = Движение
option-as-attack = Атака
option-attack-from = Атаковать отсюда
option-as-heal = Лечение
option-as-printed = Как на карте
option-cleanse = Очистить насос, сбросив «{ $card }»
option-loot-beside = Взять сокровище, сбросив «{ $card }»
option-free-top = Освободить пленника вместо верхнего действия, сбросив «{ $card }»
option-free-bottom = Освободить пленника вместо нижнего действия, сбросив «{ $card }»
option-use-relic = Отдать реликвию: { $figure } получает { $number } урона
option-keep-relic = Оставить себе
option-sacrifice = Пожертвовать предмет «{ $item }»
option-keep-artifacts = Оставить оба
option-dig = Копать здесь
option-pass-altar = Через алтарь
option-draws-from = { $figure }
option-draws-as-monster = Монстры

## Что монстры оставляют на усмотрение игроков

option-focus = { $figure }
option-monster-goal = К этой клетке
option-monster-stop = На эту клетку
option-also = { $figure }
option-route = Этим путём
option-place = Сюда
option-carries = { $figure }
option-take-over = Забрать
option-bears = { $figure }
option-roll = Катить на { $number }
option-blow = Сюда
option-driven = Сюда
option-banish = Убрать: { $figure }
option-leave-out = Не ставить монстра сюда

## Вопросы

prompt-class = Выберите класс персонажа.
prompt-perk = Выберите навык.
prompt-buy = Купите снаряжение: { $gold } зол.
prompt-learn = Выберите карту для уровня { $level }.
prompt-start-discard = До начала сбросьте карты: осталось { $count }
prompt-start-use-up = Какой малый предмет израсходован?
prompt-leave-card = Выберите карту, которую не возьмёте: с собой — { $limit }.
prompt-keep-goal = Оставьте себе одно боевое задание (втайне).
prompt-start = Выберите стартовую клетку.
prompt-lead = Выберите ведущую карту или долгий отдых.
prompt-follow = Выберите вторую карту.
prompt-ready-to-play = Ведущая — «{ $card }», вторая — «{ $second }». Готовы?
prompt-ready-to-rest = Вы отдыхаете весь раунд. Готовы?
prompt-long-rest = Долгий отдых: какую карту из сброса потерять?
prompt-short-rest = Сделать передышку?
prompt-redraw = Передышка: теряется «{ $card }».
prompt-gather = «{ $card }» действует. Участвует ли она в отдыхе?
prompt-tie-of-players = Одинаковая инициатива: кто ходит первым?
prompt-tie-of-monsters = Одинаковая инициатива: кто действует первым?
prompt-initiative = Изменить инициативу?
prompt-ability = Ваш ход: выберите способность.
prompt-after = Что-нибудь ещё до конца хода?
prompt-move = Движение: осталось { $points }.
prompt-attack = Атака { $value }: выберите цель.
prompt-area = Атака { $number }: разместите целевую область.
prompt-path = Каким путём до цели { $figure }? Все враги на нём тоже будут атакованы.
prompt-attack-item = Использовать предмет для этого действия атаки?
prompt-strike-item = Использовать предмет для атаки (цель — { $target })?
prompt-guard-item = Атакует { $figure }. Использовать предмет?
prompt-ally-attack-item = Атакует { $figure }. Помочь предметом?
prompt-betray = Атакует { $figure }. Заставить атаковать своего союзника?
prompt-dampen = Стихию вот-вот использует { $figure }. Использовать её раньше?
prompt-heal-item = Использовать предмет для этого действия лечения?
prompt-loot-item = Использовать предмет для этой способности добычи?
prompt-obstacle-item = Использовать предмет, чтобы создать ещё одно препятствие?
prompt-after-song = Песня спета. Атаковать или двигаться?
prompt-which-condition = Какое состояние снять?
prompt-mark = Кого пометить?
prompt-first-target = Кого атаковать первым?
prompt-next-target = Кого атаковать следующим?
prompt-part = Часть { $number } способности. Выполнить?
prompt-effect = { $figure }: { $condition }. Применить?
prompt-effect-pierce = { $figure }: применить «Пробой»?
prompt-effect-splash = { $figure }: нанести урон тем, кто рядом?
prompt-effect-shield = { $figure }: получить щит?
prompt-effect-heal = { $figure }: лечиться?
prompt-effect-retaliate = { $figure }: получить ответный удар?
prompt-effect-kill = { $figure }: убить?
prompt-effect-order = { $figure }: что сначала?
prompt-add-target = Выберите ещё одну цель.
prompt-heal = Кого лечить?
prompt-inflict = На кого действует эффект?
prompt-push-whom = Кого оттолкнуть?
prompt-pull-whom = Кого притянуть?
prompt-turncoat = Кто обратится против своих союзников?
prompt-spring-on = Кто испытает на себе эффекты ловушки?
prompt-damage-to = Кто получит урон?
prompt-kill = Кого убить?
prompt-guard = Кто получит защиту?
prompt-recover-for = Кто вернёт карты на руку?
prompt-recover =
    { $most ->
        [1] Вернуть карту на руку?
       *[other] Вернуть карту на руку ({ $number } из { $most })?
    }
prompt-refresh-for = Чьи предметы развернуть?
prompt-refresh-which =
    { $most ->
        [1] Какой предмет развернуть?
       *[other] Какой предмет развернуть ({ $number } из { $most })?
    }
prompt-give-up = Какую карту потерять?
prompt-grant = Кто совершит действие?
prompt-move-or-attack = Движение или атака { $value }?
prompt-heal-instead = Вместо этого лечение { $value }?
prompt-relieve = С кого снять состояния?
prompt-give-card = Кто получит карту?
prompt-hand-over = Кому отдать эту карту?
prompt-order = Цель: { $figure }. Сначала прибавить или удвоить?
prompt-use =
    { $number ->
        [0] { $element }: использовать стихию?
       *[other] { $element }: использовать стихию для эффекта { $number } карты?
    }
prompt-use-both =
    { $number ->
        [0] { $element } и { $second }: использовать обе стихии?
       *[other] { $element } и { $second }: использовать обе стихии для эффекта { $number } карты?
    }
prompt-attack-from = Откуда вы атакуете?
prompt-next-link = На кого перекинется атака { $value }?
prompt-may-charge = Зарядить стихию?
prompt-use-element = Какая стихия будет использована?
prompt-charge = Заряд какой стихии повысить?
prompt-push = { $figure }: оттолкнуть, осталось { $left }.
prompt-pull = { $figure }: притянуть, осталось { $left }.
prompt-pull-to = К какой клетке притянуть?
prompt-lure = Выберите врага и куда его увести.
prompt-loot = Забрать добычу?
prompt-loot-one = Что подобрать дальше?
prompt-summon = Где появится существо?
prompt-make-trap = Где поставить ловушку?
prompt-disarm-trap = Какую ловушку обезвредить?
prompt-make-obstacle = Где поставить препятствие?
prompt-destroy-obstacle = Какое препятствие уничтожить?
prompt-take-obstacle = Какое препятствие передвинуть?
prompt-force-to = Выберите, кого подчинить.
prompt-augment = Какое расширение уступит место новому?
prompt-song = Какая песня уступит место новой?
prompt-doom = Выберите, кого обречь.
prompt-which-doom = Какой рок уступит место новому?
prompt-keep-doom = Какой рок перейдёт дальше?
prompt-pass-doom = На кого перейдёт рок?
prompt-one-attack = «{ $card }» усилит одну атаку за ход. Эту ({ $target })?
prompt-damage = { $figure }: урон { $number } ({ $source }). Получить его или потерять карты?
prompt-suffer-for = Получить урон ради эффекта?
prompt-spread-plague = Кого заразить ради +1 к атаке?
prompt-curse-for-targets = Кого проклясть ради новых целей?
prompt-draw-poison = С кого снять ОТРАВЛЕНИЕ?
prompt-wound-all = Дать РАНУ себе и всем соседним союзникам ради эффекта?
prompt-discard-for = Сбросить карту?
prompt-teleport = Куда телепортироваться?
prompt-swap-places = С кем поменяться местами?
prompt-swap-whom = Кто поменяется местами?
prompt-swap-with = С кем поменяется местами: { $figure }?
prompt-companion = Где начнёт ваш спутник?
prompt-share-damage = Осталось распределить урон: { $left }. Сколько получит { $figure }?
prompt-forgo = { $figure }: отказаться ради него от способности в свой ход?
prompt-bear = { $ally }: получить { $number } урона вместо союзника?
prompt-second-discard = Какую вторую карту из сброса потерять?
prompt-avert = { $figure }: урон { $number }. Допустить его или потерять карту с руки?
prompt-relic = { $figure } с реликвией у алтаря: отдать её?
prompt-artifacts = { $figure }: здесь гора принимает дары. Пожертвовать артефакт?
prompt-draws-from = { $figure }: из чьей колоды брать модификаторы?
prompt-focus = { $figure }: несколько равных целей. Какую выбрать?
prompt-monster-goal = { $figure }: к какой клетке идёт?
prompt-monster-stop = { $figure }: где остановится?
prompt-also = { $figure }: кого ещё атакует?
prompt-route = { $figure }: каким путём идёт?
prompt-monster-heal = { $figure }: кого лечит?
prompt-monster-target = { $figure }: на кого действует?
prompt-monster-summon = { $figure }: где появится призванный монстр?
prompt-spawn = Где появится монстр?
prompt-fall = { $figure } больше не летает. На какую клетку упадёт?
prompt-carries = Кто несёт куклу?
prompt-take-doll = Забрать куклу?
prompt-take-claw = Забрать клешню?
prompt-bears = У кого посох?
prompt-roll = Как далеко катятся валуны этого ряда?
prompt-blow = Поднимается ветер. Куда он снесёт: { $figure }?
prompt-driven = { $figure }: куда гонит чужая воля?
prompt-banish = Демон мёртв: какого духа убрать с карты?
prompt-leave-out = Не хватает фишек: какое место останется пустым?
prompt-extra-curse = Кто возьмёт ещё одно проклятие?
prompt-before-rest = Использовать предмет перед отдыхом?
prompt-after-rest = Использовать предмет после отдыха?
prompt-stunned = { $figure }: ОГЛУШЕНИЕ. Использовать предмет?
prompt-play-another = Выберите карту с руки, чтобы сыграть её.
prompt-lead-again = Ещё один ход: выберите ведущую карту.
prompt-follow-again = Ещё один ход: выберите вторую карту.

## События

event-starts-hurt = { $figure }: { $number } урона ещё до начала.
event-round = Начинается раунд { $number }.
event-turn = Ход: { $figure }.
event-plays = { $hero } играет: { $values }.
event-reveals = { $type }: { $card }.
event-uses = { $hero }: «{ $card }», { $half }.
event-moves = { $figure }: перемещение.
event-attacks = { $figure }: атака { $value }, цель — { $target }.
event-focuses = { $figure }: цель — { $target }.
event-draws = Модификатор: { $values }.
event-comes-to =
    Атака, цель — { $figure }: { $number ->
        [one] { $number } урон
       *[many] { $number } урона
    }.
event-suffers =
    { $figure }: { $number ->
        [one] { $number } урон
       *[many] { $number } урона
    }.
event-cancels =
    «{ $card }» отменяет { $number ->
        [one] { $number } урон
       *[many] { $number } урона
    }.
event-dies = { $figure } погибает.
event-turns-coat = { $figure }: обращается против своих союзников.
event-exhausted = { $hero }: изнурение.
event-dies-for-good = { $hero } погибает.
event-marks = { $figure } помечает цель ({ $target }): +{ $number } к атакам по ней.
event-gains = { $figure }: { $condition }.
event-loses = { $figure }: { $condition } проходит.
event-heals = { $figure }: лечение { $number }.
event-retaliates = { $figure }: ответный удар { $number }, получает { $target }.
event-trap = { $figure } попадает в ловушку.
event-door = { $figure } открывает дверь.
event-appears = Появляется { $figure }.
event-summons = Призвано создание: { $figure }.
event-loots =
    { $hero } подбирает { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }.
event-gains-coins =
    { $hero } получает { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }.
event-monster-loots = { $figure } забирает монеты.
event-treasure = { $hero } забирает сокровище.
event-xp = { $hero }: +{ $number } опыта.
event-stays = «{ $card }» теперь действует.
event-ends = «{ $card }» больше не действует.
event-loses-card = { $hero } теряет «{ $card }».
event-discards = { $hero } сбрасывает «{ $card }».
event-teleports = { $figure } телепортируется.
event-doom-passes = «{ $card }» переходит: { $target }.
event-swaps-places = { $figure } и { $other } меняются местами.
event-is-given = { $hero } получает «{ $card }».
event-returns-to-supply = «{ $card }» снова лежит в запасе: { $hero }.
event-takes-damage = { $figure }: теперь урон { $number }.
event-forgoes = { $hero }: не используется { $half }.
event-recovers = { $hero } возвращает на руку «{ $card }».
event-item-used = { $hero } использует предмет: { $item }.
event-element-used = { $element }: стихия использована.
event-element-charged = { $element }: сильный заряд.
event-cannot-rest = { $hero } больше не может отдыхать.
event-long-rested = { $hero }: долгий отдых.
event-short-rested = { $hero }: передышка.
event-made-trap = Поставлена ловушка.
event-disarmed = { $figure } обезвреживает ловушку.
event-made-obstacle = Появляется препятствие.
event-destroyed = Препятствие уничтожено.
event-goal-met = Цель сценария достигнута. Раунд доигрывается до конца.
event-goal-missed = Сценарий проигран. Раунд доигрывается до конца.
event-victory = Победа!
event-defeat = Поражение.
event-battle-goal-met = { $hero }: боевое задание «{ $card }» выполнено.
event-battle-goal-missed = { $hero }: боевое задание «{ $card }» не выполнено.
event-earns-xp = { $hero } получает опыт: { $number }.
event-earns-gold = { $hero } получает золотых: { $number }.
event-earns-checks = { $hero } получает галочки: { $number }.
event-finds-gold = { $hero } находит золотых: { $number }.
event-finds-checks = { $hero } получает галочки: { $number }.
event-finds-item = { $hero } находит предмет «{ $item }».
event-finds-no-copy = { $hero } находит предмет «{ $item }», но все его экземпляры уже у отряда.
event-sells-find = { $hero }: такой предмет уже есть, он продан за { $number } зол.
event-cleansed = { $hero } очищает насос.
event-unlocked = Дверь больше не заперта.
event-door-closes = Дверь закрывается.
event-doll-carried-by = { $hero } несёт куклу.
event-claw-carried-by = { $hero } несёт клешню.
event-current-left = Течение тянет вверх и влево.
event-current-right = Течение тянет вверх и вправо.
event-wakes = Просыпается: { $figure }.
event-mind-controlled = { $figure } до конца раунда во власти Предателя.
event-bails = { $hero } вычерпывает воду.
event-staff-charged = Посох полностью заряжен: { $hero }.
event-freed = { $hero } освобождает пленника.
event-bathes = { $hero } омывается в воде: она защищает от слизи и яда.
event-digs = { $hero } копает.
event-token = { $hero } находит жетон { $number }.
event-saved = { $figure }: спасение.
event-sacrificed = { $hero } жертвует предмет «{ $item }».
event-vanishes = Исчезает: { $figure }.
event-departs = { $hero } уходит через выход.

# Как сложился урон от атаки.
sum-attack = Сила атаки
sum-bonus = Прибавки
sum-poison = Яд
sum-doubled = Удвоение
sum-modifier = Модификатор
sum-shield = Щит цели
sum-pierce = Пробой
sum-cancelled = Отменено
sum-not-below-zero = Не меньше 0

## О чём договаривается стол

table-option-scenario = Сценарий
    .help = Куда отправляется отряд
scenario-about = { $goal } Противники: { $foes }.
scenario-about-more = { $goal } Противники: { $foes } и ещё { $more }.
table-option-scenario-1 = 1. Чёрный курган
table-option-scenario-2 = 2. Подземное логово
table-option-scenario-3 = 3. Лагерь иноксов
table-option-scenario-4 = 4. Склеп проклятых
table-option-scenario-5 = 5. Зловещий склеп
table-option-scenario-6 = 6. Обветшалый склеп
table-option-scenario-7 = 7. Цветущий грот
table-option-scenario-8 = 8. Склад Мрачной гавани
table-option-scenario-9 = 9. Алмазная шахта
table-option-scenario-10 = 10. Измерение силы стихий
table-option-scenario-11 = 11. Площадь Мрачной гавани А
table-option-scenario-12 = 12. Площадь Мрачной гавани Б
table-option-scenario-13 = 13. Храм прорицателя
table-option-scenario-14 = 14. Ледяная пещера
table-option-scenario-15 = 15. Святилище силы
table-option-scenario-16 = 16. Горный перевал
table-option-scenario-17 = 17. Затерянный остров
table-option-scenario-18 = 18. Заброшенная канализация
table-option-scenario-19 = 19. Забытый склеп
table-option-scenario-20 = 20. Прибежище некромантки
table-option-scenario-21 = 21. Дьявольский трон
table-option-scenario-22 = 22. Храм стихий
table-option-scenario-23 = 23. Глубокие руины
table-option-scenario-24 = 24. Шепчущая галерея
table-option-scenario-25 = 25. Восхождение на Ледяной утёс
table-option-scenario-26 = 26. Древний резервуар
table-option-scenario-27 = 27. Зловещий портал
table-option-scenario-28 = 28. Внешнее капище
table-option-scenario-29 = 29. Обитель Мрака
table-option-scenario-30 = 30. Святилище глубин
table-option-scenario-31 = 31. Ночное измерение
table-option-scenario-32 = 32. Ветхая пуща
table-option-scenario-33 = 33. Оружейная саввасов
table-option-scenario-34 = 34. Выжженная вершина
table-option-scenario-35 = 35. Бойницы Мрачной гавани А
table-option-scenario-36 = 36. Бойницы Мрачной гавани Б
table-option-scenario-37 = 37. Гиблая впадина
table-option-scenario-38 = 38. Невольничьи клетки
table-option-scenario-39 = 39. Коварная пропасть
table-option-scenario-40 = 40. Древние защитные механизмы
table-option-scenario-41 = 41. Вековая гробница
table-option-scenario-42 = 42. Царство Голоса
table-option-scenario-43 = 43. Гнездо дрейков
table-option-scenario-44 = 44. Нападение племени
table-option-scenario-45 = 45. Привал болотных повстанцев
table-option-scenario-46 = 46. Пик кошмара
table-option-scenario-47 = 47. Логово невидящего ока
table-option-scenario-48 = 48. Тенистая чаща
table-option-scenario-49 = 49. Лагерь повстанцев
table-option-scenario-50 = 50. Призрачная крепость
table-option-scenario-51 = 51. Пустота
table-option-scenario-52 = 52. Жуткий погреб
table-option-scenario-53 = 53. Подвал склепа
table-option-scenario-54 = 54. Ледяной дворец
table-option-scenario-55 = 55. Туманные заросли
table-option-scenario-56 = 56. Разбойничья пуща
table-option-scenario-57 = 57. Расследование
table-option-scenario-58 = 58. Кровавая хижина
table-option-scenario-59 = 59. Забытая роща
table-option-scenario-60 = 60. Алхимическая лаборатория
table-option-scenario-61 = 61. Исчезающий маяк
table-option-scenario-62 = 62. Колодец душ
table-option-scenario-63 = 63. Жерло вулкана
table-option-scenario-64 = 64. Подводная лагуна
table-option-scenario-65 = 65. Серная шахта
table-option-scenario-66 = 66. Заводное побережье
table-option-scenario-67 = 67. Мистическая библиотека
table-option-scenario-68 = 68. Ядовитая трясина
table-option-scenario-69 = 69. Колодец несчастий
table-option-scenario-70 = 70. Прикованный остров
table-option-scenario-71 = 71. Подветренное нагорье
table-option-scenario-72 = 72. Скользкая роща
table-option-scenario-73 = 73. Гряда камнепадов
table-option-scenario-74 = 74. Торговый корабль
table-option-scenario-75 = 75. Заросшее кладбище
table-option-scenario-76 = 76. Улей жнецов
table-option-scenario-77 = 77. Хранилище тайн
table-option-scenario-78 = 78. Темница жертвоприношений
table-option-scenario-79 = 79. Затерянный храм
table-option-scenario-80 = 80. Цитадель караула
table-option-scenario-81 = 81. Храм затмения
table-option-scenario-82 = 82. Пылающая гора
table-option-scenario-83 = 83. Обитель теней
table-option-scenario-84 = 84. Пещера кристаллов
table-option-scenario-85 = 85. Храм солнца
table-option-scenario-86 = 86. Разграбленная деревня
table-option-scenario-87 = 87. Злосчастное побережье
table-option-scenario-88 = 88. Водное измерение
table-option-scenario-89 = 89. Убежище синдиката
table-option-scenario-90 = 90. Демонический портал
table-option-scenario-91 = 91. Дикая схватка
table-option-scenario-92 = 92. Потасовка в переулке
table-option-scenario-93 = 93. Затонувшее судно
table-option-scenario-94 = 94. Жилище вермлингов
table-option-scenario-95 = 95. Час расплаты
table-option-scenario-dungeon = Случайное подземелье

table-option-difficulty = Уровень сложности
    .help = Насколько сильны монстры для уровня отряда
table-option-difficulty-normal = Обычный
table-option-difficulty-easy = Лёгкий
table-option-difficulty-hard = Тяжёлый
table-option-difficulty-very-hard = Очень тяжёлый

table-option-information = Карты на руке
    .help = Кто что знает; с открытыми картами и в одиночку монстры сильнее
table-option-information-hidden = Закрыты, как обычно
table-option-information-open = Открыты для всех
table-option-information-solo = Один игрок за всех

table-option-level = Уровень персонажей
    .help = С какого уровня начинают все персонажи
table-option-level-1 = 1-й уровень
table-option-level-2 = 2-й уровень
table-option-level-3 = 3-й уровень
table-option-level-4 = 4-й уровень
table-option-level-5 = 5-й уровень
table-option-level-6 = 6-й уровень
table-option-level-7 = 7-й уровень
table-option-level-8 = 8-й уровень
table-option-level-9 = 9-й уровень

table-option-quick-start = Сборы
    .help = На 1-м уровне: рекомендованные карты и предметы или собственный выбор
table-option-quick-start-true = Быстрый старт
table-option-quick-start-false = Выбирать всё

table-option-prosperity = Город
    .help = Какие предметы можно купить перед сценарием
table-option-prosperity-1 = Процветание 1
table-option-prosperity-2 = Процветание 2
table-option-prosperity-3 = Процветание 3
table-option-prosperity-4 = Процветание 4
table-option-prosperity-5 = Процветание 5
table-option-prosperity-6 = Процветание 6
table-option-prosperity-7 = Процветание 7
table-option-prosperity-8 = Процветание 8
table-option-prosperity-9 = Процветание 9

table-option-all-classes = Классы
    .help = Кого можно выбрать кроме шести классов новой игры
table-option-all-classes-false = Закрытые — по ходу игры
table-option-all-classes-true = Открыты все

table-option-battle-goals = Боевые задания
    .help = Тайное задание каждому персонажу
table-option-battle-goals-true = Да
table-option-battle-goals-false = Нет

table-option-penalties = Штрафы в случайных подземельях
    .help = Чего стоят первая, вторая и третья комнаты
table-option-penalties-standard = Без штрафа, малый, большой
table-option-penalties-none = Без штрафов
table-option-penalties-lower = Без штрафа, без штрафа, малый
table-option-penalties-higher = Малый, большой, большой
table-option-penalties-hardest = Большой в каждой комнате
table-option-permanent-death = Смерть навсегда
    .help = Персонаж, у которого кончилось здоровье, погибает; без карт он остаётся на поле
table-option-permanent-death-false = Нет
table-option-permanent-death-true = Да
table-option-reduced-randomness = Меньше случайности
    .help = ×2 считается за +2, промах — за −2
table-option-reduced-randomness-false = Нет
table-option-reduced-randomness-true = Да

table-option-mirrored-areas = Целевые области
    .help = Можно ли отражать область зеркально?
table-option-mirrored-areas-true = Поворот и отражение
table-option-mirrored-areas-false = Только поворот

table-option-partial-forced-move = Оттолкнуть и притянуть
    .help = Можно ли остановиться раньше?
table-option-partial-forced-move-false = Полностью или никак
table-option-partial-forced-move-true = Можно остановиться раньше

table-option-lazy-multi-use-items = Предметы с ячейками
    .help = Когда используется первая ячейка?
table-option-lazy-multi-use-items-false = Сразу, как только возможно
table-option-lazy-multi-use-items-true = Когда захочет владелец

table-option-partial-long-rest = Прерванный долгий отдых
    .help = Если к ходу в сбросе осталось слишком мало карт
table-option-partial-long-rest-false = Ничего не происходит
table-option-partial-long-rest-true = Насколько возможно

table-option-stunned-monsters-charge = Оглушённые монстры
    .help = Повышают ли они заряд стихий своей карты?
table-option-stunned-monsters-charge-true = Да
table-option-stunned-monsters-charge-false = Нет

table-option-tutorial = Обучение
    .help = Колоды всегда лежат одинаково, а проводник объясняет игру
table-option-tutorial-false = Нет
table-option-tutorial-true = Да
