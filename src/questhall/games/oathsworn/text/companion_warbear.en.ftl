# The companion of the Warbear.

companion-warbear = Warbear companion

archetype-warbear-a1 = Mauler

name-special-warbear-swat = Swat
name-special-warbear-thick-fur = Thick Fur

archetype-warbear-b1 = Trampler

name-special-warbear-trample = Trample
name-special-warbear-bellow = Bellow

archetype-warbear-a5 = Tree Breaker

name-special-warbear-against-wall = Against the Wall
name-special-warbear-toss = Toss a Friend

archetype-warbear-b5 = Den Mother

name-special-warbear-shelter = Under My Paw
name-special-warbear-hug = Bear Hug

archetype-warbear-a10 = Avalanche

name-special-warbear-barge = Barge
name-special-warbear-wheel = Wheel It Round

archetype-warbear-b10 = Matriarch

name-special-warbear-gather = Gather the Cubs
name-special-warbear-no-further = No Further

archetype-warbear-a15 = Mountain

name-special-warbear-topple = Topple
name-special-warbear-stone-fur = Stone Fur

archetype-warbear-b15 = Winter

name-special-warbear-great-sweep = Great Sweep
name-special-warbear-fling = Fling
