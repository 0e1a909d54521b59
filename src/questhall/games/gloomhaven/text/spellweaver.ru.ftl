# Плетущая чары: названия класса, карт и призванных созданий.

class-spellweaver = Плетущая чары

card-fire-orbs = Огненные сферы
card-impaling-eruption = Пронзающий всплеск
card-reviving-ether = Возрождающий эфир
card-freezing-nova = Ледяная вспышка
card-mana-bolt = Чародейский заряд
card-frost-armor = Морозная броня
card-flame-strike = Удар пламени
card-ride-the-wind = Верхом на ветре
card-crackling-air = Трескучий воздух
card-hardened-spikes = Твёрдые шипы
card-aid-from-the-ether = Помощь из эфира
card-flashing-burst = Ослепительная вспышка
card-icy-blast = Ледяной взрыв
card-cold-fire = Холодный огонь
card-elemental-aid = Помощь стихий
card-spirit-of-doom = Дух рока
card-forked-beam = Раздвоенный луч
card-chromatic-explosion = Радужный взрыв
card-engulfed-in-flames = В объятиях пламени
card-living-torch = Живой факел
card-frozen-night = Морозная ночь
card-twin-restoration = Двойное восстановление
card-stone-fists = Каменные кулаки
card-zephyr-wings = Крылья зефира
card-cold-front = Холодный фронт
card-black-hole = Чёрная дыра
card-inferno = Инферно

summon-mystic-ally = Загадочный компаньон
summon-burning-avatar = Пылающий аватар
