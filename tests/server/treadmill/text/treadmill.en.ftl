prompt-move = How do you go on?
option-walk = Walk
option-run = Run
option-fall = Fall
option-stare = Stare
