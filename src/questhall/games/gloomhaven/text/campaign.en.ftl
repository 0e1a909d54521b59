# The town, the campaign's page and what a party can do next.

format-found = A new party
format-town = In town
format-camp = In camp

offer-scenario = Scenario { $number }: { $scenario }
offer-found = Found the party
offer-town = Return to Gloomhaven
offer-camp = Camp on the road and take perks

prompt-start-level = At which level does the new character begin?
prompt-rise = The town has grown. Level up to its prosperity?
prompt-market = The market
prompt-pack-items = { $hero }: which items to take along
prompt-pack-cards = { $hero }: which cards to take along
prompt-leave-behind = Which card stays behind for { $lesson }?

option-start-level = Level { $level }
option-rise = Rise to level { $level }
option-no-rise = Not now
option-sell = Sell { $goods } ({ $gold } gold then)
option-leave-market = Leave the market
option-items-packed = These items
option-cards-packed = These cards
option-wear = Put on { $goods }
option-take-off = Take off { $goods }
option-take-card = Take { $lesson } along
option-leave-behind = Leave { $lesson } behind
option-keep-hand = Keep the hand as it is

event-levels-up = { $hero } rises to level { $level }.
event-sets-out = The party sets out.

why-achievements = The party lacks what this place asks for
why-page-not-written = The campaign does not come to this place yet
why-perk-waits = Somebody has earned a perk: take it in town or in camp first
why-owned = This character owns it already
why-sold-out = It is sold out
why-too-poor = This character has too little gold

achievement-first-steps = First Steps
achievement-jekserahs-plans = Jekserah's Plans
achievement-the-merchant-flees = The Merchant Flees

town-place-found = A new party
town-place-town = Gloomhaven
town-place-camp = A camp on the road
town-prosperity = Prosperity { $level }, reputation { $reputation }
town-shop = Shop
town-goods = { $item }, { $price } gold, { $copies } left
town-sheet = { $class }, level { $level }: { $xp } experience, { $gold } gold, checks { $checks }
town-items = Items
town-hand = Takes along
town-reserve = Leaves behind
