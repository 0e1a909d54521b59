# The companion of the Priest.

companion-priest = Жрец-спутник

archetype-priest-a1 = Целитель

-special-priest-lay-hands = Возложение рук
-special-priest-smite = Кара

archetype-priest-b1 = Молот обетов

-special-priest-overhead = Удар сверху
-special-priest-comfort = Утешение

archetype-priest-a5 = Исповедник

-special-priest-absolve = Отпущение
-special-priest-shelter = Покров

archetype-priest-b5 = Судия

-special-priest-sentence = Приговор
-special-priest-call-witness = Призыв в свидетели

archetype-priest-a10 = Полевой капеллан

-special-priest-two-hands = Две руки
-special-priest-plain-maul = Простой молот

archetype-priest-b10 = Колокол гнева

-special-priest-toll = Удар колокола
-special-priest-echo = Отзвук

archetype-priest-a15 = Пастырь

-special-priest-stay = Останься
-special-priest-broken-bread = Преломлённый хлеб

archetype-priest-b15 = Последний судья

-special-priest-final-word = Последнее слово
-special-priest-crack = Расколоть панцирь
