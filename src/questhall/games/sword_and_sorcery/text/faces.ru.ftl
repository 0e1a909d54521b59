# Что говорят только лица карт, причины и терминал.

nature-lawful = закон
nature-neutral = нейтралитет
nature-chaotic = хаос
style-agility = Ловкость
style-faith = Вера
style-magic = Магия
style-strength = Сила
kind-weapon = оружие
kind-armour = доспех
kind-artifact = артефакт
kind-permanent = постоянный предмет
kind-one-use = одноразовый предмет
kind-ammunition = боеприпасы
kind-crowns = кроны
kind-building = постройка
face-named = { $name }: { $text }
face-weapon = { $place ->
    [main] Основное оружие
   *[off] Второе оружие
}: { $values }
face-hunts = { $primary ->
    [most-wounded] Охотится на самого раненого героя.
    [nearest] Охотится на ближайшего героя.
    [richest] Охотится на самого богатого героя.
    [priority-hero] Охотится на героя с жетоном приоритета.
   *[style] Охотится на героев этого стиля: { $style }.
}
behave-engage = Входит в зону своей цели.
behave-advance = { $count ->
    [one] Проходит { $count } зону к своей цели.
    [few] Проходит до { $count } зон к своей цели.
   *[other] Проходит до { $count } зон к своей цели.
}
behave-retreat = { $count ->
    [one] Отступает на { $count } зону.
    [few] Отступает на { $count } зоны.
   *[other] Отступает на { $count } зон.
}
behave-recharge = { $count ->
    [one] Восстанавливает { $count } заряд.
    [few] Восстанавливает { $count } заряда.
   *[other] Восстанавливает { $count } зарядов.
}
behave-use = Применяет: { $power }.
behave-strike = { $other ->
    [yes] Атакует ближайшего видимого героя
   *[no] Атакует
} { $weapon ->
    [main] основным оружием
   *[off] вторым оружием
}{ $times ->
    [1] .
    [few] , { $times } раза.
   *[other] , { $times } раз.
}
behave-when = { $case ->
    [lying] Если в его зоне лежит герой:
   *[several] Если в его зоне два героя или больше:
} { $first }
behave-when-else = { $case ->
    [lying] Если в его зоне лежит герой:
   *[several] Если в его зоне два героя или больше:
} { $first } Иначе: { $other }

## Почему нет?

why-quest-over = Сценарий окончен.
why-not-your-turn = Сейчас ход не ваших героев.
why-building = Кузню и таверну не продают.
why-no-room = В инвентаре нет места, и нет пустой ячейки, в которую это можно надеть.
why-too-dear = Цена — { $price } крон, а у вас { $crowns }.
why-not-your-hero = Эта карта принадлежит другому герою.
why-cooling-down = Умение восстанавливается: сколько ещё, говорят его песочные часы.
why-reaction = Это умение — реакция: его предложат, когда настанет его момент.
why-passive = Это умение действует само.
why-no-action = Нужного для этого действия не осталось.
why-not-now = Сейчас это применить нельзя.
why-not-seen = Действующий герой не видит эту зону.
why-out-of-range = Ни одно оружие в руках так далеко не достаёт.
why-no-combat = Боевого действия не осталось, или герой не может его совершить.
why-no-move = Не осталось ни действия движения, ни очков движения.
why-stunned = Герой оглушён.
why-no-way = В эту зону нельзя попасть за один шаг.
why-thing-far = Это может сделать только герой, который стоит в этой зоне.
why-engaged = Герой связан боем: сначала враги в этой зоне.
why-chest-magic = Сундук держит магический замок: нужен магический ключ.
why-no-special = На это нужно специальное действие, а его не осталось.
why-door-locked = Эта дверь заперта: герой вне битвы взламывает её специальным действием.
why-door-magic = Магический замок: нужен магический ключ.
why-door-far = Открыть дверь может только герой рядом с ней.
why-door-open = Дверь уже открыта.

## Подумайте дважды

warning-reactions = { $count ->
    [one] Когда вы уйдёте, вас ударит { $count } враг{ $chance ->
        [0] .
       *[other] : смерть в { $chance } % случаев.
    }
    [few] Когда вы уйдёте, вас ударят { $count } врага{ $chance ->
        [0] .
       *[other] : смерть в { $chance } % случаев.
    }
   *[other] Когда вы уйдёте, вас ударят { $count } врагов{ $chance ->
        [0] .
       *[other] : смерть в { $chance } % случаев.
    }
}
warning-deadly = Если остаться здесь, враги, судя по прогнозу, убьют вас в { $chance } % случаев; в шаге отсюда — в { $other } %.
warning-drop = Брошенное остаётся лежать на земле.
warning-combat-left = Осталось боевое действие, и есть кого атаковать.
warning-symbols-left = Символы, которыми можно оплатить эффект, пропадут.

## Терминал

terminal-round = Раунд { $round }
terminal-shards = Частиц души: { $shards }
terminal-events = Событий осталось: { $left }
terminal-ghost = призрачная душа
terminal-hp = { $hp }/{ $most } ОЗ
terminal-engaged = схватка { $heroes } : { $enemies }
terminal-tolls = Удары колокола: { $tolls }
terminal-soulrank = уровень души { $rank }
terminal-crowns = кроны: { $crowns }
terminal-stash = В тайнике
terminal-quest-done = победа
terminal-quest-passed = остался в стороне
terminal-quest-open =
    { $defeats ->
        [0] открыт
        [one] открыт, { $defeats } поражение
        [few] открыт, { $defeats } поражения
       *[many] открыт, { $defeats } поражений
    }
