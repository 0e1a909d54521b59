# Кампания.

format-company = Отряд
offer-quest = Сценарий: { $quest }
