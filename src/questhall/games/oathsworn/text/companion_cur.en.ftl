# The companion of the Cur.

companion-cur = Cur companion

archetype-cur-a1 = Backstabber

name-special-cur-co-from-behind = From Behind
name-special-cur-hone = Hone

archetype-cur-b1 = Alley Dancer

name-special-cur-chain = Through the Crowd
name-special-cur-co-fade = Fade

archetype-cur-a5 = Cutpurse

name-special-cur-pickings = Easy Pickings
name-special-cur-switch = Switch

archetype-cur-b5 = Throat Cutter

name-special-cur-stalk = Stalk
name-special-cur-red-work = Red Work

archetype-cur-a10 = Cutthroat

name-special-cur-long-shadow = Long Shadow
name-special-cur-whet = Whet

archetype-cur-b10 = Gang Boss

name-special-cur-knives-out = Knives Out
name-special-cur-distraction = Distraction

archetype-cur-a15 = Whisper

name-special-cur-one-stab = One Stab
name-special-cur-unseen = Unseen

archetype-cur-b15 = King of the Gutter

name-special-cur-everyone-at-once = Everyone at Once
name-special-cur-dirty-trick = Dirty Trick
