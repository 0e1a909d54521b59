# Sorcerer: a first duel with a guide.

lesson-welcome = Two sorcerers fight over dark London. Between you lie three battlefields; whoever conquers two of them wins.

    Each side of a battlefield has a track. At 12 damage it falls: yours below, your opponent’s above. Everything that glows with gold can be clicked; that holds throughout the game.
    .title = Welcome, sorcerer
lesson-avatar = You are a character, a lineage and a domain: three decks in one, and three skill cards, which lie here. They work only on the battlefield where your avatar stands.

    You place it again every round. Nobody can harm it: put it where you expect the hardest fight.
    .title = Your avatar
lesson-mulligan = This is your first hand. Sorceries and attachments may be exchanged once; minions stay.

    { $touch ->
        [1] Hold a finger on a card to read it in full, with an explanation of its keywords.
       *[other] Point at a card to read it in full, with an explanation of its keywords.
    } With minions that you can pay for, keep the hand.
    .title = Your first hand
lesson-actions = You and your opponent take actions in turn, six each round; the diamonds count them. Then the minions fight.

    An action casts a card, uses a Power, moves a minion or your avatar, draws 2 cards (Meditate) or gives 2 energy (Channel Energy).
    .title = Six actions
lesson-energy = Cards cost energy: the number in the blue gem. You never have more than 10, and what you do not spend stays with you.

    A new round brings some, but no cards: those come from Meditate. So share your six actions between casting, energy and cards.
    .title = Energy
lesson-minions = Minions win battlefields. Red is the attack: the number of dice it rolls. The heart is its Life: the damage that destroys it.

    Click a golden minion, then a battlefield for it; your side has room for four. It attacks this very round. Spread out at first: a side without minions takes all damage itself.
    .title = Casting minions
lesson-attachment = An attachment goes onto a minion and changes its numbers for as long as the minion lives. A Curse weakens: it belongs on an enemy minion.
    .title = Attachments
lesson-sorcery = A sorcery works at once and then goes to your graveyard.
    .title = Sorceries
lesson-reinforce = Reinforce moves a minion to the next battlefield, or swaps two; your avatar may go along, anywhere. It costs an action, but no energy.
    .title = Reinforce
lesson-use = Something has happened where your avatar stands, and your lineage may answer to it. A used skill card is turned, and is ready again next round.
    .title = The skill of your lineage
lesson-battle = The minions fight, one battlefield after the other: the number beside its name says when. You attack in turn, one minion at a time, and every ready minion must attack once.

    If you strike first, you may destroy what has not struck yet.
    .title = The battle
lesson-tactic = Before the roll come tactics: of the attacking minion, of what is attached to it, and of your domain, if your avatar is here. Use those that help, then move on.
    .title = Tactics
lesson-dice = Each die is a sixth of luck: two blank shields miss, two swords hit for 1, crossed swords are a double hit for 2, and the skull is a critical hit for 1.

    For hits the defender chooses who takes the damage, for criticals the attacker.
    .title = The dice
lesson-reroll = An omen re-rolls one die, yours or your opponent’s: click it. The red fate counter, which the first player has once a round, re-rolls all of them.

    The attacker begins; this continues until both pass. Two more answers pass for the whole battlefield or round.
    .title = Re-rolls
lesson-critical = A critical: you choose where this point goes. Finish off a minion that has not attacked yet, or push the battlefield towards 12.
    .title = You strike
lesson-hit = The enemy has hit, and you choose who suffers. A minion that has already attacked and survives it is a good choice; a battlefield has 12 points to give. You are warned before you lose something you don't have to lose.
    .title = You are hit
lesson-roll-energy = As first player you decide for both: 4 energy for everyone, or as much as an eight-sided die shows. Roll if your opponent is near 10 already, or if you need luck.
    .title = New energy
lesson-unopposed = Nobody stands against your minions here. If it stays that way, their criticals count as double hits, and all damage goes to the battlefield.
    .title = Unopposed
lesson-destroyed = A minion has fallen: damage on it had reached its Life. It goes to its owner’s graveyard, which anyone may look through. Damage on minions stays from round to round.
    .title = The fallen
lesson-round = A new round. The other player is first now, all cards are ready, and everyone has energy, an omen and six actions. Your hand stays as it is: no cards are drawn.

    The battlefields are fought over in the opposite order.
    .title = The second round
lesson-nearly-won = One track is close to its end. At 12 the battlefield falls at once, in the middle of an attack if need be. Send minions where little is missing, and hold out where you would lose.
    .title = A battlefield is about to fall
lesson-conquered = A battlefield is conquered. Nobody attacks there any more: new minions would stand idle. Send them to the others; the second conquest wins the game.
    .title = Conquered
lesson-on-your-own = Now you know a whole round, from both sides. Whenever something is unclear, click it: the table says why it can't be done. H gives a hint, Z undoes, R opens the rulebook.

    Play this duel to its end, or begin a new one with decks of your own.
    .title = You know the game
lesson-finished = The duel is decided. In the lobby you can set up a table with other decks, draft them in turn, or play with up to six.
    .title = The end of your first duel
