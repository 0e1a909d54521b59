offer-evening = Walk on: evening { $number }
offer-shop = Visit the lantern shop
offer-feast = Give a feast for { $coins } coins
why-too-poor = A feast costs { $coins } coins.

option-buy = Buy the { $card }
option-go = Leave the shop
prompt-browse = What would you like to buy?
event-bought = Player { $seat } buys the { $card }
event-shut = The shop shuts
news-coins = { $coins } coins
news-lanterns = { $lanterns } lanterns from the shop
