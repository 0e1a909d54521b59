# Cur: board and cards.

class-cur = Cur
    .role = Works his way behind the beast, hoards Lethality in the dark and spends it all in one stab.

-special-cur-find-the-gap = Find the Gap
-counter-lethality = Lethality
-card-cur-dirty-knife = Dirty Knife
-card-cur-slip-past = Slip Past
-card-cur-twist-the-blade = Twist the Blade
-card-cur-through-the-crowd = Through the Crowd
-card-cur-fade = Fade
-card-cur-under-the-rib = Under the Rib
-card-cur-roll-away = Roll Away
-card-cur-hamstring = Hamstring
-card-cur-patient-shadow = Patient Shadow
-card-cur-cut-and-run = Cut and Run
-card-cur-lockpick-for-bone = Lockpick for Bone
-card-cur-from-behind = From Behind
-card-cur-everyone-bleeds = Everyone Bleeds
-card-cur-gutter-wisdom = Gutter Wisdom
-card-cur-second-smile = Second Smile
