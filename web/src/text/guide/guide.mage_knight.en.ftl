# Mage Knight: the first turns with a guide.

lesson-hero = You are one of seven Mage Knights, sent into an unknown land. Whatever shines in gold can be clicked: that holds throughout the game.

    All heroes start with nearly the same cards. Choose the one you like.
    .title = Welcome, Mage Knight
lesson-tactic = A round begins with a tactic. Low numbers act early, high numbers give more. When you play alone, you race against a dummy player, who takes a tactic too. { $touch ->
        [1] Hold a finger on a card to read it.
       *[other] Point at a card to read it.
    }
    .title = A tactic for the round
lesson-goal = Find the city: reveal tiles until it appears, before the rounds are over. On the way you earn fame for every tile you reveal and every enemy you defeat. Click here whenever you want to see the goal.
    .title = What you are here for
lesson-hand = Everything you do costs cards from this hand. A card's upper effect is free; its lower one costs a mana of its colour.

    A turn has two parts: first you move, then you may do one thing, such as fight, or talk to people. Play a card with Move to set out.
    .title = Your hand
lesson-source = These are the mana dice of the Source. Once per turn you may use one of them to play the strong half of a card. By day gold stands for any basic colour, and black cannot be used. At night gold cannot be used; black does not stand for other colours, it only powers the strong half of spells.
    .title = The Source
lesson-pay = The strong half needs a mana of the card's colour. Take it from a die, a mana token or a crystal. A token is lost when the turn ends, while a crystal stays: spend tokens first.
    .title = Paying with mana
lesson-step = You have Move points. The number on a space is what it costs to enter: plains cost 2; by day hills and forests cost 3 each, but at night a forest costs 5. Click a space in gold; for one farther away you see the way there.
    .title = Setting out
lesson-explore = From the edge of the map you can reveal new land for 2 Move. The outline shows where it would go. New land is new information: by the rules you can't undo past it unless everyone agrees.
    .title = Into the unknown
lesson-sideways = No good use for a card? Play it sideways: any card except a wound is worth 1: Move now; Influence, Attack or Block at other times.
    .title = Sideways
lesson-roaming = Enemies roam here. You can't step onto their space, and if you move from one space next to them to another, they attack you. From a space next to them you can challenge them as your action: that brings fame and a better reputation.
    .title = Enemies in the open
lesson-village = A village: its people sell healing and their recruits, for Influence. You interact with them as your action if you end your movement there.
    .title = A village
lesson-action = Your movement is over: now take one action, if you like. Fight or interact where you stand. You fight with what is left in your hand: without cards for it, better not. When nothing tempts you, end the turn: your hand is filled up again.
    .title = One action a turn
lesson-interaction = Play cards for Influence and spend it: on units, on healing. Your reputation is counted once. Units in the offer that you can afford shine in gold.
    .title = Talking
lesson-ranged = A fight has four phases. First come ranged and siege attacks only: an enemy that falls now does no harm. Each enemy shows the Armour you have to reach and how far your points go.

    If you have no such attack, move on to the next phase.
    .title = A fight begins
lesson-block = Now they strike. Block all of an attack or none of it: a block that falls short doesn't help. The bar on the enemy shows what is needed; a swift enemy needs twice as much. You may also let the attack through.
    .title = Block
lesson-damage = What was not blocked hurts. Choose the attack to suffer.
    .title = Damage
lesson-assign = Give the damage to a unit or to yourself. You take a wound into your hand for each time it reaches your armour, and one for what is left. A unit takes one wound and stops as much as its armour.
    .title = Who is hit?
lesson-attack = Now all your attacks count: melee, ranged and siege. Reach the Armour and the enemy is defeated, which brings fame at once. What you can't reach stays for another day.
    .title = Strike back
lesson-wounds = Wounds fill your hand and do nothing. Get rid of them by healing or by resting: when you rest, you discard one other card and as many wounds as you like.
    .title = Wounds
lesson-units = A unit follows you. Once per round it does one of the things on its card, and it can take damage for you. It is ready again in the next round. The number of units is limited by your command tokens.
    .title = Your unit
lesson-crystals = A crystal is mana that lasts: it waits here until you want it. You can have at most three of each colour.
    .title = Crystals
lesson-fame = Fame raises your level: more armour, more cards in hand, more units, and skills of your own. Your reputation decides whether people are kind or cold. Click to see both tracks.
    .title = Fame and reputation
lesson-skill = A new level, a new skill! Choose one of your own two, and then a better card from the offer. If you take a common skill instead, you get only the lowest card.
    .title = A skill
lesson-action-card = This card is yours and goes on top of your deck: you will draw it soon.
    .title = A better card
lesson-rewards = You have earned something: take it in any order you like.
    .title = Rewards
lesson-rest = When you rest, you discard one card that is not a wound, and as many wounds as you like with it.
    .title = A rest
lesson-discard = Before you draw, you may discard cards you don't want. You draw up to your hand limit. When your deck is empty, the end of the round is near.
    .title = The end of the turn
lesson-announce = Your deck is empty. You may announce the end of the round now, instead of taking a turn; then everyone else has one more turn. Or play on with the cards in your hand.
    .title = Out of cards
lesson-dummy = The dummy player turns over three cards per turn, sometimes more. When its deck is empty, the round ends. It is your clock: don't dawdle.
    .title = The dummy hurries you
lesson-night = Night falls. Gold dice sleep, black ones wake: they power the strong half of spells. Forests are slower to cross now, deserts easier.
    .title = Night
lesson-on-your-own = You have seen a whole round. From here on you know the way: keep revealing land, fight what you can beat, heal in time. The book above explains everything else.
    .title = The land is yours
lesson-finished = The expedition is over. The sheet shows what your fame is made of. Longer scenarios wait in the lobby, with cities to conquer.
    .title = The end of the journey
