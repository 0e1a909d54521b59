# Sword & Sorcery: the first quest with a guide.

lesson-power = Two souls wake in a crypt: Ecarus, a knight, and Thorgar, a cleric. You lead both. Each of them begins with one power, and the soul gem allows more with every rank.

    { $touch ->
        [1] Hold a finger on a card to read it large;
       *[other] Hover over a card to read it large;
    } whatever shines in gold can be clicked. Something simple is never wrong: a power that strikes, or one that heals.
    .title = Welcome back to life
lesson-goal = This is what the quest is about. Push the slab at waypoint 2 as often as it takes, then gather both heroes there with no enemy next to them. The story so far can be read again with the button below it.
    .title = The way out
lesson-who = In the Battle phase heroes act one after another, in any order you like; after each hero some of the enemies act. Start with a hero who can open the way, then one who can take a hit.
    .title = Who acts
lesson-turn = Each turn has one move, and as many combat and special actions as the soul gem says, in any order, plus free actions: here you see what is left. End the turn when nothing useful remains.
    .title = A turn
lesson-map = The map is made of areas with walls between them. A step into the next area costs a point of movement, difficult ground two. Gold areas can be reached; click one to go there.
    .title = Areas
lesson-door = A closed door blocks movement and sight. Opening one is free, but it may be trapped: a card says what happens to those who stand there.
    .title = Doors
lesson-strike = Click an enemy in gold to attack it. A sword strikes in your own area, a bow as far as you can see. { $touch ->
        [1] Hold a finger on an enemy first: a dotted line shows how far it is, and the chances are below its scroll.
       *[other] Point at an enemy first: a dotted line shows how far it is, and the chances are below its scroll.
    }
    .title = An attack
lesson-symbols = The dice lie on the felt. Swords are hits; the other symbols pay for effects of the weapon. Only what the symbols can pay for is in gold, and the best purchase is marked. If nothing is worth it, strike.
    .title = Symbols pay for effects
lesson-defence = Now the target defends: one blue die for each hit that armour has not stopped, at most as many as its defence. Shields on them stop hits, and other symbols may pay for effects of the gear.
    .title = The defence
lesson-search = There is something here: a chest to break open or a place to search. Both are special actions, and only possible with no enemies next to you. Chests are often trapped.
    .title = Chests and searches
lesson-deed = Something in this area belongs to the quest, and the answers above name it. Such a deed is a special action and moves the story on.
    .title = A deed of the quest
lesson-reaction = A power with the reaction sign is used while others act, such as now. It costs no action, but it cools down like any other. “Nothing” is a good answer too.
    .title = A reaction
lesson-controller = Enemies follow their scrolls by themselves. Only when two ways or targets are equal does someone have to decide, and that is you: choose what hurts least.
    .title = You decide for them
lesson-shards = Slain enemies leave soul shards, which belong to all. Spend them here to raise a hero to the next soulrank: more health, more actions, more powers. They can also bring a ghost back.
    .title = Soul shards
lesson-gear = What Ecarus or Thorgar wears: a weapon in each hand, armour, an artifact, and a bag. The letters on a weapon are its dice: R red, B blue, a number for certain hits.
    .title = Gear
lesson-shadow = A shadow in sight is turned over at once: it may be an enemy, somebody from the town, or nothing. If you open doors late in a turn, you have nothing left to answer with.
    .title = A shadow
lesson-enemy = The scroll of an enemy. From the top down, the first line with the right distance is what it does; the line that applies now is lit, with the reason. { $touch ->
        [1] Hold a finger on another enemy to read its scroll.
       *[other] Point at another enemy to read its scroll.
    }
    .title = What it would do
lesson-engaged = Where both sides stand, figures are counted. The side with more figures controls the area; a side with at least twice as many dominates it, and each of its attacks there scores one more hit. If you leave a fight, every enemy there strikes at you.
    .title = Engaged
lesson-event = At the end of a round an event is revealed, or the current one is discarded. It may bring enemies, night, or a chance.
    .title = Events
lesson-wounds = A hero without health becomes a ghost soul. Potions, powers and some places heal; armour stops hits every time, magic shields once.
    .title = Wounds
lesson-cooldown = A used power lies turned, with hourglasses on top. In every Time phase it turns by one, until it is upright again. Stronger levels take longer.
    .title = Cooling down
lesson-ghost = A ghost soul keeps walking and can scream, but it fights no longer. At an active shrine, or for shards, it returns to life. If all are ghosts the quest is lost.
    .title = A ghost soul
lesson-time = When the last event is discarded the quest is lost: this many are left. Don't fight for everything; push the slab in time.
    .title = The clock
lesson-victory = The slab is behind you, and you know how a turn goes, what symbols are worth and how enemies choose. The Stair of Candles comes next: found a company in the lobby, and it keeps what it gains.
    .title = Out of the crypt
lesson-defeat = The crypt has kept you this time. Stay together: two heroes in one area hit harder than one. Undo takes you back to any choice, and you can start the quest over.
    .title = Still below
