# A campaign.

format-company = Company
offer-quest = Quest: { $quest }

# What came of a quest.
news-joined = joins the company, soul rank { $rank }
news-crowns = +{ $amount } crowns
news-crowns-spent = { $amount } crowns spent
news-soulrank = soul rank { $rank }
news-power = the power { $power }
news-item = { $item }
news-stored = In the stash: { $item }
news-shards = { $amount ->
    [one] +1 soul shard
   *[other] +{ $amount } soul shards
}
news-shards-spent = { $amount ->
    [one] 1 soul shard spent
   *[other] { $amount } soul shards spent
}
news-quest = The road leads on: { $quest }
