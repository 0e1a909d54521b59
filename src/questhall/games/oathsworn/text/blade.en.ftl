# Blade: board and cards.

class-blade = Blade
    .role = Fighter of the sand ring: plays cards in pairs, keeps them turning by battleflow and lives from the Rhythm this gives.

name-special-blade-keep-the-beat = Keep the Beat
name-counter-rhythm = Rhythm
name-card-blade-opening-salute = Opening Salute
name-card-blade-left-then-right = Left Then Right
name-card-blade-sand-step = Sand Step
name-card-blade-turn-of-the-wrist = Turn of the Wrist
name-card-blade-parry-and-cut = Parry and Cut
name-card-blade-stands-rise = The Stands Rise
name-card-blade-second-breath = Second Breath
name-card-blade-low-line = Low Line
name-card-blade-feint = Feint
name-card-blade-flourish = Flourish
name-card-blade-steel-whirl = Steel Whirl
name-card-blade-measure-for-measure = Measure for Measure
name-card-blade-broken-tempo = Broken Tempo
name-card-blade-thumb-turned = Thumb Turned
name-card-blade-last-bout = Last Bout
