# The companion of the Harbinger.

companion-harbinger = Предвестник-спутник

archetype-harbinger-a1 = Толкователь знамений

name-special-harbinger-omen = Прочесть знамение
name-special-harbinger-fated-blow = Предрешённый удар

archetype-harbinger-b1 = Тянущий нити

name-special-harbinger-tug = Дёрнуть нить
name-special-harbinger-dark-feather = Тёмное перо

archetype-harbinger-a5 = Вестник рока

name-special-harbinger-no-chance = Без случая
name-special-harbinger-averted = Отвратить

archetype-harbinger-b5 = Перекрёсток

name-special-harbinger-bury = Не сегодня
name-special-harbinger-crossing = Скрещение путей

archetype-harbinger-a10 = Флюгер

name-special-harbinger-gust = Порыв
name-special-harbinger-better-so = Так лучше

archetype-harbinger-b10 = Ворон

name-special-harbinger-lift = Поднять
name-special-harbinger-black-talon = Чёрный коготь

archetype-harbinger-a15 = Оракул

name-special-harbinger-three-futures = Три будущих
name-special-harbinger-undone = Не было

archetype-harbinger-b15 = Рок

name-special-harbinger-written = Так записано
name-special-harbinger-step-aside = В сторону
