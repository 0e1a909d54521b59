# The companion of the Warden.

companion-warden = Warden companion

archetype-warden-a1 = Shieldbearer

special-warden-guard = Guard
    .text = Before damage is drawn against another friend within 2: the attack targets you; +1 defense against it.

special-warden-shield-slam = Shield Slam
    .text = Attack with +1 damage; on a hit push the target 2 hexes.

archetype-warden-b1 = Sergeant

special-warden-order = Your Turn!
    .text = Another Oathsworn within 3 attacks at once without cost.

special-warden-cover = Cover
    .text = After damage is drawn against another adjacent friend: it has +2 defense against this attack.

archetype-warden-a5 = Bulwark

special-warden-stand-firm = Stand Firm
    .text = Gain 2 Defense Tokens and Taunt an enemy within 4 until the end of the round.

special-warden-turn-blow = Turn the Blow
    .text = After damage is drawn against you: ignore the highest enemy card.

archetype-warden-b5 = Gatebreaker

special-warden-ram = Ram
    .text = Move 2, then attack with +1 damage; on a hit Knockback 1.

special-warden-full-weight = Full Weight
    .text = Attack with +1 damage per Defense Token you hold, at most +4.

archetype-warden-a10 = Shield Captain

special-warden-lock-shields = Lock Shields
    .text = You and each adjacent friend gain 1 Defense Token; then attack with +1 damage.

special-warden-over-here = Over Here
    .text = Before damage is drawn against another friend within 4: the attack targets you; +2 defense against it.

archetype-warden-b10 = Line Breaker

special-warden-hammer-home = Hammer Home
    .text = Attack with +2 damage and Empowered 2; on a hit Knockback 2.

special-warden-riposte = Answer
    .text = When an adjacent enemy's attack on you is over: attack it with +1 damage.

archetype-warden-a15 = Living Wall

special-warden-nothing-passes = Nothing Passes
    .text = After damage is drawn against a friend within 2 or you: ignore the 2 highest enemy cards.

special-warden-push-back = Push Them Back
    .text = Attack all enemies in the 3 hexes in front of you with +3 damage; on a hit push them 2 hexes.

archetype-warden-b15 = Marshal

special-warden-general-order = General Order
    .text = Up to 2 other Oathsworn within 4 attack at once without cost, each with Empowered 1.

special-warden-brace = Brace
    .text = Before the first step of a Stage Card: gain 2 Defense Tokens.
