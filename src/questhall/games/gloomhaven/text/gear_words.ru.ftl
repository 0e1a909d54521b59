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
trait-at-turn-end = в конце своего хода: { $action }
trait-stands-in = вы можете выполнять свои действия атаки так, будто стоите на его клетке
trait-flying = Полёт
trait-all-adjacent = цель — все соседние враги
trait-spur-allies = у всех соседних союзников { $signed } ко всем атакам
trait-companion = рядом с вами с самого начала · ОЗ по вашему уровню: { $numbers } · урон по нему можно отменять своими картами
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
item-unrecoverable = Нельзя развернуть
item-works-when-stunned = Можно и с ОГЛУШЕНИЕМ
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
window-ally-attack = При одном действии атаки союзника: { $gains }
window-kill = Каждый раз, когда вы убиваете врага в свой ход: { $gains }
window-heal = Во время своего действия лечения: { $gains }
window-loot = Во время способности «Добыча 1»: { $gains }
window-obstacle-made = Когда вы создаёте препятствие: { $gains }
window-ability-used =
    После вашего действия { $ability ->
        [song] «Песня»
        [doom] «Рок»
       *[command] «Команда»
    }: { $gains }
window-targeted = Когда вас атакует обычный враг с соседней клетки: { $gains }
window-summon-damaged = Когда атака наносит урон призванному вами созданию: { $gains }
window-enemy-uses-element = Когда враг вот-вот использует стихию: { $gains }

gives-move-plus =
    { $signed } к движению{ $jump ->
        [yes] , Прыжок
       *[no] { "" }
    }
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
gives-for-elements = { $elements }: { $defence }
gives-suffer-for = получить { $amount } урона: { $riders }
gives-of-augments = { $riders }, если способность — расширение
gives-push-each = ОТТОЛКНУТЬ { $amount }
gives-against = против таких целей ({ $monsters }): { $riders }
gives-after-moving =
    один раз за ход, если вы прошли не меньше { $amount } { $amount ->
        [one] клетки
       *[many] клеток
    }: { $riders }
gives-if-strong = если заряд ({ $element }) силён, против атаковавшего: { $riders }
gives-turn-into =
    атака становится атакой по области: { $shape }{ $action ->
        [none] { "" }
       *[other] ; затем: { $action }
    }
gives-attacker-disadvantage = атака проводится с затруднением
gives-cancel-damage = вы не получаете урона от неё
gives-spare-it = оно не получает урона от неё
gives-betray = вместо этого он атакует одного из своих союзников в пределах своей дальности
gives-dampen = использовать её раньше, без эффекта
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
gives-moved-at-least =
    если вы прошли не меньше { $amount } { $amount ->
        [one] клетки
       *[many] клеток
    }, { $action }
gives-entered-hazards = если вы входили на опасную местность, { $action }
gives-heal-self = Лечение { $amount } (на себя)
gives-shield-self = Щит { $amount }, в этом раунде
gives-heal-times =
    { $amount ->
        [2] удвоить его значение
       *[other] умножить его значение на { $amount }
    }
gives-loots = вместо этого Добыча { $amount }
gives-more-obstacles =
    создать ещё { $amount } { $amount ->
        [one] препятствие
        [few] препятствия
       *[many] препятствий
    } со всеми эффектами действия
gives-attack-or-move = { $action } или { $otherwise }
gives-inflict = { $condition } (его цель)
gives-play-same-half = разыграть карту с руки ради той же половины
gives-packs-heal-more = Союзникам, которые применяют аптечку любого размера: { $signed } к лечению
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
gives-sure-footed = Труднопроходимая местность на вас не действует
gives-fireproof = опасная местность не наносит вам урона
gives-focused-last = Когда враги выбирают цель, ваша инициатива считается равной 99
gives-muddle-strengthens = Каждый раз, получая СМЯТЕНИЕ, получайте вместо него УСИЛЕНИЕ
gives-remove-minus-cards =
    Уберите из своей колоды модификаторов { $amount } { $amount ->
        [one] карту −1
        [few] карты −1
       *[many] карт −1
    }
gives-among-monsters =
    Пока рядом с вами не меньше { $count } { $count ->
        [one] монстра
       *[many] монстров
    }: { $action }
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
goal-word-kill-named = убить: { $names }
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
goal-word-clear-rooms = убить всех врагов в трёх комнатах
goal-word-loot-last-room = взять сокровище третьей комнаты
goal-word-loot = забрать сокровище { $amount }
goal-word-destroy = уничтожить то, что стоит на отмеченных клетках ({ $places })
goal-word-escape = привести всех персонажей на отмеченные клетки ({ $places })
goal-word-leave = привести всех персонажей на отмеченные клетки ({ $places })
goal-word-occupy = одновременно занять все отмеченные клетки ({ $places })
goal-word-reach = закончить ход персонажа на отмеченной клетке ({ $places })
goal-word-arrive = довести до цели: { $names }
goal-word-deliver = донести куклу до отмеченной клетки ({ $places })
goal-word-bring-claw = донести клешню до отмеченной клетки ({ $places })
goal-word-bring-staff = зарядить посох и закончить ход его владельца на отмеченной клетке ({ $places })
goal-word-sacrifice = пожертвовать артефакт в конце хода на отмеченной клетке ({ $places })
goal-word-survive =
    продержаться { $amount } { $amount ->
        [one] раунд
        [few] раунда
       *[many] раундов
    }
goal-word-cleanse = очистить отмеченные клетки ({ $places })
goal-word-dig-up = раскопать все могилы ({ $places })
