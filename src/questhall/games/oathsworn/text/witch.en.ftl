# Witch: board and cards.

class-witch = Witch
    .role = Fire burns from afar and waits on the ground; water heals, shoves and hides. From chapter 2 the two may be mixed.

-special-witch-sow-the-element = Sow the Element
-card-witch-spark-and-dew = Spark and Dew
-card-witch-hedge-sign = Hedge Sign
-card-witch-drink-the-element = Drink the Element
-card-witch-flaming-whip = Flaming Whip
-card-witch-fireflies = Fireflies
-card-witch-fireball = Fireball
-card-witch-ring-of-cinders = Ring of Cinders
-card-witch-undertow = Undertow
-card-witch-kind-rain = Kind Rain
-card-witch-veil-of-mist = Veil of Mist
-card-witch-spring-flood = Spring Flood
-card-witch-scald = Scald
-card-witch-stoke = Stoke
-card-witch-skipping-stone = Skipping Stone
-card-witch-crossed-signs = Crossed Signs
-card-witch-cinder-cloak = Cinder Cloak
-card-witch-mirror-pool = Mirror Pool
-card-witch-borrowed-thunder = Borrowed Thunder
-card-witch-pyre = Pyre
-card-witch-weight-of-the-pool = Weight of the Pool
-card-witch-both-hands-full = Both Hands Full
-card-witch-white-heat = White Heat
-card-witch-turning-tide = Turning Tide
