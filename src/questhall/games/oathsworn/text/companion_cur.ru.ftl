# The companion of the Cur.

companion-cur = Бродяга-спутник

archetype-cur-a1 = Нож в спину

-special-cur-co-from-behind = Со спины
-special-cur-hone = Подточить

archetype-cur-b1 = Танцор подворотен

-special-cur-chain = Сквозь толпу
-special-cur-co-fade = Увильнуть

archetype-cur-a5 = Срезатель

-special-cur-pickings = Лёгкая добыча
-special-cur-switch = Подмена

archetype-cur-b5 = Душегуб

-special-cur-stalk = Выслеживать
-special-cur-red-work = Красная работа

archetype-cur-a10 = Головорез

-special-cur-long-shadow = Длинная тень
-special-cur-whet = Наточить

archetype-cur-b10 = Главарь

-special-cur-knives-out = Ножи наголо
-special-cur-distraction = Отвлечь

archetype-cur-a15 = Шёпот

-special-cur-one-stab = Один удар
-special-cur-unseen = Невидимка

archetype-cur-b15 = Король подворотен

-special-cur-everyone-at-once = Все разом
-special-cur-dirty-trick = Грязный приём
