# The companion of the Warbear.

companion-warbear = Медведица-спутница

archetype-warbear-a1 = Ломака

-special-warbear-swat = Лапой
-special-warbear-thick-fur = Густая шерсть

archetype-warbear-b1 = Топтунья

-special-warbear-trample = Растоптать
-special-warbear-bellow = Рёв

archetype-warbear-a5 = Древоломка

-special-warbear-against-wall = Об стену
-special-warbear-toss = Бросить своего

archetype-warbear-b5 = Хранительница берлоги

-special-warbear-shelter = Под лапой
-special-warbear-hug = Медвежьи объятия

archetype-warbear-a10 = Лавина

-special-warbear-barge = Снести
-special-warbear-wheel = Развернуть

archetype-warbear-b10 = Матриарх

-special-warbear-gather = Собрать медвежат
-special-warbear-no-further = Ни шагу

archetype-warbear-a15 = Гора

-special-warbear-topple = Повалить
-special-warbear-stone-fur = Каменный мех

archetype-warbear-b15 = Зима

-special-warbear-great-sweep = Большой взмах
-special-warbear-fling = Зашвырнуть
