# Что говорят карты героев и товары, слово за словом.

## Связки и заголовки

unsaid = Вариант { $number }
join-and = { $first } и { $second }
join-or = { $first } или { $second }
join-or-else = { $first }; либо { $second }
paid = { $cost }: { $limit ->
        [round] раз в раунд { $effect }
        [quest] раз за сценарий { $effect }
       *[other] { $effect }
    }
action-passive = пассивно
action-move = перемещение
action-combat = битва
action-special = специальное
action-free = быстрое
action-reaction = реакция
limit-round = раз в раунд
limit-quest = раз за сценарий
aim = { $target ->
        [hero] герой
        [enemy] враг
        [area] зона
       *[other] { "" }
    } { $target ->
        [self] { "" }
       *[other] { $near ->
            [-1] { "" }
            [0] { $target ->
                [area] (ваша)
               *[other] в вашей зоне
            }
           *[other] { $target ->
                [area] не дальше { $near } от вас
               *[other] { reach }
            }
        }
    }
reach = { $near ->
        [0] в вашей зоне
        [one] в пределах { $near } зоны
       *[other] в пределах { $near } зон
    }
level = { $level } { $cooldown ->
        [0] { "" }
       *[other] (⌛{ $cooldown })
    }
level-range = { " " }{ reach }
condition = только если { $test }.
head-condition = если { $test }
occasion-if = { $occasion }, если { $test }
cools-later = перезарядка начинается, когда эффект закончился
rule-line = { $limit ->
        [round] раз в раунд
        [quest] раз за сценарий
       *[other] { "" }
    } { $occasion }: { $effect }
charges = Зарядов: { $charges }.
charge-cost = { $charges ->
        [one] { $charges } заряд
        [few] { $charges } заряда
       *[many] { $charges } зарядов
    }
empowering = Частиц души: { $shards } — усилено до фазы времени.
always = все атаки этим оружием: { $effects }.
side-improved = Улучшено
side-empowered = Усилено
no-effects = Без эффектов.
gain-crowns = Получите { $amount } крон и сбросьте эту карту.
buildings = Кузня: за 50 крон оружие или доспех эмпориума или тайника улучшается до конца сценария. Таверна: за 5 крон назовите [HIT], [SKILL] или [LEGEND] и бросьте 1 красный кубик; если символ выпал, получите 10, 20 или 50 крон.
blow = { $fixed ->
        [0] { "" }
        [one] { $fixed } попадание +
        [few] { $fixed } попадания +
       *[many] { $fixed } попаданий +
    } { $red ->
        [0] { "" }
       *[other] { $red } { $red ->
            [one] красный
           *[other] красных
        } { $blue ->
            [0] { "" }
           *[other] +
        }
    } { $blue ->
        [0] { "" }
        [one] { $blue } синий
       *[other] { $blue } синих
    }{ $type ->
        [mystic] , Мистика
        [blunt] , Дробящий
        [pierce] , Колющий
        [slash] , Рубящий
       *[none] { "" }
    }
weapon-values = { blow }
armour-values = Броня { $armour }, магические щиты { $shields }, защита { $defence }

## Когда

when-target-choice = при выборе цели врагом
when-declared = перед атакой врага
when-before-defence = перед защитой
when-counting-shields = при подсчёте щитов защиты
when-counting = при подсчёте попаданий вашей атаки
when-rolled = после вашего броска атаки
when-any-roll = при любом броске
when-attack-end = после вашей атаки
when-attacked = после атаки врага
when-damage-taken = при получении урона
when-item-used = после применения одноразового предмета
when-before-death = перед смертью героя
when-kill = после убийства врага вашей атакой

## При каком условии

test-engaged = вы в битве
test-unless-engaged = вы не в битве
test-attack-with = она проведена { $slot ->
        [main] основным оружием
       *[off] дополнительным оружием
    }
test-category = она проведена { $category ->
        [bow] из лука
        [wand] палочкой
       *[dagger] кинжалом
    }
test-wears = { $slot ->
        [off] в другой руке есть оружие
       *[main] в основной руке есть оружие
    }
test-wears-kind = { $category ->
        [wand] в другой руке палочка
       *[dagger] в другой руке кинжал
    }
test-melee = это ближняя атака
test-by-power = она проведена умением
test-by-weapon = она проведена оружием
test-with-this = она проведена этим оружием
test-focused = вы на ней сфокусировались
test-hidden = вы скрыты
test-heroes-dominate = герои доминируют в зоне врага
test-attacker-is-enemy = атакует враг
test-attacker-within = атакует враг { $areas ->
        [0] в вашей зоне
       *[other] в пределах { $areas } зон
    }
test-was-attacked = атаковали вас
test-other-hero = атакуют другого героя
test-hero-beside = в вашей зоне есть другой герой
test-target-wounded = цель ранена
test-target-has = на цели { $conditions }
test-target-rank = враг { $ranks }
test-foe-beside-target = в его зоне есть другой враг
test-target-afflicted = на герое есть физическое состояние
test-dying = { "" }
test-under-attack = это атака или защита
rank-green = зелёный
rank-blue = синий
rank-red = красный
rank-purple = фиолетовый

## Атаки

attack-kind = { $many ->
        [yes] атаки
       *[no] атака
    }
attack-kind-by-power = атака умением
attack-kind-by-weapon = { $many ->
        [yes] атаки оружием
       *[no] атака оружием
    }
attack-kind-all-melee-by-weapon = ближняя атака оружием
attack-kind-all-by-weapon-damage-blunt = атака дробящим оружием
attack-kind-category-bow = атака из лука
attack-kind-category-dagger = атака кинжалом
attack-kind-all-category-dagger-chosen-target = атака кинжалом по этому врагу
attack-kind-any-category-bow-category-crossbow = атака из лука или арбалета
short-knocked-down = сбивание с ног
short-poison = отравление
short-blind = ослепление
short-slow = замедление
short-stun = оглушение
icon-hit = [HIT]
icon-skill = [SKILL]
icon-magic = [MAGIC]
icon-shield = [SHIELD]
icon-legend = [LEGEND]
icon-miss = [MISS]
word-hits = { $by ->
        [level] +1 попадание за каждый уровень души
       *[number] { $signed } { $amount ->
            [one] попадание
            [few] попадания
           *[many] попаданий
        }
    }
word-shields = { $signed } [SHIELD]
word-more-red = +{ $dice } { $dice ->
        [one] красный кубик
        [few] красных кубика
       *[many] красных кубиков
    }
word-more-blue = +{ $dice } { $dice ->
        [one] синий кубик
        [few] синих кубика
       *[many] синих кубиков
    }
word-reroll = { $by ->
        [any] перебросьте любые кубики
        [half-level] герой может перебросить кубики: до половины вашего уровня души, с округлением вверх
       *[number] { $dice ->
            [1] перебросьте 1 кубик
            [one] перебросьте до { $dice } кубика
           *[other] перебросьте до { $dice } кубиков
        }
    }
word-lethal = { $all ->
        [yes] фатальный
       *[no] фатальный { $roman-hits }
    }
word-critical = критическое попадание
word-aoe = область эффекта ({ $areas ->
        [0] зона цели
        [1] зона цели и соседние
       *[other] в пределах { $areas } зон от цели
    })
word-pull = подтягивание на { $areas } { $areas ->
    [one] зону
    [few] зоны
   *[many] зон
}
word-save = спасбросок, иначе: { $effect }
word-bash = толчок
word-ignore-armour = игнорирует показатель брони
word-armour-of-target = { $signed } к показателю брони цели
word-armour = { $signed } к показателю брони
word-damage-type = { $type ->
        [mystic] тип урона Мистика
        [blunt] тип урона Дробящий
        [pierce] тип урона Колющий
       *[slash] тип урона Рубящий
    }
word-cleave = может поразить { $enemies ->
        [2] двух
        [3] трёх
       *[other] { $enemies }
    } врагов в одной зоне
word-count-as-hit = каждый [{ $symbol ->
        [magic] MAGIC
       *[skill] SKILL
    }] считается и за попадание
word-count-as-shield = каждый [{ $symbol ->
        [magic] MAGIC
       *[skill] SKILL
    }] считается и за [SHIELD]
word-attack-again = атакуйте { $target ->
        [same] того же врага
        [other] другого врага
       *[any] любого врага в пределах дальности
    } { $slot ->
        [this] этим оружием ещё раз
        [off] дополнительным оружием
       *[main] тем же оружием
    }
word-smite = атака { blow }{ $any-effects ->
        [yes] , и ещё { $effects }
       *[no] { "" }
    }{ $paid ->
        [none] { "" }
       *[other] . { $paid }
    }
word-fight = атакуйте его любым используемым оружием{ $any-effects ->
        [yes] : { $effects }
       *[no] { "" }
    }
word-charge = переместитесь до { $areas ->
        [1] 1 зоны
        [one] { $areas } зоны
       *[other] { $areas } зон
    } в зону с врагом, затем проведите ближнюю атаку основным оружием: { $effects }
word-betray = он атакует основным оружием другого врага в своей зоне
word-step-in = { $armour ->
        [0] вы становитесь целью атаки
       *[other] перейдите в зону героя без свободных атак; вы становитесь целью атаки и получаете против неё +{ $armour } к показателю брони
    }
word-reflect = атака перенаправляется на атакующего

## Что продолжается

until = { $until ->
        [turn] в этот ход
        [quest] до конца сценария
       *[time] до фазы времени
    }
word-next-attack = ваша следующая { $kind } в этот ход получает: { $effects }{ $any-effects ->
        [yes] { $paid ->
            [none] { "" }
           *[other] ; { $paid }
        }
       *[no] { $paid }
    }
word-attacks = { $uses ->
        [0] до фазы времени ваши { $kinds } получают: { $effects }
       *[other] до фазы времени первая атака { $whom ->
            [heroes-near-one] героя { reach }
            [heroes-near-some] каждого из героев { reach } (до { $count-of })
            [heroes-near] каждого героя { reach } (включая вас)
           *[target] героя
        } получает: { $effects }
    }
word-attacked = { $uses ->
        [0] до фазы времени каждая атака героя по нему получает: { $effects }
       *[other] следующая до фазы времени атака героя по нему получает: { $effects }
    }
word-defences = { $whom ->
        [the-same] его первая защита получает: { $effects }
       *[self] ваша следующая до фазы времени защита получает: { $effects }
    }
word-near-attacks = до фазы времени первая атака каждого героя { reach } от вас (включая вас) получает: { $effects }
word-near-defences = до фазы времени первая защита каждого героя { reach } от вас получает: { $effects }
word-place = { $token ->
        [illusion] { $count ->
            [1] положите туда иллюзию: до фазы времени следующая атака врага, нацеленная на героя в её зоне, отменяется, а жетон сбрасывается
           *[other] положите иллюзии туда и, по желанию, в другую зону в пределах дальности (всего { $count }): до фазы времени следующая атака врага, нацеленная на героя в зоне иллюзии, отменяется, а этот жетон сбрасывается
        }
        [rune-of-attack] положите туда руну: до фазы времени каждый [SKILL] в атаках героев из её зоны считается и за попадание
        [rune-of-defence] положите туда руну: до фазы времени каждый [SKILL] в защитах героев в её зоне считается и за [SHIELD]
       *[snare] положите туда капкан; первый зелёный, синий или красный враг, вошедший не по воздуху, останавливается: { $series }
    }
word-discard-runes = сбросьте все руны

## Персонажи

word-lose-hp = { $whom ->
        [self] вы теряете { $amount } ОЗ
        [with-runes] каждый враг в зоне с руной теряет 1 ОЗ за каждый акт
        [enemies-near] каждый враг в вашей зоне теряет { $by ->
            [half-level] ОЗ: половину вашего уровня души, с округлением вверх
           *[number] { $amount } ОЗ
        }
       *[target] он теряет { $amount } ОЗ
    }
word-heal = { $whom ->
        [self] вы восстанавливаете { $by ->
            [damage-dealt] столько ОЗ, сколько урона нанесли
            [plus] { $more } ОЗ и ещё по 1 ОЗ за каждый уровень души
           *[number] { $amount } ОЗ
        }
        [heroes-near] вы и каждый герой { reach } восстанавливаете по { $amount } ОЗ
       *[target] герой восстанавливает { $amount } ОЗ
    }
word-afflict = { $whom ->
        [enemies-near] каждый враг в вашей зоне получает { $name }
       *[target] { $attack ->
            [yes] { $name }
           *[no] он получает { $name }
        }
    }
word-fire = горение { $roman-level }
word-cure = { $whom ->
        [heroes-near] вы и каждый герой { reach } можете снять { $count ->
            [1] 1 физическое состояние
           *[other] все физические состояния
        }
       *[target] { $condition ->
            [poison] снимите с героя отравление
           *[none] { $count ->
                [0] снимите с героя все физические состояния
               *[other] снимите с героя { $count } физическое состояние
            }
        }
    }
word-bonus = { $number ->
        [armour] { $whom ->
            [self] ваш показатель брони { $signed } { until }
           *[target] { $target ->
                [hero] показатель брони героя { $signed } { until }
               *[enemy] его показатель брони { $signed } { until }
            }
        }
        [shields] { $whom ->
            [heroes-near] вы и каждый герой { reach } получаете по { $amount } магических щита
           *[target] герой получает { $amount ->
                [one] { $amount } магический щит
                [few] { $amount } магических щита
               *[many] { $amount } магических щитов
            }
        }
        [movement] { $signed } к очкам движения на ваше перемещение в этот ход
        [evade] в этот ход враги не проводят по вам свободных атак
        [flight] в этот ход ваше перемещение игнорирует все препятствия
        [no-poison] его нельзя отравить { until }
       *[beyond-soulrank] в этот ход одно ваше умение можно применить на любом уровне
    }
word-rotate = { $count ->
        [0] поверните все свои использованные умения вперёд на { $steps }
       *[other] поверните одно своё использованное умение вперёд на { $steps }
    }
word-refresh = обновите одно своё использованное умение
word-taunt = вы становитесь его основной целью до конца его активации
word-veil = до фазы времени враги не могут выбрать вас целью
word-stay-alive = он остаётся в живых с { $hp } ОЗ

## Перемещение, действия, добыча

word-sneak = переместитесь до { $areas ->
        [1] 1 зоны
       *[other] { $areas } зон
    } { $unnoticed ->
        [yes] без свободных атак
       *[no] { "" }
    } в зону, где нет врагов или которую контролируют герои (проверьте до перемещения); там вы скрыты, пока не совершите действие или не уклонитесь
word-teleport = переставьте { $whom ->
        [self] себя
       *[other] себя или героя из своей зоны
    } в выбранную зону без свободных атак
word-may-step = он может сразу переместиться на 1 зону без свободных атак
word-push = каждый враг там отбрасывается на 1 зону, как при толчке
word-more-moves = в этот ход у вас на { $actions } действие перемещения больше
word-light = положите туда жетон горения { $roman-level }; все в этой зоне подвергаются горению { $roman-level }
word-keep-item = он не сбрасывается
word-peek = посмотрите верхнюю карту колоды { $deck ->
        [traps] ловушек
       *[treasures] сокровищ
    } и оставьте её сверху или положите под низ
activity-break-open = сломайте сундук или запертую дверь
activity-search = проведите поиск
activity-pick-up = поднимите что-нибудь
word-handle = { $activities }{ $traps ->
        [-1] , без ловушки
        [0] { "" }
       *[other] ; возьмите на одну ловушку больше и примените одну
    }
word-choose = выберите одно: { $choices }
word-roll = бросьте { $dice } { $die ->
        [red] { $dice ->
            [one] красный кубик
            [few] красных кубика
           *[many] красных кубиков
        }
       *[blue] { $dice ->
            [one] синий кубик
            [few] синих кубика
           *[many] синих кубиков
        }
    }: при { $symbols } { $effect }
word-shards = добавьте в запас частиц души: { $amount }
word-crowns = получите { $amount } крон
word-emporium = все герои могут сразу посетить эмпориум

## Числа, которые меняют карты

stat-armour = { $signed } к показателю брони
stat-defence = { $signed } к показателю защиты
stat-health = { $signed } к максимуму ОЗ
stat-capacity = { $signed } к вместимости инвентаря
stat-movement = { $signed } к очкам движения в каждом действии перемещения
stat-flight = ваше перемещение игнорирует все препятствия
stat-surefooted = вход в труднопроходимую зону стоит вам 1 очко движения
stat-save-dice = бросайте в каждом спасброске на один кубик больше и оставляйте лучший
stat-trap-choice = когда вы берёте карту ловушки, возьмите две и примените одну
stat-treasure-choice = когда вы берёте сокровище, возьмите { $amount ->
        [1] на одно больше
       *[other] на { $amount } больше
    }, оставьте одно, а остальные замешайте в колоду
stat-any-one-use = вы можете применять одноразовые предметы любого боевого стиля
stat-handy = раз в раунд вы можете перераспределить предметы или обменяться ими быстрым действием
stat-slips-past = { $amount ->
        [1] зелёные враги
       *[other] зелёные и синие враги
    } не проводят по вам свободных атак
stat-no-slow = вас нельзя замедлить
