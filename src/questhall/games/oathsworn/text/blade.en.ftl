# Blade: board and cards.

class-blade = Blade
    .role = Fighter of the sand ring: plays cards in pairs, keeps them turning by battleflow and lives from the Rhythm this gives.

-special-blade-keep-the-beat = Keep the Beat
-counter-rhythm = Rhythm
-card-blade-opening-salute = Opening Salute
-card-blade-left-then-right = Left Then Right
-card-blade-sand-step = Sand Step
-card-blade-turn-of-the-wrist = Turn of the Wrist
-card-blade-parry-and-cut = Parry and Cut
-card-blade-stands-rise = The Stands Rise
-card-blade-second-breath = Second Breath
-card-blade-low-line = Low Line
-card-blade-feint = Feint
-card-blade-flourish = Flourish
-card-blade-steel-whirl = Steel Whirl
-card-blade-measure-for-measure = Measure for Measure
-card-blade-broken-tempo = Broken Tempo
-card-blade-thumb-turned = Thumb Turned
-card-blade-last-bout = Last Bout
