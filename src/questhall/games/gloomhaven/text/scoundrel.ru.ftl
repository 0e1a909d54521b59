# Плутовка: названия класса и карт.

class-scoundrel = Плутовка

card-single-out = Одинокая мишень
card-flanking-strike = Удар с фланга
card-smoke-bomb = Дымовая бомба
card-backstab = Удар в спину
card-thiefs-knack = Воровская сноровка
card-venom-shiv = Отравленная заточка
card-throwing-knives = Метательные ножи
card-quick-hands = Ловкие руки
card-special-mixture = Особая смесь
card-sinister-opportunity = Зловещая возможность
card-tricksters-reversal = Уловка обманщицы
card-swift-bow = Быстрый лук
card-open-wound = Открытая рана
card-flintlock = Кремнёвый пистолет
card-hidden-daggers = Скрытые кинжалы
card-duelists-advance = Натиск дуэлянтки
card-flurry-of-blades = Шквал клинков
card-gruesome-advantage = Жестокое преимущество
card-cull-the-weak = Добить слабого
card-visage-of-the-inevitable = Лик неизбежности
card-crippling-poison = Калечащий яд
card-burning-oil = Горящее масло
card-stick-to-the-shadows = В тени
card-spring-the-trap = Захлопнуть ловушку
card-stiletto-storm = Вихрь стилетов
card-pains-end = Конец боли
card-long-con = Долгая афера
card-watch-it-burn = Пусть всё горит
