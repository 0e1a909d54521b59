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
option-end-turn = End the turn
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
option-discard-augment = Replace { $card }
option-suffer = Suffer { $number } damage
option-lose-hand = Lose { $card } from the hand
option-lose-discard = Lose { $card } from the discard
option-as-move = Move
option-as-attack = Attack
option-cleanse = Cleanse the pump with { $card }

## What monsters leave to the players

option-focus = { $figure }
option-monster-goal = Toward this hex
option-monster-stop = To this hex
option-also = { $figure }
option-route = This way
option-place = Here
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
prompt-order = Attack on { $figure }: add or double first?
prompt-use = Use { $element }?
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
prompt-damage = { $number } damage for { $figure } from { $source }: suffer it or lose cards?
prompt-second-discard = Choose the second discarded card to lose.
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
prompt-leave-out = Too few standees: which position stays empty?
prompt-extra-curse = Who takes one more Curse?
prompt-before-rest = Use an item before resting?
prompt-after-rest = Use an item after resting?
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
event-draws = Modifier: { $values }.
event-suffers = { $figure } suffers { $number } damage.
event-cancels = { $card } cancels { $number } damage.
event-dies = { $figure } dies.
event-turns-coat = { $figure } turns against its allies.
event-exhausted = { $hero } is exhausted.
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
event-finds-item = { $hero } finds item { $number }.
event-sells-find = { $hero } already owns it and sells it for { $number } gold.
event-cleansed = { $hero } cleanses a pump.

## What the table agrees on

table-option-scenario = Scenario
    .help = Which place the party sets out for
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
    .help = Suggested cards and items, or your own choice
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

table-option-battle-goals = Battle goals
    .help = A secret goal for each character
table-option-battle-goals-true = Yes
table-option-battle-goals-false = No

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
    .help = The decks always lie the same, and a guide explains the game
table-option-tutorial-false = No
table-option-tutorial-true = Yes
