# The companion of the Blade.

companion-blade = Клинок-спутник

archetype-blade-a1 = Дуэлянт

-special-blade-second-cut = Второй взмах
-special-blade-co-feint = Финт

archetype-blade-b1 = Ветеран арены

-special-blade-wide-cut = Широкий взмах
-special-blade-parry = Парирование

archetype-blade-a5 = Мастер меча

-special-blade-flurry = Шквал
-special-blade-read-foe = Прочесть врага

archetype-blade-b5 = Любимец толпы

-special-blade-co-flourish = Росчерк
-special-blade-applause = Овация

archetype-blade-a10 = Чемпион

-special-blade-encore = На бис
-special-blade-sidestep = Шаг в сторону

archetype-blade-b10 = Хозяин арены

-special-blade-circle = Полный круг
-special-blade-parry-for = Парировать за друга

archetype-blade-a15 = Непобеждённый

-special-blade-final = Финал
-special-blade-untouched = Нетронутый

archetype-blade-b15 = Голос трибун

-special-blade-roar = Рёв трибун
-special-blade-thumb = Палец вниз
