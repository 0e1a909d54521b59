# Gloomhaven's campaign: its map, the party, and the town.

gloomhaven-map-of-campaign = Campaign map
gloomhaven-region-watcher = Watcher Mountains
gloomhaven-region-copperneck = Copperneck Mountains
gloomhaven-region-dagger = Dagger Forest
gloomhaven-region-swamp = Lingering Swamp
gloomhaven-region-sea = Misty Sea
gloomhaven-legend = What the signs mean
gloomhaven-place-done = done
gloomhaven-place-open = open
gloomhaven-place-blocked = blocked
gloomhaven-map-help = choose a place to look at it

gloomhaven-scenario-at-level = Scenario level { $level }
gloomhaven-linked = Close by: no road event
gloomhaven-about-found = Choose a class for each seat and buy
gloomhaven-about-town = Level up, take perks, buy and sell
gloomhaven-about-road = Something happens on the way
gloomhaven-about-camp = Take the perks you have earned

gloomhaven-party = The party
gloomhaven-no-party = There is no party yet. Found one first.
gloomhaven-level-word = Level
gloomhaven-due-perk = a perk!
gloomhaven-to-level = { $xp } experience to level { $level }
gloomhaven-level-waits = enough experience for level { $level }
gloomhaven-highest-level = highest level
gloomhaven-hand-limit = Cards in hand
gloomhaven-no-items = Nothing yet
gloomhaven-perks = Perks
gloomhaven-cards = Cards: { $hand } of { $pool } in hand

gloomhaven-standing = Standing
gloomhaven-prosperity = Prosperity
gloomhaven-to-prosperity =
    { $marks ->
        [one] { $marks } mark to level { $level }
       *[other] { $marks } marks to level { $level }
    }
gloomhaven-reputation = Reputation
gloomhaven-prices =
    { $way ->
        [-1] Items cost { $by } gold less
        [1] Items cost { $by } gold more
       *[other] Items cost their printed price
    }
gloomhaven-achievements = Achievements

gloomhaven-town-over = Ready to set out
gloomhaven-steps = The evening in town
gloomhaven-step-found = Party
gloomhaven-step-spoils = Rewards
gloomhaven-step-city_event = City event
gloomhaven-step-road_event = Road event
gloomhaven-step-sanctuary = Sanctuary
gloomhaven-step-train = Levels and perks
gloomhaven-step-market = Market
gloomhaven-step-camp = Camp
gloomhaven-shop = Shop
gloomhaven-sales = What you could sell
gloomhaven-stock = { $copies } left
gloomhaven-sold-out = sold out
gloomhaven-owned = owned
gloomhaven-left-market = has left the market
gloomhaven-gathering = The party comes together
gloomhaven-help-found = Each player takes a class that nobody else has. It can be changed for another one later.
gloomhaven-help-city_event = A short story with a choice, once per visit. It can bring you something or cost you something.
gloomhaven-help-learn = The card joins those you choose your hand from before each scenario.
gloomhaven-help-perk = A perk changes your attack modifier deck for good.
gloomhaven-help-sanctuary = Once per visit: two Bless cards go into your attack modifier deck for the next scenario.
gloomhaven-help-retire = Another character takes the place of the one who left.
gloomhaven-spoils = What the last evening brought
gloomhaven-arriving = Back in the streets of Gloomhaven
gloomhaven-oak = The Sanctuary of the Great Oak
gloomhaven-event-city = City event
gloomhaven-event-road = Road event
gloomhaven-event-options = What you can do
gloomhaven-event-nothing = Nothing comes of it.
gloomhaven-training = What has been learned on the way

gloomhaven-about-casual = Experience and gold count, but the story doesn’t advance
gloomhaven-about-dungeon = Three unknown rooms: experience and gold count, but the story doesn’t advance
gloomhaven-about-roster = Who stays at home, who joins, which party plays

gloomhaven-quest = Personal quest
gloomhaven-quest-done = fulfilled
gloomhaven-quest-retires = A character who fulfils it retires on the next visit to town and makes room for a new one.
gloomhaven-quest-then = Then: { $follow }
gloomhaven-quest-opens-class = Opens a class box: { $name }
gloomhaven-quest-opens-envelope = Opens envelope { $name }
gloomhaven-quests-dealt = Two personal quests: keep one

gloomhaven-chronicle = Chronicle
gloomhaven-retired = Retired
gloomhaven-at-home = At home
gloomhaven-other-party = Another party
gloomhaven-opened-classes = Classes opened
gloomhaven-opened-envelopes = Envelopes opened
gloomhaven-envelope = Envelope { $name }
gloomhaven-records = Town Records
gloomhaven-no-records = Nobody has retired yet: the pages are sealed.
gloomhaven-evenings = Evenings
gloomhaven-no-evenings = No evening has been played yet.
gloomhaven-evening-won = won
gloomhaven-evening-lost = lost
gloomhaven-gains = experience { $xp }, gold { $gold }, checks { $checks }

gloomhaven-step-enhance = Enhancer
gloomhaven-step-farewell = Farewell
gloomhaven-step-retire = Retirement
gloomhaven-step-leave = Setting out
gloomhaven-step-roster = The party
gloomhaven-enhancer = The enhancer
gloomhaven-enhancer-help = Choose a dot on a card. The sticker stays there for ever.
gloomhaven-top = Top
gloomhaven-bottom = Bottom
gloomhaven-dot-free = free
gloomhaven-stickers = Enhancements
gloomhaven-farewell = Farewell
gloomhaven-farewell-was-open = It is already open: a new item design and a side scenario come instead.
gloomhaven-farewell-prosperity = The town gains one prosperity mark, and the next character begins with an extra perk.
gloomhaven-come-along = They come with you
