# The guide for beginners, whatever the game.

guide = Guide
guide-resting = Go on playing: I speak up when something new comes.
guide-next = Next
guide-got-it = Got it
guide-play-on = Play on
guide-fold = Fold the guide
guide-unfold = Unfold the guide
guide-all = All lessons so far ({ $count })
guide-end = End the guide
