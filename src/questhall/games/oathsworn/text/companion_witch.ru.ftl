# The companion of the Witch.

companion-witch = Ведьма-спутница

archetype-witch-a1 = Сестра углей

-special-witch-cinder-dart = Искра
-special-witch-kindle = Розжиг

archetype-witch-b1 = Сестра дождя

-special-witch-surge = Прибой
-special-witch-soothe = Утолить боль

archetype-witch-a5 = Костёр

-special-witch-burst = Вспышка
-special-witch-feed-flame = Подкормить пламя

archetype-witch-b5 = Сестра тумана

-special-witch-veil = Пелена
-special-witch-co-undertow = Подводное течение

archetype-witch-a10 = Королева углей

-special-witch-lash = Плеть пламени
-special-witch-draw-heat = Втянуть жар

archetype-witch-b10 = Зовущая прилив

-special-witch-wave = Бурун
-special-witch-kind-water = Добрая вода

archetype-witch-a15 = Верховой пожар

-special-witch-firestorm = Огненная буря
-special-witch-fireflies-swarm = Рой искр

archetype-witch-b15 = Пар

-special-witch-scald-jet = Обжигающая струя
-special-witch-white-cloud = Белое облако
