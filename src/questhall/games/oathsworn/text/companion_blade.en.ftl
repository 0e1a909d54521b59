# The companion of the Blade.

companion-blade = Blade companion

archetype-blade-a1 = Duelist

name-special-blade-second-cut = Second Cut
name-special-blade-co-feint = Feint

archetype-blade-b1 = Arena Veteran

name-special-blade-wide-cut = Wide Cut
name-special-blade-parry = Parry

archetype-blade-a5 = Sword Master

name-special-blade-flurry = Flurry
name-special-blade-read-foe = Read the Foe

archetype-blade-b5 = Crowd's Darling

name-special-blade-co-flourish = Flourish
name-special-blade-applause = Applause

archetype-blade-a10 = Champion

name-special-blade-encore = Encore
name-special-blade-sidestep = Sidestep

archetype-blade-b10 = Ring Master

name-special-blade-circle = Full Circle
name-special-blade-parry-for = Parry for a Friend

archetype-blade-a15 = Undefeated

name-special-blade-final = Final Bout
name-special-blade-untouched = Untouched

archetype-blade-b15 = Voice of the Stands

name-special-blade-roar = The Stands Roar
name-special-blade-thumb = Thumb Down
