# The companion of the Witch.

companion-witch = Witch companion

archetype-witch-a1 = Ember Sister

-special-witch-cinder-dart = Cinder Dart
-special-witch-kindle = Kindle

archetype-witch-b1 = Rain Sister

-special-witch-surge = Surge
-special-witch-soothe = Soothe

archetype-witch-a5 = Pyre

-special-witch-burst = Burst
-special-witch-feed-flame = Feed the Flame

archetype-witch-b5 = Mist Sister

-special-witch-veil = Veil
-special-witch-co-undertow = Undertow

archetype-witch-a10 = Ember Queen

-special-witch-lash = Lash of Flame
-special-witch-draw-heat = Draw Heat

archetype-witch-b10 = Tide Caller

-special-witch-wave = Breaker
-special-witch-kind-water = Kind Water

archetype-witch-a15 = Wildfire

-special-witch-firestorm = Firestorm
-special-witch-fireflies-swarm = Swarm of Sparks

archetype-witch-b15 = Steam

-special-witch-scald-jet = Scalding Jet
-special-witch-white-cloud = White Cloud
