offer-evening = Идти дальше: вечер { $number }
offer-shop = Зайти в лавку фонарей
offer-feast = Задать пир за { $coins } монет
why-too-poor = Пир стоит { $coins } монет.

option-buy = Купить: { $card }
option-go = Выйти из лавки
prompt-browse = Что купить?
event-bought = Игрок { $seat } покупает: { $card }
event-shut = Лавка закрывается
news-coins = монеты: { $coins }
news-lanterns = из лавки фонарей: { $lanterns }
