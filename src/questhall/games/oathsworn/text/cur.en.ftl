# Cur: board and cards.

class-cur = Cur
    .role = Works his way behind the beast, hoards Lethality in the dark and spends it all in one stab.

name-special-cur-find-the-gap = Find the Gap
name-counter-lethality = Lethality
name-card-cur-dirty-knife = Dirty Knife
name-card-cur-slip-past = Slip Past
name-card-cur-twist-the-blade = Twist the Blade
name-card-cur-through-the-crowd = Through the Crowd
name-card-cur-fade = Fade
name-card-cur-under-the-rib = Under the Rib
name-card-cur-roll-away = Roll Away
name-card-cur-hamstring = Hamstring
name-card-cur-patient-shadow = Patient Shadow
name-card-cur-cut-and-run = Cut and Run
name-card-cur-lockpick-for-bone = Lockpick for Bone
name-card-cur-from-behind = From Behind
name-card-cur-everyone-bleeds = Everyone Bleeds
name-card-cur-gutter-wisdom = Gutter Wisdom
name-card-cur-second-smile = Second Smile
