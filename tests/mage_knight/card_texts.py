"""What representative cards, units, skills and tactics say in English."""

ENGLISH = """
rage
  - Attack 2 or Block 2
  - Attack 4
swiftness
  - Move 2
  - Ranged Attack 3
tranquility
  - Not in combat: Heal 1 or draw 1 card
  - Not in combat: Heal 2 or draw 2 cards
threaten
  - Influence 2
  - Influence 5. Reputation −1.
mana_draw
  - You may use one more die of the Source this turn
  - Take a die of the Source, turn it to any colour except gold and gain 2 mana tokens of that
    colour; the die goes back without a reroll
concentration
  - Gain a blue, white or red mana token
  - Play another action card with this one: use its strong effect without mana, with +2 to its
    Move, Influence, Attack or Block
improvisation
  - Discard another card: Move 3, Influence 3, Attack 3 or Block 3
  - Discard another card: Move 5, Influence 5, Attack 5 or Block 5
noble_manners
  - Influence 2. In an interaction: Fame +1 at the end of the turn.
  - Influence 4. In an interaction: Fame +1 and Reputation +1 at the end of the turn.
cold_toughness
  - Ice Attack 2 or Ice Block 3
  - Ice Block 5, and 1 more for each ability, each attack element and each resistance of the
    blocked enemy
crystal_joy
  - Pay one mana of a basic colour and gain a crystal of that colour. At the end of the turn,
    you may discard another card to take this card back into your hand.
  - Gain a crystal of any basic colour. At the end of the turn, you may discard another card,
    even a Wound, to take this card back into your hand.
swift_reflexes
  - Move 2; or Ranged Attack 1; or one enemy gets −1 to one attack
  - Move 4; or Ranged Attack 3; or one enemy gets −2 to one attack
savage_harvesting
  - Move 2. For one space that you move this turn, you may discard a card: gain a crystal of
    its colour (for an artifact, of any basic colour).
  - Move 4. For each space that you move this turn, you may discard a card: gain a crystal of
    its colour (for an artifact, of any basic colour).
ruthless_coercion
  - Influence 2. One unit costs 2 Influence less this turn; if you use this, Reputation −1.
  - Influence 6. Reputation −1. This turn you may ready units of level 2 or lower for 2
    Influence a level.
one_with_the_land
  - Move 2, Heal 1 or Block 2
  - Move 4; or Heal 2; or Block as high as the Move cost of your space: Fire by day, Ice at
    night
blood_rage
  - Attack 2; or Attack 5 and take a Wound
  - Attack 4; or Attack 9 and take a Wound
blood_ritual
  - Take a Wound. Gain a red crystal. Gain a mana token of any colour.
  - Take a Wound. Gain 3 mana tokens of any colours. You may pay one mana of a basic colour and
    gain a crystal of that colour.
maximal_effect
  - Play another action card with this one: use its basic effect 3 times, then throw that card
    away
  - Play another action card with this one: use its strong effect twice without mana, then
    throw that card away
frost_bridge
  - Move 2. Swamps cost 1 this turn.
  - Move 4. Lakes can be entered for 1 Move point this turn. Swamps cost 1 this turn.
pure_magic
  - Pay one mana. Green: Move 4; white: Influence 4; blue: Block 4; red: Attack 4.
  - Pay one mana. Green: Move 7; white: Influence 7; blue: Block 7; red: Attack 7.
steady_tempo
  - Move 2. At the end of the turn, you may put this card on the bottom of your Deed deck if
    there are cards in it.
  - Move 4. At the end of the turn, you may put this card on top of your Deed deck.
agility
  - Move 2. In combat this turn, each Move point can become Attack 1.
  - Move 4. In combat this turn, each Move point can become Attack 1, and two of them Ranged
    Attack 1.
song_of_wind
  - Move 2. Plains, deserts and wastelands cost 1 less this turn.
  - Move 2. Plains, deserts and wastelands cost 2 less this turn. You may pay one blue mana:
    lakes can be entered for 0 Move points this turn.
learning
  - Influence 2. Once this turn, you may pay 6 Influence: take an advanced action from the
    offer to your discard pile.
  - Influence 4. Once this turn, you may pay 9 Influence: take an advanced action from the
    offer into your hand.
ambush
  - Move 2. Your first Attack card this turn gives 1 more, or your first Block card 2 more,
    whichever comes first.
  - Move 4. Your first Attack card this turn gives 2 more, or your first Block card 4 more,
    whichever comes first.
ritual_attack
  - Throw away an action card from your hand. Red: Attack 5; blue: Ice Attack 3; white: Ranged
    Attack 3; green: Siege Attack 2.
  - Throw away an action card from your hand. Red: Fire Attack 6; blue: Cold Fire Attack 4;
    white: Ranged Fire Attack 4; green: Siege Fire Attack 3.
dodge_and_weave
  - One enemy gets −2 to one attack. Attack 1 in the Attack phase if you took no Wound into
    your hand in this combat.
  - One enemy gets −4 to one attack; or twice: one enemy gets −2 to one attack. Attack 2 in the
    Attack phase if you took no Wound into your hand in this combat.
stout_resolve
  - Move 2, Influence 2, Attack 2 or Block 2. You may discard a Wound: +1.
  - Move 3, Influence 3, Attack 3 or Block 3. You may discard any number of cards, at most one
    of them a Wound: +2 for each.
mountain_lore
  - Move 3. Hills at the end of the turn: at the next draw your hand limit is 1 higher.
  - Move 5. Mountains can be entered for 5 Move points this turn. Mountains are safe this turn.
    Mountains at the end of the turn: at the next draw your hand limit is 2 higher. Hills at
    the end of the turn: at the next draw your hand limit is 1 higher.
tremor
  - One enemy gets Armour −3; or all enemies get Armour −2
  - One enemy gets Armour −3 (−6 if fortified); or all enemies get Armour −2 (−4 if fortified)
flame_wall
  - Fire Attack 5 or Fire Block 7
  - Fire Attack 5 or Fire Block 7; 2 more for each enemy that you face
mana_bolt
  - Pay one mana. Red: Cold Fire Attack 7; blue: Ice Attack 8; green: Siege Ice Attack 5;
    white: Ranged Ice Attack 6.
  - Pay one mana. Red: Cold Fire Attack 10; blue: Ice Attack 11; green: Siege Ice Attack 8;
    white: Ranged Ice Attack 9.
whirlwind
  - One enemy does not attack
  - In the Attack phase: one enemy is destroyed
underground_travel
  - Move up to 3 revealed spaces to a safe one (swamps and lakes are closed), provoking nobody
  - Move up to 3 revealed spaces (swamps and lakes are closed) into a fortified site or onto
    the space of another hero, provoking nobody. Fight there; fortifications of the site do not
    count.
chill
  - One enemy does not attack and loses Fire Resistance
  - One enemy does not attack and gets Armour −4
demolish
  - Fortifications of the site do not count this turn. All enemies get Armour −1.
  - In the Attack phase: one enemy is destroyed; all other enemies get Armour −1
charm
  - Influence 4. In an interaction: gain a crystal of any basic colour or one unit costs 3
    Influence less this turn.
  - One enemy does not attack you; in the Attack phase you may use its attacks against other
    enemies
cure
  - Heal 2. Draw a card for each Wound of your hand that you heal with it, and ready each unit
    that you heal with it.
  - All fully blocked enemies have Armour 1
banner_of_fear
  - In the Block phase, spend the unit: one attack of an enemy does not happen. Fame +1.
  - Assign this banner to a unit
  - Up to 3 enemies do not attack
ruby_ring
  - Gain a red mana token. Gain a red crystal. Fame +1.
  - This turn you have endless red and black mana. Fame +1 for each red spell that you cast
    this turn.
sword_of_justice
  - Discard any number of cards: Attack 3 for each. Fame +1 for each enemy that you defeat this
    turn.
  - In the Attack phase your physical attacks count twice. All enemies lose Physical
    Resistance. Fame +1 for each enemy that you defeat this turn.
shield_of_the_fallen_kings
  - Block 6 or up to 2 times Block 4, each for another attack
  - Cold Fire Block 8 or up to 3 times Cold Fire Block 4, each for another attack
druidic_staff
  - Discard a card. Red: ready a unit of level 3 or lower; blue: gain 2 crystals of one colour;
    green: Heal 3; white: move up to 2 revealed spaces to a safe one, provoking nobody.
  - Use 2 of these effects. Red: ready a unit of level 3 or lower; blue: gain 2 crystals of one
    colour; green: Heal 3; white: move up to 2 revealed spaces to a safe one, provoking nobody.
utem_guardsmen
  - Attack 2
  - Block 4 (counts twice against a Swift attack)
amotep_freezers
  - Attack 5 or Block 5
  - Blue mana: one enemy does not attack and gets Armour −3
altem_mages
  - Gain 2 mana tokens of any colours
  - Cold Fire Attack 5 or Cold Fire Block 5. You may pay red or blue mana, or both: +2 for
    each.
  - Black mana: all your attacks are Cold Fire in this combat; or all your attacks are Siege in
    this combat
thugs
  - Block 3
  - Attack 3. Reputation −1.
  - Influence 4. Reputation −1.
  - Your Reputation counts the other way round when you recruit this unit
  - Damage can be assigned to this unit only for 2 Influence
shocktroops
  - Ranged Attack 1. Your other units have +1 to all attacks this turn.
  - One enemy gets Armour −1 and gets −1 to one attack
  - One attack of an enemy gets −3; its damage must be assigned to this unit first
magic_familiars
  - Attack 5 if the mana on this unit is red, otherwise Attack 3
  - Block 7 if the mana on this unit is blue, otherwise Block 4
  - Move 5 or Influence 5 if the mana on this unit is white, otherwise Move 3 or Influence 3
  - Heal 3 if the mana on this unit is green, otherwise Heal 2
  - When you recruit this unit, put one mana of a basic colour on it
arythea_dark_paths
  - Once a turn
  - By day: Move 1; at night: Move 2
arythea_motivation
  - Once a round, even in the turn of another player
  - Draw 2 cards. If you alone have the lowest Fame: gain a red mana token.
wolfhawk_taunt
  - Once a turn
  - In the Block phase: one attack of an enemy gets −1; or one enemy gets Armour −2 and gets +2
    to one attack
krang_battle_frenzy
  - Once a turn
  - Attack 2; or turn this token face down: Attack 4. It is turned up when you rest.
krang_battle_hardened
  - Once a turn
  - Ignore damage of the first unblocked attack: 2 if it is physical, 1 if it is Fire or Ice, 1
    if it is Cold Fire
krang_regenerate
  - Once a turn
  - Not in combat: pay one mana and discard a Wound from your hand. If the mana was red or you
    alone have the lowest Fame, draw 1 card.
krang_master_of_chaos
  - Once a turn
  - One effect, the next in the circle with each of your turns. Blue: Block 3; green: Move 1;
    black: Ranged Cold Fire Attack 1; white: Influence 2; red: Attack 2; gold: any of them.
braevalar_secret_ways
  - Once a turn
  - Move 1. Mountains can be entered for 5 Move points this turn. Mountains are safe this turn.
    You may pay one blue mana: lakes can be entered for 2 Move points this turn and lakes are
    safe this turn.
norowas_good_name
  - Once a round, interactive
  - Influence 3. While the token lies in the centre, another hero may return it: Influence 1.
planning
  - If you hold at least 2 cards before you draw at the end of a turn, your hand limit is 1
    higher
sparing_power
  - Before each of your turns, put the top card of your Deed deck under this tactic; or turn it
    over and take all cards under it into your hand
"""
