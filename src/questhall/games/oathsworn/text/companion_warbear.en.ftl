# The companion of the Warbear.

companion-warbear = Warbear companion

archetype-warbear-a1 = Mauler

-special-warbear-swat = Swat
-special-warbear-thick-fur = Thick Fur

archetype-warbear-b1 = Trampler

-special-warbear-trample = Trample
-special-warbear-bellow = Bellow

archetype-warbear-a5 = Tree Breaker

-special-warbear-against-wall = Against the Wall
-special-warbear-toss = Toss a Friend

archetype-warbear-b5 = Den Mother

-special-warbear-shelter = Under My Paw
-special-warbear-hug = Bear Hug

archetype-warbear-a10 = Avalanche

-special-warbear-barge = Barge
-special-warbear-wheel = Wheel It Round

archetype-warbear-b10 = Matriarch

-special-warbear-gather = Gather the Cubs
-special-warbear-no-further = No Further

archetype-warbear-a15 = Mountain

-special-warbear-topple = Topple
-special-warbear-stone-fur = Stone Fur

archetype-warbear-b15 = Winter

-special-warbear-great-sweep = Great Sweep
-special-warbear-fling = Fling
