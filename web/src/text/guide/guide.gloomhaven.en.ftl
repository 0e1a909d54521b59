# Gloomhaven: the first room with a guide.

lesson-class = You lead one mercenary, a bot leads your companion. Whatever shines in gold can be clicked: that is true at every moment of the game.

    Choose a class. The Brute in the ring is a good start: many hit points, ten cards and honest blows.
    .title = Welcome to the Black Barrow
lesson-goal = Of two secret goals you keep one. Meet it and win the scenario, and it earns checks that make your character better later. Take the one that sounds easier: for a first game winning is enough.
    .title = A goal of your own
lesson-start = The party enters on the gold hexes. The bandits stand on the far side of the room. A fighter like the Brute belongs in front: click a hex near them.
    .title = Where you begin
lesson-items = These are your items. Some turn when used and come back with a long rest, others are used up for this scenario. When an item can help, you are asked. Point at one to read it.
    .title = What you carry
lesson-lead = Each round you play two cards. The first one you click leads: its number is your initiative, and low numbers act early.

    For the first round take a card with a good move below, and one with an attack above. Point at a card to read it.
    .title = The leading card
lesson-follow = Now the second card. On your turn you use the top of one card and the bottom of the other, so look for a pair: something to do above, a way to get there below.
    .title = The second card
lesson-ready = Both cards lie before you. Click one to return it to your hand, or let the other one lead. Nobody sees them, and you may take your time: say that you are ready when you have decided. The cards are revealed when everybody is.
    .title = Ready?
lesson-order = All cards are revealed. The row above shows who acts when, from the lowest initiative to the highest. A tie between you and a monster goes to you.
    .title = The order of turns
lesson-monsters = Nobody plays the monsters: each kind has a card for the round. It shows its initiative and what every monster of the kind will do. Of two numbers the second is for the elite ones.
    .title = What the monsters are up to
lesson-ability = Choose the half that comes first: the top of one card or the bottom of the other. You may always take Attack 2 above or Move 2 below instead. Both halves come one after the other, in the order you like.
    .title = Your turn
lesson-move = Click the hex where you want to stop: the way there is found for you. You walk through companions, never through enemies. To strike with a melee attack you have to stand next to the enemy.
    .title = Moving
lesson-target = Click an enemy to attack it. The number on it is your attack without luck. A plain attack reaches only the next hex; one with a range reaches further, but needs a line of sight.
    .title = Attacking
lesson-area = This attack covers several hexes at once. Move the pointer to place the area, turn it with R or the button on the map, and click to strike everyone under it.
    .title = An area
lesson-modifiers = Every attack draws a card from the attacker's modifier deck: mostly from −1 to +1, rarely ×2 or a miss. The number here says how many cards your deck still holds. All monsters share one deck.
    .title = Luck is a deck of cards
lesson-focus = A monster looks for the enemy it can attack after the fewest steps. If two are equal, it takes the nearer one, then the one who acts earlier. It moves just as far as it must, and strikes. So initiative and place decide who is hit.
    .title = Whom monsters attack
lesson-damage = A blow hits you. Suffer it, or cancel all of it: lose one card from your hand or two from your discard. Lost cards stay away for the whole scenario, so keep that for heavy blows.
    .title = Damage
lesson-item = One of your items can help right now, before the modifier card is drawn. Use it, or keep it for a harder moment.
    .title = An item would help
lesson-short-rest = Played cards lie in your discard. A short rest brings them back to your hand but costs one of them, chosen by chance. While you hold enough cards, do not rest: every rest shortens the scenario for you.
    .title = A short rest
lesson-rest = Your hand gets small. Instead of two cards you can announce a long rest: you act last, choose which discarded card to lose, take back the others, heal 2 and make turned items ready again. Whoever can neither play two cards nor rest is out.
    .title = A long rest
lesson-tie = The rules leave several equal ways to this monster, and then the players decide. Choose what hurts you least.
    .title = The monster's choice is yours
lesson-coins = A monster that dies leaves a coin. End your turn on its hex to pick it up, or use a Loot ability from further away. After the scenario coins become gold.
    .title = Coins
lesson-loot = Loot takes every coin and treasure within its range. Each character keeps what it picks up.
    .title = Looting
lesson-after = Both halves are played. Items can still be used; otherwise end the turn. Coins on your hex are then picked up by themselves.
    .title = The end of the turn
lesson-conditions = Somebody carries a condition, shown as a sign on the figure. Some last until the end of that figure's next turn; Wound and Poison stay until they are healed. Open the rule to see them all.
    .title = Conditions
lesson-elements = Some abilities charge an element: it is strong from the end of that turn, wanes with the round and is gone after the next. While it is strong or waning, an ability that asks for it becomes better.
    .title = Elements
lesson-use-element = This ability becomes better if you spend the element. Anyone may use it, no matter who charged it, and then it is gone.
    .title = Using an element
lesson-lost = A card now lies in your lost pile: used for a strong ability with the lost mark, spent to cancel damage, or gone with a rest. It does not come back by resting.
    .title = Lost cards
lesson-active = This card stays before you, because its effect lasts: for the round, or until its circles are used up. It takes its place in a pile when the effect ends.
    .title = Lasting effects
lesson-experience = You have gained experience. Some abilities give it when they are used; it is kept even if the scenario is lost.
    .title = Experience
lesson-exhausted = A character without hit points, or without cards to play or rest with, is exhausted and leaves the map for good. The scenario is lost only when all are.
    .title = Exhausted
lesson-round = Every round goes the same way: choose cards, reveal, turns, rest. If you are at a loss, ask for a hint (H). What you did by mistake can be taken back (Z), and "?" on a thing says why it cannot be chosen.
    .title = The next round
lesson-door = Behind the door wait more monsters. It opens as soon as a character steps onto it, and the room is laid out at once. Finish this room first, and gather your cards before you go on.
    .title = The door
lesson-cleared = Well done: all enemies of the first room are down. You know the game now.

    Play on to the end of the scenario: step onto the door, two more rooms wait behind it. Or go back to the lobby: the table is kept there for you.
    .title = The first room is yours
lesson-defeat = The Black Barrow has beaten you this time. It does that to many. Try again: act late when the enemies must come to you, kill one before you turn to the next, and keep your cards together.
    .title = The party has fallen
