# What the table says: options, questions, events, labels.

game-gloomhaven = Gloomhaven
    .tagline = A company of mercenaries against the dark

format-party = Party

## Things without a name of their own

hex = a hex
half-top = top ability
half-bottom = bottom ability

element-fire = Fire
element-ice = Ice
element-air = Air
element-earth = Earth
element-light = Light
element-dark = Dark
element-any = any element

condition-poison = Poison
condition-wound = Wound
condition-immobilize = Immobilize
condition-disarm = Disarm
condition-stun = Stun
condition-muddle = Muddle
condition-invisible = Invisible
condition-strengthen = Strengthen
condition-curse = Curse
condition-bless = Bless

source-wound = the Wound
source-trap = the trap
source-hazardous = hazardous ground
source-fall = the fall
source-chest = the chest
source-rest = choosing another card
source-scenario = the place itself

modifier-plus-0 = +0
modifier-plus-1 = +1
modifier-plus-2 = +2
modifier-minus-1 = −1
modifier-minus-2 = −2
modifier-miss = Miss
modifier-critical = ×2
modifier-bless = Bless ×2
modifier-curse = Curse, miss
modifier-item-minus-1 = −1 (item)
modifier-scenario-minus-1 = −1 (scenario)

## Options before the scenario

option-class = { $class }
option-perk = { $perk }
option-buy = Buy { $goods } ({ $gold } gold left)
option-equipped = Ready with equipment
option-learn = Learn { $lesson }
option-discard = Discard { $card }
option-use-up = { $item }
option-leave-card = Leave { $card } behind
option-keep-goal = Keep { $card }
option-start = Start here

## Options of a round

option-lead = { $card }, leading
option-follow = { $card }
option-long-rest = Long rest
option-ready = Ready
option-swap = Swap
option-return = Return { $card }
option-play-cards = Play cards instead
option-short-rest = Short rest
option-no-rest = Do not rest
option-accept = Lose { $card }
option-redraw = Suffer 1 damage, lose another card instead
option-gather = Put { $card } into the discard
option-leave = Leave { $card } active
option-lose = Lose { $card }
option-goes-first = { $figure } goes first
option-acts-first = { $entry } first
option-keep-initiative = Keep the initiative
option-earlier = { $item }: initiative { $number }
option-later = { $item }: initiative { $number }
option-top = { $card }: top
option-bottom = { $card }: bottom
option-standard-attack = { $card }: Attack 2
option-standard-move = { $card }: Move 2
option-item = Use { $item }
option-no-item = No item
option-end-active = End { $card }
option-use-active = Use { $card }
option-end-turn = End the turn
option-lose-condition = Remove { $condition }
option-move = Move here
option-step = Step here
option-walk = Hex by hex
option-stay = Stop here
option-target = { $figure }
option-enough = Enough
option-no-attack = Do not attack
option-skip = Skip
option-perform = Perform it
option-part-by-part = Ask about each part and effect
option-apply = Apply it
option-decline = Decline it
option-push-first = PUSH first
option-pull-first = PULL first
option-splash-first = Damage around it first
option-area = Place the area here
option-path = This way
option-use = Use the element
option-do-not-use = Do not use it
option-use-element = { $element }
option-charge = { $element }
option-add-first = Add first, then double: { $number }
option-double-first = Double first, then add: { $number }
option-push = Push here
option-pull = Pull here
option-pull-to = Pull toward this hex
option-lure = { $figure } here
option-recover = Recover { $card }
option-refresh = Refresh { $item }
option-loot = Loot
option-loot-coin = Take a coin
option-loot-treasure = Take the treasure
option-summon = Summon here
option-make-trap = Trap here
option-disarm-trap = Disarm this trap
option-make-obstacle = Obstacle here
option-destroy-obstacle = Destroy this obstacle
option-take-obstacle = Move this obstacle
option-replace = Replace { $card }
option-add-now = Add it now
option-not-now = Keep it for another attack
option-keep-doom = { $card }
option-suffer = Suffer { $number } damage
option-lose-hand = Lose { $card } from the hand
option-lose-discard = Lose { $card } from the discard
option-discard-card = Discard { $card }
option-teleport = Teleport
option-swap-places = Swap places with { $figure }
option-takes-damage =
    { $figure }: { $number ->
        [0] no damage
       *[other] { $number } damage
    }
option-forgo-top = Forgo the top ability: { $figure } +{ $number } Attack
option-forgo-bottom = Forgo the bottom ability: { $figure } +{ $number } Move
option-forgo-nothing = Forgo nothing more
option-bear-it = Suffer it instead of { $figure }
option-let-suffer = Let { $figure } suffer it
option-as-move = Move
option-as-attack = Attack
option-attack-from = Attack from here
option-as-heal = Heal
option-as-printed = As printed
option-cleanse = Cleanse the pump with { $card }
option-loot-beside = Take the treasure with { $card }
option-free-top = Free the captive with { $card } instead of a top action
option-free-bottom = Free the captive with { $card } instead of a bottom action
option-use-relic = Give up a relic: { $number } damage for { $figure }
option-keep-relic = Keep it
option-sacrifice = Sacrifice { $item }
option-keep-artifacts = Keep both
option-dig = Dig here
option-pass-altar = Through the altar
option-draws-from = { $figure }
option-draws-as-monster = Monsters

## What monsters leave to the players

option-focus = { $figure }
option-monster-goal = Toward this hex
option-monster-stop = To this hex
option-also = { $figure }
option-route = This way
option-place = Here
option-carries = { $figure }
option-take-over = Take it
option-bears = { $figure }
option-roll = Roll { $number }
option-blow = Be blown here
option-driven = Be driven here
option-banish = Remove { $figure }
option-leave-out = Leave out the one here

## Questions

prompt-class = Choose your character class.
prompt-perk = Choose a perk.
prompt-buy = Buy and equip items: { $gold } gold.
prompt-learn = Choose a card for level { $level }.
prompt-start-discard = Discard { $count } of your cards before you begin
prompt-start-use-up = Which small item is used up?
prompt-leave-card = Choose a card to leave behind: you take { $limit } along.
prompt-keep-goal = Keep one battle goal, in secret.
prompt-start = Choose your start hex.
prompt-lead = Choose your leading card, or a long rest.
prompt-follow = Choose your second card.
prompt-ready-to-play = { $card } leads, with { $second }. Ready?
prompt-ready-to-rest = You rest this round. Ready?
prompt-long-rest = Long rest: choose the discarded card to lose.
prompt-short-rest = Take a short rest?
prompt-redraw = The short rest costs { $card }.
prompt-gather = { $card } is active. Does it take part in the rest?
prompt-tie-of-players = Equal initiative: who goes first?
prompt-tie-of-monsters = Equal initiative: which goes first?
prompt-initiative = Change your initiative?
prompt-ability = Your turn: choose an ability.
prompt-after = Anything else before the turn ends?
prompt-move = Move: { $points } left.
prompt-attack = Attack { $value }: choose a target.
prompt-area = Attack { $number }: place the area.
prompt-path = Which way to { $figure }? All enemies on it are attacked too.
prompt-attack-item = Use an item on this attack action?
prompt-strike-item = Use an item on the attack against { $target }?
prompt-guard-item = { $figure } attacks. Use an item?
prompt-ally-attack-item = { $figure } attacks. Help with an item?
prompt-betray = { $figure } attacks. Make it attack one of its allies instead?
prompt-dampen = { $figure } is about to use an element. Use it up first?
prompt-heal-item = Use an item on this Heal action?
prompt-loot-item = Use an item on this Loot ability?
prompt-obstacle-item = Use an item to create one more obstacle?
prompt-after-song = The song is sung. Attack or move?
prompt-which-condition = Which condition is removed?
prompt-mark = Choose whom to mark.
prompt-first-target = Who is attacked first?
prompt-next-target = Who is attacked next?
prompt-part = Part { $number } of the ability: perform it?
prompt-effect = { $figure }: apply { $condition }?
prompt-effect-pierce = { $figure }: apply PIERCE?
prompt-effect-splash = { $figure }: hurt those beside it?
prompt-effect-shield = { $figure }: gain Shield?
prompt-effect-heal = { $figure }: heal?
prompt-effect-retaliate = { $figure }: gain Retaliate?
prompt-effect-kill = { $figure }: kill it?
prompt-effect-order = { $figure }: which comes first?
prompt-add-target = Choose one more target.
prompt-heal = Choose whom to heal.
prompt-inflict = Choose whom it affects.
prompt-push-whom = Choose whom to push.
prompt-pull-whom = Choose whom to pull.
prompt-turncoat = Choose who turns against its allies.
prompt-spring-on = Choose who suffers the effects of the trap.
prompt-damage-to = Choose who suffers the damage.
prompt-kill = Choose whom to kill.
prompt-guard = Choose whom it protects.
prompt-recover-for = Choose who recovers cards.
prompt-recover =
    { $most ->
        [1] Recover a card?
       *[other] Recover a card ({ $number } of { $most })?
    }
prompt-refresh-for = Choose whose items are refreshed.
prompt-refresh-which =
    { $most ->
        [1] Choose an item to refresh.
       *[other] Choose an item to refresh ({ $number } of { $most }).
    }
prompt-give-up = Choose a card to lose.
prompt-grant = Choose who acts.
prompt-move-or-attack = Move or attack with { $value }?
prompt-heal-instead = Heal { $value } instead?
prompt-relieve = Whose conditions to remove?
prompt-give-card = Who gets the card?
prompt-hand-over = Who gets this card?
prompt-order = Attack on { $figure }: add or double first?
prompt-use =
    { $number ->
        [0] Use { $element }?
       *[other] Use { $element } for effect { $number } of the card?
    }
prompt-use-both =
    { $number ->
        [0] Use { $element } and { $second }?
       *[other] Use { $element } and { $second } for effect { $number } of the card?
    }
prompt-attack-from = Where do you attack from?
prompt-next-link = To whom does the attack leap, with { $value }?
prompt-may-charge = Charge an element?
prompt-use-element = Which element is used?
prompt-charge = Which element is charged?
prompt-push = Push { $figure }: { $left } left.
prompt-pull = Pull { $figure }: { $left } left.
prompt-pull-to = Toward which hex?
prompt-lure = Choose an enemy, and where to lead it.
prompt-loot = Loot?
prompt-loot-one = Choose what to take next.
prompt-summon = Where does it appear?
prompt-make-trap = Where does the trap go?
prompt-disarm-trap = Which trap is disarmed?
prompt-make-obstacle = Where does the obstacle go?
prompt-destroy-obstacle = Which obstacle is destroyed?
prompt-take-obstacle = Which obstacle is moved?
prompt-force-to = Choose whom to force.
prompt-augment = Which augment makes room for the new one?
prompt-song = Which song makes room for the new one?
prompt-doom = Choose whom to doom.
prompt-which-doom = Which Doom makes room for the new one?
prompt-keep-doom = Which Doom passes on?
prompt-pass-doom = To whom does the Doom pass?
prompt-one-attack = { $card } helps one attack this turn: the one on { $target }?
prompt-damage = { $number } damage for { $figure } from { $source }: suffer it or lose cards?
prompt-suffer-for = Suffer damage for the effect?
prompt-spread-plague = Whom to infect for +1 Attack?
prompt-curse-for-targets = Whom to curse for more targets?
prompt-draw-poison = Whose Poison to remove?
prompt-wound-all = Give Wound to yourself and all adjacent allies for the effect?
prompt-discard-for = Discard a card?
prompt-teleport = Where to teleport?
prompt-swap-places = With whom to swap places?
prompt-swap-whom = Who changes places?
prompt-swap-with = With whom does { $figure } change places?
prompt-companion = Where does your companion begin?
prompt-share-damage = How much of the { $left } damage is on { $figure }?
prompt-forgo = Forgo an ability of your turn for { $figure }?
prompt-bear = Suffer { $number } damage instead of { $ally }?
prompt-second-discard = Choose the second discarded card to lose.
prompt-avert = { $number } damage for { $figure }: let it happen or lose a card of your hand?
prompt-relic = { $figure } stands by the altar with a relic: give it up?
prompt-artifacts = { $figure } stands where the mountain takes gifts: sacrifice an artifact?
prompt-draws-from = { $figure }: whose modifier deck is drawn from?
prompt-focus = { $figure }: several equal targets. Which one?
prompt-monster-goal = { $figure }: which hex does it head for?
prompt-monster-stop = { $figure }: where does it stop?
prompt-also = { $figure }: whom else does it attack?
prompt-route = { $figure }: which way does it take?
prompt-monster-heal = { $figure }: whom does it heal?
prompt-monster-target = { $figure }: whom does it affect?
prompt-monster-summon = { $figure }: where does the summoned monster appear?
prompt-spawn = Where does the monster appear?
prompt-fall = { $figure } can no longer fly. On which hex does it fall?
prompt-carries = Who carries the doll?
prompt-take-doll = Take the doll over?
prompt-take-claw = Take the claw over?
prompt-bears = Who bears the staff?
prompt-roll = How far do the boulders of this row roll?
prompt-blow = The wind rises: where does it carry { $figure }?
prompt-driven = Where does it drive { $figure }?
prompt-banish = A demon is dead: which spirit do you remove from the map?
prompt-leave-out = Too few standees: which position stays empty?
prompt-extra-curse = Who takes one more Curse?
prompt-before-rest = Use an item before resting?
prompt-after-rest = Use an item after resting?
prompt-stunned = { $figure } is stunned. Use an item?
prompt-play-another = Choose a card from your hand to play.
prompt-lead-again = Another turn: choose the leading card.
prompt-follow-again = Another turn: choose the second card.

## Events

event-starts-hurt = { $figure } begins with { $number } damage.
event-round = Round { $number } begins.
event-turn = { $figure } takes its turn.
event-plays = { $hero } plays { $values }.
event-reveals = { $type }: { $card }.
event-uses = { $hero } uses { $card }, { $half }.
event-moves = { $figure } moves.
event-attacks = { $figure } attacks { $target } for { $value }.
event-focuses = { $figure } turns on { $target }.
event-draws = Modifier: { $values }.
event-comes-to = Attack on { $figure }: { $number } damage.
event-suffers = { $figure } suffers { $number } damage.
event-cancels = { $card } cancels { $number } damage.
event-dies = { $figure } dies.
event-turns-coat = { $figure } turns against its allies.
event-exhausted = { $hero } is exhausted.
event-dies-for-good = { $hero } is dead.
event-marks = { $figure } marks { $target }: +{ $number } Attack against it.
event-gains = { $figure }: { $condition }.
event-loses = { $figure }: { $condition } ends.
event-heals = { $figure } heals { $number }.
event-retaliates = { $figure } retaliates against { $target } for { $number }.
event-trap = { $figure } springs a trap.
event-door = { $figure } opens a door.
event-appears = { $figure } appears.
event-summons = { $figure } is summoned.
event-loots =
    { $hero } picks up { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }.
event-gains-coins =
    { $hero } gains { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }.
event-monster-loots = { $figure } takes the coins.
event-treasure = { $hero } loots a treasure.
event-xp = { $hero } gains { $number } experience.
event-stays = { $card } stays active.
event-ends = { $card } is no longer active.
event-loses-card = { $hero } loses { $card }.
event-discards = { $hero } discards { $card }.
event-teleports = { $figure } teleports.
event-doom-passes = { $card } passes to { $target }.
event-swaps-places = { $figure } and { $other } swap places.
event-is-given = { $hero } gets { $card }.
event-returns-to-supply = { $card } goes back to { $hero }.
event-takes-damage = { $figure } now has { $number } damage.
event-forgoes = { $hero } forgoes the { $half }.
event-recovers = { $hero } recovers { $card }.
event-item-used = { $hero } uses { $item }.
event-element-used = { $element } is used.
event-element-charged = { $element } is Strong.
event-cannot-rest = { $hero } can no longer rest.
event-long-rested = { $hero } takes a long rest.
event-short-rested = { $hero } takes a short rest.
event-made-trap = A trap is set.
event-disarmed = { $figure } disarms a trap.
event-made-obstacle = An obstacle appears.
event-destroyed = An obstacle is destroyed.
event-goal-met = The goal of the scenario is met. The round is played to its end.
event-goal-missed = The scenario is lost. The round is played to its end.
event-victory = Victory!
event-defeat = Defeat.
event-battle-goal-met = { $hero } has met the battle goal { $card }.
event-battle-goal-missed = { $hero } has missed the battle goal { $card }.
event-earns-xp = { $hero } earns { $number } experience.
event-earns-gold = { $hero } earns { $number } gold.
event-earns-checks = { $hero } earns checks: { $number }.
event-finds-gold = { $hero } finds { $number } gold.
event-finds-checks = { $hero } gains checks: { $number }.
event-finds-item = { $hero } finds { $item }.
event-finds-no-copy = { $hero } finds { $item }, but the party already owns every copy.
event-sells-find = { $hero } already owns it and sells it for { $number } gold.
event-cleansed = { $hero } cleanses a pump.
event-unlocked = A door is unlocked.
event-door-closes = A door closes.
event-doll-carried-by = { $hero } carries the doll.
event-claw-carried-by = { $hero } carries the claw.
event-current-left = The current pulls up and to the left.
event-current-right = The current pulls up and to the right.
event-wakes = { $figure } wakes up.
event-mind-controlled = { $figure } is under its control for this round.
event-bails = { $hero } takes up a water tile.
event-staff-charged = The staff of { $hero } is fully charged.
event-freed = { $hero } frees a captive.
event-bathes = { $hero } washes in the water: it protects from oozes and poison.
event-digs = { $hero } digs.
event-token = { $hero } finds token { $number }.
event-saved = { $figure } is saved.
event-sacrificed = { $hero } sacrifices { $item }.
event-vanishes = { $figure } vanishes.
event-departs = { $hero } leaves by the exit.

# How the damage of an attack came about.
sum-attack = Attack value
sum-bonus = Bonuses
sum-poison = Poison
sum-doubled = Doubled
sum-modifier = Modifier
sum-shield = Shield of the target
sum-pierce = Pierce
sum-cancelled = Cancelled
sum-not-below-zero = Never below 0

## What the table agrees on

table-option-scenario = Scenario
    .help = The place that the party sets out for
scenario-about = { $goal } Against: { $foes }.
scenario-about-more = { $goal } Against: { $foes } and { $more } more.
table-option-scenario-1 = 1. Black Barrow
table-option-scenario-2 = 2. Barrow Lair
table-option-scenario-3 = 3. Inox Encampment
table-option-scenario-4 = 4. Crypt of the Damned
table-option-scenario-5 = 5. Ruinous Crypt
table-option-scenario-6 = 6. Decaying Crypt
table-option-scenario-7 = 7. Vibrant Grotto
table-option-scenario-8 = 8. Gloomhaven Warehouse
table-option-scenario-9 = 9. Diamond Mine
table-option-scenario-10 = 10. Plane of Elemental Power
table-option-scenario-11 = 11. Gloomhaven Square A
table-option-scenario-12 = 12. Gloomhaven Square B
table-option-scenario-13 = 13. Temple of the Seer
table-option-scenario-14 = 14. Frozen Hollow
table-option-scenario-15 = 15. Shrine of Strength
table-option-scenario-16 = 16. Mountain Pass
table-option-scenario-17 = 17. Lost Island
table-option-scenario-18 = 18. Abandoned Sewers
table-option-scenario-19 = 19. Forgotten Crypt
table-option-scenario-20 = 20. Necromancer's Sanctum
table-option-scenario-21 = 21. Infernal Throne
table-option-scenario-22 = 22. Temple of the Elements
table-option-scenario-23 = 23. Deep Ruins
table-option-scenario-24 = 24. Echo Chamber
table-option-scenario-25 = 25. Icecrag Ascent
table-option-scenario-26 = 26. Ancient Cistern
table-option-scenario-27 = 27. Ruinous Rift
table-option-scenario-28 = 28. Outer Ritual Chamber
table-option-scenario-29 = 29. Sanctuary of Gloom
table-option-scenario-30 = 30. Shrine of the Depths
table-option-scenario-31 = 31. Plane of Night
table-option-scenario-32 = 32. Decrepit Wood
table-option-scenario-33 = 33. Savvas Armory
table-option-scenario-34 = 34. Scorched Summit
table-option-scenario-35 = 35. Gloomhaven Battlements A
table-option-scenario-36 = 36. Gloomhaven Battlements B
table-option-scenario-37 = 37. Doom Trench
table-option-scenario-38 = 38. Slave Pens
table-option-scenario-39 = 39. Treacherous Divide
table-option-scenario-40 = 40. Ancient Defense Network
table-option-scenario-41 = 41. Timeworn Tomb
table-option-scenario-42 = 42. Realm of the Voice
table-option-scenario-43 = 43. Drake Nest
table-option-scenario-44 = 44. Tribal Assault
table-option-scenario-45 = 45. Rebel Swamp
table-option-scenario-46 = 46. Nightmare Peak
table-option-scenario-47 = 47. Lair of the Unseeing Eye
table-option-scenario-48 = 48. Shadow Weald
table-option-scenario-49 = 49. Rebel's Stand
table-option-scenario-50 = 50. Ghost Fortress
table-option-scenario-51 = 51. The Void
table-option-scenario-52 = 52. Noxious Cellar
table-option-scenario-53 = 53. Crypt Basement
table-option-scenario-54 = 54. Palace of Ice
table-option-scenario-55 = 55. Foggy Thicket
table-option-scenario-56 = 56. Bandit's Wood
table-option-scenario-57 = 57. Investigation
table-option-scenario-58 = 58. Bloody Shack
table-option-scenario-59 = 59. Forgotten Grove
table-option-scenario-60 = 60. Alchemy Lab
table-option-scenario-61 = 61. Fading Lighthouse
table-option-scenario-62 = 62. Pit of Souls
table-option-scenario-63 = 63. Magma Pit
table-option-scenario-64 = 64. Underwater Lagoon
table-option-scenario-65 = 65. Sulfur Mine
table-option-scenario-66 = 66. Clockwork Cove
table-option-scenario-67 = 67. Arcane Library
table-option-scenario-68 = 68. Toxic Moor
table-option-scenario-69 = 69. Well of the Unfortunate
table-option-scenario-70 = 70. Chained Isle
table-option-scenario-71 = 71. Windswept Highlands
table-option-scenario-72 = 72. Oozing Grove
table-option-scenario-73 = 73. Rockslide Ridge
table-option-scenario-74 = 74. Merchant Ship
table-option-scenario-75 = 75. Overgrown Graveyard
table-option-scenario-76 = 76. Harrower Hive
table-option-scenario-77 = 77. Vault of Secrets
table-option-scenario-78 = 78. Sacrifice Pit
table-option-scenario-79 = 79. Lost Temple
table-option-scenario-80 = 80. Vigil Keep
table-option-scenario-81 = 81. Temple of the Eclipse
table-option-scenario-82 = 82. Burning Mountain
table-option-scenario-83 = 83. Shadows Within
table-option-scenario-84 = 84. Crystalline Cave
table-option-scenario-85 = 85. Sun Temple
table-option-scenario-86 = 86. Harried Village
table-option-scenario-87 = 87. Corrupted Cove
table-option-scenario-88 = 88. Plane of Water
table-option-scenario-89 = 89. Syndicate Hideout
table-option-scenario-90 = 90. Demonic Rift
table-option-scenario-91 = 91. Wild Melee
table-option-scenario-92 = 92. Back Alley Brawl
table-option-scenario-93 = 93. Sunken Vessel
table-option-scenario-94 = 94. Vermling Nest
table-option-scenario-95 = 95. Payment Due
table-option-scenario-dungeon = Random dungeon

table-option-difficulty = Difficulty
    .help = How strong the monsters are against the party's level
table-option-difficulty-normal = Normal
table-option-difficulty-easy = Easy
table-option-difficulty-hard = Hard
table-option-difficulty-very-hard = Very hard

table-option-information = Hands
    .help = Who may know what the others hold; open hands and solo play make monsters stronger
table-option-information-hidden = Hidden, as usual
table-option-information-open = Open to all
table-option-information-solo = Solo: one player for all

table-option-level = Character level
    .help = All characters begin at this level
table-option-level-1 = Level 1
table-option-level-2 = Level 2
table-option-level-3 = Level 3
table-option-level-4 = Level 4
table-option-level-5 = Level 5
table-option-level-6 = Level 6
table-option-level-7 = Level 7
table-option-level-8 = Level 8
table-option-level-9 = Level 9

table-option-quick-start = Getting ready
    .help = On level 1: suggested cards and items, or your own choice
table-option-quick-start-true = Quick start
table-option-quick-start-false = Choose everything

table-option-prosperity = Town
    .help = Which items can be bought before the scenario
table-option-prosperity-1 = Prosperity 1
table-option-prosperity-2 = Prosperity 2
table-option-prosperity-3 = Prosperity 3
table-option-prosperity-4 = Prosperity 4
table-option-prosperity-5 = Prosperity 5
table-option-prosperity-6 = Prosperity 6
table-option-prosperity-7 = Prosperity 7
table-option-prosperity-8 = Prosperity 8
table-option-prosperity-9 = Prosperity 9

table-option-all-classes = Classes
    .help = Who can be chosen besides the six classes of a new game
table-option-all-classes-false = Locked at first
table-option-all-classes-true = All are open

table-option-battle-goals = Battle goals
    .help = A secret goal for each character
table-option-battle-goals-true = Yes
table-option-battle-goals-false = No

table-option-penalties = Penalties in random dungeons
    .help = What the first, second and third room cost
table-option-penalties-standard = None, minor, major
table-option-penalties-none = None at all
table-option-penalties-lower = None, none, minor
table-option-penalties-higher = Minor, major, major
table-option-penalties-hardest = Major in every room
table-option-permanent-death = Permanent death
    .help = A character whose hit points are gone is dead; one without cards stays on the map
table-option-permanent-death-false = No
table-option-permanent-death-true = Yes
table-option-reduced-randomness = Reduced randomness
    .help = ×2 counts as +2 and a miss as −2
table-option-reduced-randomness-false = No
table-option-reduced-randomness-true = Yes

table-option-mirrored-areas = Areas of attacks
    .help = May the shape of an area be mirrored?
table-option-mirrored-areas-true = Turned and mirrored
table-option-mirrored-areas-false = Turned only

table-option-partial-forced-move = Push and pull
    .help = May they stop early?
table-option-partial-forced-move-false = In full or not at all
table-option-partial-forced-move-true = May stop early

table-option-lazy-multi-use-items = Items with circles
    .help = When is the first circle used?
table-option-lazy-multi-use-items-false = At once, when it can be
table-option-lazy-multi-use-items-true = When the owner wants

table-option-partial-long-rest = Interrupted long rest
    .help = What if too few discarded cards are left on the turn
table-option-partial-long-rest-false = Nothing happens
table-option-partial-long-rest-true = As far as possible

table-option-stunned-monsters-charge = Stunned monsters
    .help = Do they still charge the elements of their card?
table-option-stunned-monsters-charge-true = Yes
table-option-stunned-monsters-charge-false = No

table-option-tutorial = Tutorial
    .help = The decks are always in the same order, and a guide explains the game
table-option-tutorial-false = No
table-option-tutorial-true = Yes
