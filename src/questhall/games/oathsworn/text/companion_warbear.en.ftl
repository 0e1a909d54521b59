# The companion of the Warbear.

companion-warbear = Warbear companion

archetype-warbear-a1 = Mauler

special-warbear-swat = Swat
    .text = Attack with +1 damage; on a hit Knockback 2.

special-warbear-thick-fur = Thick Fur
    .text = After damage is drawn against you: +2 defense against this attack.

archetype-warbear-b1 = Trampler

special-warbear-trample = Trample
    .text = Charge Through 3: attack all enemies on the path with +1 damage.

special-warbear-bellow = Bellow
    .text = Taunt an enemy within 4 until the end of the round; gain 1 Defense and 1 Redraw Token.

archetype-warbear-a5 = Tree Breaker

special-warbear-against-wall = Against the Wall
    .text = Attack with +2 damage, +4 if the target is next to an obstacle.

special-warbear-toss = Toss a Friend
    .text = Place another adjacent friend on an empty hex within 5; it gains 1 Empowered x3 Token.

archetype-warbear-b5 = Den Mother

special-warbear-shelter = Under My Paw
    .text = Before damage is drawn against another adjacent friend: the attack targets you; +2 defense against it.

special-warbear-hug = Bear Hug
    .text = Attack with Empowered 3; on a hit a normal-size target gains 1 Crippled Token.

archetype-warbear-a10 = Avalanche

special-warbear-barge = Barge
    .text = Charge Through 4: attack all enemies on the path with +2 damage; on a hit Knockback 1.

special-warbear-wheel = Wheel It Round
    .text = Turn an adjacent enemy by up to 2 facings, then attack with +1 damage.

archetype-warbear-b10 = Matriarch

special-warbear-gather = Gather the Cubs
    .text = Each other friend within 3 may move 1 and gains 1 Defense Token.

special-warbear-no-further = No Further
    .text = When an enemy's attack on another friend within 2 is over: attack that enemy with +2 damage if it is in reach.

archetype-warbear-a15 = Mountain

special-warbear-topple = Topple
    .text = Attack with +4 damage and Empowered 1; on a hit turn the target by 1 facing.

special-warbear-stone-fur = Stone Fur
    .text = After damage is drawn against you: ignore the 2 highest enemy cards.

archetype-warbear-b15 = Winter

special-warbear-great-sweep = Great Sweep
    .text = Attack all adjacent enemies with +2 damage and Empowered 2.

special-warbear-fling = Fling
    .text = Place another adjacent friend on an empty hex within 6 of it; it attacks at once without cost with +2 damage.
