# The companion of the Blade.

companion-blade = Blade companion

archetype-blade-a1 = Duelist

special-blade-second-cut = Second Cut
    .text = If you already attacked this round: attack with +3 damage.

special-blade-co-feint = Feint
    .text = Attack with 1 redraw; on a hit move 2.

archetype-blade-b1 = Arena Veteran

special-blade-wide-cut = Wide Cut
    .text = Attack all enemies in the 3 hexes in front of you with +1 damage.

special-blade-parry = Parry
    .text = After damage of a melee attack is drawn against you: +3 defense against it.

archetype-blade-a5 = Sword Master

special-blade-flurry = Flurry
    .text = Attack, then attack again without Might Cubes.

special-blade-read-foe = Read the Foe
    .text = Before the first step of a Stage Card: gain 1 Defense Token and move 1.

archetype-blade-b5 = Crowd's Darling

special-blade-co-flourish = Flourish
    .text = Attack with Empowered 3; on a critical up to 2 friends within 3, you included, gain 1 Redraw Token each.

special-blade-applause = Applause
    .text = Another Oathsworn within 3 attacks at once without cost, with Empowered 1.

archetype-blade-a10 = Champion

special-blade-encore = Encore
    .text = If you already attacked this round: attack with +3 damage and Empowered 2.

special-blade-sidestep = Sidestep
    .text = After damage is drawn against you: +2 defense against this attack, then move 1.

archetype-blade-b10 = Ring Master

special-blade-circle = Full Circle
    .text = Attack all adjacent enemies with +2 damage.

special-blade-parry-for = Parry for a Friend
    .text = After damage is drawn against another adjacent friend: it has +3 defense against this attack.

archetype-blade-a15 = Undefeated

special-blade-final = Final Bout
    .text = Attack with +2 damage and Empowered 2; on a hit attack again without Might Cubes with +2 damage.

special-blade-untouched = Untouched
    .text = After damage is drawn against you: ignore the 2 highest enemy cards.

archetype-blade-b15 = Voice of the Stands

special-blade-roar = The Stands Roar
    .text = Up to 2 other Oathsworn within 3 attack at once without cost.

special-blade-thumb = Thumb Down
    .text = Attack with 1 redraw and +2 damage, +4 if the target has a broken part.
