# Witch: board and cards.

class-witch = Ведьма
    .role = Огонь жжёт издали и поджидает на земле, вода лечит, толкает и укрывает. С главы 2 стихии можно смешивать.

-special-witch-sow-the-element = Посеять стихию
-card-witch-spark-and-dew = Искра и роса
-card-witch-hedge-sign = Межевой знак
-card-witch-drink-the-element = Испить стихию
-card-witch-flaming-whip = Огненный хлыст
-card-witch-fireflies = Светлячки
-card-witch-fireball = Огненный шар
-card-witch-ring-of-cinders = Кольцо углей
-card-witch-undertow = Донное течение
-card-witch-kind-rain = Добрый дождь
-card-witch-veil-of-mist = Пелена тумана
-card-witch-spring-flood = Половодье
-card-witch-scald = Обварить паром
-card-witch-stoke = Раздуть пламя
-card-witch-skipping-stone = Камешек по воде
-card-witch-crossed-signs = Скрещённые знаки
-card-witch-cinder-cloak = Плащ из углей
-card-witch-mirror-pool = Зеркальная заводь
-card-witch-borrowed-thunder = Занятый гром
-card-witch-pyre = Погребальный костёр
-card-witch-weight-of-the-pool = Тяжесть омута
-card-witch-both-hands-full = Полные пригоршни
-card-witch-white-heat = Белый жар
-card-witch-turning-tide = Перемена прилива
