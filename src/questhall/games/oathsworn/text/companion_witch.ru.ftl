# The companion of the Witch.

companion-witch = Ведьма-спутница

archetype-witch-a1 = Сестра углей

name-special-witch-cinder-dart = Искра
name-special-witch-kindle = Розжиг

archetype-witch-b1 = Сестра дождя

name-special-witch-surge = Прибой
name-special-witch-soothe = Утолить боль

archetype-witch-a5 = Костёр

name-special-witch-burst = Вспышка
name-special-witch-feed-flame = Подкормить пламя

archetype-witch-b5 = Сестра тумана

name-special-witch-veil = Пелена
name-special-witch-co-undertow = Подводное течение

archetype-witch-a10 = Королева углей

name-special-witch-lash = Плеть пламени
name-special-witch-draw-heat = Втянуть жар

archetype-witch-b10 = Зовущая прилив

name-special-witch-wave = Бурун
name-special-witch-kind-water = Добрая вода

archetype-witch-a15 = Верховой пожар

name-special-witch-firestorm = Огненная буря
name-special-witch-fireflies-swarm = Рой искр

archetype-witch-b15 = Пар

name-special-witch-scald-jet = Обжигающая струя
name-special-witch-white-cloud = Белое облако
