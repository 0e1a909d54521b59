# The companion of the Ranger.

companion-ranger = Лучница-спутница

archetype-ranger-a1 = Меткий стрелок

name-special-ranger-aimed-shot = Прицельный выстрел
name-special-ranger-step-back = Отскок

archetype-ranger-b1 = Древоходец

name-special-ranger-branch-path = По ветвям
name-special-ranger-pin = Пригвоздить

archetype-ranger-a5 = Дождь стрел

name-special-ranger-volley = Залп
name-special-ranger-two-arrows = Две стрелы

archetype-ranger-b5 = Дозорная

name-special-ranger-warding-arrow = Стрела-оберег
name-special-ranger-long-shot = Дальний выстрел

archetype-ranger-a10 = Сестра шипов

name-special-ranger-heart-shot = Выстрел в сердце
name-special-ranger-slip-leaf = Как лист

archetype-ranger-b10 = Лук прикрытия

name-special-ranger-spoil-aim = Сбить удар
name-special-ranger-rain = Ливень стрел

archetype-ranger-a15 = Лесной призрак

name-special-ranger-from-nowhere = Ниоткуда
name-special-ranger-nail = Прибить к коре

archetype-ranger-b15 = Мастер лука

name-special-ranger-three-strings = Три тетивы
name-special-ranger-overwatch = Дозор
