# What an option costs that its own words do not say.

warning-lethal-damage = This takes you out of the scenario: { $damage } damage at { $hp } hit { $hp ->
        [one] point
       *[other] points
    }.
warning-lethal-trap = The trap there deals { $damage } damage, and you have { $hp } hit { $hp ->
        [one] point
       *[other] points
    }.
warning-lethal-ground = The hazardous ground there deals { $damage } damage, and you have { $hp } hit { $hp ->
        [one] point
       *[other] points
    }.
warning-last-cards = Then you have { $cards ->
        [0] no cards
        [one] only 1 card
       *[other] only { $cards } cards
    } left: too few to play on, and you are out of the scenario.
warning-ends = The lasting effect of this card ends now.
warning-ends-and-lost = The lasting effect of this card ends now, and the card is lost.
warning-disarmed = You are disarmed: this can do nothing now.
warning-immobilized = You are immobilized: this can do nothing now.
warning-nobody-in-reach = No enemy is in reach: this can do nothing now.
warning-no-attack = The attack is given up.
warning-does-nothing = This can do nothing now.
warning-nobody-to-heal = Nobody in reach has anything to heal.
warning-nothing-to-loot = There is nothing to loot in reach.
warning-nothing-to-recover = There is no card to recover.
warning-nothing-to-refresh = There is no item to refresh.
warning-no-room-to-summon = There is no free hex beside you to summon to.
warning-elements-lost = You have not moved: the ability counts as not performed, and its elements are not charged.
warning-xp-lost = You have not moved: the ability counts as not performed and brings no experience.
warning-sold-at-once = This character already owns it, and would sell it at once for half its price.
warning-for-ever = An enhancement stays on the card for ever, for everybody who will play this class.
