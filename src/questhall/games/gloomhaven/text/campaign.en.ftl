# The town, the campaign's page and what a party can do next.

format-found = A new party
format-town = In town
format-camp = In camp
format-roster = Who comes along
format-road = On the road

offer-scenario = Scenario { $number }: { $scenario }
offer-found = Found the party
offer-road = Set out for scenario { $number }: { $scenario }
offer-town = Return to Gloomhaven
offer-camp = Camp on the road and take perks
offer-roster = Who comes along
offer-dungeon = Explore a random dungeon
offer-casual = Play scenario { $number } for its own sake: { $scenario }

prompt-start-level = At which level does the new character begin?
prompt-rise = The town has grown. Level up to its prosperity?
prompt-market = Buy and sell what you like
prompt-enhance = { $hero }: which card is enhanced?
prompt-sticker = { $lesson }, { $dot }: which enhancement?
prompt-city-event = Draw a city event?
prompt-event = What do you do?
prompt-event-over = That is how it went
prompt-one-of = Which of them?
prompt-who-gets-item = Who gets { $goods }?
prompt-who-gives-item = Who gives it away?
prompt-who-suffers = Whom does it befall?
prompt-share-gain = How much of { $gold } gold does { $hero } get?
prompt-share-price = How much of { $gold } gold does { $hero } pay?
prompt-sanctuary = { $hero }: a donation of 10 gold to the sanctuary?
prompt-which-quest = Which personal quest is yours?
prompt-retire = { $companion } has reached the goal and retires
prompt-roster = Who comes along on the next evening?
prompt-pack-items = { $hero }: which items to take along
prompt-pack-cards = { $hero }: which cards to take along
prompt-leave-behind = Which card stays behind for { $lesson }?

option-start-level = Level { $level }
option-rise = Rise to level { $level }
option-no-rise = Not now
option-sell = Sell { $goods } ({ $gold } gold then)
option-leave-market = Leave the market
option-enough-stickers = No enhancement
option-choose-dot = { $lesson }: { $dot }
option-stick = { $sticker } for { $gold } gold
option-no-sticker = Not this one
option-draw-event = Draw a city event
option-no-event = Nothing happens today
option-event-option = { $answer }
answer-a = Option A
answer-b = Option B
option-go-on = Go on
option-one-of = The { $number ->
    [0] first
   *[other] second
}
option-member = { $hero }
option-share = { $hero }: { $gold } gold
option-donate = Donate 10 gold: two blessings for the next scenario
option-keep-gold = Keep the gold
option-keep-quest = { $quest }
option-retire = Farewell, { $companion }
option-roster-ready = That is the party
option-stay-home = { $companion } stays at home
option-come-along = { $companion } comes along
option-newcomer = A new character joins the party
option-new-party = Another party plays: found it
option-take-up = The party of { $party } plays again
option-items-packed = These items
option-cards-packed = These cards
option-wear = Put on { $goods }
option-take-off = Take off { $goods }
option-take-card = Take { $lesson } along
option-leave-behind = Leave { $lesson } behind
option-keep-hand = Keep the hand as it is

event-levels-up = { $companion } rises to level { $level }.
event-enhances = { $companion } has { $lesson } enhanced.
event-sells-copy = { $companion } already owns { $goods } and sells it for { $gold } gold.
event-gets-item = { $companion } receives { $goods }.
event-gives-item = { $companion } gives an item away.
event-donates = { $companion } donates 10 gold to the sanctuary.
event-retires = { $companion } retires. The town remembers.
event-sets-out = The party sets out.

why-achievements = The party lacks what this place asks for
why-reward-waits = A reward waits to be handed out: in town, in camp or on the road
why-perk-waits = Somebody has earned a perk: take it in town or in camp first
why-somebody-died = Somebody has died: create a new character in town first
why-owned = This character owns it already
why-sold-out = It is sold out
why-too-poor = This character has too little gold

achievement-ancient-technology = Ancient Technology
achievement-annihilation-of-order = Annihilation of Order
achievement-artifact-cleansed = Artifact: Cleansed
achievement-artifact-lost = Artifact: Lost
achievement-artifact-recovered = Artifact: Recovered
achievement-city-rule-demonic = City Rule: Demonic
achievement-city-rule-economic = City Rule: Economic
achievement-city-rule-militaristic = City Rule: Militaristic
achievement-end-of-corruption = End of Corruption
achievement-end-of-gloom = End of Gloom
achievement-end-of-the-invasion = End of the Invasion
achievement-the-dead-invade = The Dead Invade
achievement-the-drake-aided = The Drake Aided
achievement-the-drake-slain = The Drake Slain
achievement-the-edge-of-darkness = The Edge of Darkness
achievement-the-merchant-flees = The Merchant Flees
achievement-the-power-of-enhancement = The Power of Enhancement
achievement-the-rift-neutralized = The Rift Neutralized
achievement-the-voice-freed = The Voice Freed
achievement-the-voice-silenced = The Voice Silenced
achievement-water-breathing = Water-Breathing
achievement-a-demons-errand = A Demon's Errand
achievement-a-map-to-treasure = A Map to Treasure
achievement-across-the-divide = Across the Divide
achievement-an-invitation = An Invitation
achievement-bad-business = Bad Business
achievement-dark-bounty = Dark Bounty
achievement-debt-collection = Debt Collection
achievement-first-steps = First Steps
achievement-fishs-aid = Fish's Aid
achievement-following-clues = Following Clues
achievement-grave-job = Grave Job
achievement-high-sea-escort = High Sea Escort
achievement-jekserahs-plans = Jekserah's Plans
achievement-redthorns-aid = Redthorn's Aid
achievement-sin-ra = Sin-Ra
achievement-stonebreakers-censer = Stonebreaker's Censer
achievement-sun-blessed = Sun-Blessed
achievement-the-drakes-command = The Drake's Command
achievement-the-drakes-treasure = The Drake's Treasure
achievement-the-poisons-source = The Poison's Source
achievement-the-scepter-and-the-voice = The Scepter and the Voice
achievement-the-voices-command = The Voice's Command
achievement-the-voices-treasure = The Voice's Treasure
achievement-through-the-nest = Through the Nest
achievement-through-the-ruins = Through the Ruins
achievement-through-the-trench = Through the Trench
achievement-tremors = Tremors
achievement-water-staff = Water Staff

town-place-found = A new party
town-place-town = Gloomhaven
town-place-camp = A camp on the road
town-place-roster = Who comes along
town-place-road = On the road
town-prosperity = Prosperity { $level }, reputation { $reputation }
town-shop = Shop
town-goods = { $item }, { $price } gold, { $copies } left
town-sheet = { $class }, level { $level }: { $xp } experience, { $gold } gold, checks { $checks }
town-items = Items
town-hand = Takes along
town-reserve = Leaves behind

record-1 = The first one to hang up the sword asked for a bench by the harbour and got it. The clerk who wrote this down was told to begin a new book, because there would be others.
record-2 = A second name stands beside the first. Children play at being the two of them now, and quarrel about who has to be the monster.
record-3 = Three is a habit, says the council, and has begun to charge rent for the rooms above the Sleeping Lion. The innkeeper has hung three hooks for three helmets.
record-4 = Traders who used to sail past now put in for water, and stay. Somebody has painted the old gate. Nobody has been paid for it.
record-5 = The retired meet on the first evening of the month. They speak little. When a fresh party limps home, one of them buys the first round and asks where it hurts.
record-6 = The book is nearly full. On its last page stands, in another hand: whoever reads this, there is an empty bench left by the harbour.

dot-move = Move
dot-attack = Attack
dot-range = Range
dot-shield = Shield
dot-push = Push
dot-pull = Pull
dot-pierce = Pierce
dot-retaliate = Retaliate
dot-heal = Heal
dot-targets = Targets
dot-summon-move = Move of the summon
dot-summon-attack = Attack of the summon
dot-summon-range = Range of the summon
dot-summon-hit-points = Hit points of the summon
dot-area = Area
dot-loot = Loot
sticker-plus-1 = +1
sticker-hex = One more hex
sticker-jump = Jump

# What came of an evening.
news-joined = joins the party at level { $level }
news-xp = +{ $amount } experience
news-gold = +{ $amount } gold
news-gold-spent = { $amount } gold spent
news-checks = { $amount ->
    [one] +1 checkmark
   *[other] +{ $amount } checkmarks
}
news-perks = { $amount ->
    [one] a new perk
   *[other] { $amount } new perks
}
news-item = { $item }
news-card = the card { $card }
news-level = is now level { $level }
news-level-waits = may rise to level { $level } in town
news-quest = personal quest: { $count } of { $least }
news-quest-done = has fulfilled the personal quest and retires on the next visit to town
news-dead = is dead; the player creates another character in town
news-retired = has retired for good
news-scenario = Scenario { $number } is on the map: { $scenario }
news-achievement = Achievement: { $achievement }
news-class = A class is unlocked: { $class }
news-reputation-up = Reputation rises by { $change }, now { $now }
news-reputation-down = Reputation falls by { $change }, now { $now }
news-prosperity = +{ $amount } prosperity
news-prosperity-level = The town has grown to prosperity level { $level }: the shop has new goods
