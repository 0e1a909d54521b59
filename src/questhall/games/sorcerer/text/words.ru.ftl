# Тексты карт, составленные из слов эффектов. Лишние пробелы убираются.

## Предложения

join-and = { $first } и { $second }
join-or = { $first } или { $second }
join-then = { $first }, затем { $second }
join-next = { $first }. Затем { $second }
entombed = Захороненный — { $text }
sorcery-swords = Выберите поле битвы. { $sentence }
card-plain = Без свойств.
skill-reminder = Один раз за раунд, там, где стоит ваш аватар.
blood-pool-tactic =
    Когда атакует ваш вампир, вы можете заплатить { $blood ->
        [one] { $blood } единицу
        [few] { $blood } единицы
       *[many] { $blood } единиц
    } крови, чтобы { $gain }.
blood-pool-action =
    Действие: заплатите { $blood ->
        [one] { $blood } единицу
        [few] { $blood } единицы
       *[many] { $blood } единиц
    } крови. { $sentence }

icon-legend = Легенда.
icon-flying = Полёт.
icon-omen = Омен.

host-own = Можно прикрепить только к своему приспешнику.
host-enemy = Можно прикрепить только к вражескому приспешнику.

## Моменты

moment-action = Действие: { $text }
moment-tactic = Тактика: { $text }
moment-when-played = Когда разыгрывается: { $text }
moment-when-destroyed = После гибели: { $text }
moment-end-of-round = В конце раунда: { $text }
moment-when-host-destroyed = Когда уничтожен снаряжённый приспешник: { $text }
moment-when-own-destroyed-here =
    { $source ->
        [skill] Когда на этом поле битвы уничтожен ваш приспешник: { $text }
       *[card] Когда на этом поле битвы уничтожен другой ваш приспешник: { $text }
    }
moment-when-enemy-destroyed-here = Когда на этом поле битвы уничтожен вражеский приспешник: { $text }
moment-when-minion-played-here = Когда вы разыгрываете приспешника на этом поле битвы: { $text }
moment-when-you-reinforce = Каждый раз, когда вы выполняете усиление: { $text }

## Приспешники, о которых говорит текст

here = на этом поле битвы
who-type = типа «{ $type }»
who-count =
    { $count ->
        [each] { $role ->
            [recipient] каждому
           *[object] каждого
        }
        [up-to] { $role ->
            [recipient] не более чем { $number }
            [recipients] не более чем { $number }
           *[object] до { $number }
        }
       *[one] { "" }
    }
who-other =
    { $other ->
        [yes] { $role ->
            [object] другого
            [objects] других
            [recipient] другому
            [recipients] другим
            [among] другими
           *[subject] другие
        }
       *[no] { "" }
    }
who-minion =
    { $role ->
        [object] приспешника
        [objects] приспешников
        [recipient] приспешнику
        [recipients] приспешникам
        [among] приспешниками
       *[subject] приспешники
    }
who-own =
    { who-count } { who-other } { $role ->
        [object] своего
        [objects] своих
        [recipient] своему
        [recipients] своим
        [among] своими
       *[subject] ваши
    } { who-minion } { $type } { $filters } { $here }
who-enemy =
    { who-count } { who-other } { $role ->
        [object] вражеского
        [objects] вражеских
        [recipient] вражескому
        [recipients] вражеским
        [among] вражескими
       *[subject] вражеские
    } { who-minion } { $type } { $filters } { $here }
who-any =
    { who-count } { $count ->
        [one] { $role ->
            [recipient] любому
           *[object] любого
        }
       *[many] { "" }
    } { who-other } { who-minion } { $type } { $filters } { $here }
who-this =
    { $role ->
        [object] этого приспешника
        [recipient] этому приспешнику
        [among] этим приспешником
       *[subject] этот приспешник
    }
who-host =
    { $role ->
        [object] снаряжённого приспешника
        [recipient] снаряжённому приспешнику
        [among] снаряжённым приспешником
       *[subject] снаряжённый приспешник
    }
who-it = { who-this }
who-attacker =
    { $role ->
        [object] нападающего приспешника
        [recipient] нападающему приспешнику
        [among] нападающим приспешником
       *[subject] нападающий приспешник
    }

filter-cost = со стоимостью не больше { $amount }
filter-attack = с силой атаки не больше { $amount }
filter-damaged = с уроном
filter-burning = с жетоном пламени

card-kind =
    { $kind ->
        [minion] { $count ->
            [one] приспешника
           *[many] приспешников
        }
        [sorcery] { $count ->
            [one] ворожбу
           *[many] карт ворожбы
        }
        [attachment] { $count ->
            [one] довесок
           *[many] довесков
        }
       *[card] { $count ->
            [one] карту
           *[many] карт
        }
    }

## Продолжающиеся свойства

aura =
    { $subject } { $many ->
        [yes] получают
       *[no] получает
    } { $gains }
gain-attack =
    { $signed } к силе атаки { $per-follower ->
        [yes] за каждого своего последователя
       *[no] { "" }
    }
gain-life =
    { $signed } к сущности { $per-follower ->
        [yes] за каждого своего последователя
       *[no] { "" }
    }
gain-flying = полёт

## Как соединяются предложения

word-may =
    { $form ->
        [infinitive] { $effect }
       *[imperative] вы можете { $effect }
    }
word-pay =
    { $form ->
        [infinitive] { $cost }, чтобы { $gain }
       *[imperative] вы можете { $cost }, чтобы { $gain }
    }
word-pay-offer =
    { $form ->
        [infinitive] { $cost }; если вы это сделали, { $gain }
       *[imperative] вы можете { $cost }; если вы это сделали, { $gain }
    }
word-choose =
    { $form ->
        [infinitive] выбрать
       *[imperative] выберите
    } одно: (1) { $first }; (2) { $second }
word-if-graveyard =
    { $form ->
        [infinitive] { $effect }, если на вашем кладбище не меньше { $amount } { $amount ->
            [one] приспешника
           *[many] приспешников
        }
       *[imperative] если на вашем кладбище не меньше { $amount } { $amount ->
            [one] приспешника
           *[many] приспешников
        }, { $effect }
    }
word-if-hand-empty =
    { $form ->
        [infinitive] { $effect }, если у вас в руке нет карт
       *[imperative] если у вас в руке нет карт, { $effect }
    }
word-if-enemy-burning =
    { $form ->
        [infinitive] { $effect }, если на этом поле битвы есть вражеский приспешник с жетоном пламени
       *[imperative] если на этом поле битвы есть вражеский приспешник с жетоном пламени, { $effect }
    }

## Энергия, омены, кровь, рука

word-draw =
    { $form ->
        [infinitive] добрать
       *[imperative] доберите
    } { $amount ->
        [1] карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
word-discard =
    { $form ->
        [infinitive] сбросить
       *[imperative] сбросьте
    } { $amount ->
        [1] карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } с руки
word-energy =
    { $form ->
        [infinitive] получить
       *[imperative] получите
    } { $amount } { $amount ->
        [one] энергию
       *[many] энергии
    }
word-energy-per-burning =
    { $form ->
        [infinitive] получить
       *[imperative] получите
    } 1 энергию за каждого вражеского приспешника с жетоном пламени на этом поле битвы
word-pay-energy =
    { $form ->
        [infinitive] заплатить
       *[imperative] заплатите
    } { $amount } { $amount ->
        [one] энергию
       *[many] энергии
    }
word-omen =
    { $form ->
        [infinitive] получить
       *[imperative] получите
    } { $amount } { $amount ->
        [one] омен
        [few] омена
       *[many] оменов
    }
word-blood =
    { $form ->
        [infinitive] получить
       *[imperative] получите
    } { $its-cost ->
        [yes] столько единиц крови, сколько он стоит
       *[no] { $amount } { $amount ->
            [one] единицу
            [few] единицы
           *[many] единиц
        } крови
    }
word-pay-blood =
    { $form ->
        [infinitive] заплатить
       *[imperative] заплатите
    } { $amount } { $amount ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } крови
word-look-at-hand =
    { $form ->
        [infinitive] посмотреть
       *[imperative] посмотрите
    } карты в руке противника

## Приспешники в игре

word-weaken =
    { $form ->
        [infinitive] ослабить
       *[imperative] ослабьте
    } { $who }
word-damage =
    { $form ->
        [infinitive] нанести
       *[imperative] нанесите
    } { $amount } { $amount ->
        [one] урон
       *[many] урона
    } { $who-recipient }
word-damage-side =
    { $form ->
        [infinitive] нанести
       *[imperative] нанесите
    } { $amount } { $amount ->
        [one] урон
       *[many] урона
    } вражеской стороне этого поля битвы
word-distribute =
    { $form ->
        [infinitive] распределить
       *[imperative] распределите
    } { $amount } { $amount ->
        [one] урон
       *[many] урона
    } между { $who-among }
word-heal =
    { $all ->
        [yes] полностью { $form ->
            [infinitive] излечить
           *[imperative] излечите
        } { $who }
       *[no] { $form ->
            [infinitive] излечить
           *[imperative] излечите
        } { $single ->
            [yes] { $who } на { $amount }
           *[no] на { $amount } { $who }
        }
    }
word-restore =
    { $form ->
        [infinitive] восстановить
       *[imperative] восстановите
    } { $amount } на своей стороне этого поля битвы { $per-blood ->
        [0] { "" }
        [1] за каждую единицу вашей крови
        [one] за каждую { $per-blood } единицу вашей крови
        [few] за каждые { $per-blood } единицы вашей крови
       *[many] за каждые { $per-blood } единиц вашей крови
    }
word-destroy =
    { $form ->
        [infinitive] уничтожить
       *[imperative] уничтожьте
    } { $who }
word-destroy-attachment =
    { $form ->
        [infinitive] уничтожить
       *[imperative] уничтожьте
    } любой довесок или любого последователя
word-return-to-hand =
    { $form ->
        [infinitive] вернуть
       *[imperative] верните
    } { $who } в руку владельца
word-exhaust =
    { $form ->
        [infinitive] истощить
       *[imperative] истощите
    } { $who }
word-exhaust-battlefield =
    { $form ->
        [infinitive] опустошить
       *[imperative] опустошите
    } { $here ->
        [yes] это поле битвы
       *[no] любое поле битвы
    }
word-ready =
    { $form ->
        [infinitive] подготовить
       *[imperative] подготовьте
    } { $who }
word-boost =
    { $form ->
        [infinitive] дать
       *[imperative] дайте
    } { $who-recipient } { $signed } к силе атаки { $per-attachment ->
        [yes] за каждый довесок на нём (но не меньше { $signed })
       *[no] { "" }
    } до конца раунда
word-attack-bonus =
    { $form ->
        [infinitive] получить
       *[imperative] получите
    } { $signed } к силе атаки на этот боевой бросок
word-flame =
    { $form ->
        [infinitive] положить
       *[imperative] положите
    } { $amount ->
        [1] жетон
        [one] { $amount } жетон
        [few] { $amount } жетона
       *[many] { $amount } жетонов
    } пламени на { $who }
word-move-flame =
    { $form ->
        [infinitive] переместить
       *[imperative] переместите
    } жетон пламени с одного приспешника на этом поле битвы на другого
word-blank =
    { $form ->
        [infinitive] свести на нет
       *[imperative] сведите на нет
    } текст { $who } { $this-round ->
        [yes] до конца раунда
       *[no] , пока карта в игре
    }

## Перемещение

word-move-own =
    { $form ->
        [infinitive] переместить
       *[imperative] переместите
    } до { $amount } { $amount ->
        [one] своего приспешника на любое поле битвы
       *[many] своих приспешников на любые поля битвы
    }
word-move-away =
    { $form ->
        [infinitive] переместить
       *[imperative] переместите
    } { $who } { $here ->
        [yes] с этого поля битвы на смежное
       *[no] на смежное поле битвы
    }
word-bring =
    { $form ->
        [infinitive] переместить
       *[imperative] переместите
    } своего приспешника с другого поля битвы на это
word-reinforce =
    { $form ->
        [infinitive] выполнить
       *[imperative] выполните
    } усиление до { $amount } { $amount ->
        [one] своего приспешника
       *[many] своих приспешников
    }
word-reinforce-avatar =
    { $form ->
        [infinitive] переместить
       *[imperative] вы можете переместить
    } своего аватара усилением

## Карты в руке, на кладбище и в гримуаре

word-play =
    { $form ->
        [infinitive] разыграть
       *[imperative] вы можете разыграть
    } с руки { $what } { $less ->
        [0] { $here }, заплатив { $kind ->
            [minion] его
            [attachment] его
           *[card] её
        } стоимость
       *[other] { $here } на { $less } { $less ->
            [one] энергию
           *[many] энергии
        } дешевле
    }
word-recover =
    { $form ->
        [infinitive] вернуть
       *[imperative] верните
    } { $up-to ->
        [0] { $what }
       *[other] до { $up-to } { $what }
    } со своего кладбища в руку
word-raise-minion =
    { $form ->
        [infinitive] поместить
       *[imperative] поместите
    } в игру со своего кладбища приспешника со стоимостью не больше { $amount }
word-dig-up =
    { $form ->
        [infinitive] отправить
       *[imperative] отправьте
    } { $amount ->
        [1] верхнюю карту своего гримуара на кладбище; если это приспешник, вы можете взять его в руку
        [one] { $amount } верхнюю карту своего гримуара на кладбище; одного приспешника из их числа вы можете взять в руку
        [few] { $amount } верхние карты своего гримуара на кладбище; одного приспешника из их числа вы можете взять в руку
       *[many] { $amount } верхних карт своего гримуара на кладбище; одного приспешника из их числа вы можете взять в руку
    }
word-search =
    { $form ->
        [infinitive] найти в своём гримуаре легендарного приспешника типа «{ $type }», показать его, взять в руку и перетасовать гримуар
       *[imperative] найдите в своём гримуаре легендарного приспешника типа «{ $type }», покажите его, возьмите в руку и перетасуйте гримуар
    }
word-return-this =
    { $form ->
        [infinitive] вернуть
       *[imperative] верните
    } эту карту с кладбища в руку
word-shuffle-this =
    { $form ->
        [infinitive] замешать
       *[imperative] замешайте
    } эту карту с кладбища в свой гримуар
word-put-this-into-play =
    { $form ->
        [infinitive] поместить
       *[imperative] поместите
    } эту карту с кладбища в игру
word-follower =
    { $origin ->
        [hand] { $form ->
            [infinitive] посмотреть карты в руке противника и прикрепить
           *[imperative] посмотрите карты в руке противника и прикрепите
        } { $count ->
            [1] одну из них
           *[other] { $count } из них
        }
        [grimoire] { $form ->
            [infinitive] прикрепить
           *[imperative] прикрепите
        } { $count ->
            [1] верхнюю карту
            [one] { $count } верхнюю карту
            [few] { $count } верхние карты
           *[many] { $count } верхних карт
        } гримуара противника
       *[graveyard] { $form ->
            [infinitive] прикрепить
           *[imperative] прикрепите
        } { $count ->
            [1] карту
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        } с кладбища противника
    } к { $who-recipient } как { $count ->
        [one] последователя
       *[many] последователей
    }
word-move-follower =
    { $form ->
        [infinitive] переместить
       *[imperative] переместите
    } последователя с одного своего приспешника на другого

## Ключевые слова, по одному предложению

keyword-weaken = Ослабить: положите на приспешника 1 жетон урона, если только это его не уничтожит.
    .rule = SO-18.23.1
keyword-heal = Излечить: снимите с приспешника столько жетонов урона.
    .rule = SO-18.9.1
keyword-restore = Восстановить: сдвиньте маркер урона своей стороны на столько делений назад, но не дальше 0.
    .rule = SO-18.9.2
keyword-flame = Пламя: в конце раунда приспешник получает 1 урон за каждый жетон пламени на нём; жетоны остаются.
    .rule = SO-21.2.3
keyword-follower = Последователь: карта противника лицом вниз под вашим приспешником; это довесок без текста, который даёт +1 к силе атаки.
    .rule = SO-21.4.4
keyword-entombed = Захороненный: свойство действует, только пока его карта лежит на вашем кладбище.
    .rule = SO-21.1.1
keyword-legend = Легенда: отметка, которая сама ничего не даёт, но на неё ссылаются другие карты.
    .rule = SO-18.12.1
keyword-flying = Полёт: при усилении приспешник может переместиться на любое поле битвы, а не только на смежное.
    .rule = SO-18.16.3
keyword-omen = Омен: потратьте его, чтобы перебросить один боевой кубик; розыгрыш карты с символом омена даёт вам один.
    .rule = SO-9.3.1
keyword-curse = Проклятие: тип довеска, который обычно разыгрывают на вражеского приспешника.
    .rule = SO-6.6.6
keyword-tactic = Тактика: свойство, которое используется при атаке приспешника, до боевого броска.
    .rule = SO-18.19.1
keyword-unopposed = Беспрепятственно: за всю эту фазу боя на поле битвы не было вражеских приспешников; критические попадания считаются двойными.
    .rule = SO-18.20.1
keyword-exhausted = Истощение: истощённый приспешник не может атаковать, а на опустошённом поле битвы боя нет.
    .rule = SO-18.15.5
keyword-blanked = Сведённый на нет: весь текст карты игнорируется; всё остальное сохраняется.
    .rule = SO-18.2.1
keyword-put-into-play = Поместить в игру: карта входит в игру без оплаты стоимости и не даёт омен.
    .rule = SO-18.14.5
keyword-reinforce = Усиление: переместите приспешника на смежное поле битвы или поменяйте местами двух своих приспешников.
    .rule = SO-18.16.1
keyword-distribute = Распределить: разделите урон как угодно, но не больше оставшейся сущности каждого приспешника.
    .rule = SO-18.5.1
