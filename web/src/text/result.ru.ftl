# Последняя страница игры.

result-watch = Смотреть с начала
result-brought = Что принёс конец
result-counted = Как всё прошло
result-counting = Подсчитываем, что было …
result-rounds = Раундов: { $rounds }
result-round = раунд { $round }: { $amount }
result-proof = Зерно и отпечаток
result-step-link = Ссылка на этот шаг
tally-dealt = Нанесено урона
tally-taken = Получено урона
tally-felled = Повержено врагов
tally-lost = Своих потеряно
tally-played = Сыграно карт
tally-healed = Исцелено
tally-gained = Опыт и слава
tally-looted = Собрано монет
