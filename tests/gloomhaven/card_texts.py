"""The English texts of representative cards, creatures and items; `---` separates two halves."""

ENGLISH = """
trample
  - Attack 3 · Pierce 2
  - ---
  - Move 4, Jump
  - Attack 2 · Target all enemies that you moved through
  - 2 XP · Lost
eye_for_an_eye
  - Retaliate 2 (self) · 1 XP each time, this round
  - ---
  - Heal 2 · Range 1
  - Charge: Earth
sweeping_blow
  - Attack 2 · Area: 3 adjacent hexes in an arc
  - ---
  - Move 3
  - Push 1 (all adjacent enemies)
provoking_roar
  - Attack 2 · Disarm
  - ---
  - Enemies that attack any adjacent ally attack you instead, this round
overwhelming_assault
  - Attack 6
  - 2 XP · Lost
  - ---
  - Move 3
  - Push 2 (one adjacent enemy)
warding_strength
  - Attack 3 · Push 2
  - ---
  - On the next 6 attacks against you: Shield 1
  - ○ ① ○ ① ○ ① · Persistent · Lost
skewer
  - Attack 3 · Area: 2 hexes in line
  - Air: +1 Attack, Pierce 1
  - 1 XP
  - ---
  - Move 6
  - 1 XP · Lost
balanced_measure
  - Attack X · X: hexes you have moved this turn
  - 1 XP
  - ---
  - Move X · X: damage you have dealt this turn
juggernaut
  - Move 2
  - Attack 2
  - ---
  - Suffer no damage from the next 3 sources of damage
  - ① ① ① · Persistent · Lost
hook_and_chain
  - Attack 3 · Range 3 · Pull 2
  - ---
  - Move 4
  - If you moved in a straight line: Attack X · X: hexes of this movement
immovable_phalanx
  - Attack 4
  - Shield 1 (self), this round
  - ---
  - You may perform your Move actions as Attack actions of the same value
  - Persistent · Lost
whirlwind
  - Attack 4 · Target all adjacent enemies · 1 XP for each target
  - Lost
  - ---
  - Move 4
  - Push 3 (one adjacent enemy)
crippling_offensive
  - Attack 6 · Wound · Stun
  - 3 XP · Lost
  - ---
  - Move 3
  - Immobilize, Push 1 (one adjacent enemy)
frenzied_onslaught
  - Move 2
  - Attack 2
  - Move 2
  - Attack 2
  - ---
  - On your attacks this round: +3 Attack if the target has Disarm, Immobilize or Stun
  - 1 XP
proximity_mine
  - Create a trap in an adjacent empty hex: 6 damage; 2 XP when an enemy springs it
  - Lost
  - ---
  - Move 4
harmless_contraption
  - Summon: Decoy (Hit points 6 · Move 2)
  - 2 XP · Persistent · Lost
  - ---
  - Heal 2 · Range 3
flamethrower
  - Attack 3 · Area: 3 hexes, 2 of them adjacent · Wound
  - Charge: Fire · 2 XP · Lost
  - ---
  - Shield 1 (you and all adjacent allies), this round
reinvigorating_elixir
  - Heal 3 · Range 3
  - ---
  - One adjacent allied character may recover all discarded cards
  - 2 XP · Lost
enhancement_field
  - Attack 3 · Range 3
  - ---
  - You and all adjacent allies, on attacks this round: +1 Attack
volatile_concoction
  - Create a trap in an adjacent empty hex: 2 damage, Poison
  - ---
  - One allied character within range 2 may recover 1 discarded card
  - Ice: +1 card
potent_potables
  - On your next 4 Heal actions: +2 Heal
  - ○ ① ○ ① · Persistent · Lost
  - ---
  - Move 3
noxious_vials
  - One adjacent allied character may refresh 1 consumed small item
  - ---
  - Attack 3 · Range 3 · Area: 3 hexes in a triangle · Poison · 1 XP for each target
  - Lost
disintegration_beam
  - Area: 3 hexes in line. Kill all enemies in the area with 5 or fewer hit points; 1 XP for each
  - Lost
  - ---
  - Move 2
  - Disarm (one adjacent enemy)
auto_turret
  - At the end of your next 5 turns: Attack 2 · Range 5
  - ① ○ ① ○ ① · Persistent · Lost
  - ---
  - Heal 3 · Range 4
jet_propulsion
  - All allied summons within range 3 may perform: Move +2
  - ---
  - Move 8, Jump
  - 2 XP · Lost
chimeric_formula
  - One adjacent allied character may recover up to 2 lost cards and then loses 2 cards of hand or
    discard
  - ---
  - One allied character within range 3 may take a lost card of a character adjacent to it into
    its hand
  - 2 XP · Lost
impaling_eruption
  - Attack 3 · Range 4 · also targets all enemies on the way to the target · 1 XP for each target
  - Charge: Earth · Lost
  - ---
  - Move 4
reviving_ether
  - Recover all lost cards
  - Charge: Dark · Lost · Cannot be recovered
  - ---
  - Move 4, Jump
crackling_air
  - On your next 4 attacks: +1 Attack
  - Air: +1 Attack
  - ○ ① ○ ① · Persistent · Lost
  - ---
  - Move 3
  - Fire: Retaliate 2 (self), this round
hardened_spikes
  - Retaliate 2 (you and all adjacent allies), this round
  - Earth: +1 Retaliate
  - 2 XP · Lost
  - ---
  - Move 3
  - Ice: Shield 2 (self), this round
spirit_of_doom
  - Curse (one enemy within range 4)
  - Dark, instead: Kill one normal enemy within range 4, 1 XP
  - Lost
  - ---
  - Heal X (one ally) · X: half the target’s maximum hit points, rounded down
  - Light, instead: Heal X (one ally) · X: the target’s maximum hit points
  - 1 XP · Lost
chromatic_explosion
  - Attack 3 · Range 3 · Area: 3 hexes in a triangle
  - Charge: Air, Ice, Fire, Earth, Light, Dark · 2 XP · Lost
  - ---
  - Move 2
  - Charge: any element
living_torch
  - Attack 4 · Range 3 · Immobilize
  - Light: all enemies adjacent to the target suffer 2 damage, 1 XP
  - ---
  - Summon: Burning Avatar (Hit points 2 · Move 3 · Attack 2 · Range 3 · Charge: Fire · When it
    dies: Attack +1 · Area: all adjacent hexes)
  - 2 XP · Persistent · Lost
stone_fists
  - Attack 6 · Push 2 · Immobilize
  - Earth: Target 2, 1 XP
  - 2 XP · Lost
  - ---
  - Earth: +1 to each value of this ability, 1 XP
  - Move 3
  - Shield 1 (self), this round
zephyr_wings
  - Loot 2, at most 4 tokens
  - Air, instead: Loot 3, at most 4 tokens, 1 XP
  - ---
  - Move 8, Jump
  - Air: +3 Move, 1 XP
  - 1 XP · Lost
cold_front
  - Attack 5 · Range 2 · Area: 5 hexes in line
  - Charge: Ice · 2 XP · Lost
  - ---
  - On the next 3 attacks against you: suffer no damage, Retaliate 3 · Range 3
  - ① ① ① · Persistent · Lost
black_hole
  - Attack 4 · Range 3 · Area: 3 hexes in a triangle · 1 XP for each target
  - Dark: kills normal targets
  - Lost
  - ---
  - Choose a hex within range 4. Pull 2 toward it: all enemies within range 4 of it
inferno
  - Attack 3 · Target all enemies in the same room
  - Fire: +1 Attack, 1 XP
  - All allies in the same room suffer 2 damage
  - ---
  - Retaliate 2 (you and all allies) · Range 3, this round
single_out
  - Attack 3 · +2 Attack and 1 XP if the target is adjacent to one of your allies
  - ---
  - On your next 4 attacks: +2 Attack if the target is adjacent to none of its allies
  - ○ ① ○ ① · Persistent · Lost
smoke_bomb
  - Invisible (self)
  - On your next attack: double the attack if you are Invisible
  - Charge: Dark · ② · Persistent · Lost
  - ---
  - Pull 2 (one enemy within range 3)
sinister_opportunity
  - Attack 3 · +1 Attack for each ally of yours adjacent to the target
  - Dark: +1 Attack for each ally of yours adjacent to the target, 1 XP
  - ---
  - Move 3
  - Move one adjacent enemy 1 hex; it must stay adjacent to you
tricksters_reversal
  - Attack 2 · +2 Attack for each point of the target’s Shield
  - 2 XP · Lost
  - ---
  - Suffer no damage from the next source of damage this round
  - ○
visage_of_the_inevitable
  - Kill one adjacent normal enemy adjacent to none of its allies and to one of yours
  - 1 XP
  - ---
  - Move 2
  - Poison (all adjacent enemies)
spring_the_trap
  - Disarm one adjacent trap
  - One enemy within range 3 suffers the effects of the disarmed trap
  - 2 XP
  - ---
  - On your next attack: double the attack if the target is adjacent to none of its allies and to
    one of yours
  - ② · Persistent · Lost
long_con
  - Attack 4 · Target all adjacent enemies · Disarm
  - ---
  - One adjacent normal or elite enemy that has not acted yet takes its turn of this round with
    its allies as enemies and its enemies as allies; you decide what it does
  - 2 XP · Lost
backup_ammunition
  - On your next 4 ranged attack actions: Add Target
  - ① ① ① ① · Persistent · Lost
  - ---
  - Move 3
natures_lift
  - Heal 2 · Range 3 · Target 2
  - ---
  - On your next 6 ranged attack actions: Air: +2 Range
  - ○ ① ○ ① ○ ① · Persistent · Lost
clear_the_way
  - Move one adjacent single-hex obstacle to an empty hex within range 4
  - Attack 2 · Range 4 · Target all enemies adjacent to such an obstacle
  - Earth: +1 Attack, 1 XP
  - 1 XP
  - ---
  - Move 5, Jump
  - Destroy obstacles and disarm traps that you moved through
  - 2 XP · Lost
rock_slide
  - Create up to 3 obstacles in empty hexes within range 4
  - All allies and enemies adjacent to such an obstacle suffer 2 damage
  - Charge: Earth · 1 XP
  - ---
  - Move 6, in a straight line
stone_pummel
  - Attack 3 · Area: 4 adjacent hexes, 2 by 2 · Muddle
  - 1 XP
  - ---
  - On your next 4 melee attacks: destroy one adjacent obstacle, +3 Attack
  - ① ① ① ① · Persistent · Lost
brutal_momentum
  - Attack 3 · Push 2; for each hex that a wall or obstacle denies, 2 damage and 1 XP
  - ---
  - On your ranged attacks this round: +1 Attack
  - Earth: +1 Attack, 1 XP
rocky_end
  - Destroy all obstacles within range 2
  - Earth: +1 Range, 1 XP
  - Attack X · X: twice the number of hexes that the destroyed obstacles occupied
  - 2 XP · Lost
  - ---
  - Move 6, ending adjacent to an obstacle
blind_destruction
  - Attack 4 · Range 4 · all allies and enemies adjacent to the target suffer the same damage
  - ---
  - Move 4
  - All allies and enemies adjacent to your path suffer 2 damage
  - Charge: Earth
submissive_affliction
  - Attack 2 · +1 Attack for each negative condition on the target
  - 1 XP
  - ---
  - One enemy within range 5 performs against its own allies, led by you: Attack 2 · with its own
    range
feedback_loop
  - Augment, on your melee attacks: Shield 1 (self), this round
  - Attack 1
  - 1 XP · Persistent
  - ---
  - Move 4, Jump
  - If you ended where you began: Muddle (all enemies that you moved through)
frozen_mind
  - Augment, on your melee attacks: Ice: Stun
  - Attack 2
  - 2 XP · Persistent
  - ---
  - One enemy within range 5 performs, led by you: Move 2
pilfer
  - Loot 1
  - Gain 1 coin for each adjacent enemy
  - ---
  - Attack 2
  - Move 3
  - Attack 2
  - 2 XP · Lost
hostile_takeover
  - Attack 2 · Range 4 · Immobilize
  - Charge: Ice · 1 XP
  - ---
  - One normal or elite enemy within range 3 that has not acted yet takes its turn of this round
    with its allies as enemies and its enemies as allies
  - 2 XP · Lost
domination
  - One adjacent ally may perform: Attack 4, with the effects of your augments
  - 1 XP
  - ---
  - One normal or elite enemy within range 5 that has not acted yet takes its turn of this round
    with its allies as enemies and its enemies as allies; you decide what it does
  - 2 XP · Lost
many_as_one
  - Summon: Rat King (Hit points 9 · Move 2 · Attack X (X: half its current hit points, rounded
    up))
  - 2 XP · Persistent · Lost
  - ---
  - All allies within range 2, on attacks this round: +1 Attack for each of them
  - 2 XP · Lost
burning_avatar
  - Hit points 2 · Move 3 · Attack 2 · Range 3 · Charge: Fire · When it dies: Attack +1 · Area:
    all adjacent hexes
rat_king
  - Hit points 9 · Move 2 · Attack X (X: half its current hit points, rounded up)
jade_falcon
  - Hit points 2 · Move 3 · Attack 2 · Flying
guard-1
  - Shield 1
  - Retaliate 2
  - Shuffle
hound-3
  - Move +0
  - Attack +0 · +2 Attack if the target is adjacent to an ally of the monster
  - Shuffle
archer-3
  - Move +0
  - Attack +1 · Range −1
cultist-1
  - Move −1
  - Attack −1
  - When it dies: Attack +2 · Area: all adjacent hexes
cultist-6
  - Summon: Living Bones (normal)
  - Suffers 2 damage
  - Shuffle
deep_terror-7
  - Attack −2 · Range 6 · Summon beside the target: Deep Terror (normal)
flame_demon-4
  - Attack +0 · Area: 2 hexes in line
  - Fire: +1 Attack, Wound
living_spirit-2
  - Move +0
  - Attack −1 · Target all enemies within its range
  - Shuffle
savvas_icestorm-4
  - Move +0
  - Attack −1 · Range −1
  - Shield 1 (itself and all allies within range 2)
  - Charge: Ice
savvas_lavaflow-4
  - Move −1
  - Attack +1 · Range 3 · all allies and enemies adjacent to the target suffer 2 damage
  - Charge: Earth
  - Shuffle
harrower_infester-6
  - Move −1
  - Attack +0 · Area: 3 hexes in line
  - Dark: for each target damaged: Heal 2 (self)
giant_viper-6
  - Move +1, Jump
  - Attack −1
  - Attackers have Disadvantage against it
ooze-5
  - Suffers 2 damage
  - Summon: Ooze (normal) with no more hit points than it has itself
  - Shuffle
boss-1
  - Special ability 2
bandit_commander
  - Special 1: Opens the next door
  - Special 2: Summon: Living Bones (with 2/3/4 characters: normal/elite/elite)
inox_bodyguard
  - Special 1: Move −1; Attack −1 · Area: 5 hexes, 2 of them adjacent
  - Special 2: Move +0; Attack +0; Retaliate X · X by monster level: 3, 3, 3, 4, 4, 5, 5, 5
captain_of_the_guard
  - Special 1: Heal 2 (itself and all allies)
  - Special 2: +1 Attack this round: all allies; Attack +1
boots_of_striding
  - During your movement: +2 Move
  - Spent
hide_armor
  - On the next 2 attacks that damage you: Shield 1
  - Spent · Adds 2 −1 cards to your modifier deck
studded_leather
  - When you are attacked: the attacker has Disadvantage; Shield 1
  - Spent
eagle_eye_goggles
  - On one of your attack actions: Advantage
  - Spent
battle_axe
  - On one of your melee attack actions with a single target: it becomes an attack with an area: 2
    adjacent hexes side by side
  - Consumed
mask_of_terror
  - On your melee attacks: Push 1
halberd
  - On your melee attack actions with a single target: reaches enemies 2 hexes away
minor_stamina_potion
  - During your turn: Recover up to 2 discarded cards
  - Consumed
pendant_of_dark_pacts
  - During your turn: Refresh up to 2 consumed small items; Curse (self)
  - Consumed
steel_sabatons
  - At the end of your turn: if you moved 1 hex or less, Shield 1, this round
  - Adds 2 −1 cards to your modifier deck
heavy_basinet
  - Immune to Stun, Muddle
  - Adds 2 −1 cards to your modifier deck
unstable_explosives
  - On one of your ranged attack actions with a single target: it becomes an attack with an area:
    4 hexes in a rhombus; then: All allies in the area suffer 3 damage
  - Consumed
staff_of_eminence
  - On one of your ranged attack actions: Any element: +1 Attack
  - Spent
ring_of_haste
  - At the end of your turn: play a card from your hand for its bottom ability
  - Consumed
"""
