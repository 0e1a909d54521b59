# Что говорят карты: действия и эффекты атак.

xp = +{ $xp } опыта
self = на себя
quoted = «{ $name }»
this-round = , в этом раунде
use = { $elements }: { $gains }
suffering = Получите { $amount } урона: { $gains }
wounding = РАНА (вы и все соседние союзники): { $gains }
word-instead = { $elements }, вместо этого: { $gains }

## Символы

symbol-persistent = Постоянный бонус
symbol-lost = Потеря
symbol-unrecoverable = Нельзя вернуть на руку
symbol-shuffle = Перемешать
symbol-given = Не отменяет урон; после сброса или потери — в запас

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
x-lost-hit-points = Х — ваши максимальные очки здоровья без текущих
x-hit-points-left = Х — ваши очки здоровья
x-lost-cards = Х — число ваших потерянных карт
x-suffered = Х — полученный вами урон
x-hurt-plus = Х — { $amount } и ещё { $more }, если ваших очков здоровья меньше половины максимума
x-by-level = Х по уровню монстра: { $numbers }

## Что относится к действию

part-range = Дальность { $value }
part-own-range = со своей дальностью
part-targets = Цели { $value }
part-target-figures =
    { $many ->
        [yes] Цели
       *[no] Цель
    }: { $who }{ $many ->
        [yes] { "" }
       *[no] , на любой дальности
    }
part-area = Область: { $shape }
part-count = { $value } таких
part-xp = +{ $xp } опыта
part-xp-each = каждый раз +{ $xp-each } опыта
part-conditions = { $conditions }
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
plus-for-all = { $signed } к каждому значению этой способности

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
    { $target-too ->
        [yes] цель и
       *[no] { "" }
    } { $everyone ->
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
rider-kill-target = обычная или мощная цель вместо этого погибает
rider-xp-per-damage = +1 опыта за каждые { $amount } нанесённого урона
rider-target-suffered = Цели Х · Х — полученный вами урон
rider-ground = цель больше не летает
rider-heal-if-damaged = Лечение { $amount } (на себя) за каждую цель, получившую урон
rider-spare-range = +1 к атаке за каждую клетку, на которую она достала бы дальше
rider-finish-off = цель, у которой осталось не больше { $amount } ОЗ, погибает и приносит +{ $xp } опыта
rider-xp-per-targets =
    +1 опыта за каждые { $amount } { $amount ->
        [few] цели
       *[many] целей
    }
rider-lead-to-allies = цель проходит до { $amount } клеток прямо к ближайшей клетке по соседству с вашим союзником
rider-refresh-item = развернуть 1 предмет
rider-sweep = Цели: все соседние враги
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
rider-suffer-each =
    получить { $amount } { $amount ->
        [one] урон
       *[many] урона
    } за каждую проведённую атаку
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
    }{ $around ->
        [0] { "" }
       *[other] ; когда она сработает, все враги по соседству с ней получают { $around } урона
    }{ $spreads ->
        [yes] ; когда она сработает, для всех врагов по соседству с ней: { $conditions }
       *[no] { "" }
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
        [yes] { $who } { $many ->
            [yes] могут вернуть
           *[no] может вернуть
        }
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
        [yes] { $who } { $many ->
            [yes] могут развернуть
           *[no] может развернуть
        }
       *[no] Развернуть
    } { $all ->
        [yes] все { $state ->
            [spent] повёрнутые
            [spent-or-consumed] повёрнутые и потраченные
           *[consumed] потраченные
        } { $slots ->
            [small] маленькие предметы
            [hands] одноручные и двуручные предметы
           *[any-slot] предметы
        }
       *[no] { $amount ->
            [1] { $amount } { $state ->
                [spent] повёрнутый
                [spent-or-consumed] повёрнутый или потраченный
               *[consumed] потраченный
            } { $slots ->
                [small] маленький предмет
                [hands] одноручный или двуручный предмет
               *[any-slot] предмет
            }
           *[other] до { $amount } { $state ->
                [spent] повёрнутых
                [spent-or-consumed] повёрнутых или потраченных
               *[consumed] потраченных
            } { $slots ->
                [small] маленьких предметов
                [hands] одноручных или двуручных предметов
               *[any-slot] предметов
            }
        }
    }
word-mark = Пометить цель ({ $who }): { $signed } ко всем вашим атакам по ней
word-remove-conditions =
    Снять { $all ->
        [yes] все отрицательные состояния
       *[no] { $amount } { $amount ->
            [one] отрицательное состояние
            [few] отрицательных состояния
           *[many] отрицательных состояний
        }
    } { $has-who ->
        [yes] ({ $who })
       *[no] (с себя)
    }
word-experience = +{ $amount } опыта
word-disarm-traps = Обезвредить все ловушки в пределах дальности { $range }
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
        [yes] { $who } при { $times ->
            [0] { attacks-kind } атаках { $stays ->
                [round] в этом раунде
               *[persistent] { "" }
            }
           *[other] следующих { $times } { attacks-kind } атаках
        }
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
    { $has-who ->
        [yes] { $who } при действиях { attack-kind } атаки
       *[no] { $times ->
            [0] При ваших действиях { attack-kind } атаки { $stays ->
                [round] в этом раунде
               *[persistent] { "" }
            }
            [1] При вашем следующем действии { attack-kind } атаки { $stays ->
                [round] в этом раунде
               *[persistent] { "" }
            }
           *[other] При ваших следующих { $times } действиях { attack-kind } атаки
        }
    }: { $riders }
word-my-moves =
    { $has-who ->
        [yes] { $who } при действиях движения
       *[no] При ваших действиях движения
    } { $stays ->
        [round] в этом раунде
       *[persistent] { "" }
    }: { $amount ->
        [0] { $riders }
       *[other] { plus-move }
    }
while-unseen =
    { $unseen ->
        [yes] , пока у вас НЕВИДИМОСТЬ
       *[no] { "" }
    }
word-before-attacks =
    { $has-who ->
        [yes] { $who } могут выполнять перед своими действиями атаки
       *[no] Перед вашими следующими { $times } действиями атаки
    }: { $action }
word-after-attacks =
    { $times ->
        [0] В конце каждого вашего действия атаки{ while-unseen }
       *[other] В конце ваших следующих { $times } действий атаки{ while-unseen }
    }: { $action }
word-after-moves =
    { $times ->
        [0] В конце каждого вашего действия движения{ while-unseen }
       *[other] В конце ваших следующих { $times } действий движения{ while-unseen }
    }: { $action }
word-hinder-attackers = Затруднение для атак в этом раунде по таким целям: { $who }
word-when-attacked =
    { $times ->
        [1] При следующей { attack-kind } атаке по вам
       *[other] При следующих { $times } { attacks-kind } атаках по вам
    }: { $prevent ->
        [yes] вы не получаете урона, { $guards }
       *[no] { $guards }
    }
word-prevent-damage =
    { $has-who ->
        [yes] { $who } не получают урона
       *[no] Не получать урона
    } { $times ->
        [0] { "" }
        [1] от следующего источника
       *[other] от следующих { $times } источников
    } { $stays ->
        [round] в этом раунде
       *[persistent] { "" }
    }
word-shelter =
    Отменить урон от { $times ->
        [1] следующего источника
       *[other] следующих { $times } источников
    } для { $who-any } { $stays ->
        [round] в этом раунде
       *[persistent] { "" }
    }
word-attack-in-numbers = Атака Х · Дальность Х · Х — число союзных призванных созданий
word-teleport = Телепортироваться на любую незанятую клетку
word-double-moves = удвоить все ваши действия движения до конца этого хода
word-double-attacks = удвоить все ваши атаки до конца этого хода
word-see-invisible = Вы можете выбирать целью и невидимых врагов
word-swap-places = Поменяться местами: вы и { $who }
word-swap-two =
    Поменять местами { $whose ->
        [enemies] двух любых врагов
       *[figures] две любые фигуры; одной из них можете быть вы
    }
word-cleanse-deck = Убрать из своей колоды модификаторов все карты «ПРОКЛЯТИЕ», затем замешать в неё сброс
word-keep-strong =
    В конце ваших следующих { $times } ходов, когда заряд ({ $element }) не силён: Заряд: { $element }
word-items-sharpen = При ваших действиях атаки, в которых вы использовали предмет: { plus-attack }
word-suffer-for =
    Вы можете получить { $amount } { $amount ->
        [one] урон
       *[many] урона
    }, тогда: { $action }
word-spread-plague =
    Один раз за каждое ваше действие атаки вы можете дать ОТРАВЛЕНИЕ или, если оно уже есть, нанести { $damage } урона ({ $who }): +1 к атаке
word-curse-for-targets =
    При ваших следующих { $times } действиях атаки вы можете дать ПРОКЛЯТИЕ ({ $who }): ДОБАВИТЬ ЦЕЛИ: { $amount }
word-draw-poison = Снять ОТРАВЛЕНИЕ ({ $who }): этот враг получает { $amount } урона
word-fly = Вы летаете
word-shorten-range = Дальность ваших дальних атак меньше на { $amount }
word-harm-cursed = Враг, чья атака не нанесла урона из-за ПРОКЛЯТИЯ, получает { $amount } урона
word-drive-the-flock =
    { $who } получают { $amount } урона; за каждых двоих получивших: +1 к вашим атакам в этом раунде и +1 опыта
word-if-hurt = Если ваших очков здоровья меньше половины максимума: { $action }
word-suffer-half = Получить урон, равный половине ваших очков здоровья с округлением вверх
word-suffer-up-to = Вы можете получить до { $amount } урона
word-cheat-death = Следующие { $times } источника урона, которые оставили бы вам меньше 1 очка здоровья, не наносят урона
word-receive-more = Следующие { $times } раза, когда вас лечат: { $signed } к лечению
word-overheal = Вас можно лечить до { $amount } очков здоровья
word-drop-to-one = Ваши очки здоровья становятся равны 1; это не урон
word-invite-attacks = Ближние атаки по вам: { $signed } к атаке
word-retaliate-more = { $signed } к каждому вашему ответному удару в этом раунде
word-kill-weaker = Убить соседнего обычного врага, у которого меньше очков здоровья, чем половина потерянных вами
word-exhaust-self = Вы сразу изнурены
word-rest-well = Короткий отдых в конце этого раунда даёт всё, что даёт долгий отдых
word-ward-off-conditions =
    { $has-who ->
        [yes] Иммунитет
       *[no] У вас иммунитет
    } ко всем отрицательным состояниям { $stays ->
        [round] в этом раунде
       *[persistent] { "" }
    } { $has-who ->
        [yes] ({ $who })
       *[no] { "" }
    }
word-when-damaged = При следующих { $times } источниках урона по вам: { $action }
word-discard-for = Вы можете сбросить карту с руки, тогда: { $action }
word-bear-damage = Когда союзник получает урон, вы можете получить его вместо союзника, уменьшив на { $less }
word-extra-turn = { $who } может тут же провести дополнительный ход, сыграв две карты с руки
word-at-turn-start =
    В начале { $times ->
        [0] каждого вашего хода
        [1] вашего следующего хода
       *[other] ваших следующих { $times } ходов
    }: { $action }
word-at-turn-end =
    В конце { $times ->
        [0] каждого вашего хода
        [1] вашего следующего хода
       *[other] ваших следующих { $times } ходов
    }: { $action }
word-at-turns-of = { $who } могут выполнять в начале своего хода: { $action }
word-one-attack-each-turn =
    { $has-who ->
        [yes] { $who }
       *[no] Вы
    } при одной атаке за ход: { $riders } { $when }
word-reach-farther = { $who } при дальних атаках: { $signed } к дальности
word-at-round-end = В конце каждого раунда: { $action }
word-at-long-rest = Каждый раз при вашем долгом отдыхе: { $action }
word-heal-more =
    При { $times ->
        [0] ваших действиях лечения в этом раунде
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
word-command = Команда медведю: { $action }
word-commands-hit-harder = При всех ваших командах в этом раунде: { $signed } к атаке
word-rouse = Перед ходом медведя можно отказаться от верхней способности: { $signed } ко всем его атакам в этом раунде, и от нижней: { $signed } к движению
word-share-damage = Заново распределить как угодно весь урон ({ $who }); ни у кого урон не может стать больше максимума здоровья
word-recover-summons = Вернуть на руку до { $amount } потерянных карт с призывом
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
word-doom = Рок на { $who-object }. { $action }
word-two-dooms = На одном враге может быть два ваших рока
word-attacks-on-it =
    { $self ->
        [yes] Ваши атаки по нему
       *[no] Атаки по нему ({ $who })
    }: { $riders }
word-weaken-it = Его атака, движение и дальность меньше на { $amount }
word-suffers-each-turn =
    В начале каждого своего хода он получает { $amount } { $amount ->
        [one] урон
       *[many] урона
    }
word-when-it-dies = Когда он погибнет: { $action }
word-when-it-suffers = Каждый раз, когда он получает урон: { $action }
word-kill-it-at-last = В начале третьего вашего хода после этого: убить его
word-when-doomed-die =
    Следующие { $times } { $times ->
        [few] раза
       *[many] раз
    }, когда погибнет враг под вашим роком: { $action }
word-passes-on =
    Когда он погибнет, этот и другой рок на нём могут перейти на врага в пределах дальности { $amount } от него
word-pass-one-doom-on =
    Следующие { $times } { $times ->
        [few] раза
       *[many] раз
    }, когда погибнет враг под вашим роком, один рок может перейти на врага в пределах дальности { $amount } от него
word-transfer-dooms = Перенести весь ваш рок на { $who-object }
word-unveil = { $who } теряют НЕВИДИМОСТЬ и больше не могут её получить
word-teleport-to-felled = Телепортироваться на его клетку
word-song = Песня, +1 опыта в начале каждого вашего хода. { $action }
word-two-songs = У вас может быть две песни сразу, но опыт приносит только одна
word-curse-again = Следующие { $times } раз, когда вы даёте врагу ПРОКЛЯТИЕ: дать ему ещё одно
word-augment = Расширение, при ваших ближних атаках: { $riders }
word-two-augments = У вас может быть два расширения сразу
word-augments-at-range = Ваши расширения действуют и при ваших дальних атаках, в этом раунде
word-augmented = { $action }, с эффектами ваших расширений
word-force =
    { $who } { $many ->
        [yes] выполняют
       *[no] выполняет
    } под вашим управлением: { $action }
word-turn-against =
    { $who } { $many ->
        [yes] выполняют
       *[no] выполняет
    } против своих союзников под вашим управлением: { $action }
word-swarm = { $who } при атаках в этом раунде: +1 к атаке за каждого из них
word-gain-coins = Получить по 1 монете за { $who-every }
word-if-returned = Если вы вернулись туда, откуда начали: { $action }
word-give-card =
    Дать { $many ->
        [yes] по карте
       *[no] карту
    } «{ $card }» ({ $who })
word-hand-over = Отдать эту карту ({ $who }), у нового владельца: { $action }
word-recover-as-a-team =
    Вы и все соседние союзные персонажи могут вернуть на руку до стольких сброшенных карт, сколько у вас соседних союзников
word-heal-around = Цели всех ваших действий лечения в этом раунде: { $who }
word-heal-cleanly = Перед вашими следующими { $times } действиями лечения: снять с тех, кого вы лечите, все отрицательные состояния
word-act-as-heal =
    Вы можете выполнять свои действия атаки и движения как действия лечения: { $signed } к значению, без их состояний
word-once-a-turn = Один раз за каждый из ваших следующих { $times } ходов: { $action }
word-chain-attack = Атака { $value }, каждый раз перекидывается на врага в пределах дальности 2 от последней цели: −1 к атаке
word-may-charge = Вы можете зарядить любую стихию
word-when-using-elements = Один раз после каждого вашего действия, в котором вы использовали стихии, одно из двух: { $action }

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
word-fear = Все персонажи и призванные ими существа выполняют «Движение { $amount }» как можно дальше от него
word-mind-control = Все персонажи и призванные ими существа подходят к нему; персонаж, чей ход последний, в этом раунде сражается за него
word-hatch-eggs = Вылупляются детёныши из яиц
word-lay-eggs = Откладывает яйца
word-jump-to-next-mark = Перескакивает на следующую метку
