# Gloomhaven's campaign: its map, the party, and the town.

gloomhaven-map-of-campaign = Map of the campaign
gloomhaven-region-mountains = Watcher Mountains
gloomhaven-region-wood = Corpsewood
gloomhaven-region-sea = Misty Sea
gloomhaven-legend = What the signs mean
gloomhaven-place-done = done
gloomhaven-place-open = open
gloomhaven-place-blocked = blocked

gloomhaven-scenario-level = Scenario level { $level }
gloomhaven-linked = Close by: no event on the road
gloomhaven-about-found = Choose a class for each seat, buy and pack
gloomhaven-about-town = Level up, take perks, buy, sell and pack
gloomhaven-about-road = Something happens on the way
gloomhaven-about-camp = Take the perks that were earned

gloomhaven-party = The party
gloomhaven-no-party = Nobody has come together yet. Found the party first.
gloomhaven-level-word = Level
gloomhaven-due-level = level up!
gloomhaven-due-perk = a perk!
gloomhaven-to-level = { $xp } experience to level { $level }
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
       *[other] Items cost what is printed on them
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
gloomhaven-step-pack = Packing
gloomhaven-step-camp = Camp
gloomhaven-shop = Shop
gloomhaven-stock = { $copies } left
gloomhaven-sold-out = sold out
gloomhaven-owned = owned
gloomhaven-left-market = has left the market
gloomhaven-takes-along = Takes along
gloomhaven-stays-behind = Stays behind
gloomhaven-gathering = The party comes together
gloomhaven-spoils = What the last evening brought
gloomhaven-arriving = Back in the streets of Gloomhaven
gloomhaven-oak = The Sanctuary of the Great Oak
gloomhaven-event-city = City event
gloomhaven-event-road = Road event
gloomhaven-event-options = What you can do
gloomhaven-training = What has been learned on the way
