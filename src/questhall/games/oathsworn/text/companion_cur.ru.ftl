# The companion of the Cur.

companion-cur = Бродяга-спутник

archetype-cur-a1 = Нож в спину

name-special-cur-co-from-behind = Со спины
name-special-cur-hone = Подточить

archetype-cur-b1 = Танцор подворотен

name-special-cur-chain = Сквозь толпу
name-special-cur-co-fade = Увильнуть

archetype-cur-a5 = Срезатель

name-special-cur-pickings = Лёгкая добыча
name-special-cur-switch = Подмена

archetype-cur-b5 = Душегуб

name-special-cur-stalk = Выслеживать
name-special-cur-red-work = Красная работа

archetype-cur-a10 = Головорез

name-special-cur-long-shadow = Длинная тень
name-special-cur-whet = Наточить

archetype-cur-b10 = Главарь

name-special-cur-knives-out = Ножи наголо
name-special-cur-distraction = Отвлечь

archetype-cur-a15 = Шёпот

name-special-cur-one-stab = Один удар
name-special-cur-unseen = Невидимка

archetype-cur-b15 = Король подворотен

name-special-cur-everyone-at-once = Все разом
name-special-cur-dirty-trick = Грязный приём
