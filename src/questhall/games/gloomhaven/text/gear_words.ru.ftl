# Что говорят предметы, карты модификаторов, навыки и цели сценариев.

## Карты характеристик и призванные создания

stat-hit-points = ОЗ { $value }
stat-move = Движение { $value }
stat-attack = Атака { $value }
stat-range = Дальность { $value }
stat-shield = Щит { $value }
stat-retaliate = Ответный удар { $value }
stat-pierce = ПРОБОЙ { $value }
stat-targets = Цели { $value }
trait-flying = Полёт
trait-attackers-disadvantage = атаки по нему — с затруднением
trait-attack-is-half-its-hit-points = Атака Х (Х — половина его текущих ОЗ с округлением вверх)

## Предметы

slot-head = Голова
slot-body = Торс
slot-legs = Ноги
slot-one-hand = Рука
slot-two-hands = Две руки
slot-small = Маленький предмет

item-use-spent = Повернуть
item-use-consumed = Потратить
item-minus-cards =
    Добавьте в свою колоду модификаторов { $count ->
        [1] карту −1
        [one] { $count } карту −1
        [few] { $count } карты −1
       *[many] { $count } карт −1
    }

window-turn = В свой ход: { $gains }
window-move = Во время своего движения: { $gains }
window-attack-action =
    При { $always ->
        [yes] действиях { attack-kind } атаки
       *[no] одном действии { attack-kind } атаки
    } { $single-target ->
        [yes] с одной целью
       *[no] { "" }
    }: { $gains }
window-single-attack =
    При { $always ->
        [yes] { attacks-kind } атаках
       *[no] одной { attack-kind } атаке
    }: { $gains }
window-attacked = Когда вас атакуют: { $gains }
window-damaged =
    { $circles ->
        [0] Когда атака наносит вам урон
       *[other] При следующих { $circles } атаках, наносящих вам урон
    }: { $gains }
window-round-start = Когда открыта инициатива: { $gains }
window-turn-end = В конце своего хода: { $gains }
window-passive = { $gains }

gives-move-plus = { $signed } к движению
gives-add-jump = Прыжок
gives-add = { $riders }
gives-plus = { $signed } к атаке
gives-advantage = преимущество
gives-ignore-shield = щит не учитывается
gives-range-plus = { $signed } к дальности
gives-reach =
    достаёт врагов на расстоянии { $amount } { $amount ->
        [one] клетки
       *[many] клеток
    }
gives-use = { $elements }: { $riders }
gives-turn-into =
    атака становится атакой по области: { $shape }{ $action ->
        [none] { "" }
       *[other] ; затем: { $action }
    }
gives-attacker-disadvantage = атака проводится с затруднением
gives-cancel-damage = вы не получаете урона от неё
gives-play-extra =
    разыграть карту с руки ради её { $half ->
        [top] верхней способности
       *[bottom] нижней способности
    }
gives-extra-turn = разыграть две карты с руки и провести ещё один ход позже в этом раунде
gives-moved-at-most =
    если вы прошли не больше { $amount } { $amount ->
        [one] клетки
       *[many] клеток
    }, { $action }, в этом раунде
gives-initiative = увеличить или уменьшить свою инициативу на { $amount }
gives-more-small-items =
    Можно взять ещё { $amount } { $amount ->
        [one] маленький предмет
        [few] маленьких предмета
       *[many] маленьких предметов
    }
gives-standard-move = Ваша стандартная способность движения — Движение { $amount }
gives-standard-attack = Ваша стандартная способность атаки — Атака { $amount }
gives-immune = Невосприимчивость: { $threats }
gives-doubles-count-as-zero = Карта ×2, вытянутая для атаки по вам, считается картой +0
gives-flying = Полёт
gives-hidden-in-obstacles = в препятствии вы не можете атаковать и не можете быть целью
effect-forced-movement = вынужденное движение

## Карты модификаторов и навыки

modifier-rolling = дополнительный модификатор
perk-cards =
    { $count ->
        [1] одну карту «{ $face }»
        [2] две карты «{ $face }»
        [3] три карты «{ $face }»
        [4] четыре карты «{ $face }»
       *[other] карты «{ $face }» ({ $count })
    }
perk-remove = Уберите { $removed }
perk-add = Добавьте { $added }
perk-replace = Замените { $removed } на { $added }
perk-ignore-items = Не учитывайте отрицательные эффекты предметов
perk-ignore-scenario = Не учитывайте отрицательные эффекты сценариев

## Цели сценариев

join-and = { $first } и { $second }
join-or = { $first } или { $second }
join-then = { $first }, затем { $second }
places-by-party = { $two } при 2 персонажах; { $three } при 3; { $four } при 4
place-adjacent-to = рядом с { $place }
place-start = стартовые клетки
goal-word-kill-all =
    убить всех врагов { $names ->
        [none] { "" }
       *[other] , кроме таких: { $names }
    }
goal-word-kill-revealed = убить всех врагов в открытых комнатах
goal-word-kill = убить: { $names }
goal-word-kill-count =
    убить по { $per-character } { $per-character ->
        [one] врагу
       *[many] врагов
    } на каждого персонажа { $names ->
        [none] { "" }
       *[other] ({ $names })
    }
goal-word-reveal = открыть комнату { $places }
goal-word-reveal-all = открыть все комнаты
goal-word-open-all = открыть все двери
goal-word-loot-goal = забрать все сюжетные сокровища
goal-word-loot-each = каждым персонажем забрать сокровище
goal-word-loot = забрать сокровище { $amount }
goal-word-destroy = уничтожить то, что стоит на отмеченных клетках ({ $places })
goal-word-escape = привести всех персонажей на отмеченные клетки ({ $places })
goal-word-leave = привести всех персонажей на отмеченные клетки ({ $places })
goal-word-occupy = одновременно занять все отмеченные клетки ({ $places })
goal-word-reach = закончить ход персонажа на отмеченной клетке ({ $places })
goal-word-arrive = довести до цели: { $names }
goal-word-survive =
    продержаться { $amount } { $amount ->
        [one] раунд
        [few] раунда
       *[many] раундов
    }
goal-word-cleanse = очистить отмеченные клетки ({ $places })
