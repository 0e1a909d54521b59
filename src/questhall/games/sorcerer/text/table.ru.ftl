# Что говорит стол: варианты, вопросы, события, подписи.
# .locative: предложный падеж («атакует в Саутуарке»).

game-sorcerer = Sorcerer
    .tagline = Тёмная магия над викторианским Лондоном

format-duel = Дуэль
format-royale = Королевская битва
format-team = Командный вариант

phase-1 = Фаза подготовки
phase-2 = Фаза действий
phase-3 = Фаза боя
phase-4 = Фаза окончания раунда

field-southwark = Саутуарк
    .locative = Саутуарке
field-old-london = Старый Лондон
    .locative = Старом Лондоне
field-whitechapel = Уайтчепел
    .locative = Уайтчепеле
field-underground-hive = Подземный улей
    .locative = Подземном улье
field-limehouse = Лаймхаус
    .locative = Лаймхаусе
field-seven-dials = Севен-Дайлс
    .locative = Севен-Дайлсе

face-miss = промах
face-hit = попадание
face-double = двойное попадание
face-critical = критическое попадание

## Подписи

label-cost = Стоимость
label-attack = Сила атаки
label-life = Сущность
label-minion = Приспешник
label-sorcery = Ворожба
label-attachment = Довесок
label-energy = Энергия
label-actions = Действия
label-omens = Омены
label-blood = Кровь
label-points = Победные очки
label-hand = Рука
label-grimoire = Гримуар
label-graveyard = Кладбище
label-damage = Урон
label-flame = Пламя
label-followers = Последователи
label-ready = Подготовлен
label-exhausted = Истощён
label-unopposed = Беспрепятственно
label-avatar = Аватар
label-first-player = Первый игрок
label-fate-full = Судьба: полная
label-fate-empty = Судьба: пустая
label-conquered-by = Захвачено стороной
label-round = Раунд

## О чём договариваются до игры

table-option-creation = Волшебники
    .help = Как игроки получают персонажа, род и регион.
table-option-creation-random = Раздаются случайно
table-option-creation-draft = Драфт по очереди

table-option-partial-mulligan = Обмен стартовой руки
    .help = Какие карты ворожбы и довески стартовой руки можно обменять.
table-option-partial-mulligan-true = Любое их число
table-option-partial-mulligan-false = Все или ни одной

table-option-frozen-tracks = Счётчики захваченного поля битвы
    .help = Можно ли ещё наносить урон захваченному полю битвы и восстанавливать его.
table-option-frozen-tracks-true = Замирают
table-option-frozen-tracks-false = Меняются и дальше

table-option-avatar-on-conquered = Аватары на захваченных полях битвы
    .help = Может ли аватар стоять на захваченном поле битвы.
table-option-avatar-on-conquered-true = Могут стоять
table-option-avatar-on-conquered-false = Не могут стоять

table-option-interrupt-damage = «После гибели» во время атаки
    .help = Когда срабатывают свойства приспешников, уничтоженных атакой.
table-option-interrupt-damage-true = После каждой единицы урона
table-option-interrupt-damage-false = После всего урона

table-option-distribute-limit = Предел распределения урона
    .help = Сколько распределяемого урона может получить один приспешник.
table-option-distribute-limit-remaining = Оставшаяся сущность
table-option-distribute-limit-total = Вся сущность

table-option-put-into-play-triggers = Приспешники, помещённые в игру
    .help = Срабатывает ли свойство «Когда разыгрывается» у приспешника, помещённого в игру.
table-option-put-into-play-triggers-true = Свойство срабатывает
table-option-put-into-play-triggers-false = Свойство не срабатывает

table-option-burning = Горение
    .help = Чей эффект конца раунда — горение приспешника.
table-option-burning-demonologist = Эффект демонолога
table-option-burning-controller = Эффект игрока, чей это приспешник

table-option-blood-needs-avatar = Пул крови
    .help = Работает ли Пул крови только там, где стоит аватар его владельца.
table-option-blood-needs-avatar-false = Работает везде
table-option-blood-needs-avatar-true = Нужен аватар

table-option-finish-attack-on-exhaust = Поле битвы опустошено во время атаки
    .help = Что происходит с уже начатой там атакой.
table-option-finish-attack-on-exhaust-true = Атака доводится до конца
table-option-finish-attack-on-exhaust-false = Атака заканчивается до броска

table-option-team-fate-each = Судьба в командном варианте
    .help = Один ли жетон судьбы у команды или свой у каждого её игрока.
table-option-team-fate-each-false = Один на команду
table-option-team-fate-each-true = Свой у каждого

table-option-team-shows-hands = Руки в командном варианте
    .help = Видят ли товарищи по команде карты друг друга.
table-option-team-shows-hands-true = Открыты для команды
table-option-team-shows-hands-false = Скрыты

table-option-idle-rounds = Ничья
    .help = После скольких раундов без изменения счётчиков, приспешников и гримуаров объявляется ничья.
table-option-idle-rounds-3 = После 3 таких раундов
table-option-idle-rounds-5 = После 5 таких раундов
table-option-idle-rounds-10 = После 10 таких раундов
table-option-idle-rounds-0 = Никогда

table-option-tutorial = Обучение
    .help = Колоды всегда лежат одинаково, а проводник объясняет игру
table-option-tutorial-false = Нет
table-option-tutorial-true = Да

## Варианты

option-agree = Согласиться
option-attachment = { $card } — { $host }
option-attack = Атаковать в { $field-locative }: { $card }
option-avatar = Аватар в { $field }
option-card = { $card }
option-cast = Разыграть { $card-accusative } в { $field }
option-cast-on = Разыграть { $card-accusative } на { $host-accusative }
option-cast-sorcery = Разыграть { $card-accusative }
option-channel = Прокачка энергии: получить 2 энергии
option-damage = 1 урон: { $card }
option-damage-side = 1 урон полю битвы: { $field }
option-decline = Отказаться
option-done = Готово
option-exchange = Обменять { $card-accusative }
option-exchange-all = Обменять всю ворожбу и все довески
option-fate = Опустошить жетон судьбы: перебросить все кубики
option-field = { $field }
option-first = «{ $card }»: эффект 1
option-keep = Оставить руку
option-meditate = Размышление: добрать 2 карты
option-member = { player }
option-move = Переместить { $card-accusative } в { $field }
option-move-avatar = Усиление: аватар в { $field }
option-no-tactic = Больше никаких тактик
option-opponent = { player }
option-pack = Взять колоду «{ $pack }»
option-pass = Пас
option-pick = { $card } в { $field-locative }
option-power = Спецсвойство карты «{ $card }»
option-put = Поместить { $card-accusative } в игру в { $field-locative }
option-refuse = Не соглашаться
option-reinforce = Усиление: { $card } в { $field }
option-reroll = Потратить омен: перебросить кубик { $die }
option-resolve = Разрешить «{ $card }»
option-roll-energy = Бросить кубик энергии
option-second = «{ $card }»: эффект 2
option-stay = Оставить аватара на месте
option-swap = Усиление: поменять местами { $card-accusative } и { $other-accusative }
option-tactic = Применить тактику карты «{ $card }»
option-take-energy = Всем взять по 4 энергии
option-use = Использовать «{ $card }»

## Вопросы

prompt-acting-member = Выберите, кто выполнит следующее действие команды
prompt-action = Выполните действие
prompt-agree-energy = Согласны бросить кубик энергии?
prompt-agree-fate = Согласны опустошить жетон судьбы и перебросить все кубики?
prompt-attacker = Выберите приспешника для атаки в { $field-locative }
prompt-avatar = Выберите поле битвы для своего аватара
prompt-avatar-too = Вы можете переместить и аватара
prompt-blank = Выберите приспешника, чей текст сводится на нет («{ $card }»)
prompt-boost = Выберите приспешника, который получит бонус к силе атаки («{ $card }»)
prompt-bring = Выберите своего приспешника, чтобы переместить его сюда («{ $card }»)
prompt-choose-one = Выберите один из двух эффектов («{ $card }»)
prompt-critical =
    { $card } атакует: назначьте критический урон ({ $points ->
        [one] осталась { $points } единица
        [few] осталось { $points } единицы
       *[many] осталось { $points } единиц
    })
prompt-damage = Выберите приспешника, который получит урон («{ $card }»)
prompt-destroy = Выберите приспешника, чтобы его уничтожить («{ $card }»)
prompt-destroy-attachment = Выберите довесок или последователя, чтобы уничтожить («{ $card }»)
prompt-discard = Выберите карту для сброса («{ $card }»)
prompt-distribute = Выберите приспешника для следующей единицы урона («{ $card }»)
prompt-energy = Бросить кубик энергии для всех или всем взять по 4 энергии?
prompt-exhaust = Выберите приспешника, чтобы его истощить («{ $card }»)
prompt-exhaust-field = Выберите поле битвы, чтобы его опустошить («{ $card }»)
prompt-flame = Выберите приспешника, на которого ляжет пламя («{ $card }»)
prompt-flame-from = Выберите приспешника, с которого снять жетон пламени («{ $card }»)
prompt-flame-to = Выберите приспешника, на которого перенести жетон пламени («{ $card }»)
prompt-follower = Выберите приспешника, который получит последователя («{ $card }»)
prompt-heal = Выберите приспешника, чтобы его излечить («{ $card }»)
prompt-hit =
    { $card } атакует: назначьте урон ({ $points ->
        [one] осталась { $points } единица
        [few] осталось { $points } единицы
       *[many] осталось { $points } единиц
    })
prompt-member = Выберите, чья очередь следующая
prompt-move = Выберите приспешника и поле битвы, куда его переместить («{ $card }»)
prompt-move-away = Выберите приспешника и поле битвы, куда его переместить («{ $card }»)
prompt-move-follower = Выберите последователя, чтобы его переместить («{ $card }»)
prompt-mulligan = Выберите ворожбу и довески для обмена или оставьте руку
prompt-opponent = Выберите противника
prompt-order = Выберите, какой эффект разрешается следующим
prompt-order-end = Выберите, какой эффект конца раунда разрешается следующим
prompt-pack = Выберите следующую колоду
prompt-play = Вы можете разыграть карту с руки («{ $card }»)
prompt-raise = Выберите, куда поместить приспешника в игру («{ $card }»)
prompt-ready = Выберите приспешника, чтобы его подготовить («{ $card }»)
prompt-recover = Выберите карту со своего кладбища, чтобы взять её в руку («{ $card }»)
prompt-reinforce = Выберите приспешников для усиления («{ $card }»)
prompt-reroll = Перебросьте боевые кубики или спасуйте
prompt-return = Выберите приспешника, чтобы вернуть его в руку владельца («{ $card }»)
prompt-search = Выберите карту из своего гримуара, чтобы взять её в руку («{ $card }»)
prompt-tactic = { $card } атакует: выберите следующую тактику
prompt-take-card = Выберите карту, которая станет последователем («{ $card }»)
prompt-use = Использовать «{ $card }»?
prompt-weaken = Выберите приспешника, чтобы его ослабить («{ $card }»)

## События

event-all-ready = Все карты и поля битвы подготовлены.
event-attached = { $host } получает довесок: { $card }.
event-attacks = { $card } атакует в { $field-locative }.
event-avatar = { player }: аватар теперь в { $field-locative }.
event-blanked = Текст карты «{ $card }» сведён на нет.
event-blood = { player }: кровь — { $blood }.
event-boosted = { $card } в { $field-locative }: +{ $bonus } к силе атаки.
event-burns =
    { $card } горит в { $field-locative } ({ $flame ->
        [one] { $flame } жетон
        [few] { $flame } жетона
       *[many] { $flame } жетонов
    } пламени).
event-conquered = { $team } захватывает { $field }!
event-damaged =
    { $card } получает { $points } { $points ->
        [one] урон
       *[many] урона
    } в { $field-locative }.
event-destroyed = Карта «{ $card }» уничтожена в { $field-locative }.
event-discarded = { player } сбрасывает { $card-accusative }.
event-drawn = Партия заканчивается вничью.
event-drew =
    { player } { $count ->
        [0] не добирает карт
        [one] добирает { $count } карту
        [few] добирает { $count } карты
       *[many] добирает { $count } карт
    }.
event-drew-card = { player } добирает { $card-accusative }.
event-dug-up = { player } отправляет { $card-accusative } из гримуара на кладбище.
event-end-effect = Конец раунда у { player.genitive }: «{ $card }».
event-energy = { player }: энергия — { $energy }.
event-energy-rolled = На кубике энергии выпало { $energy }.
event-entered = { $card } выходит на поле битвы в { $field-locative }.
event-exhausted = Карта «{ $card }» истощена.
event-fate-used = { $team } опустошает жетон судьбы.
event-field-exhausted = { $field }: поле битвы опустошено, в этом раунде боя там нет.
event-first-player = { $team } получает жетон судьбы и начинает раунд.
event-flamed =
    { $card } в { $field-locative }: { $flame ->
        [one] { $flame } жетон
        [few] { $flame } жетона
       *[many] { $flame } жетонов
    } пламени.
event-follower = { $host } получает последователя: { $card }.
event-healed =
    { $points ->
        [0] { $card } в { $field-locative }: лечить нечего.
       *[other] { $card } в { $field-locative } излечивается на { $points }.
    }
event-looked = { player } смотрит руку { other-player }.
event-moved = { $card } перемещается в { $field }.
event-not-weakened = Ослабить { $card-accusative } нельзя: это уничтожило бы приспешника.
event-omens = { player }: омены — { $omens }.
event-pack-taken = { player } берёт колоду «{ $pack }».
event-played = { player } разыгрывает { $card-accusative }.
event-power-used = { player } использует спецсвойство карты «{ $card }».
event-readied = Карта «{ $card }» подготовлена.
event-restored =
    { $points ->
        [0] { player }: нечего восстанавливать в { $field-locative }.
       *[other] { player } восстанавливает { $points } в { $field-locative }.
    }
event-revealed = { player } обменивает { $card-accusative }.
event-rolled = { $card } бросает кубики: { $values }
event-round = Начинается раунд { $number }.
event-saw-card = { player } держит в руке { $card-accusative }.
event-shuffled = { player } перемешивает гримуар.
event-side-damaged = { $field }: урон { $team-genitive } — { $track } из 12.
event-skill-used = { player } истощает карту навыка «{ $card }».
event-tactic-used = Тактика: «{ $card }».
event-to-hand = { $card } — в руку { player.genitive }.
event-weakened = { $card } получает ослабление.
event-won = { $team } побеждает!

## Кто есть кто

player-1 = Игрок 1
    .genitive = игрока 1
player-2 = Игрок 2
    .genitive = игрока 2
player-3 = Игрок 3
    .genitive = игрока 3
player-4 = Игрок 4
    .genitive = игрока 4
player-5 = Игрок 5
    .genitive = игрока 5
player-6 = Игрок 6
    .genitive = игрока 6
team-1 = Команда 1
    .genitive = команды 1
team-2 = Команда 2
    .genitive = команды 2
