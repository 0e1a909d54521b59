# The companion of the Priest.

companion-priest = Жрец-спутник

archetype-priest-a1 = Целитель

name-special-priest-lay-hands = Возложение рук
name-special-priest-smite = Кара

archetype-priest-b1 = Молот обетов

name-special-priest-overhead = Удар сверху
name-special-priest-comfort = Утешение

archetype-priest-a5 = Исповедник

name-special-priest-absolve = Отпущение
name-special-priest-shelter = Покров

archetype-priest-b5 = Судия

name-special-priest-sentence = Приговор
name-special-priest-call-witness = Призыв в свидетели

archetype-priest-a10 = Полевой капеллан

name-special-priest-two-hands = Две руки
name-special-priest-plain-maul = Простой молот

archetype-priest-b10 = Колокол гнева

name-special-priest-toll = Удар колокола
name-special-priest-echo = Отзвук

archetype-priest-a15 = Пастырь

name-special-priest-stay = Останься
name-special-priest-broken-bread = Преломлённый хлеб

archetype-priest-b15 = Последний судья

name-special-priest-final-word = Последнее слово
name-special-priest-crack = Расколоть панцирь
