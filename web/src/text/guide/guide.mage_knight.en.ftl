# Mage Knight: the first turns with a guide.

lesson-hero = You are one of seven Mage Knights, sent into an unknown land. Whatever shines in gold can be clicked: that is true at every moment of the game.

    All heroes start with nearly the same cards. Choose the one you like.
    .title = Welcome, Mage Knight
lesson-tactic = A round begins with a tactic. Low numbers act early, high numbers give more. Alone you race against a dummy player: it takes a tactic too. Point at a card to read it.
    .title = A tactic for the round
lesson-goal = Find the city: reveal tiles until it appears, before the rounds are over. On the way you earn fame for every tile you reveal and every enemy you defeat. Click here whenever you want to see the goal.
    .title = What you are here for
lesson-hand = Everything you do costs cards from this hand. A card does what stands above for free, or what stands below for a mana of its colour.

    A turn has two parts: first you move, then you may do one thing, such as fight, or talk to people. Play a card with Move to set out.
    .title = Your hand
lesson-source = These are the mana dice of the Source. Once a turn you may use one of them to play the strong half of a card. By day gold stands for any basic colour, and black cannot be used. At night gold cannot be used; black does not stand for other colours, it only powers the strong half of spells.
    .title = The Source
lesson-pay = The strong half needs a mana of the card's colour. Take it from a die, a mana token or a crystal. A token is lost when the turn ends, a crystal keeps: spend tokens first.
    .title = Paying with mana
lesson-step = You have Move points. The number on a space is what it costs to enter: plains cost 2; by day hills and forests cost 3 each, but at night a forest costs 5. Click a space in gold; farther ones show the way there.
    .title = Setting out
lesson-explore = From the edge of the map you can reveal new land for 2 Move. The outline shows where it would lie. New land is new information: by the rules no turn is taken back beyond it unless everybody agrees.
    .title = Into the unknown
lesson-sideways = No good use for a card? Play it sideways: any card but a wound is worth 1, of Move now, of Influence, Attack or Block at other times.
    .title = Sideways
lesson-roaming = Enemies roam here. You cannot step onto their space, and who walks from one space beside them to another beside them is attacked. From a space beside them you can challenge them as your action: that brings fame and a better reputation.
    .title = Enemies in the open
lesson-village = A village: its people sell healing and their recruits, for Influence. You talk to them as your action when you end your movement there.
    .title = A village
lesson-action = The movement is over: now one action, if you like. Fight or talk where you stand. A fight is paid with what is left in your hand: without cards for it, better leave it. When nothing tempts you, end the turn: the hand is filled up again.
    .title = One action a turn
lesson-interaction = Play cards for Influence and spend it: on units, on healing. Your reputation is counted once. Units in the offer that you can pay shine in gold.
    .title = Talking
lesson-ranged = A fight has four phases. First only ranged and siege attacks: whoever falls now does no harm. Each enemy shows the Armour you have to reach, and how far your points go.

    When you have no such attack, go on to the next phase.
    .title = A fight begins
lesson-block = Now they strike. Block all of an attack or nothing: a block that falls short does not help. The bar on the enemy shows what is needed; a swift one needs twice as much. You may also let it through.
    .title = Block
lesson-damage = What was not blocked hurts. Choose the attack to suffer.
    .title = Damage
lesson-assign = Give the damage to a unit or to yourself. For each time it reaches your armour, and for what is left, you take a wound into your hand. A unit takes one wound and stops as much as its armour.
    .title = Who is hit?
lesson-attack = Now all your attacks count: melee, ranged and siege. Reach the Armour, and the enemy is defeated: fame at once. What you cannot reach stays for another day.
    .title = Strike back
lesson-wounds = Wounds fill your hand and can do nothing. Get rid of them with healing, or by resting: then you discard one other card and as many wounds as you like.
    .title = Wounds
lesson-units = A unit follows you. Once a round it does one of the things on its card, and it can take a blow for you. It comes back for the next round. The number of units is limited by your command tokens.
    .title = Your unit
lesson-crystals = A crystal is mana that keeps: it waits here until you want it, at most three of each colour.
    .title = Crystals
lesson-fame = Fame makes you rise in level: more armour, more cards in hand, more units, and skills of your own. Your reputation makes people kind or cold. Click to see both tracks.
    .title = Fame and reputation
lesson-skill = A new level, a new skill! Choose one of two of your own, and then a better card from the offer. A skill taken from the common ones leaves you only the lowest card.
    .title = A skill
lesson-action-card = This card is yours and goes on top of your deck: you will draw it soon.
    .title = A better card
lesson-rewards = You have earned something: take it in the order you like.
    .title = Rewards
lesson-rest = Resting, you discard one card that is no wound, and as many wounds as you like with it.
    .title = A rest
lesson-discard = Before you draw, you may discard cards that you do not want. You draw up to your hand limit. When your deck is empty, the end of the round is near.
    .title = The end of the turn
lesson-announce = Your deck is empty. You may announce the end of the round now, instead of a turn; then everybody else has one turn more. Or play on with the cards in your hand.
    .title = Out of cards
lesson-dummy = The dummy player turns over three cards a turn, sometimes more. When its deck is empty the round ends. It is your clock: do not dawdle.
    .title = The dummy hurries you
lesson-night = Night falls. Gold dice sleep, black ones wake: they power the strong half of spells. Forests are slow to walk now, deserts easier.
    .title = Night
lesson-on-your-own = You have seen a whole round. From here on you know the way: keep revealing land, fight what you can beat, heal in time. The book above explains everything else.
    .title = The land is yours
lesson-finished = The expedition is over. The sheet shows what your fame is made of. In the lobby longer scenarios wait, with cities to conquer.
    .title = The end of the journey
