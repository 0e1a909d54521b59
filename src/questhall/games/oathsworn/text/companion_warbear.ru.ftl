# The companion of the Warbear.

companion-warbear = Медведица-спутница

archetype-warbear-a1 = Ломака

name-special-warbear-swat = Лапой
name-special-warbear-thick-fur = Густая шерсть

archetype-warbear-b1 = Топтунья

name-special-warbear-trample = Растоптать
name-special-warbear-bellow = Рёв

archetype-warbear-a5 = Древоломка

name-special-warbear-against-wall = Об стену
name-special-warbear-toss = Бросить своего

archetype-warbear-b5 = Хранительница берлоги

name-special-warbear-shelter = Под лапой
name-special-warbear-hug = Медвежьи объятия

archetype-warbear-a10 = Лавина

name-special-warbear-barge = Снести
name-special-warbear-wheel = Развернуть

archetype-warbear-b10 = Матриарх

name-special-warbear-gather = Собрать медвежат
name-special-warbear-no-further = Ни шагу

archetype-warbear-a15 = Гора

name-special-warbear-topple = Повалить
name-special-warbear-stone-fur = Каменный мех

archetype-warbear-b15 = Зима

name-special-warbear-great-sweep = Большой взмах
name-special-warbear-fling = Зашвырнуть
