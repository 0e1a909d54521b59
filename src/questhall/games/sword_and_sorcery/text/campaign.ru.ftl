# Кампания.

format-company = Отряд
offer-quest = Сценарий: { $quest }

# Чем кончился сценарий.
news-joined = вступает в отряд, уровень души { $rank }
news-crowns = +{ $amount } { $amount ->
    [one] крона
    [few] кроны
   *[many] крон
}
news-crowns-spent = потрачено крон: { $amount }
news-soulrank = уровень души { $rank }
news-power = сила «{ $power }»
news-item = { $item }
news-stored = В тайнике: { $item }
news-shards = +{ $amount } { $amount ->
    [one] частица души
    [few] частицы души
   *[many] частиц души
}
news-shards-spent = потрачено частиц души: { $amount }
news-quest = Дорога ведёт дальше: «{ $quest }»
