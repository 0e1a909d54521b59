# Интерфейс. Что говорит игра, стоит в её собственных файлах.

## Везде

close = Закрыть
cancel = Отмена
no = Нет
and = { " " }и{ " " }
loading = Минуту…
to-lobby = В зал
to-campaign = К кампании
switch-language = English (английский)
to-light = Дневной свет
to-dark = Свет свечей
guest = Гость
spectator = Зритель
icons-credit = Значки: game-icons.net (CC BY 3.0).

## Зал

game-sorcerer = Sorcerer
    .tagline = Тёмная магия над викторианским Лондоном
game-gloomhaven = Мрачная гавань
    .tagline = Наёмники, чудовища и трудный выбор
game-mage-knight = Рыцарь-маг
    .tagline = Покорите край карта за картой
game-oathsworn = Верные клятве
    .tagline = В глубь Дремучего леса
game-sword-and-sorcery = Клинок и колдовство
    .tagline = Герои, вернувшиеся из мёртвых

players = Игроки
round-number = раунд { $round }

seats = Места
with-packs = Дополнения: { $packs }
who-sits = Кто сидит на месте { $number }
name-of-seat = Имя игрока { $number }
level-of-seat = Уровень бота { $number }
player-number = Игрок { $number }
team-number = Команда { $number }
kind-person = За этим экраном
kind-open = По приглашению
kind-bot = Бот
open-seat-help = тот, кому вы дадите ссылку
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
undo-free = всегда
undo-mark = пока ничего не раскрыто
undo-agreement = если все согласны
open-table = Открыть стол

## У входа

no-such-table = Такого стола нет.
table-stopped = Партия за этим столом остановлена: одно из правил зациклилось. Её можно сохранить в файл и сообщить об ошибке.
table-full = Все места заняты.
waiting-for-players = Ждём остальных. Отправьте им ссылку:
invited-by = Вас приглашает { $name }.
seats-free =
    { $count ->
        [0] все места заняты
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
likely-minutes = около { $minutes } минут
agreed-on = Договорённости за этим столом
no-such-page = По этому адресу ничего нет.
your-name = Ваше имя
sit-at = Сесть на место { $number }
watch = Смотреть
invitation = Приглашение
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована.
foreknown-save = Эта партия продолжает сохранённую.
foreknown-table = Эта партия продолжает игру с другого стола.
foreknown-copied = { $count ->
    [one] Сделана { $count } копия всей игры.
    [few] Сделаны { $count } копии всей игры.
   *[other] Сделано { $count } копий всей игры.
}
foreknown-help = Тот, у кого есть копия, знает, что было скрыто. Поэтому, когда за стол садится новый игрок, удача меняется, а то, чего больше никто не видел, раздаётся заново.

## Места

seat-number = Игрок { $number }
seat-open = свободное место
bot-name = Бот
bot-number = Бот { $number }
away = не за столом
take-seat = Играть самому
open-seat = Освободить
hand-to-bot = Отдать боту
bot-plays-for-you = За вас играет бот: шаг за шагом, у вас на глазах.
only-bots-play = Здесь играют только боты.
play-myself = Играть самому
bots-wait = Пауза
bots-go-on = Дальше

## За столом

table = Стол
answers = Ответы
more-answers = Все ответы, не видно: { $count }
fewer-answers = Свернуть ответы
on-table = { $count ->
    [one] Показать { $count } вариант на столе
    [few] Показать { $count } варианта на столе
   *[other] Показать { $count } вариантов на столе
  }
more-on-table = Показать ещё { $count } на столе
costly = дорого обойдётся
think-twice = Подумайте ещё раз
take-it-anyway = Всё равно сделать
leave-it = Лучше не надо
act-skip = К моему ходу
watch-on = Смотреть дальше
take-back = Отменить ход
decided = Всё уже решено.
your-turn = Ваш ход
can-choose = можно выбрать
thinking = Стол думает…
is-thinking = думает
waiting-for = Ждём: { $names }
name-away = { $name } (не за столом)
is-away = { $name }: не за столом
is-choosing = { $name } тоже выбирает
moment = раунд { $round } · { $part }
hint = Подсказка
undo = Отменить
menu = Меню
keys = Клавиши
lay-down = Назад
assign-rest = Остаток туда же
pass-battle = Пас на этом поле
pass-round = Больше не спрашивать в этом раунде
pass-cards = Не спрашивать, пока есть карты на следующий раунд
ask-again = Больше не пасовать: спрашивать снова
undone = Отменено.
undo-proposed = Остальных спрашивают, можно ли это отменить.
undo-vote = Голосование об отмене
undo-refused = { $name } не соглашается на отмену.
agree = Согласиться
refuse = Отказать
why-nothing = Сейчас вопрос не об этом.
connection-lost = Связь потеряна. Пробуем снова…
bot-stuck = { $name } не находит хода и пробует ещё раз.
bot-stuck-host = Сыграть за него может хозяин стола.
large-card = Карта
to-choose = Выберите
changed-number = { $label }: { $now } (на карте { $printed })
note-damage = Урон { $damage } из { $life }
die = Кубик { $number }
hint-says = Бот сделал бы так: { $option }
hint-than = { $reasons } (в сравнении с: { $option })

log = Хроника
log-empty = Пока ничего не произошло.
log-earlier = Показать более ранние записи
open-rule = Правило { $rule }
chat = Чат
chat-empty = Пока никто ничего не сказал.
notice-copied = После хода { $at } сделана копия всей игры вместе со всем скрытым.
notice-closed = Кампания пошла дальше: итог этой партии окончателен.
notice-given_up = { $name } прекращает эту партию от имени группы. Кампания идёт дальше без неё.
notice-dealt_anew = За стол сел новый игрок: удача изменится, а то, чего больше никто не видел, раздано заново.
spectators-are-quiet = В чат этого стола пишут только игроки.
spectators-may-talk = Зрители могут писать в чат
say-something = Скажите что-нибудь
send = Сказать
side-panel = Хроника, чат и история
history = История
history-at = выбор { $at } из { $most }
history-begins = Всё, что было до хода { $at }, сыграно по другой версии правил или карт; показать это снова нельзя.
history-short = { $at } / { $most }
looking-back = Как было после выбора { $at }
back-to-now = к настоящему
step-back = На один выбор назад
step-forward = На один выбор вперёд
replay-play = Показать, что было
replay-stop = Остановить показ
see-again = Посмотреть ещё раз
fork-here = играть отсюда

rulebook = Правила
rules = Правила игры
search-rules = Искать в правилах
rulebook-failed = Правила сейчас не загружаются.
nothing-found = Ничего не найдено.

hand-over = Передайте экран
hand-over-to = Передайте экран: { $name }
show-my-cards = Показать мои карты
open-hands = У нас нет секретов: не прятать руки

setting-motion = Анимация
setting-single = Отвечать за меня, когда ответ только один
setting-sensible = Отвечать за меня, когда разумный ответ только один
chosen-for-you = { $option }. Отмените, чтобы выбрать самому.
save-file = Сохранить в файл
resign = Сдаться
really-resign = Точно сдаться?
leave-table = Уйти из-за стола
really-leave = Ваше место освободится: сесть на него и играть дальше сможет любой, у кого есть ссылка. Уйти?

game-over = Партия окончена
part-over = Эта часть вечера окончена
you-won = Вы победили
you-lost = Вы проиграли
drawn = Ничья
finished = Сыграно
party-won = Победа
party-lost = Поражение
winner = победитель
seed = Зерно
seed-hash = Отпечаток, показанный в начале
look-again = Осмотреть стол
rematch = Реванш
join-rematch = К реваншу
result = Итог
seen-by = Чьими глазами

key-tab = Tab, стрелки
    .help = переход по всему, что можно выбрать
key-digits = 1–9
    .help = ответы в строке наверху
key-enter = Enter
    .help = выбрать
key-e = E
    .help = закончить ход или ответить «больше ничего»
key-esc = Esc
    .help = положить обратно, закрыть, к настоящему
key-z = Z
    .help = отменить
key-h = H
    .help = подсказка
key-why = ?
    .help = почему нельзя? На предмете — причина; иначе — правило, из которого вопрос
key-a = A
    .help = остаток туда же
key-l = L
    .help = хроника
key-r = R
    .help = правила
key-end = End
    .help = пропустить действия других
key-history = [ ]
    .help = на один выбор назад, вперёд
key-m = M
    .help = измерить дальность и линию видимости
key-n = N
    .help = названия всех мест на карте
key-turn = R, Shift+R
    .help = повернуть область, которую вы кладёте

## Sorcerer

sorcerer-creation = создание волшебников
sorcerer-skill-character = Навык персонажа
sorcerer-skill-lineage = Навык рода
sorcerer-skill-domain = Навык региона
sorcerer-pack = Колода
sorcerer-blood_pool = Пул крови
sorcerer-die-miss = урона нет
sorcerer-die-hit = 1 урон, куда решит защитник
sorcerer-die-double = 2 урона, куда решит защитник
sorcerer-die-critical = 1 урон, куда решит атакующий; беспрепятственно — 2, куда решит защитник
avatar-of = Аватар: { $name }
graveyard-of = Кладбище: { $name }, карт: { $count }
pile-empty = Карт нет.
hand-of = Рука: { $name }, карт: { $count }
damage-of = Урон: { $side }, { $field }
you-attack-first = вы атакуете первым
enemies-attack-first = первыми атакуют противники
attacks-first = первым атакует { $name }
battle-order = Бой { $number } в этой фазе
conquered-by = захвачено: { $name }
field-exhausted = опустошено
battle-dice = Боевые кубики
attack-begins = атака
points-left = назначить
attack-bonus = бонус +{ $bonus }
teammate = ваша команда

## Gloomhaven

gloomhaven-map = Карта
gloomhaven-hex = клетка { $q }, { $r }
gloomhaven-order = Порядок ходов
gloomhaven-initiative = инициатива { $initiative }
gloomhaven-is-choosing = выбирает карты
gloomhaven-is-ready = выбор сделан
gloomhaven-acts-now = ходит сейчас
gloomhaven-done = уже сходил
gloomhaven-elements = Стихии
gloomhaven-inert = заряд слабый
gloomhaven-waning = заряд средний
gloomhaven-strong = заряд сильный
gloomhaven-charging = заряд станет сильным в конце хода
gloomhaven-monsters = Монстры
gloomhaven-companions = Спутники
gloomhaven-normal = обычный
gloomhaven-elite = мощный
gloomhaven-boss = босс
gloomhaven-hit-points = здоровье { $now } из { $most }
gloomhaven-health = Здоровье
gloomhaven-move = Движение
gloomhaven-attack = Атака
gloomhaven-range = Дальность
gloomhaven-shield = Щит
gloomhaven-retaliate = Ответный удар
gloomhaven-pierce = Пробой
gloomhaven-targets = Целей
gloomhaven-flying = летает
gloomhaven-marked = Помечен: +{ $amount } к атакам того, кто пометил
gloomhaven-immune = Невосприимчивость: { $conditions }
gloomhaven-summoned = призван в этом раунде
gloomhaven-level = уровень { $level }
gloomhaven-perk = Навык
gloomhaven-price = Цена золотом
gloomhaven-class-facts = Карт: { $hand } · здоровье: { $health }
gloomhaven-difficulty-1 = Освоить легко.
gloomhaven-difficulty-2 = Нужен навык.
gloomhaven-difficulty-3 = Для опытных.
gloomhaven-item = Предмет
gloomhaven-items = Предметы
gloomhaven-ready = готов
gloomhaven-spent = повёрнут до долгого отдыха
gloomhaven-consumed = потрачен
gloomhaven-active = Действующие карты
gloomhaven-this-round = до конца раунда
gloomhaven-lasting = длительный эффект
gloomhaven-lost-after = теряется после применения
gloomhaven-played = Сыгранные карты
gloomhaven-leading = ведущая карта: считается её инициатива
gloomhaven-following = вторая карта
gloomhaven-leads = ведёт
gloomhaven-follows = вторая
gloomhaven-from-piles = Из стопок
gloomhaven-standard = Стандартная способность
gloomhaven-in-hand = Рука
gloomhaven-discarded = Сброс
gloomhaven-lost = Потери
gloomhaven-supply = Для союзников
gloomhaven-modifiers-left = Карт модификаторов в колоде
gloomhaven-xp = Опыт
gloomhaven-coins-looted = Монеты
gloomhaven-gold = Золото
gloomhaven-checks = Галочки
gloomhaven-character = Персонаж
gloomhaven-exhausted = изнурён
gloomhaven-departed = в безопасности
gloomhaven-dies = погибает
gloomhaven-resting = долгий отдых
gloomhaven-has-chosen = карты выбраны
gloomhaven-must-rest = Карт мало: пора отдыхать
gloomhaven-rest-soon = Скоро понадобится отдых
gloomhaven-drawn = Атака и карты модификаторов
gloomhaven-advantage = Преимущество
gloomhaven-disadvantage = Затруднение
gloomhaven-damage = урон { $damage }
gloomhaven-or-hand = или потеряйте карту из руки (в золотой рамке)
gloomhaven-or-discard = или потеряйте две карты из сброса
gloomhaven-obstacle = препятствие
gloomhaven-trap = ловушка
gloomhaven-hazardous = опасная местность
gloomhaven-difficult = труднопроходимая местность
gloomhaven-plate = нажимная плита
gloomhaven-treasure = сокровище
gloomhaven-mark = отмеченное место
gloomhaven-goal-mark = место цели, метка { $mark }
gloomhaven-other-mark = метка { $mark }
gloomhaven-mark-seen = отмечено на карте зелёным
gloomhaven-mark-unseen = пока за закрытой дверью
gloomhaven-special-rules = Особые правила
gloomhaven-rooms = Комнаты
gloomhaven-story = Рассказ
gloomhaven-victory = Победа в раунде { $round }
gloomhaven-defeat = Поражение в раунде { $round }
gloomhaven-defeat-story = На этот раз мрак оказался сильнее. Вы выносите друг друга наружу и зализываете раны; найденное и выученное остаётся с вами, а дорога назад по-прежнему открыта.
gloomhaven-goal-met = – выполнено
gloomhaven-goal-missed = – не выполнено
gloomhaven-bonus-included = В том числе { $xp } опыта за победу.
gloomhaven-goals-need-victory = Боевые задания приносят галочки только при победе.
gloomhaven-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
gloomhaven-door-open = открытая дверь
gloomhaven-door-closed = закрытая дверь
gloomhaven-door-locked = запертая дверь
gloomhaven-measure = Измерить дальность и видимость
gloomhaven-measure-help = Нажмите на клетку: числа — дальность, перечёркнутые клетки оттуда не видны.
gloomhaven-turn = Повернуть область
gloomhaven-takes-along = Берёт с собой
gloomhaven-stays-behind = Остаётся дома
gloomhaven-scenario-level = Уровень сценария
gloomhaven-monster-level = Уровень монстров
gloomhaven-trap-damage = Урон ловушки
gloomhaven-hazard-damage = Урон опасной местности
gloomhaven-gold-per-coin = Золота за монету
gloomhaven-bonus-xp = Опыта за победу
gloomhaven-preparing = подготовка
gloomhaven-selecting = выбор карт
gloomhaven-turns = ходы
gloomhaven-has-advantage = атакует с преимуществом: из двух карт модификатора действует лучшая
gloomhaven-hampers = атаки по нему — с затруднением: из двух карт модификатора действует худшая
gloomhaven-area-hits =
    { $count ->
        [one] попадёт в { $count } врага
       *[other] попадёт в { $count } врагов
    }
gloomhaven-cards-of-class = Карты:
gloomhaven-perks-of-class = Навыки:
gloomhaven-would-do = Что он сделает сейчас?
gloomhaven-monster-ability = способность монстра
gloomhaven-why-target = Почему { $figure }?
gloomhaven-fewest-moves =
    { $moves ->
        [0] Атаковать можно, не сходя с места.
       *[other] Меньше всего движения: { $moves }.
    }
gloomhaven-tied-moves =
    { $moves ->
        [0] Не сходя с места можно атаковать и других; эта цель ближе или ходит раньше.
       *[other] Столько же движения ({ $moves }) и до других; эта цель ближе или ходит раньше.
    }
gloomhaven-monster-deck = колода монстров
gloomhaven-deck-left = { $deck }: { $left }
gloomhaven-acts-on = инициатива { $initiative }
gloomhaven-of-type = { $number } из { $count }

## Gloomhaven: помощник по монстрам

helper-title = Помощник по монстрам
helper-intro = Нарисуйте карту, расставьте фигуры, задайте действие монстра: вы увидите, кого он выберет целью, куда пойдёт и почему.
helper-reset = Начать заново
helper-brushes = Что рисовать
helper-brush-monster = Монстр
helper-brush-enemy = Герой
helper-brush-ally = Другой монстр
helper-brush-floor = Пол
helper-brush-wall = Стена
helper-action = Действие монстра
helper-move = Движение
helper-range = Дальность (0: ближний бой)
helper-targets = Целей
helper-attacks = атакует
helper-flying = летает
helper-jump = прыгает
helper-muddled = в смятении
helper-area = Область
helper-area-none = нет
helper-area-cleave = две рядом, ближний бой
helper-area-arc = три рядом, ближний бой
helper-area-thrust = две в ряд, ближний бой
helper-area-lance = три в ряд, ближний бой
helper-area-triangle = треугольник, дальний бой
helper-area-bloom = клетка и все вокруг неё, дальний бой
helper-initiatives = Инициатива героев
helper-hero = герой { $number }
helper-answer = Что он делает
helper-outcomes = Возможные исходы
helper-focus = Выбранная цель: { $names }
helper-stays = Остаётся на месте
helper-goes = Идёт на { $hex }
helper-hits = атакует: { $names }
helper-why = Почему
helper-points =
    { $points ->
        [one] { $points } очко движения
        [few] { $points } очка движения
       *[other] { $points } очков движения
    }
helper-and-negatives =
    { $negatives ->
        [one] { $way } и { $negatives } отрицательную клетку
        [few] { $way } и { $negatives } отрицательные клетки
       *[other] { $way } и { $negatives } отрицательных клеток
    }
helper-no-clean-way = Никого нельзя атаковать, не войдя в ловушку или на опасную местность, поэтому считаются пути, где их меньше всего.
helper-invisible = Невидим и не может быть целью: { $enemy }.
helper-out-of-reach = Ни с одной доступной клетки нельзя атаковать: { $enemy }.
helper-needs = Чтобы атаковать, нужно { $way }: { $enemy }.
helper-no-focus = Цели нет: монстр не двигается и не атакует.
helper-least-movement = Меньше всего движения: { $enemies }.
helper-nearest = Ближе всех из них: { $enemies }.
helper-earliest = Раньше всех по инициативе: { $enemies }.
helper-players-choose-focus = Цель выбирают игроки: { $enemies }.
helper-cannot-approach = Нет пути к клетке, с которой можно атаковать: { $focus }.
helper-goals-now = Лучшие клетки в пределах этого движения, чтобы атаковать ({ $focus }): { $goals }; нужно { $way }. Дополнительных целей: { $others }, с затруднением: { $disadvantages }.
helper-goals-later = В пределах этого движения атаковать нельзя ({ $focus }). Лучшие клетки при неограниченном движении: { $goals }; нужно { $way }. Дополнительных целей: { $others }, с затруднением: { $disadvantages }.
helper-with-disadvantage = Атака оттуда идёт с затруднением ({ $focus }); клетки лучше нет.
helper-no-nearer = Никакое движение не приблизит монстра, он остаётся на месте.
helper-comes-nearer = Монстр подходит так близко, как может: { $stops }.
helper-players-choose-way = Игроки выбирают из равных путей: { $ways }.

## В чём отказывает сервер

error-offline = Сервер не отвечает.
error-bad_json = Не удалось прочитать сообщение.
error-bad_message = Не удалось понять сообщение.
error-too_large = Слишком много данных.
error-too_fast = Слишком быстро, подождите немного.
error-too_many = Слишком много сразу, подождите немного.
error-too_slow = Передача заняла слишком много времени.
error-too_busy = Сервер сейчас занят, попробуйте чуть позже.
error-bad_origin = Этой странице доступ к столу закрыт.
error-no_such_page = Такой страницы нет.
error-no_such_table = Такого стола нет.
error-no_such_campaign = Такой кампании нет.
error-no_such_game = Такой игры нет.
error-no_such_language = Такого языка нет.
error-bad_setup = Так игру начать нельзя.
error-bad_token = Это место больше не ваше.
error-bad_save = Этот файл не открывается как сохранение.
error-not_your_seat = Это не ваше место.
error-not_your_turn = Сейчас вас ни о чём не спрашивают.
error-not_started = Партия ещё не началась.
error-not_over = Партия ещё не окончена.
error-no_such_option = Сейчас этого выбрать нельзя.
error-no_such_offer = Сейчас в это сыграть нельзя.
error-in_campaign = Что играть дальше, выбирают в кампании.
error-no_such_choice = Возвращаться некуда.
error-no_proposal = Голосовать не о чем.
error-no_advice = Здесь совета нет: сначала ответьте на этот вопрос.
error-stale = Игра тем временем ушла вперёд.
error-game_over = Партия окончена.
error-settled = Кампания уже пошла дальше: итог этой партии окончателен.
error-stopped = Партия за этим столом остановлена: одно из правил зациклилось.
error-undo_refused = Сейчас это отменить нельзя.
error-seat_taken = Место занято.
error-name_taken = Это имя здесь уже занято: выберите другое.
error-hushed = В чат этого стола пишут только игроки.
error-too_soon =
    { $seconds ->
        [one] Этот игрок только что был здесь и может вернуться: подождите { $seconds } секунду.
        [few] Этот игрок только что был здесь и может вернуться: подождите { $seconds } секунды.
       *[other] Этот игрок только что был здесь и может вернуться: подождите { $seconds } секунд.
    }
error-not_kept = Сервер сейчас не может ничего сохранить, поэтому ничего не изменилось. Попробуйте позже.
error-internal = У нас что-то пошло не так.

## Игровые поля

zoom-in = Приблизить
zoom-out = Отдалить
zoom-all = Показать всё

# сцена
table-answers = Стол
stage-go-on = Дальше
stage-pause = Пауза
stage-speed = Скорость
setting-speed = Скорость показа
setting-stepwise = Пауза перед каждой фигурой
setting-volume = Громкость
speed-calm = Спокойно
speed-normal = Обычно
speed-fast = Быстро
speed-off = Без показа
missed = Пока вас не было
just-happened = Что сейчас произошло
missed-more = { $count ->
    [one] и ещё { $count } событие
    [few] и ещё { $count } события
   *[many] и ещё { $count } событий
}
key-space = Пробел
    .help = пауза или дальше
