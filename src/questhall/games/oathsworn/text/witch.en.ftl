# Witch: board and cards.

class-witch = Witch
    .role = Fire burns from afar and waits on the ground; water heals, shoves and hides. From chapter 2 the two may be mixed.

name-special-witch-sow-the-element = Sow the Element
name-card-witch-spark-and-dew = Spark and Dew
name-card-witch-hedge-sign = Hedge Sign
name-card-witch-drink-the-element = Drink the Element
name-card-witch-flaming-whip = Flaming Whip
name-card-witch-fireflies = Fireflies
name-card-witch-fireball = Fireball
name-card-witch-ring-of-cinders = Ring of Cinders
name-card-witch-undertow = Undertow
name-card-witch-kind-rain = Kind Rain
name-card-witch-veil-of-mist = Veil of Mist
name-card-witch-spring-flood = Spring Flood
name-card-witch-scald = Scald
name-card-witch-stoke = Stoke
name-card-witch-skipping-stone = Skipping Stone
name-card-witch-crossed-signs = Crossed Signs
name-card-witch-cinder-cloak = Cinder Cloak
name-card-witch-mirror-pool = Mirror Pool
name-card-witch-borrowed-thunder = Borrowed Thunder
name-card-witch-pyre = Pyre
name-card-witch-weight-of-the-pool = Weight of the Pool
name-card-witch-both-hands-full = Both Hands Full
name-card-witch-white-heat = White Heat
name-card-witch-turning-tide = Turning Tide
