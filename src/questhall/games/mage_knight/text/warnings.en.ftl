# What an option costs that its own words do not say.

warning-block-unused = You have a complete block: it is lost if you end the phase now.
warning-strike-unused = What you have gathered defeats an enemy: it is lost if you go on now.
warning-knock-out =
    This knocks you out: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } more, and you discard the rest of your hand.
warning-empty-handed = You have nothing to fight with: neither cards nor ready units.
warning-provokes =
    This provokes { $enemies ->
        [one] a rampaging enemy
       *[other] { $enemies } rampaging enemies
    }: your movement ends and the fight begins.
warning-assault =
    Entering is an assault: { $reputation ->
        [0] the fight begins
       *[other] you lose { $reputation } reputation and the fight begins
    }{ $enemies ->
        [0] .
        [one] , with a rampaging enemy too.
       *[other] , with { $enemies } rampaging enemies too.
    }
warning-assaults-hero =
    You attack the hero inside: { $reputation ->
        [0] the battle begins.
       *[other] you lose { $reputation } reputation and the battle begins.
    }
warning-battle = Another hero is here: if you stay, you attack it.
warning-burning = You lose { $reputation } reputation, however the fight ends.
