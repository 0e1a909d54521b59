# How each class fights, for whoever chooses one.

role-beast-tyrant = Weak without the bear: commands it, strengthens it and lets it fight.
role-berserker = Stronger with every wound: lives on the last hit points and strikes the harder.
role-brute = Tough and simple: wades in, takes blows for the others and pushes enemies about.
role-cragheart = Slow and many-sided: throws stones near and far, moves obstacles and heals a little.
role-doomstalker = Hunter from afar: dooms one enemy, and strikes that one all the harder.
role-elementalist = Lives on elements: with two or three of them at hand, nobody strikes harder.
role-mindthief = Weak but sly: one thought strengthens all its blows; stuns, and makes enemies fight each other.
role-nightshroud = Killer in the dark: unseen for most of a fight, ends wounded enemies at once.
role-plagueherald = Slow death from afar: poisons whole rooms and lets the poison do the work.
role-quartermaster = Master of gear: gets used items back, strikes and protects with them.
role-sawbones = Healer of the party: mends wounds, hands out medicine, and can still bite.
role-scoundrel = Quick and deadly: hits one enemy hard when a friend or nobody else stands beside it.
role-soothsinger = Sings the others strong: hardly strikes, but its songs help everybody at once.
role-spellweaver = Frail and mighty: strikes many from afar with elements, and gets lost cards back once.
role-summoner = Leads creatures: calls many of them, protects them and lets them fight.
role-sunkeeper = Shield of the party: bears the hardest blows, blesses and heals.
role-tinkerer = Helps and annoys: heals the others, sets traps and throws devices, with the largest hand.
