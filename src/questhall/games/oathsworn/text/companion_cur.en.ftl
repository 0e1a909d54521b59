# The companion of the Cur.

companion-cur = Cur companion

archetype-cur-a1 = Backstabber

-special-cur-co-from-behind = From Behind
-special-cur-hone = Hone

archetype-cur-b1 = Alley Dancer

-special-cur-chain = Through the Crowd
-special-cur-co-fade = Fade

archetype-cur-a5 = Cutpurse

-special-cur-pickings = Easy Pickings
-special-cur-switch = Switch

archetype-cur-b5 = Throat Cutter

-special-cur-stalk = Stalk
-special-cur-red-work = Red Work

archetype-cur-a10 = Cutthroat

-special-cur-long-shadow = Long Shadow
-special-cur-whet = Whet

archetype-cur-b10 = Gang Boss

-special-cur-knives-out = Knives Out
-special-cur-distraction = Distraction

archetype-cur-a15 = Whisper

-special-cur-one-stab = One Stab
-special-cur-unseen = Unseen

archetype-cur-b15 = King of the Gutter

-special-cur-everyone-at-once = Everyone at Once
-special-cur-dirty-trick = Dirty Trick
