# City and road events: the stories around what the cards bring.

tale-city-01 = The Sleeping Lion is loud tonight, and the loudest table belongs to a band of dock workers who have heard of your deeds and believe none of them. One of them puts a fist on your table and asks whether you would care to prove it.
    .a = Prove it
    .b = Buy them a drink and talk instead
    .a0 = It is a fine brawl, and you learn a thing or two about fighting with benches. Then the innkeeper comes with the bill: pay for the furniture, or let the town hear who broke it.
    .b0 = By midnight the dockers are telling your stories for you, with improvements.

tale-city-02 = A woman stands under the gate with two children and a bundle. The landlord wants ten gold by sundown, she says, or the three of them sleep in the street. She does not ask you for it; she only says it.
    .a = Give her the money
    .b = Walk on
    .a0 = You count the coins into her hand. She looks at them as if they might fly away, and is gone before you can ask her name.
    .a1 = You turn out your purses, and it is not enough. She thanks you all the same, which is worse.
    .b0 = There are many gates in this town, and someone stands under each of them.

tale-city-04 = A watchman stops you by the fountain. A child is missing in the old canals, he says, his colleagues are drunk, and he is afraid of the dark. He is at least honest about it.
    .a = It is the watch's business
    .b = Go down and look for the child
    .a0 = You wish him luck. Two days later the child walks home by itself, wet and hungry.
    .b0 = You find her on a ledge, feeding rats. It has cost you a night that was meant for practice, but the whole quarter knows your names by morning.

tale-city-05 = The north wall has cracked after the rains, and the masons are short of hands. Their foreman waves at you with a trowel. Across the street a moneylender waves too: a debtor of his lives behind that very wall and should be visited while the noise lasts.
    .a = Carry stones
    .b = Visit the debtor
    .a0 = Three days of mortar leave no time for training, but the wall stands straighter than before, and you are cheered on the scaffolding.
    .b0 = The debtor pays at the sight of you. The moneylender pays better the worse your name is.

tale-city-06 = An old engineer has built a pump that could dry out the lower town, if only somebody held it together while it runs. He has also left his notebook lying on the bench, open, with drawings of something much more dangerous than a pump.
    .a = Hold the pump together
    .b = Look into the notebook
    .a0 = Steam, screaming metal, and then water flowing out of forty cellars. You know more about valves than you wanted to.
    .b0 = A smith will pay for a page like this. People who think well of you would be disappointed to see you tear it out.

tale-city-07 = A merchant's daughter wants to be seen with dangerous company at her father's dinner, and offers to pay for it. The father, you hear, collects gossip the way others collect coins.
    .a = Accept the invitation
    .b = Decline with a smile
    .a0 = The food is excellent. Whether the dinner lifts your name or lowers it depends on how high it stood.
    .b0 = The story that you cannot be hired for dinners goes round before the soup is cold.

tale-city-08 = In a back room a man with ink on his cuffs unrolls a sea chart. A wreck is marked on it, and a sum is marked on him: twenty gold, fifteen for people of whom he has heard nothing but good.
    .a = Buy the chart
    .b = Show him the door
    .a0 = He rolls it up with care, as one hands over a child. The marks on it are fresh, but the paper is very old.
    .a1 = You do not have the sum together. He shrugs: the wreck has waited longer than this.
    .b0 = He sells it to somebody else the same evening. You will never know.

tale-city-09 = In the rubble of a burnt house you find an iron box. The family that lived here is gone, but the street says a nephew is trying to open a bakery two corners on.
    .a = Keep what is in it
    .b = Bring it to the nephew
    .a0 = The lock gives way. Coins do not remember whose they were, and some people would expect nothing else of you.
    .b0 = There will be bread in the street by spring, and a jar of honey for you on the first morning.

tale-city-10 = A tax collector has set up his table in the square and calls out names. Yours is on the list, he is sorry to say, for weapons carried within the walls.
    .a = Argue with him
    .b = Help an old man carry his things past the queue
    .a0 = He has the law on his side and reads it to you, line by line, until paying seems the smaller evil.
    .a1 = He looks at your faces, remembers what he has heard about you, and finds that it is the town that owes you something.
    .b0 = The old man turns out to be the collector's father. Your names are struck off, with thanks.

tale-city-11 = A boy with a roll of paper under his coat falls into step beside you. A drawing from the armourers' guild, he whispers, it fell off a cart, and it can be yours for five gold. He looks over his shoulder rather often for somebody who has found something.
    .a = Buy the drawing
    .b = Walk him back to the guild
    .a0 = The paper changes hands behind a fish stall. It is a good drawing; only those who believe in your honour would be sorry to hear where you got it.
    .a1 = You search your pockets for so long that the guild's beadle has time to arrive. The boy is gone, and the paper is in your hands.
    .b0 = The guild gets its paper back, and the boy gets a broom and a wage. Whoever thought the worst of you has to think again.

tale-city-12 = The keepers of the grain store have fallen ill, all four of them, and the alderman asks you to sit up there for a week. The work is dull, the pay is good, and somebody has been filing at the lock.
    .a = Tell him you are no night watchmen
    .b = Take the lantern and the keys
    .a0 = The store is emptied on the third night. Bread costs double, and the alderman does not hide whom he had asked.
    .b0 = Seven nights of mice, yawns and one very surprised burglar. You have practised nothing but patience, but you are paid, and the town eats.

tale-city-13 = On the steps of the sanctuary an old woman sells candles for those who are about to leave the walls. Three gold each, she says, and she will see to it that they burn till you are back.
    .a = Have candles lit
    .b = Trust your own luck
    .a0 = She writes no names down and mixes none of them up. All the way to the gate you can feel a small warmth between your shoulders.
    .b0 = She wishes you a good road all the same and turns to the next in line.

tale-city-14 = Two invitations arrive for the same evening. A retired captain wants to explain the siege of his youth to people who will understand it. The foundling house wants somebody, anybody, to come and tell the children a story with a dragon in it.
    .a = Dine with the captain
    .b = Go to the foundling house
    .a0 = He fights the whole siege again with salt cellars and nutshells, and explains his mistakes better than his victories. You leave with a full head.
    .b0 = By the end there are three dragons, and you have been all of them. The children tell their nurses, and the nurses tell the town.

tale-city-15 = A porcelain merchant bars your way with an armful of shards. A pack like yours swept the shelf in passing, he says, and a pack like yours shall pay for it. It may be true. A crowd gathers, as crowds do when somebody shouts about money.
    .a = Deny everything
    .b = Offer to settle it
    .a0 = The crowd takes one look at you and one at the merchant, and remembers that he says this to everybody.
    .a1 = The crowd takes one look at you and believes the merchant. By evening you have also trampled his dog.
    .b0 = A magistrate is fetched from his lunch. He weighs the shards with a serious face and finds that fifteen gold would be fair.
    .b1 = You pay on the spot. The merchant throws in a chipped cup, and nobody has seen anything.
    .b2 = You have not got as much, so you pay in work: a long week with glue and tweezers, while your weapons gather dust.

tale-city-16 = A young playwright has been turned away by every theatre in Gloomhaven and has decided to open her own, in a stable. The play is about the town. The horses are already out, but there is no money for costumes: ten gold would do.
    .a = Pay for the costumes
    .b = Wish her luck
    .a0 = She kisses the coins and promises you the best seats. You will hear from her, she says, and so will everybody.
    .a1 = Your purses hold less than a costume and a half. She decides to write something with fewer kings.
    .b0 = Luck is what everybody wishes her. A month later the horses are back.

tale-city-17 = A blind stargazer has bought a disc of black glass from a pedlar and cannot stop turning it in his fingers. Those who look through it see the sun with a bite taken out of it, at any hour. A collector offers ten gold; the old man would rather learn where it was made.
    .a = Arrange the sale
    .b = Help him to trace it
    .a0 = The collector pays and puts the disc into a drawer with forty others. The stargazer takes a coin for himself and leaves you the rest.
    .b0 = A pedlar, a ferryman, a hermit: at the end of the chain stands a temple in which it has been dusk for a very long time. You have the way to it.

tale-city-18 = A man with three cups and a pea has half the market around him. He cheats, beautifully, and the people who lose to him laugh the loudest. One cup is pushed towards you.
    .a = Overturn his table and show them the pea
    .b = Play against him
    .a0 = There are three peas, and you are right. It is the best entertainment of the week that you have ended, and the market boos you as far as the bridge.
    .b0 = You do not watch the cups, you watch his elbow. He pays up with a bow and asks you not to come again before Thursday.

tale-city-19 = A bell, a banner, and a sister of the infirmary with a box: the fever ward needs beds before winter. She stands in your way quite deliberately, and the street has stopped to see what the famous mercenaries will do.
    .a = Fill the box
    .b = Put in a little and move on
    .a0 = The sum is read out aloud, and your names after it. People who never spoke to you nod in the street.
    .a1 = The sister thanks you and closes the lid. The street has expected less of you and forgets it quickly.
    .b0 = The coins ring in the box, and in the silence someone laughs. It was not a kind laugh.
    .b1 = The coins ring in the box. She steps aside and is already looking at the next ones.

tale-city-20 = The traders of the fish quay pay a gang for not having their stalls burnt. Now the gang wants more, and the traders have put together ten gold for somebody who will stand among the barrels tonight.
    .a = Stand among the barrels
    .b = Let them come to terms
    .a0 = The gang comes round the corner, recognises you, and goes round the corner again. They will try it once more when you are away.
    .a1 = They come with hooks and torches, and they fight better than you were told. In the morning the quay is still there, and the gang is not.
    .b0 = The terms are such that three stalls close within the week. The quay has never been so quiet.

tale-city-21 = A carter has died, and his widow means to drive his route herself, beginning tomorrow. The other carters laugh about it, rather uneasily. She has a map, two mules, and no idea where the road is bad.
    .a = Offer your protection for an advance
    .b = Draw the bad places on her map
    .a0 = Of you she has heard only good, and so she pays without a word and asks by which milestone she may expect you.
    .a1 = She looks you up and down and says that she will rather pay the robbers she does not know yet.
    .b0 = She asks short, clever questions until it is dark. If you should meet on the road, she says, the coffee will be hers.

tale-road-01 = The bridge is down, and the river is up. A fallen trunk, green with slime, lies across the worst of the current; a mile upstream there may be a ford, among reeds that hum with insects.
    .a = Through the reeds
    .b = Across the trunk
    .a0 = The ford is there. So is everything that bites, and by evening your arms are swollen to the elbow.
    .b0 = The trunk turns over exactly once, with all of you on it.

tale-road-02 = A shrine stands at a crossing, no more than a stone with a bowl. Somebody keeps the bowl clean. There is no name on the stone.
    .a = Stop and pour water into the bowl
    .b = March on while it is light
    .a0 = Nothing happens, very peacefully. You walk on lighter than you came.
    .b0 = You make two more miles before dark.

tale-road-03 = A huntress shares your fire and offers her kettle: mushrooms, she says, from a place she knows. The smell is wonderful. Some of the mushrooms are blue.
    .a = Eat
    .b = Keep to dry bread
    .a0 = It tastes as it smells. The huntress is gone in the morning, and so is the feeling in your legs.
    .b0 = She shrugs and eats it all herself. In the morning she is in the best of spirits.

tale-road-04 = A cart lies in the ditch with a broken wheel, its driver beside it. He offers you a few coins for a hand. The cart is full, the driver is alone, and the road is long and empty.
    .a = Mend the wheel
    .b = Help yourselves to the cart
    .a0 = It takes an hour. He pays what he promised, and a little more if your name means something to him.
    .b0 = He does not fight. He only looks at each of you for a long time, so as to be sure of your faces.

tale-road-06 = Fog comes down so fast that you lose the path between two steps. Behind you something breathes.
    .a = Stand back to back until it lifts
    .b = Run
    .a0 = It breathes all night. Nobody sleeps, nobody practises, nobody talks about it afterwards.
    .b0 = You run well, as far as the ravine.

tale-road-07 = In a ruined school of arms an old master still drills rows of straw men. He looks you over and finds fault with everything, beginning with your feet.
    .a = Stay and learn
    .b = Thank him and leave
    .a0 = He takes you apart and puts you together better. It is humbling, and nobody has time for boasting for a while.
    .b0 = He goes back to the straw men. They, at least, listen.

tale-road-08 = A rope is drawn across the road, and behind it stand six men who call it a toll. They are thin and badly armed, and there are more of them in the trees.
    .a = Pay
    .b = Cut the rope
    .a0 = They count it twice, bow, and let the rope down. It is a very polite robbery.
    .b0 = They run soon enough, but the ones in the trees could shoot. They will not stand here again.

tale-road-09 = A wounded pilgrim sits against a milestone. She asks for nothing, but her eyes rest on the flasks at your belts.
    .a = Give her a draught
    .b = Leave her to the next travellers
    .a0 = She drinks it to the last drop and insists on giving you the empty flask back.
    .b0 = The next travellers find her, and ask her who went by.

tale-road-10 = Crows circle above a hollow. In it lies an overturned cage wagon, its bars bent outward. Something heavy has dragged itself towards the river.
    .a = Follow the trail and put an end to it
    .b = Set up warning signs and go round
    .a0 = It is hurt, and it is huge, and it is not afraid of you. In the end it lies still.
    .b0 = You are hardly past when it comes up the bank behind you. It gets away, and the river leads to the town.
