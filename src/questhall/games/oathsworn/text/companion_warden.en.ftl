# The companion of the Warden.

companion-warden = Warden companion

archetype-warden-a1 = Shieldbearer

-special-warden-guard = Guard
-special-warden-shield-slam = Shield Slam

archetype-warden-b1 = Sergeant

-special-warden-order = Your Turn!
-special-warden-cover = Cover

archetype-warden-a5 = Bulwark

-special-warden-stand-firm = Stand Firm
-special-warden-turn-blow = Turn the Blow

archetype-warden-b5 = Gatebreaker

-special-warden-ram = Ram
-special-warden-full-weight = Full Weight

archetype-warden-a10 = Shield Captain

-special-warden-lock-shields = Lock Shields
-special-warden-over-here = Over Here

archetype-warden-b10 = Line Breaker

-special-warden-hammer-home = Hammer Home
-special-warden-riposte = Answer

archetype-warden-a15 = Living Wall

-special-warden-nothing-passes = Nothing Passes
-special-warden-push-back = Push Them Back

archetype-warden-b15 = Marshal

-special-warden-general-order = General Order
-special-warden-brace = Brace
