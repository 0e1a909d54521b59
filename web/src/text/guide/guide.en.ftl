# The guide for beginners, whatever the game.

guide = Guide
guide-resting = Keep playing: I’ll speak up when something new comes.
guide-next = Next
guide-got-it = Got it
guide-play-on = Keep playing
guide-fold = Hide the guide
guide-unfold = Show the guide
guide-all = All lessons so far ({ $count })
guide-end = End the guide
