# The companion of the Ranger.

companion-ranger = Лучница-спутница

archetype-ranger-a1 = Меткий стрелок

-special-ranger-aimed-shot = Прицельный выстрел
-special-ranger-step-back = Отскок

archetype-ranger-b1 = Древоходец

-special-ranger-branch-path = По ветвям
-special-ranger-pin = Пригвоздить

archetype-ranger-a5 = Дождь стрел

-special-ranger-volley = Залп
-special-ranger-two-arrows = Две стрелы

archetype-ranger-b5 = Дозорная

-special-ranger-warding-arrow = Стрела-оберег
-special-ranger-long-shot = Дальний выстрел

archetype-ranger-a10 = Сестра шипов

-special-ranger-heart-shot = Выстрел в сердце
-special-ranger-slip-leaf = Как лист

archetype-ranger-b10 = Лук прикрытия

-special-ranger-spoil-aim = Сбить удар
-special-ranger-rain = Ливень стрел

archetype-ranger-a15 = Лесной призрак

-special-ranger-from-nowhere = Ниоткуда
-special-ranger-nail = Прибить к коре

archetype-ranger-b15 = Мастер лука

-special-ranger-three-strings = Три тетивы
-special-ranger-overwatch = Дозор
