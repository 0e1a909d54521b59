# The companion of the Blade.

companion-blade = Blade companion

archetype-blade-a1 = Duelist

-special-blade-second-cut = Second Cut
-special-blade-co-feint = Feint

archetype-blade-b1 = Arena Veteran

-special-blade-wide-cut = Wide Cut
-special-blade-parry = Parry

archetype-blade-a5 = Sword Master

-special-blade-flurry = Flurry
-special-blade-read-foe = Read the Foe

archetype-blade-b5 = Crowd's Darling

-special-blade-co-flourish = Flourish
-special-blade-applause = Applause

archetype-blade-a10 = Champion

-special-blade-encore = Encore
-special-blade-sidestep = Sidestep

archetype-blade-b10 = Ring Master

-special-blade-circle = Full Circle
-special-blade-parry-for = Parry for a Friend

archetype-blade-a15 = Undefeated

-special-blade-final = Final Bout
-special-blade-untouched = Untouched

archetype-blade-b15 = Voice of the Stands

-special-blade-roar = The Stands Roar
-special-blade-thumb = Thumb Down
