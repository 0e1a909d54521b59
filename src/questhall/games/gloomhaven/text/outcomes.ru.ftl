# Что события и сценарии приносят отряду; складывается из их эффектов.

outcome-gold = Каждый получает { $amount } зол.
outcome-lose-gold = Каждый теряет { $amount } зол.
outcome-gold-together = Отряд получает { $amount } зол. на всех.
outcome-lose-gold-together = Отряд теряет { $amount } зол. на всех.
outcome-experience = Каждый получает { $amount } опыта.
outcome-checks = Каждый получает { $amount ->
    [one] { $amount } галочку
    [few] { $amount } галочки
   *[other] { $amount } галочек
}.
outcome-lose-checks = Каждый теряет { $amount ->
    [one] { $amount } галочку
    [few] { $amount } галочки
   *[other] { $amount } галочек
}.
outcome-reputation = Репутация растёт на { $amount }.
outcome-lose-reputation = Репутация падает на { $amount }.
outcome-prosperity = Процветание растёт на { $amount }.
outcome-lose-prosperity = Процветание падает на { $amount }.
outcome-item = Отряд получает предмет «{ $item }».
outcome-item-of-quest = «{ $item }» получает тот, чьё личное задание с этим связано.
outcome-item-design = Отныне в продаже есть «{ $item }».
outcome-random-item-design = Отряд находит случайный чертёж предмета.
outcome-party-achievement = Достижение отряда: «{ $achievement }».
outcome-lose-party-achievement = Отряд теряет достижение «{ $achievement }».
outcome-global-achievement = Общее достижение: «{ $achievement }».
outcome-quest-done = Личное задание «{ $quest }» выполнено. Если его нет ни у кого в отряде: { $effects }
outcome-open-class = Открывается запечатанный класс.
outcome-open-envelope = Вскрывается конверт { $envelope }.
outcome-scenario = Новый сценарий: «{ $scenario }» ({ $number }).
outcome-event = В колоду { $deck ->
    [city] городских
   *[road] дорожных
} событий замешивается новая карта.
outcome-start = Каждый начинает следующий сценарий так: { $effect }.
outcome-one-starts = Один из вас начинает следующий сценарий так: { $effect }.
outcome-only = Если { $condition }: { $effect }
outcome-choose = Выберите: { $effects }
outcome-like-other = Происходит и то, что приносит другой вариант.
outcome-or = { $first } Или: { $second }

start-damage = { $amount } урона
start-condition = { $condition }
start-discard = { $amount ->
    [one] { $amount } карта в сбросе
    [few] { $amount } карты в сбросе
   *[other] { $amount } карт в сбросе
}
start-minus-1-cards = { $amount ->
    [one] { $amount } карта −1
    [few] { $amount } карты −1
   *[other] { $amount } карт −1
} в колоде модификаторов
start-consume-small-item = один малый предмет уже израсходован

when-reputation-above = репутация выше { $amount }
when-reputation-below = репутация ниже { $amount }
when-in-party = в отряде есть один из классов: { $classes }
when-pay-together = отряд платит { $amount } зол. на всех{ $less ->
    [0] { "" }
   *[other] , а при репутации выше { $above } — { $less }
}
when-pay-each = каждый платит { $amount } зол.
when-pay-item = кто-то отдаёт предмет «{ $item }»
