# Gloomhaven: the first room with a guide.

lesson-class = You lead one mercenary, and a bot leads your companion. Whatever shines in gold can be clicked: that holds throughout the game.

    Choose a class. The Brute in the ring is a good start: plenty of hit points, ten cards and solid attacks.
    .title = Welcome to the Black Barrow
lesson-goal = You keep one of two secret goals. Meet it and win the scenario, and it earns checks that make your character better later. Take the one that sounds easier: for a first game, winning is enough.
    .title = A goal of your own
lesson-start = The party enters on the gold hexes. The bandits stand on the far side of the room. A fighter like the Brute belongs in front: click a hex near them.
    .title = Where you begin
lesson-items = These are your items. Some are turned when used and come back with a long rest; others are used up for this scenario. When an item can help, you will be asked. { $touch ->
        [1] Hold a finger on one to read it.
       *[other] Point at one to read it.
    }
    .title = What you carry
lesson-lead = Each round you play two cards. The first one you click leads: its number is your initiative, and low numbers act early.

    For the first round take a card with a good move at the bottom and one with an attack at the top. { $touch ->
        [1] Hold a finger on a card to read it.
       *[other] Point at a card to read it.
    }
    .title = The leading card
lesson-follow = Now the second card. On your turn you use the top of one card and the bottom of the other, so look for a pair: something to do at the top, a way to get there at the bottom.
    .title = The second card
lesson-ready = Both cards lie before you. Click one to return it to your hand, or let the other one lead. Nobody else sees them, and there is no hurry: say that you are ready once you have decided. The cards are revealed when everyone is ready.
    .title = Ready?
lesson-order = All cards are revealed. The row at the top shows who acts when, from the lowest initiative to the highest. A tie between you and a monster goes to you.
    .title = The order of turns
lesson-monsters = Nobody plays the monsters: each kind has a card for the round. It shows its initiative and what every monster of the kind will do. Where there are two numbers, the second is for elite monsters.
    .title = What the monsters are up to
lesson-ability = Choose the half that comes first: the top of one card or the bottom of the other. Instead you may always use Attack 2 for a top or Move 2 for a bottom. You play both halves, in either order.
    .title = Your turn
lesson-move = Click the hex where you want to stop: the path is found for you. You walk through companions, never through enemies. To strike with a melee attack you have to stand next to the enemy.
    .title = Moving
lesson-target = Click an enemy to attack it. The number on it is your attack before luck. A plain attack reaches only adjacent hexes; one with a range reaches further but needs a line of sight.
    .title = Attacking
lesson-area = This attack covers several hexes at once. Move the pointer to place the area, turn it with R or the button on the map, and click to strike everyone under it.
    .title = An area
lesson-modifiers = Every attack draws a card from the attacker's modifier deck: mostly from −1 to +1, rarely ×2 or a miss. The number here says how many cards your deck still holds. All monsters share one deck.
    .title = Luck is a deck of cards
lesson-focus = A monster focuses on the enemy it can attack after the fewest steps. If two are equal, it takes the nearer one, then the one who acts earlier. It moves only as far as it must, and strikes. So initiative and position decide who is hit.
    .title = Whom monsters attack
lesson-damage = An attack hits you. Suffer the damage, or cancel all of it by losing one card from your hand or two from your discard. Lost cards are gone for the whole scenario, so save this for heavy hits.
    .title = Damage
lesson-item = One of your items can help right now, before the modifier card is drawn. Use it, or keep it for a harder moment.
    .title = An item would help
lesson-short-rest = Played cards lie in your discard. A short rest brings them back to your hand but costs one of them, chosen at random. While you hold enough cards, don't rest: every rest shortens the scenario for you.
    .title = A short rest
lesson-rest = Your hand is getting small. Instead of two cards you can announce a long rest: you act last, choose which discarded card to lose, return the others to your hand, heal 2 and make turned items ready again. A character who can neither play two cards nor rest is out.
    .title = A long rest
lesson-tie = The rules leave this monster several equal choices, so the players decide. Choose what hurts you least.
    .title = The monster's choice is yours
lesson-coins = A monster that dies leaves a coin. End your turn on its hex to pick it up, or use a Loot ability from further away. After the scenario, coins become gold.
    .title = Coins
lesson-loot = Loot takes every coin and treasure within its range. Each character keeps what it picks up.
    .title = Looting
lesson-after = Both halves are played. You can still use items; otherwise end the turn. Coins on your hex are then picked up automatically.
    .title = The end of the turn
lesson-conditions = A figure has a condition, shown as a sign on it. Some last until the end of that figure's next turn; Wound and Poison stay until they are healed. Open the rule to see them all.
    .title = Conditions
lesson-elements = Some abilities charge an element: it is strong from the end of that turn, wanes with the round and is gone after the next. While it is strong or waning, an ability that uses it becomes better.
    .title = Elements
lesson-use-element = This ability becomes better if you spend the element. Anyone may use it, no matter who charged it, and then it is gone.
    .title = Using an element
lesson-lost = A card now lies in your lost pile: used for a strong ability with the lost mark, spent to cancel damage, or gone with a rest. Resting does not bring it back.
    .title = Lost cards
lesson-active = This card stays in front of you because its effect lasts, for the round or until its circles are used up. It goes to its pile when the effect ends.
    .title = Lasting effects
lesson-experience = You have gained experience. Some abilities give it when they are used; it is kept even if the scenario is lost.
    .title = Experience
lesson-exhausted = A character without hit points, or without cards to play or rest with, is exhausted and leaves the map for good. The scenario is lost only when all characters are exhausted.
    .title = Exhausted
lesson-round = Every round goes the same way: choose cards, reveal them, take turns, rest. If you are stuck, ask for a hint (H). A mistake can be undone (Z), and "?" on a thing says why it can't be chosen.
    .title = The next round
lesson-door = More monsters wait behind the door. It opens as soon as a character steps onto it, and the room is revealed at once. Finish this room first, and gather your cards before you go on.
    .title = The door
lesson-cleared = Well done: all enemies of the first room are down. You know the game now.

    Play on to the end of the scenario: step onto the door; two more rooms wait behind it. Or go back to the lobby: the table is kept there for you.
    .title = The first room is yours
lesson-defeat = The Black Barrow has beaten you this time. It does that to many. Try again: act late so that the enemies must come to you, kill one before you turn to the next, and save your cards.
    .title = The party has fallen
