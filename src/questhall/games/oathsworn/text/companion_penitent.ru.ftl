# The companion of the Penitent.

companion-penitent = Кающийся-спутник

archetype-penitent-a1 = Несущий бремя

name-special-penitent-share-wound = Разделить рану
name-special-penitent-co-scourge = Бич

archetype-penitent-b1 = Ходящий в пепле

name-special-penitent-penance = Епитимья
name-special-penitent-ash-prayer = Молитва в пепле

archetype-penitent-a5 = Мученик

name-special-penitent-take-me = Возьми меня
name-special-penitent-last-candle = Последняя свеча

archetype-penitent-b5 = Проповедник

name-special-penitent-sermon = Проповедь
name-special-penitent-iron-chain = Железная цепь

archetype-penitent-a10 = Козёл отпущения

name-special-penitent-all-on-me = Всё на меня
name-special-penitent-red-ledger = Красный счёт

archetype-penitent-b10 = Флагеллант

name-special-penitent-open-wound = Открыть рану
name-special-penitent-close-wound = Закрыть рану

archetype-penitent-a15 = Святой в лохмотьях

name-special-penitent-give-it = Отдай мне
name-special-penitent-candlelight = Свет свечи

archetype-penitent-b15 = Мученик

name-special-penitent-reckon = Расплата
name-special-penitent-not-yet-co = Ещё нет
