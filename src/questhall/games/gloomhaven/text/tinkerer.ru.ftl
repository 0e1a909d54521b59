# Изобретатель: названия класса и карт.

class-tinkerer = Изобретатель

card-proximity-mine = Мина-ловушка
card-harmless-contraption = Безобидное устройство
card-flamethrower = Огнемёт
card-hook-gun = Крюкомёт
card-ink-bomb = Чернильная бомба
card-net-shooter = Сетемёт
card-stun-shot = Оглушающий выстрел
card-reinvigorating-elixir = Бодрящий эликсир
card-restorative-mist = Целебный туман
card-energizing-tonic = Тонизирующий настой
card-enhancement-field = Усиливающее поле
card-toxic-bolt = Ядовитый болт
card-reviving-shock = Живительный разряд
card-volatile-concoction = Гремучая смесь
card-potent-potables = Крепкие снадобья
card-stamina-booster = Прилив выносливости
card-disorienting-flash = Слепящая вспышка
card-tinkerers-tools = Инструменты изобретателя
card-crank-bow = Арбалет с воротом
card-dangerous-contraption = Опасное устройство
card-micro-bots = Микророботы
card-noxious-vials = Зловонные склянки
card-disintegration-beam = Луч распада
card-gas-canister = Газовый баллон
card-auto-turret = Автоматическая турель
card-murderous-contraption = Смертоносное устройство
card-curative-aerosol = Лечебный аэрозоль
card-jet-propulsion = Реактивная тяга
card-harsh-stimulants = Сильные стимуляторы
card-lethal-injection = Смертельная инъекция
card-chimeric-formula = Формула химеры

summon-decoy = Приманка
summon-battle-bot = Боевой робот
summon-kill-bot = Робот-убийца
