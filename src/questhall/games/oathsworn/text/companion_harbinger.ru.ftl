# The companion of the Harbinger.

companion-harbinger = Предвестник-спутник

archetype-harbinger-a1 = Толкователь знамений

-special-harbinger-omen = Прочесть знамение
-special-harbinger-fated-blow = Предрешённый удар

archetype-harbinger-b1 = Тянущий нити

-special-harbinger-tug = Дёрнуть нить
-special-harbinger-dark-feather = Тёмное перо

archetype-harbinger-a5 = Вестник рока

-special-harbinger-no-chance = Без случая
-special-harbinger-averted = Отвратить

archetype-harbinger-b5 = Перекрёсток

-special-harbinger-bury = Не сегодня
-special-harbinger-crossing = Скрещение путей

archetype-harbinger-a10 = Флюгер

-special-harbinger-gust = Порыв
-special-harbinger-better-so = Так лучше

archetype-harbinger-b10 = Ворон

-special-harbinger-lift = Поднять
-special-harbinger-black-talon = Чёрный коготь

archetype-harbinger-a15 = Оракул

-special-harbinger-three-futures = Три будущих
-special-harbinger-undone = Не было

archetype-harbinger-b15 = Рок

-special-harbinger-written = Так записано
-special-harbinger-step-aside = В сторону
