# The companion of the Penitent.

companion-penitent = Кающийся-спутник

archetype-penitent-a1 = Несущий бремя

-special-penitent-share-wound = Разделить рану
-special-penitent-co-scourge = Бич

archetype-penitent-b1 = Ходящий в пепле

-special-penitent-penance = Епитимья
-special-penitent-ash-prayer = Молитва в пепле

archetype-penitent-a5 = Мученик

-special-penitent-take-me = Возьми меня
-special-penitent-last-candle = Последняя свеча

archetype-penitent-b5 = Проповедник

-special-penitent-sermon = Проповедь
-special-penitent-iron-chain = Железная цепь

archetype-penitent-a10 = Козёл отпущения

-special-penitent-all-on-me = Всё на меня
-special-penitent-red-ledger = Красный счёт

archetype-penitent-b10 = Флагеллант

-special-penitent-open-wound = Открыть рану
-special-penitent-close-wound = Закрыть рану

archetype-penitent-a15 = Святой в лохмотьях

-special-penitent-give-it = Отдай мне
-special-penitent-candlelight = Свет свечи

archetype-penitent-b15 = Мученик

-special-penitent-reckon = Расплата
-special-penitent-not-yet-co = Ещё нет
