# The companion of the Witch.

companion-witch = Witch companion

archetype-witch-a1 = Ember Sister

name-special-witch-cinder-dart = Cinder Dart
name-special-witch-kindle = Kindle

archetype-witch-b1 = Rain Sister

name-special-witch-surge = Surge
name-special-witch-soothe = Soothe

archetype-witch-a5 = Pyre

name-special-witch-burst = Burst
name-special-witch-feed-flame = Feed the Flame

archetype-witch-b5 = Mist Sister

name-special-witch-veil = Veil
name-special-witch-co-undertow = Undertow

archetype-witch-a10 = Ember Queen

name-special-witch-lash = Lash of Flame
name-special-witch-draw-heat = Draw Heat

archetype-witch-b10 = Tide Caller

name-special-witch-wave = Breaker
name-special-witch-kind-water = Kind Water

archetype-witch-a15 = Wildfire

name-special-witch-firestorm = Firestorm
name-special-witch-fireflies-swarm = Swarm of Sparks

archetype-witch-b15 = Steam

name-special-witch-scald-jet = Scalding Jet
name-special-witch-white-cloud = White Cloud
