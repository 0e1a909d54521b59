# Проводник для новичков, в любой игре.

guide = Проводник
guide-resting = Играйте дальше: я скажу, когда появится что-то новое.
guide-next = Дальше
guide-got-it = Понятно
guide-play-on = Играть дальше
guide-fold = Свернуть проводника
guide-unfold = Развернуть проводника
guide-all = Все уроки ({ $count })
guide-end = Закончить обучение
