# The companion of the Blade.

companion-blade = Клинок-спутник

archetype-blade-a1 = Дуэлянт

name-special-blade-second-cut = Второй взмах
name-special-blade-co-feint = Финт

archetype-blade-b1 = Ветеран арены

name-special-blade-wide-cut = Широкий взмах
name-special-blade-parry = Парирование

archetype-blade-a5 = Мастер меча

name-special-blade-flurry = Шквал
name-special-blade-read-foe = Прочесть врага

archetype-blade-b5 = Любимец толпы

name-special-blade-co-flourish = Росчерк
name-special-blade-applause = Овация

archetype-blade-a10 = Чемпион

name-special-blade-encore = На бис
name-special-blade-sidestep = Шаг в сторону

archetype-blade-b10 = Хозяин арены

name-special-blade-circle = Полный круг
name-special-blade-parry-for = Парировать за друга

archetype-blade-a15 = Непобеждённый

name-special-blade-final = Финал
name-special-blade-untouched = Нетронутый

archetype-blade-b15 = Голос трибун

name-special-blade-roar = Рёв трибун
name-special-blade-thumb = Палец вниз
