# Что говорит стол сюжета «Oathsworn».

tale-moment = глава { $chapter } «{ $title }» · сюжет
tale-over = Сюжет рассказан
tale-lost = Все четверо пали ещё до столкновения.
tale-page-note = глава { $chapter }, запись { $number }
tale-page-of-chapter = глава { $chapter }
tale-page-of-event = событие { $number }
tale-aloud = Прочесть вслух
tale-hush = Остановить
tale-success = успех
tale-happened = Что произошло
tale-everybody = Каждый
tale-each-of = Каждый из { $count }
tale-secret = Все выбирают втайне. Выбор откроется, когда ответит последний.

tale-check-added = +{ $added } к сумме
tale-check-free = { $count ->
    [one] { $count } замена даром
    [few] { $count } замены даром
   *[many] { $count } замен даром
}
tale-check-iron = можно облегчить за железные: до { $count }
tale-cost-iron = железных: { $count }
tale-cost-time = ещё { $count } время
tale-difficulty = нужно
tale-check-rule = Две пустые карты проваливают проверку при любой сумме. Критическая добавляет ещё одну карту, и её пустая не в счёт.
tale-fight-rule = Две пустые карты дают промах. Кто не справился, теряет 1 ОЗ; бой выигран в любом случае.
tale-best = Лучше всего { $cards ->
    [0] без белых карт
    [one] { $cards } белая карта
    [few] { $cards } белые карты
   *[many] { $cards } белых карт
}: { $percent } %
tale-chance = Шанс: { $percent } %
tale-white-cards = { $cards ->
    [one] белая карта
    [few] белые карты
   *[many] белых карт
}
tale-drawn = Взятые карты
tale-blank = пустая
tale-critical = критическая
tale-redrawn = заменить: { $percent } %
tale-against = из нужных { $difficulty }
tale-passes = Проверка пройдена
tale-fails = Проверка провалена
tale-blanks = Пустых в счёт: { $count }

tale-here = отряд здесь
tale-visited = вы там были
tale-takes = времени: { $count }
tale-time = Время
tale-time-passed = прошло { $passed } из { $all }
tale-time-brings = ещё { $units }: { $what }
tale-forfeit-token = ещё { $units }: не будет жетонов
tale-forfeit-unique = ещё { $units }: не будет предмета
tale-space = Деление { $number }
tale-space-covered = занято
tale-space-token = жетон локации { $token }
tale-sign-event = событие
tale-sign-ration = паёк
tale-sign-token = если пусто: жетоны
tale-sign-unique = если пусто: предмет

tale-muster = Кто входит в отряд?
tale-as-oathsworn = Верный клятве
tale-as-companion = Спутник
tale-complexity = Сложность { $count } из 3
tale-company = Отряд
tale-company-sheet = Лист отряда
tale-sheet-of = Лист: { $name }
tale-iron = железные
tale-clues = улики
tale-backpack = рюкзак
tale-allies = союзники
tale-rations = пайки
tale-knockouts = выбывания
tale-hp = ОЗ { $hp } из { $most }
tale-fallen = выбыл до конца главы
tale-level = Уровень { $level }
tale-traits = Особенности
tale-tokens = Жетоны
tale-tokens-now = сейчас
tale-tokens-permanent = навсегда
tale-items = Предметы
tale-injuries = Ранения
tale-none = пусто
tale-curatives = Куплено карт лечения: { $count }
tale-might-decks = Колоды силы
tale-might-deck = { $colour }: осталось { $left }, в сбросе { $discard }
tale-might-of = Сила, { $colour }: { $count }
tale-defense-of = Защита { $count }
tale-range-of = Дальность { $count }
tale-box-special_rules = Особые правила
tale-box-ambushed = Засада
tale-box-extra_unique = Ещё один уникальный предмет

tale-banksmith = Банк-кузня
tale-item-price = Цена в железных: { $iron }
tale-sells = Продать за железные: { $iron }
tale-users = пригодится: { $names }
tale-nobody = здесь никому не пригодится

tale-chapters = Главы
tale-unknown = Ещё не рассказано
tale-ahead = впереди
tale-under-way = идёт сейчас
tale-fate-won = Победа с попытки { $attempts }; пало: { $fell }, отметок: { $marks }
tale-fate-lost = Поражение, попыток: { $attempts }; пало: { $fell }, отметок: { $marks }
tale-fate-now = Попыток: { $attempts }
tale-part-story = Сюжет
tale-part-encounter = Столкновение
tale-part-epilogue = Эпилог
tale-failed = Отряда больше нет
tale-no-company = Отряд соберётся, когда начнётся первая глава.
tale-score = Отметок на счётчике выбывания: { $marks }
tale-instant = Одна страница вместо всего сюжета.
tale-away = пока не в отряде
tale-dead = смерть
tale-defense = Защита
tale-cards = Карты
