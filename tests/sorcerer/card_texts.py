"""What cards and skills must say: all of them in English, some in Russian.

A key, then its lines after dashes; indented lines continue the one before.
"""

ENGLISH = """
steel_quadrille
  - Action: Give one of your minions in this battlefield +1 attack for each attachment on it (at
    least +1) until the end of the round.
whetstone_rite
  - Return up to 2 attachments from your graveyard to your hand.
widows_hatpin
  - Omen.
  - The equipped minion has +2 attack and +1 Life.
fleet_street_razor
  - The equipped minion has +1 attack and +1 Life.
  - Tactic: You may weaken the equipped minion to gain +2 attack for this battle roll.
gaslight_sleight
  - Draw a card, then you may play an attachment from your hand, paying its cost.
scissor_cut_shade
  - Omen.
  - When Played: You may return an attachment from your graveyard to your hand.
borrowed_agony
  - Action: Heal 2 damage from one of your minions in this battlefield, then weaken an enemy
    minion in this battlefield.
abbess_of_bermondsey
  - Legend.
  - When Played: Draw 2 cards, then weaken an enemy minion.
brother_candlewick
  - Legend.
  - End of round: Heal 1 damage from each of your other minions in this battlefield.
penitents_tithe
  - You may weaken one of your minions to gain 3 energy.
flagellants_scourge
  - The equipped minion has +1 attack.
  - Tactic: You may weaken the equipped minion to weaken an enemy minion in this battlefield.
laudanum_and_psalms
  - Heal 2 damage from one of your minions, then draw a card.
slack_water
  - Action: Exhaust an enemy minion with attack 2 or less in this battlefield.
limehouse_leviathan
  - Legend.
  - When Played: Exhaust a battlefield.
music_hall_siren
  - When Played: Exhaust an enemy minion with cost 3 or less in this battlefield.
wharfside_informer
  - Omen.
  - When Played: Look at an opponent’s hand.
drowned_bell
  - Return a minion from your graveyard to your hand.
great_stink
  - The equipped minion has −1 attack and −1 Life.
wrong_turning
  - Action: Choose one: (1) move an enemy minion from this battlefield to an adjacent one; (2)
    move one of your minions from another battlefield to this one.
phantom_omnibus
  - Move up to 2 of your minions to any battlefields.
spring_heeled_boots
  - Omen.
  - The equipped minion has +1 attack.
  - The equipped minion has flying.
ninth_door_acolyte
  - When Destroyed: Deal 1 damage to an enemy minion in this battlefield.
chimney_thing
  - Flying. Omen.
door_ajar
  - You may play a minion from your hand for 1 less energy.
post_mortem_portrait
  - When one of your minions is destroyed in this battlefield: You may draw a card.
unquiet_pauper
  - Entombed — Action: Pay 1 energy to return this card from your graveyard to your hand.
catacomb_alderman
  - Your other Undead minions in this battlefield have +1 attack.
undertakers_ledger
  - The equipped minion has +1 attack and +1 Life.
  - When the equipped minion is destroyed: Draw a card.
parlour_medium
  - Omen.
  - When Played: You may discard a card to draw 2 cards.
midnight_galvanism
  - Put a minion with cost 2 or less from your graveyard into play.
resurrection_man
  - When Played: Put the top 2 cards of your grimoire into your graveyard; you may take one minion
    from among them into your hand.
dr_hester_gaunt
  - Legend.
  - End of round: If there are 5 or more minions in your graveyard, draw a card.
thrice_hanged_man
  - Omen.
  - Entombed — End of round: You may pay 2 energy to put this card from your graveyard into play.
buried_bell_ringer
  - Entombed — Tactic: You may shuffle this card from your graveyard into your grimoire to gain +1
    attack for this battle roll.
reading_room_ghost
  - When Played: Return a sorcery or an attachment from your graveyard to your hand.
struck_match
  - When you play a minion in this battlefield: You may put a flame counter on an enemy minion in
    this battlefield.
lady_vitriol
  - Legend.
  - Enemy minions with a flame counter in this battlefield have −1 attack.
  - When Played: Put a flame counter on an enemy minion in this battlefield.
viscount_clinker
  - Legend.
  - End of round: Gain 1 energy for each enemy minion with a flame counter in this battlefield.
pudding_lane_devil
  - Legend. Flying.
  - When Played: Put a flame counter on each enemy minion in this battlefield.
coal_hole_hound
  - Omen.
  - Tactic: If an enemy minion in this battlefield has a flame counter, gain +1 attack for this
    battle roll.
gunpowder_deacon
  - When Destroyed: Put 2 flame counters on an enemy minion in this battlefield.
gaslamp_imp
  - Omen.
  - When Destroyed: Put a flame counter on an enemy minion in this battlefield.
burst_gas_main
  - Put 2 flame counters on an enemy minion.
hellfire_club_dues
  - You may destroy one of your minions to draw 2 cards and gain 2 energy.
infernal_lamplighter
  - When Played: You may move a flame counter from one minion in this battlefield to another.
brimstone_clerk
  - No abilities.
claret_hour
  - When an enemy minion is destroyed in this battlefield: Gain 2 blood.
crimson_font
  - When one of your Vampires attacks, you may pay 2 blood to gain +2 attack for this battle roll.
  - Action: Pay 4 blood. Choose one: (1) ready one of your Vampire minions; (2) heal all damage
    from one of your Vampire minions. Then draw a card.
lord_everard_sable
  - Legend. Flying.
  - When Played: You may pay 4 blood to destroy an enemy minion in this battlefield.
lady_ottoline_vesper
  - Legend.
  - Tactic: Give each of your other Vampire minions in this battlefield +1 attack until the end of
    the round.
colonel_jasper_rooke
  - Legend.
  - End of round: Restore 1 on your side of this battlefield for every 3 blood you have.
scarlet_calling_card
  - Search your grimoire for a legendary Vampire minion, reveal it, take it into your hand and
    shuffle your grimoire.
harley_street_surgeon
  - Omen.
  - When an enemy minion is destroyed in this battlefield: Gain 1 blood.
belfry_stalker
  - Flying.
anaemic_footman
  - When Destroyed: Gain 1 blood.
undying_duellist
  - Tactic: You may pay 1 blood to heal 1 damage from this minion.
night_governess
  - When Played: Gain 1 blood.
exsanguination
  - You may destroy one of your minions to gain blood equal to that minion’s cost.
changeling
  - When you play a minion in this battlefield: You may attach the top card of an opponent’s
    grimoire to that minion as a follower.
queen_of_kew
  - Legend.
  - End of round: Attach the top card of an opponent’s grimoire to one of your minions in this
    battlefield as a follower.
mesmeric_theft
  - Look at an opponent’s hand and attach a card from it to one of your minions as a follower.
deathwatch_beetle
  - This minion has +1 Life for each follower on it.
tarantism
  - The equipped minion has −2 attack.
flea_circus
  - When Played: Attach the top 2 cards of an opponent’s grimoire to this minion as followers.
phrenology
  - Choose one: (1) destroy an attachment or follower; (2) move a follower from one of your
    minions to another, then draw a card.
bell_jar_fairy
  - Omen.
amber_locket
  - The equipped minion has +1 attack and +1 Life.
  - When Played: Attach a card from an opponent’s graveyard to the equipped minion as a follower.
lace_maker_spider
  - When Played: Draw a card, then discard a card.
crypt_spiderling
  - When Played: Attach a card from an opponent’s graveyard to this minion as a follower.
sword_vigil
  - Tactic: Gain +1 attack for this battle roll.
sir_osbert_hallow
  - Legend.
  - Your other Knight minions in this battlefield have +1 Life.
hanging_judge
  - When Played: Deal 2 damage to an enemy minion in this battlefield.
master_mason
  - When Played: Restore 2 on your side of this battlefield.
knight_of_thorns
  - Tactic: You may weaken this minion to weaken an enemy minion in this battlefield.
lantern_knight
  - No abilities.
briar_toll
  - Tactic: You may weaken the attacking minion to deal 1 damage to an enemy minion in this
    battlefield.
hart_of_epping
  - Legend.
  - When Played: You may play a card with cost 2 or less from your hand, paying its cost.
hollow_oak_wraith
  - Omen.
  - When Destroyed: Weaken up to 2 enemy minions in this battlefield.
charcoal_burner
  - End of round: Gain 1 energy.
gallows_raven
  - Flying.
  - When Destroyed: Return this card from your graveyard to your hand.
menagerie_wolf
  - No abilities.
crooked_sixpence
  - Tactic: Gain an omen.
mother_consumption
  - Legend.
  - When Played: Weaken each enemy minion in this battlefield.
rag_and_bone_man
  - When Played: Gain 2 energy.
tea_leaf_reader
  - Omen.
  - When Destroyed: Draw a card.
bedlam_howler
  - Enemy minions in this battlefield have −1 attack.
mudlark_urchin
  - No abilities.
ebb_tide
  - Tactic: Restore 1 on your side of this battlefield.
peg_saltmarrow
  - Legend.
  - Tactic: Weaken an enemy minion in this battlefield.
  - When an enemy minion is destroyed in this battlefield: Heal 1 damage from this minion.
barnacle_midwife
  - When Played: Heal 2 damage from one of your other minions in this battlefield.
fogbank_witch
  - Omen.
lighthouse_saint
  - Flying.
  - When Destroyed: Draw a card.
bilge_crawler
  - No abilities.
"""

RUSSIAN = """
steel_quadrille
  - Действие: дайте своему приспешнику на этом поле битвы +1 к силе атаки за каждый довесок на нём
    (но не меньше +1) до конца раунда.
fleet_street_razor
  - Снаряжённый приспешник получает +1 к силе атаки и +1 к сущности.
  - Тактика: вы можете ослабить снаряжённого приспешника, чтобы получить +2 к силе атаки на этот
    боевой бросок.
gaslight_sleight
  - Доберите карту, затем вы можете разыграть с руки довесок, заплатив его стоимость.
brother_candlewick
  - Легенда.
  - В конце раунда: излечите на 1 каждого другого своего приспешника на этом поле битвы.
wrong_turning
  - Действие: выберите одно: (1) переместите вражеского приспешника с этого поля битвы на смежное;
    (2) переместите своего приспешника с другого поля битвы на это.
unquiet_pauper
  - Захороненный — Действие: заплатите 1 энергию, чтобы вернуть эту карту с кладбища в руку.
catacomb_alderman
  - Другие ваши приспешники типа «Нежить» на этом поле битвы получают +1 к силе атаки.
thrice_hanged_man
  - Омен.
  - Захороненный — В конце раунда: вы можете заплатить 2 энергии, чтобы поместить эту карту с
    кладбища в игру.
post_mortem_portrait
  - Когда на этом поле битвы уничтожен ваш приспешник: вы можете добрать карту.
viscount_clinker
  - Легенда.
  - В конце раунда: получите 1 энергию за каждого вражеского приспешника с жетоном пламени на этом
    поле битвы.
hellfire_club_dues
  - Вы можете уничтожить своего приспешника, чтобы добрать 2 карты и получить 2 энергии.
crimson_font
  - Когда атакует ваш вампир, вы можете заплатить 2 единицы крови, чтобы получить +2 к силе атаки
    на этот боевой бросок.
  - Действие: заплатите 4 единицы крови. Выберите одно: (1) подготовьте своего приспешника типа
    «Вампир»; (2) полностью излечите своего приспешника типа «Вампир». Затем доберите карту.
colonel_jasper_rooke
  - Легенда.
  - В конце раунда: восстановите 1 на своей стороне этого поля битвы за каждые 3 единицы вашей
    крови.
scarlet_calling_card
  - Найдите в своём гримуаре легендарного приспешника типа «Вампир», покажите его, возьмите в руку
    и перетасуйте гримуар.
flea_circus
  - Когда разыгрывается: прикрепите 2 верхние карты гримуара противника к этому приспешнику как
    последователей.
deathwatch_beetle
  - Этот приспешник получает +1 к сущности за каждого своего последователя.
hollow_oak_wraith
  - Омен.
  - После гибели: ослабьте до 2 вражеских приспешников на этом поле битвы.
hart_of_epping
  - Легенда.
  - Когда разыгрывается: вы можете разыграть с руки карту со стоимостью не больше 2, заплатив её
    стоимость.
bilge_crawler
  - Без свойств.
"""
