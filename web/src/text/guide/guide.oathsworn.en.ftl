# Oathsworn: the first fight with a guide.

lesson-oath = Under the granary of Cinderwall lies the Grain Mother. Warden, Priest, Ranger and Warbear go down to her, and you lead all four.

    Each of them begins every fight with one token for good: choose which. Defense for who stands in front and a redraw for who shoots are never wrong. Whatever shines in gold can be clicked.
    .title = Welcome below the granary
lesson-tokens = Tokens for this fight alone. Defense helps after the beast has drawn against you, Animus pays for cards, Redraw replaces a might card, Empowered makes cards stronger, Battleflow brings cards back to the hand sooner. Spent tokens are gone.
    .title = Five kinds of tokens
lesson-deploy = The company begins on the gold hexes. The beast looks to where its arrow points: in front of it stands whoever can take a blow. Warden and Warbear belong there, Ranger and Priest a few hexes behind.
    .title = Where you begin
lesson-leader = The leader acts first in every round; then it goes around the table. Choose somebody who should be in place early, the Warden for instance.
    .title = Who leads
lesson-turn = In a turn you may move and play one card, in any order, and use items as you like. Then it is the next one's turn, around and around, until all four have passed. So spend your animus over several turns.

    Click a gold hex to go there, or a gold card to play it.
    .title = Your turn
lesson-target = Choose whom to attack. A melee attack reaches only the next hex; a bow reaches further, but needs a line of sight.
    .title = Whom to attack
lesson-part = The beast has parts, each with its own hit points. You hit the nearest one; if several are equally near, the choice is yours. Breaking one part is worth more than scratching three.
    .title = Which part
lesson-declare = This is the heart of the game: how many might cards? The cubes of your weapons are in already; now choose white cards besides. More cards mean more damage, but two blanks miss.

    Each column says how likely that number hits and what it costs the beast on average.
    .title = Push your luck
lesson-improve = The cards lie open. A critical draws one more card of its colour, whose blank does no harm: take it. A redraw replaces one card, best a blank. Then let the draw stand.
    .title = Criticals and redraws
lesson-interrupt = An interrupt can be used now, in the middle of a deed, and with it somebody else's too: cards that say so, and some items. Only you know whether it is worth it. “Go on” is a good answer, and you may say not to be asked again.
    .title = An interrupt
lesson-defend = The beast strikes, its cards still face down. You may lay one card from your hand for the number at its foot: so much defense more. It cools down as if you had played it, so give one that you will not miss.
    .title = Defending
lesson-ally = Whoever falls is out, but not idle: a soldier of the company takes over and acts in the same turns, with animus of its own.
    .title = An ally steps in
lesson-beast = Here is the beast: its defense, the might cards it draws, and its parts with their hit points. An attack takes as many hit points as its damage holds the defense, rounded down.
    .title = The beast
lesson-forecast = The next card of the beast lies open, and this is what it would do if you all stopped now: whom it would go for and why, which way it would take, how likely it takes how many hit points. Every step of yours can change it.
    .title = What it is up to
lesson-animus = These gems are your animus: what you can spend at the right, the reserve at the left. A card costs what stands in its gem. Spent gems go to the reserve, and every round some of them come back; what you do not spend stays yours.
    .title = Animus
lesson-cooldown = A played card lies on the wheel, on the position of its number. When another card lands on the same position it moves on by one, and from 0 it returns to your hand. So cards of the same number push each other: that is battleflow.
    .title = The wheel
lesson-miss = Two blanks: the attack did nothing. But determination counts: you get back the tokens you spent on it, and one more of your choice.
    .title = A miss
lesson-rats = After the beast the rats act, each on whoever is nearest. They are weak, but those that stand together strike as one.
    .title = The brood
lesson-broken = A part is broken. What stands in its row now holds: usually one of the attacks of the beast becomes weaker. Then it answers at once, so be ready.
    .title = A broken part
lesson-fallen = Somebody has lost the last hit point and is out of this fight. All is lost only when all four are down.
    .title = One is down
lesson-stage = The beast is in another stage, because enough of its parts are broken or because its five cards have been drawn: other cards, and more might. The end is nearer for both of you.
    .title = Another stage
lesson-round = A new round. Some animus comes back, and cards that lie on position 0 of the wheel return to the hand. From here on you know the rules: the bulb in the bar gives a hint, undo takes back a choice, and each rule opens with a click on its number.
    .title = A new round
lesson-victory = The Grain Mother is dead, and the roots draw back into the wall. The guide goes home. In the lobby a campaign tells how it came to this, and what came of it.
    .title = Victory
lesson-defeat = All four are down. Nobody is told off for that in a first fight. Take a choice back and try it another way, or begin again: everything will lie as it did today.
    .title = Defeat
