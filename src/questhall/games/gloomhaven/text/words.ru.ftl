# Что говорят карты: действия и эффекты атак.

xp = +{ $xp } опыта
self = на себя
quoted = «{ $name }»
this-round = , в этом раунде
use = { $elements }: { $gains }
word-instead = { $elements }, вместо этого: { $gains }

## Символы

symbol-persistent = Постоянный бонус
symbol-lost = Потеря
symbol-unrecoverable = Нельзя вернуть на руку
symbol-shuffle = Перемешать

## Состояния как эффекты

effect-poison = ОТРАВЛЕНИЕ
effect-wound = РАНА
effect-immobilize = ПАРАЛИЧ
effect-disarm = РАЗОРУЖЕНИЕ
effect-stun = ОГЛУШЕНИЕ
effect-muddle = СМЯТЕНИЕ
effect-invisible = НЕВИДИМОСТЬ
effect-strengthen = УСИЛЕНИЕ
effect-curse = ПРОКЛЯТИЕ
effect-bless = БЛАГОСЛОВЕНИЕ

## Числа, которые от чего-то зависят

x = Х
x-hexes-moved = Х — пройденные за этот ход клетки
x-hexes-of-this-move = Х — пройденные этим движением клетки
x-damage-dealt = Х — урон, нанесённый вами за этот ход
x-maximum = Х — максимум очков здоровья цели
x-half-of-maximum = Х — половина максимума очков здоровья цели с округлением вниз
x-twice-destroyed = Х — удвоенное число клеток, которые занимали уничтоженные препятствия
x-by-level = Х по уровню монстра: { $numbers }

## Что относится к действию

part-range = Дальность { $value }
part-own-range = со своей дальностью
part-targets = Цели { $value }
part-target-figures =
    { $many ->
        [yes] Цели
       *[no] Цель
    }: { $who }
part-area = Область: { $shape }
part-xp-each = каждый раз +{ $xp-each } опыта
part-jump = Прыжок
part-straight = по прямой
part-ends-beside-obstacle = до клетки по соседству с препятствием

plus-attack = { $signed } к атаке
plus-move = { $signed } к движению
plus-heal = { $signed } к лечению
plus-shield = { $signed } к щиту
plus-retaliate = { $signed } к ответному удару
plus-push = ОТТОЛКНУТЬ { $signed }
plus-pull = ПРИТЯНУТЬ { $signed }
plus-damage = { $signed } к урону
plus-recover = { $signed } к числу карт
plus-range = { $signed } к дальности
plus-for-all = { $signed } к каждому движению и щиту этой способности

area-cleave = 2 соседние клетки бок о бок
area-arc = 3 соседние клетки дугой
area-thrust = 2 клетки по прямой
area-lance = 3 клетки по прямой
area-skewer-far = 5 клеток по прямой
area-both-sides = 2 соседние клетки напротив друг друга
area-fan = 3 клетки, из них 2 соседние
area-cross = 4 соседние клетки, по 2 друг против друга
area-wedge = 5 клеток, из них 2 соседние
area-swath = 6 клеток, из них 3 соседние
area-ring = все соседние клетки
area-gaze-small = 9 клеток веером
area-gaze-large = 15 клеток веером
area-drake-breath = 7 клеток перед ним
area-triangle = 3 клетки треугольником
area-rhombus = 4 клетки ромбом
area-row5 = 5 клеток в ряд
area-bloom = клетка и все 6 вокруг неё
area-blast = 12 клеток
area-band = 8 клеток полосой

## Эффекты атак

plus-xp =
    { $xp ->
        [0] { "" }
       *[other] и +{ $xp } опыта
    }
rider-push = ОТТОЛКНУТЬ { $amount }
rider-pull = ПРИТЯНУТЬ { $amount }
rider-pierce = ПРОБОЙ { $amount }
rider-ignore-shield = щит не учитывается
rider-plus = { $signed } к атаке { plus-xp } { $when }
rider-per = { $signed } к атаке { plus-xp } за { $per }
rider-add = { $condition } { plus-xp } { $when }
rider-double = атака удваивается { $when }
rider-advantage = преимущество
rider-disadvantage = затруднение
rider-xp-each = +{ $amount } опыта за каждую цель
rider-add-target =
    { $amount ->
        [1] ДОБАВИТЬ ЦЕЛЬ
       *[other] ДОБАВИТЬ ЦЕЛИ: { $amount }
    }
rider-splash =
    { $everyone ->
        [yes] все союзники и враги
       *[no] все враги
    } рядом с целью получают { $as-dealt ->
        [yes] столько же урона
       *[no] { $amount } { $amount ->
            [one] урон
           *[many] урона
        }
    }
rider-along-path = также все враги на пути к цели
rider-kill-normal = обычные цели погибают
rider-kill-instead = обычная цель вместо этого погибает
rider-shield-self = Щит { $amount } (на себя), в этом раунде
rider-heal-self = Лечение { $amount } (на себя)
rider-retaliate-self = Ответный удар { $amount } (на себя), в этом раунде
rider-heal-near = Лечение { $amount } · Дальность { $range }
rider-push-through-obstacles =
    ОТТОЛКНУТЬ { $amount }, в том числе сквозь препятствия: каждое уничтожается, наносит цели { $damage } { $damage ->
        [one] урон
       *[many] урона
    } и даёт +{ $xp } опыта
rider-push-against-obstacles =
    ОТТОЛКНУТЬ { $amount }; за каждую клетку, на которую не пустили стена или препятствие, { $damage } { $damage ->
        [one] урон
       *[many] урона
    } и +{ $xp } опыта
rider-summon = Призвать рядом с целью: { $creature } ({ $rank })
rider-all-at-one = все атаки по одной цели
rider-per-target-damaged = за каждую цель, получившую урон: { $action }
rider-charge = { word-charge }
rider-gain = { $condition } (на себя)

## Действия для всех

word-move = Движение { $value }
word-attack = Атака { $value }
word-heal = Лечение { $value }
word-shield = Щит { $value }
word-retaliate = Ответный удар { $value }
word-inflict = { $conditions }
word-push = ОТТОЛКНУТЬ { $value }
word-pull = ПРИТЯНУТЬ { $value }
word-damage =
    { $who } { $many ->
        [yes] получают
       *[no] получает
    } { $amount } { $amount ->
        [one] урон
       *[many] урона
    }
word-suffer =
    { $monster ->
        [yes] Получает
       *[no] Получить
    } { $amount } { $amount ->
        [one] урон
       *[many] урона
    }
word-loot = Добыча { $amount }
word-charge = Заряд: { $element }
word-create-trap =
    Создать ловушку на соседней пустой клетке: { $damage ->
        [0] { "" }
       *[other] { $damage } { $damage ->
            [one] урон
           *[many] урона
        }
    }{ $conditions ->
        [none] { "" }
       *[other] { $damage ->
            [0] { $conditions }
           *[other] , { $conditions }
        }
    }{ $xp ->
        [0] { "" }
       *[other] ; +{ $xp } опыта, когда в неё попадёт враг
    }
word-summon =
    Призвать: { $creature } { $monster ->
        [yes] ({ $rank }) { $own-hit-points ->
            [yes] , здоровья не больше, чем у него самого
           *[no] { "" }
        }
       *[no] ({ $numbers })
    }

## Действия персонажей

word-kill =
    Убить { $who-object }{ $xp-each ->
        [0] { "" }
       *[other] ; +{ $xp-each } опыта за каждого
    }
card-pile =
    { $pile ->
        [lost] { $amount ->
            [1] потерянную карту
           *[other] потерянных карт
        }
       *[discard] { $amount ->
            [1] сброшенную карту
           *[other] сброшенных карт
        }
    }
word-recover =
    { $has-who ->
        [yes] { $who } может вернуть
       *[no] Вернуть
    } на руку { $all ->
        [yes] все { $pile ->
            [lost] потерянные карты
           *[discard] сброшенные карты
        }
       *[no] { $amount ->
            [1] { $amount } { card-pile }
           *[other] до { $amount } { card-pile }
        }
    }
word-refresh =
    { $has-who ->
        [yes] { $who } может развернуть
       *[no] Развернуть
    } { $all ->
        [yes] все { $state ->
            [spent] повёрнутые
           *[consumed] потраченные
        } { $small ->
            [yes] маленькие
           *[no] { "" }
        } предметы
       *[no] { $amount ->
            [1] { $amount } { $state ->
                [spent] повёрнутый
               *[consumed] потраченный
            } { $small ->
                [yes] маленький
               *[no] { "" }
            } предмет
           *[other] до { $amount } { $state ->
                [spent] повёрнутых
               *[consumed] потраченных
            } { $small ->
                [yes] маленьких
               *[no] { "" }
            } предметов
        }
    }
word-disarm-trap = Обезвредить соседнюю ловушку
word-create-obstacles =
    Создать до { $amount } препятствий на пустых клетках { $range ->
        [1] по соседству
       *[other] в пределах дальности { $range }
    }
word-destroy-obstacle = Уничтожить соседнее препятствие
attacks-kind =
    { $kind ->
        [melee] ближних
        [ranged] дальних
       *[any] { "" }
    }
attack-kind =
    { $kind ->
        [melee] ближней
        [ranged] дальней
       *[any] { "" }
    }
on-attacks =
    { $has-who ->
        [yes] { $who } при { attacks-kind } атаках в этом раунде
       *[no] { $times ->
            [0] При ваших { attacks-kind } атаках { $stays ->
                [round] в этом раунде
               *[persistent] { "" }
            }
            [1] При вашей следующей { attack-kind } атаке
           *[other] При ваших следующих { $times } { attacks-kind } атаках
        }
    }
word-my-attacks = { on-attacks }: { $riders } { $when }
word-my-attack-actions =
    { $times ->
        [1] При вашем следующем действии { attack-kind } атаки
       *[other] При ваших следующих { $times } действиях { attack-kind } атаки
    }: { $riders }
word-when-attacked =
    { $times ->
        [1] При следующей { attack-kind } атаке по вам
       *[other] При следующих { $times } { attacks-kind } атаках по вам
    }: { $prevent ->
        [yes] вы не получаете урона, { $guards }
       *[no] { $guards }
    }
word-prevent-damage =
    Не получать урона от { $times ->
        [1] следующего источника
       *[other] следующих { $times } источников
    } { $stays ->
        [round] в этом раунде
       *[persistent] { "" }
    }
word-at-turn-start =
    В начале { $times ->
        [1] вашего следующего хода
       *[other] ваших следующих { $times } ходов
    }: { $action }
word-at-turn-end =
    В конце { $times ->
        [1] вашего следующего хода
       *[other] ваших следующих { $times } ходов
    }: { $action }
word-heal-more =
    При { $times ->
        [1] вашем следующем действии лечения
       *[other] ваших следующих { $times } действиях лечения
    }: { $signed } к лечению

## Действия отдельных классов

word-draw-attacks = Враги, атакующие { $who-any }, атакуют вместо него вас, в этом раунде
word-moves-as-attacks = Вы можете выполнять свои действия движения как действия атаки с тем же показателем
word-if-straight = Если вы прошли по прямой: { $action }
word-affect = { $riders }
word-turncoat =
    { $who }, ещё не ходивший в этом раунде, проводит свой ход, считая своих союзников врагами, а врагов — союзниками{ $controlled ->
        [yes] ; его действиями управляете вы
       *[no] { "" }
    }
word-loot-path = Забрать добычу со всех клеток, через которые вы прошли
word-lure = Передвинуть { $who-object } на 1 клетку так, чтобы он остался рядом с вами
word-spring-on = { $who } получает все эффекты обезвреженной ловушки
word-pull-to-hex = Выбрать клетку в пределах дальности { $range }. ПРИТЯНУТЬ { $amount } к ней: все враги в пределах дальности { $around } от неё
word-loot-some = Добыча { $amount }, не больше { $most } жетонов
word-in-area =
    { $range ->
        [0] { "" }
       *[other] Дальность { $range } ·
    } Область: { $shape }. { $action }
word-grant =
    { $who } { $many ->
        [yes] могут выполнить
       *[no] может выполнить
    }: { $action }
word-recover-then-lose =
    { $who } может вернуть на руку до { $amount } { card-pile }, а затем теряет { $lose } { $lose ->
        [one] карту
        [few] карты
       *[many] карт
    } с руки или из сброса
word-take-lost-card = { $who } может взять на руку потерянную карту персонажа, который стоит рядом с ним
word-move-obstacle = Передвинуть соседнее препятствие в одну клетку на пустую клетку в пределах дальности { $range }
word-create-obstacle = Создать препятствие ({ $shape }) на пустых клетках в пределах дальности { $range }
word-obstacle-where-felled = Создать препятствие на клетке убитого
word-destroy-obstacles = Уничтожить все препятствия в пределах дальности { $range }
word-clear-path = Уничтожить препятствия и обезвредить ловушки, через которые вы прошли
word-destroy-to-add = При ваших следующих { $times } { attacks-kind } атаках: уничтожить соседнее препятствие, { $signed } к атаке
word-augment = Расширение, при ваших ближних атаках: { $riders }
word-two-augments = У вас может быть два расширения сразу
word-augments-at-range = Ваши расширения действуют и при ваших дальних атаках, в этом раунде
word-augmented = { $action }, с эффектами ваших расширений
word-force = { $who } выполняет под вашим управлением: { $action }
word-turn-against = { $who } выполняет против своих союзников под вашим управлением: { $action }
word-swarm = { $who } при атаках в этом раунде: +1 к атаке за каждого из них
word-gain-coins = Получить по 1 монете за { $who-every }
word-if-returned = Если вы вернулись туда, откуда начали: { $action }

## Действия монстров и боссов

rank-normal = обычный
rank-elite = мощный
rank-none = нет
ranks-by-party = при 2/3/4 персонажах: { $two }/{ $three }/{ $four }
word-on-death = Погибая: { $action }
word-attackers-disadvantage = Атаки по нему проводятся с затруднением
word-special = Особая способность { $amount }
boss-special = Особая способность { $amount }: { $actions }
word-attack-bonus = { $signed } к атаке в этом раунде: { $who }
word-open-next-door = Открывает следующую дверь
word-all-act = Все его союзники тут же действуют: { $creature }
word-move-throne = Трон перемещается на следующую метку
word-summon-throne-demon = Призвать рядом с троном: демон этой метки ({ $rank })
word-summon-zephyrs = Призывает зефиров: { $amount }
word-fly-to-next-perch = Перелетает на следующий насест
word-fear = Все враги в пределах дальности { $amount } бегут от него
word-mind-control = Один из врагов атакует своих союзников
word-hatch-eggs = Вылупляются детёныши из яиц
word-lay-eggs = Откладывает яйца
word-jump-to-next-mark = Перескакивает на следующую метку
