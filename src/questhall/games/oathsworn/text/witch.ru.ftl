# Witch: board and cards.

class-witch = Ведьма
    .role = Огонь жжёт издали и поджидает на земле, вода лечит, толкает и укрывает. С главы 2 стихии можно смешивать.

name-special-witch-sow-the-element = Посеять стихию
name-card-witch-spark-and-dew = Искра и роса
name-card-witch-hedge-sign = Межевой знак
name-card-witch-drink-the-element = Испить стихию
name-card-witch-flaming-whip = Огненный хлыст
name-card-witch-fireflies = Светлячки
name-card-witch-fireball = Огненный шар
name-card-witch-ring-of-cinders = Кольцо углей
name-card-witch-undertow = Донное течение
name-card-witch-kind-rain = Добрый дождь
name-card-witch-veil-of-mist = Пелена тумана
name-card-witch-spring-flood = Половодье
name-card-witch-scald = Обварить паром
name-card-witch-stoke = Раздуть пламя
name-card-witch-skipping-stone = Камешек по воде
name-card-witch-crossed-signs = Скрещённые знаки
name-card-witch-cinder-cloak = Плащ из углей
name-card-witch-mirror-pool = Зеркальная заводь
name-card-witch-borrowed-thunder = Занятый гром
name-card-witch-pyre = Погребальный костёр
name-card-witch-weight-of-the-pool = Тяжесть омута
name-card-witch-both-hands-full = Полные пригоршни
name-card-witch-white-heat = Белый жар
name-card-witch-turning-tide = Перемена прилива
