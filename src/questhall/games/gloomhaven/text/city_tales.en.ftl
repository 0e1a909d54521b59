# City events: the stories around what the cards bring.

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

tale-city-03 = A pedlar has spread a blanket by the river steps, and among spoons and door hinges lies a toothed wheel that turns although nobody touches it. He fished it out of the mud below the old wall and cannot look at it any longer, he says. Ten gold, and he will never have to hear it tick at night again.
    .a = Buy the wheel
    .b = Leave him to his ticking
    .a0 = He throws in the rag to wrap it in. The longer you study the thing, the surer you are that no smith living today could cut such teeth.
    .a1 = You count your coins twice, and they remain too few. The pedlar sighs and puts a bucket over his wheel.
    .b0 = Behind you the wheel goes on turning. You catch yourselves walking in its rhythm.

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

tale-city-22 = A house has come down in the Coin quarter, and neighbours are digging with their hands. On the other side of the street the master of the fighting pit leans in his door: the sand is free today, he says, since everybody is over there.
    .a = Dig
    .b = Use the empty pit
    .a0 = You lift beams until the lanterns are lit. Everybody comes out alive, down to the canary, and nobody on that street will ever let you pay for bread.
    .b0 = Nobody watches, nobody is in the way, and for once you can repeat a stroke until it is right.

tale-city-23 = An old watchman has died who had no family, and the coffin stands before the chapel with only a priest beside it. Two of the bearers are late, or not coming. Inside, somebody ought to keep the vigil as well.
    .a = Carry the coffin
    .b = Keep the vigil
    .a0 = Street by street people take off their hats and join in behind you. At the grave there are two hundred of them.
    .b0 = It is a long night with one candle. Towards morning you have the distinct feeling that somebody has walked his round and found all in order.

tale-city-24 = The veterans of the old wars hold their yearly bout in a cellar and are short of opponents. At the same hour the builders of the new market hall would like to know from people who break into places how one keeps people out.
    .a = Fight the veterans
    .b = Advise the builders
    .a0 = They are old, slow and know every trick there is. You limp home and would not have missed it.
    .b0 = You go round with a piece of chalk and mark forty weak places. The hall is built without them, and merchants rent its stalls while the mortar is still wet.

tale-city-25 = In front of the smithy lies an anvil with a ring in it, and beside it sits a man who lifts it for a living. Ten gold, he says, against his five that none of you gets it as high as his belt. The smith's apprentices are already grinning.
    .a = Take the bet
    .b = Admire the anvil and walk on
    .a0 = It goes up to the belt, then over the head, and is handed back to him politely. He pays and asks, rather small, what you eat.
    .a1 = It rises a hand's breadth and then remembers what it is. The apprentices applaud while you count out the money.
    .b0 = It is a handsome anvil. Your backs thank you.

tale-city-26 = The great clock has stood still since noon, and the town with it: nobody knows when to open, close or eat. The keeper weeps among the cogwheels. At the foot of the tower stands the box with what people have given for the repair, and all faces are turned up to the dial.
    .a = Climb up and look at the clockwork
    .b = Look into the box
    .a0 = The trouble is a bent pin, a dead pigeon, and two hundred years of the wrong oil. When it strikes again, the whole square counts aloud and then cheers.
    .a1 = You find where the cogs are, and that there are a great many of them. The keeper thanks you and asks you not to touch any.
    .b0 = Two shadows, one short moment, and the box weighs nothing. It will be put down to the clock.
    .b1 = The lid squeaks. A square full of people who do not know the time, but do know what they have just seen, looks down at you.

tale-city-27 = The old tree in the cloth market, under which the town has haggled for generations, sheds its leaves in midsummer. At night it hums. The cloth merchants want something done, and there are saws about.
    .a = Try to find out what ails it
    .b = Ask them to leave it alone for a while
    .a0 = You sit against the trunk and listen until you can hear what it lacks. A spring has been walled in below; when it runs again, the leaves come back, and the buyers with them.
    .a1 = You dig here, cut a little there, and pour in something that seemed right. The tree groans and drops a bough on a stall full of silk.
    .b0 = They grumble and hang lanterns into the bare branches. The humming goes on, and now and then it sounds like a question.

tale-city-28 = The back door of the counting house has not been shut properly. You notice it because you notice such things. Inside it is dark, and the guard snores regularly, like someone who has a clear conscience and a good chair.
    .a = Go in
    .b = Shut the door and go home
    .a0 = In at one door and out by the roof, without a sound, and each of you heavier than before. The guard still snores.
    .a1 = Somebody treads on the cat. You escape, but without your hoods, and in the morning your faces hang on every corner.
    .b0 = The latch clicks. Virtue, you find, is a rather quiet business.

tale-city-29 = A hole has opened in Mason Street and swallows a little more of it every day. The engineers say that the ground must be made firm, the council says that there is no money, and both say it at the top of their voices.
    .a = See to the ground
    .b = See to the council
    .a0 = You lay your hands on the earth, and it listens. By evening it has closed up like a mouth, and you could drive a wagon across it.
    .a1 = You throw in stones. The hole takes them, and seems to be waiting for more.
    .b0 = You know which councillor to flatter, which to frighten, and which to tell the truth. The money is found before supper.
    .b1 = You speak of duty and danger. The council thanks you and sets up a committee.

tale-city-30 = Something small and grey has snatched a purse in the fish market, and now half the market stands around a drain and pokes into it with sticks. The owner of the purse offers a share to whoever gets it back. From the drain comes a hiss, and a smell of very old wool.
    .a = Reach into the drain
    .b = Tell them to let it be
    .a0 = A few words in the right squeaks, a long bargain, and two arms come out of the dark: one holds the purse, the other a shawl, a gift among relatives. It moves a little even when there is no wind.
    .a1 = Teeth, a scream, and when you have pulled your arm out again your own purses are gone too.
    .b0 = The fishwives remember loudly on which side you stood, and it was not theirs.

tale-city-31 = A spice merchant receives you on the steps, because he no longer goes into his house after dark. The shadows in it, he says, have stopped keeping to their owners. Twenty gold for whoever looks into it, now, in advance, before he changes his mind.
    .a = Take the money and the key
    .b = Tell him to buy more lamps
    .a0 = He presses both into your hand and does not come any farther than the gate. Behind the cellar stairs there is a door that he swears he never had built.
    .b0 = You light a lamp to calm him, a real one, and in its light you see what stands behind him on the wall. There is no more talk of lamps after that.
    .b1 = You laugh all the way home, and so do the shadows that have come with you. In the morning your purses are flat, and the doors have been locked all night.

tale-city-32 = Thirty crates of army blankets have been standing at the harbour since the army was disbanded. Nobody has the papers for them. In the lower town they are sleeping under newspapers, and in the upper town a carpet dealer is asking for wool.
    .a = See that the lower town gets them
    .b = Sell them to the dealer
    .a0 = One of you sorts out the moth-eaten ones, sells those to the dealer as antiques, and hands out the rest against signature. Nobody freezes, and the accounts come out with a gain.
    .a1 = You carry blankets up and down stairs until the last crate is empty. This winter they will know your names under every roof that leaks.
    .b0 = The dealer pays in cash and asks no questions. He has the stamps dyed over the same day.

tale-city-33 = A little girl in Tanner Lane has a friend whom nobody sees. That would be all right, says her mother, but the friend moves the chairs, and lately he has been crying at night. She asks whether you know anybody who knows about such things.
    .a = Speak to the friend
    .b = Recommend a good night's sleep
    .a0 = He is seven, he has been seven for eighty years, and nobody has ever told him that he may go. One of you takes him to the door. The whole lane stands outside with their hats in their hands.
    .a1 = You introduce yourselves to an empty chair. It listens politely, and at night it is back under the window.
    .b0 = The mother nods as one nods to people who have not understood. The girl waves to you, and so does the curtain.

tale-city-34 = Somebody disappears after dark every week, always in the same three streets, and those left behind speak of hoods and of steps without an echo. The people there have begun to nail up their windows.
    .a = Follow the hoods
    .b = See people home with lanterns
    .a0 = You are one shadow more among the shadows, over roofs, through a drain and out beyond the wall. When they lift a stone slab at last and light comes up from below, you know where the missing people are.
    .a1 = You follow them for two streets. Then the steps without an echo are behind you, then nowhere.
    .b0 = Night after night you walk ahead with a lantern, and talk of the weather. As long as you do it nobody disappears, and they will not forget that.

tale-city-35 = Flies have settled on the granary, so many that the roof looks as if it were breathing. A miller offers a coin to anyone who brings him a full sack of dead ones. The grain below is beginning to move as well.
    .a = Earn the coin
    .b = Try to lead the swarm away
    .a0 = It is a large sack. The miller weighs it, pays the coin, and hands you the next one.
    .b0 = One of you opens a sleeve and calls them, very quietly, and they come: all of them, in an orderly line, out by the gate. The town has its bread, and looks the other way.
    .b1 = You wave, smoke and drum. The swarm rises, thinks it over, and sits down again.

tale-city-36 = Soldiers on leave have taken over the tavern, and one of them finds your table amusing. He says something about your mothers, one after the other. The room goes quiet and waits.
    .a = Answer him
    .b = Finish your drinks
    .a0 = The answer takes a quarter of an hour and goes through two walls. It was a glorious fight; the soldiers, however, were sons of the town, and several are still being looked for.
    .a1 = He goes down with the first blow, and then it turns out whose nephew he is.
    .b0 = One of you finishes the drink, then the mug, then the table. The soldiers leave very quietly, and the host brings the bill.
    .b1 = You drink up, put down the money and wish him a pleasant evening. The room has seen who was the stronger.

tale-city-37 = Envoys from a trading town across the sea are sitting through the council's banquet, and they are bored to tears. If they go home like that, the alderman whispers, the trade goes with them. Could you not do something? Anything?
    .a = Sing
    .b = Show them something they have never seen
    .a0 = At the second verse they put down their forks, at the last one they weep, and at midnight they sign everything.
    .a1 = You know one song, and it is about sailors' wives. The envoys' wives are present.
    .b0 = What you then unpack, light and let fly across the table, they have indeed never seen. They want to know what it costs, and by the crate.
    .b1 = You show them a scar. They have seen scars, they say, and pass the salt.

tale-city-38 = The well in Weaver Yard tastes bitter, and the weavers say that somebody from the woods has put a spell on it: one of those strangers who whisper. In fact a beam has rotted down there. It would be a day's work to change it, if one does not mind mud and muttering.
    .a = Climb down and change the beam
    .b = Let the weavers see to their well
    .a0 = The water is sweet again, and half the lane drinks it. The other half has seen one of you whisper over it, and knows what it knows.
    .a1 = The water is sweet again, and by summer there are two new dye works round the yard. Nobody speaks of spells any more.
    .b0 = As you go, someone points at the one of you who looks as if coming from the woods. By evening it is certain who has been at the well.
    .b1 = They quarrel about the spell for another month, and then somebody looks down and sees the beam.

tale-city-39 = Somebody climbs into the houses of rich apothecaries at night, and in the morning there are remedies on the doorsteps of the lower town, with the dosage written on them in a fine hand. The apothecaries have offered no reward yet. They are still arguing about who is to pay it.
    .a = Ask about in the back alleys
    .b = Let the nights take their course
    .a0 = The alleys talk only to those who are at home in them or have once sewn them up. To anybody else they show their washing.
    .b0 = The apothecaries go on arguing, and the lower town coughs less.

tale-city-40 = Smoke pours from the windows of the House of Healing, where a patient raves with a fever that sets his sheets alight. The healers have run out of water and of ideas. In the chapel next door an old brother unlocks a chest: there are robes in it, he says, in which one can carry another's fire, at a price.
    .a = Find out what burns in him
    .b = Put on the robes and carry him out
    .a0 = A cool hand, the right powders and a night without sleep. In the morning he asks for soup, and the whole house asks for your names.
    .a1 = It is no illness but a spell, and a clever one. You take it apart on the floor, and the healers copy every line: the town will have warmer winters.
    .a2 = You try what you know, which is mostly steel. In the end the fever burns itself out without your help.
    .b0 = You bring him through the smoke to the river, and every step is paid for in blisters. The brother will not take the robes back: you have earned them.

tale-city-41 = A woman from the mountains sells a draught for tired limbs, black and bitter, at twenty-five gold the flask. Next to her stall a bear sits on a chain, from whom, she says, she has the recipe. The bear looks at you attentively.
    .a = Bargain for a flask
    .b = Walk on
    .a0 = One of you says something to the bear, and the bear says something to the woman. She sighs: for friends of the house it is ten.
    .a1 = She counts twice, wraps the flask in straw and strokes it once more in farewell. It smells of resin and effort.
    .a2 = For what you have she can let you smell the cork. Already you feel somewhat fresher; come back, she says.
    .b0 = The bear looks after you as though you had missed something.

tale-city-42 = The lower town has built itself a school, from stones left over, planks from wrecks and the windows of a bankrupt bathhouse. The last stone is to be laid tomorrow, and the children have voted that you shall do it. There is also some plastering left to be done.
    .a = Come early and bring trowels
    .b = Send your excuses
    .a0 = You plaster until noon, lay the stone, and give a speech of one sentence. It is the best speech that the children have ever heard, and the school is full from the first day.
    .b0 = They wait for you with the stone until the evening, in the rain. It is then laid by the caretaker.

tale-city-43 = A girl with soot on her nose steers a brass spider across the tavern tables by pulling at strings nobody can see. It is her masterpiece, and it is for sale, she says; or, if somebody lends her five gold, she will build one ten times the size and remember who believed in her.
    .a = Lend her the money
    .b = Take the little spider off her hands
    .a0 = She kisses the coins, then the spider, then runs. For weeks you hear hammering whenever you pass her yard.
    .a1 = You have not five gold between you. She laughs so much at the great adventurers that she gives you the little spider out of pity.
    .b0 = It bites, it climbs, and it fits into a pocket. She shows you which of its legs not to touch.

tale-city-44 = An apprentice has enchanted the bathtubs of Well Street so that they fetch the water by themselves. They do. It is already running down the stairs of the upper floors, and his master, who offers ten gold, is away on a rooftop.
    .a = Undo the spell
    .b = Get the people out
    .a0 = Two words, a gesture, and thirty bathtubs sit down where they are. The master pays from his rooftop, and the street carries you round the puddles.
    .a1 = You say something that you once heard a wizard say. Now the washbasins join in.
    .b0 = You carry out grandmothers, cats and a piano. At dawn the river is empty enough for the tubs to lose interest.

tale-city-45 = An old fencing mistress is dying in a garret, quite calmly. She would like some company for the afternoon, she says; or else somebody to deliver a sealed letter to a man who once beat her by cheating. There is not time enough for both.
    .a = Keep her company
    .b = Deliver the letter
    .a0 = She tells you of every duel, and in the last one she falls asleep. Her pupils, who come too late, find you at her side, and thank you for it for years.
    .b0 = The man reads, turns pale, reads again. He will have to think about it, he says; he will know where to find you.

tale-city-46 = The Sleeping Lion is a hundred years old today. The host stands on a table, the barrels are stacked up to the ceiling, and the whole street is holding empty mugs and looking at the door through which you have just come in.
    .a = Pay a round for everybody
    .b = Drink a small one and slip away
    .a0 = It was a large everybody. They sing your names in four parts, and the host chalks the date on the beam, for next time.
    .b0 = You have seldom been watched so closely while drinking a small one.

tale-city-47 = The fish from the southern cove has white eyes, and those who eat it lie awake with fever. The fishmongers rinse it twice, keep their mouths shut and go on selling. It has been a bad year, they tell you; surely you understand that.
    .a = Cry it out in the market
    .b = Keep quiet about it
    .a0 = By noon not one stall sells anything, and the fishmongers throw at you what they have left. But somebody in the crowd has seen where the water changes colour, and describes the place to you.
    .b0 = You understand. A few days later you hear that they no longer eat fish in the villages down the coast, either; nor do they do anything else.

tale-city-48 = The sun shrine wants to hold its procession, but its golden disc has been at the pawnbroker's since the bad winter. Five gold would redeem it. The pawnbroker for his part needs people to stand outside his shop during the procession, for three.
    .a = Redeem the disc
    .b = Guard the shop
    .a0 = The old priest carries it out into the street, and at that moment the clouds part. He touches each of you on the forehead with it, and the spot stays warm.
    .a1 = You are a few coins short, and the pawnbroker does not believe in advances. The procession walks with a brass pan.
    .b0 = Nobody breaks in. They only walk past, look through the window at the disc, and then at you.

tale-city-49 = The ropemakers and the sailmakers have been at odds for so long that no ship in the harbour has both. Each guild has heard that you can be talked to, and each has sent somebody with an open hand.
    .a = Bring them to one table
    .b = Let them bid for your support
    .a0 = After six hours it turns out that it was about a borrowed ladder. The first ship with ropes and sails leaves the harbour in the morning.
    .b0 = You let both of them win, and both of them pay. Then you bring the two winners together, since by now they are in such a good mood.
    .b1 = They compare their notes, which is the first thing they have done together in thirty years. Neither of them pays.

tale-city-50 = The champion of the pit, a mountain of a woman, has run out of challengers and sends you her glove. The house is sold out. Shortly before the bout a gentleman with many rings explains to you in the corridor what it would be worth to him if you stumbled in the third round.
    .a = Fight as well as you can
    .b = Stumble in the third round
    .a0 = You lose in the ninth, by a hair. She helps you up, holds your arm high, and the whole house is on its feet.
    .b0 = You stumble very naturally. The gentleman pays, and only the champion gives you a look.

tale-city-51 = Two men are explaining to a chandler, with the help of his own shelves, that he is behind with his payments. They wear a small sign on their collars. When they notice you, they smile and raise their hats: surely you were just leaving?
    .a = Put down your bags
    .b = Find a way not to have seen anything
    .a0 = They leave through the window, hats and all. The chandler weeps and sweeps, and when you are out in the street again, somebody on the other side is writing down your names.
    .b0 = You admire the candles, ask for the price of wax, and meanwhile upset a lamp so cleverly that the shop has to be cleared. Nobody has been hit, and nobody can blame you for anything.
    .b1 = You look at the ceiling. The chandler will remember the ceiling too.

tale-city-52 = Squatters have moved into the old tannery, forty of them with their pots and children. The owner wants the house empty by tomorrow and asks you to see to it. One of the squatters knows his way around kettles, and says that all of them were tanners once.
    .a = Clear the house
    .b = Bring the owner and the tanners together
    .a0 = It is done within an hour. The street watches the pots being carried out, and then the cradles, and nobody says a word to you, then or later.
    .b0 = They shout at each other until they get to hides, and then they stop shouting. In a month the kettles are steaming, and the whole harbour wears new boots.

tale-city-53 = The executioner retires today, and his axe lies on a table in the square with a candle at each end. People touch it for luck and wipe their fingers afterwards. He himself sits beside it and waits for somebody to take the thing, because he will not have it in his house.
    .a = Take the axe
    .b = Light a third candle and go
    .a0 = The square falls silent as you lift it. Nobody has cleaned it in thirty years, and it is heavier after every stroke, he says, and lighter after every drop.
    .b0 = At dusk the axe is still there. In the morning it is not, and nobody asks.

tale-city-54 = Masked ball at the shipowner's: three hundred guests, nine musicians, one staircase that is roped off. You have been hired to mingle and to see that nothing happens. On the upper floor there is supposed to be a cabinet that he shows to no one.
    .a = See that nothing happens
    .b = Take a look at the upper floor
    .a0 = You prevent two duels, one elopement and a fire in the punch. The guests are delighted and ask who you are beneath the masks.
    .b0 = The cabinet is full of things that belong to other people. As they cannot very well be missed, you take along what fits beneath a costume.
    .b1 = The stairs creak, and the door at the top has five locks and no handle. You come back down with two glasses, as if that had been the purpose.

tale-city-55 = A shipmaster whose life you once saved, or so he says, has died and left the town a purse of money, on which you alone are to decide. The harbour master asks for a crane. The almshouse asks for nothing, but has sent a chair, so that you can see what its chairs are like.
    .a = Have the crane built
    .b = Give it to the almshouse
    .a0 = It squeaks, it sways, and it unloads a ship in half a day. Now captains put in here who used to sail past.
    .b0 = There are chairs for everybody, and stoves, and meat on Sundays. Forty old people pray for you by name, some of them quite loudly.

tale-city-56 = A young alchemist believes that she has found something: a drop of it has closed a cut while one watched. She needs a laboratory. She could work for the infirmary, if somebody put in a word for her; but she would far rather be independent, with you as her guarantors.
    .a = Put in a word at the infirmary
    .b = Sign as her guarantors
    .a0 = They give her a cellar and a broken scale. Within the year people come from three towns to be treated here.
    .b0 = She has the contract ready. There is a good deal of small print, and she apologises for it, since it is not by her, but by the gentlemen with the money.

tale-city-57 = A carver from the northern woods works on a staff in front of the tannery, and sparks, dew and dust fall from his knife in turn. He would gladly teach the guild how it is done, but the guild asks ten gold for the right to teach it. Passers-by have thrown a few coins into his hat.
    .a = Pay the guild for him
    .b = Empty the hat while he carves
    .a0 = The masters grumble, stamp a paper and crowd around his bench. Within a week such staffs hang in a shop window.
    .a1 = You would like to, but your purses disagree. He goes home before the snow comes.
    .b0 = Three gold, a button and a look that you feel between your shoulders all day.

tale-city-58 = The farmers at the edge of the forest come to town with pitchforks and bandaged heads. The beasts up there have gone for one another, bears, hounds and worse, and whatever runs away runs through their fields. They need fences. What they would need still more is somebody to go and see why.
    .a = Help with the fences
    .b = Find out where it comes from
    .a0 = You drive in posts for three days. The fields are safe, and each of you is given a ham.
    .b0 = You follow the tracks back, against the stream, to a clearing where all of them meet. What goes on there is not hunting any more; the place is now on your map.

tale-city-59 = The river is over its banks, and the old sluice can be turned only one way or the other. To the left lie the warehouses with the winter's goods, to the right the huts of the dockers. The sluice-keeper has run away, and so the wheel is yours.
    .a = Save the warehouses
    .b = Save the huts
    .a0 = The goods stay dry. The dockers sit on their roofs, with what they were able to carry, and they can see very well who is standing at the wheel.
    .b0 = The huts stay dry. Past the dockers, who are waving to you, the winter's goods float out to sea.

tale-city-60 = The tree in the cloth market has woken up. Overnight it has put out fruits like small lamps, and people stand under it until late, for no reason and with friendly faces. A jeweller has offered a good sum for the fruits, all of them, with or without the branches.
    .a = Sit down under it and listen
    .b = Pick the fruits for the jeweller
    .a0 = It hums, and one of you answers it. What then goes back and forth between the two keeps the whole market silent, and is talked about for weeks.
    .a1 = It hums. It is restful, and you do not understand a word.
    .b0 = The lamps go out one after the other in your sacks. The jeweller pays for the husks as well; the market lies in the dark, and by winter it has moved away.

tale-city-61 = You hear it before you see it: brass claws on cobblestones, and children cheering. The girl with the sooty nose rides through the street on a spider as large as a pony, stops in front of you and jumps down. You believed in her, she says, and now you may choose, because a merchant has already made an offer.
    .a = Ask for the spider
    .b = Ask for your share of the price
    .a0 = She shows you how to fold it up and how to make it fetch. It seems to like shiny things.
    .b0 = The merchant counts out thirty gold. The girl is already drawing something with wings.

tale-city-62 = On the roof across the street sits a hooded figure and waits for you to notice. A cup of silver from the temple stands beside it. The watch has the street closed off at both ends, says the thief; hide me for an hour, and my hood is yours, or call them up, and be heroes.
    .a = Open the window
    .b = Call the watch
    .a0 = An hour later the room is empty, the cup stands on your table to be returned, and the hood hangs on the chair. It has more pockets inside than out.
    .b0 = The cup is carried back in procession, and you walk at its head. The thief winks at you from between two halberds.

tale-city-63 = A rider on a foaming horse is looking for the people who knew about the fish. In her village they are lying in their beds, she says, and since nobody is on guard any longer, others have come, who do not lie in bed. She says it without reproach, for which she has no time.
    .a = Promise to come
    .b = Tell her to ask the watch
    .a0 = She draws the way on the table with her wet finger, and is in the saddle again before it has dried.
    .b0 = The watch is not responsible for the coast. In the weeks that follow no more carts come from that direction, and people have begun to ask who knew of it.

tale-city-64 = A note lies under your door, with a drawing of the small sign from the men's collars, an address, and below that only two words: Sin-Ra. The landlord reads it over your shoulder and asks you to look for other lodgings, if possible today.
    .a = Go to the address
    .b = Burn the note
    .a0 = It is a wine merchant's, with very little wine and very many doors. Through one of them you hear enough to know where they sit, how many they are, and that they are not expecting you.
    .b0 = It burns with a green flame, as do things that are meant to be noticed. You are let alone in town; the roads, however, are long.

tale-city-65 = The thief of remedies has let himself be found: a physician without a licence, grey with lack of sleep. The apothecaries have set a trap for tonight, he says, and forty sick people are waiting for him on the other side of it. He is too tired to climb.
    .a = Do the round for him tonight
    .b = Talk the apothecaries into opening a ward
    .a0 = Over the roofs with forty bottles, and not one of them broken. The lower town has been awake all night and has seen nobody, least of all you.
    .b0 = You lead them from doorstep to doorstep until they have fallen silent. The ward has twelve beds and a licensed physician; and it would not hurt, he adds, if one of you knew how to sew.

tale-city-66 = The alchemist has done it. In her window stands a single flask in which something red is slowly turning, and the price on it is forty gold, a favour to her guarantors. The gentlemen with the money are standing behind her and do not look as if they were here for their health.
    .a = Buy the flask
    .b = Decline with regret
    .a0 = She beams, the gentlemen count, and everybody gets what was agreed. You carry the flask home in both hands.
    .a1 = You lay what you have on the counter, and it is not forty. One of the gentlemen makes a note.
    .b0 = She understands completely. The gentlemen understand as well, and ask you where you live.

tale-city-67 = The laboratory is empty, and the alchemist has left town with a light suitcase. The gentlemen with the money have the contract with them, and one of them reads the small print to you with feeling: the guarantors are liable, with interest, for sixty gold. Or they could step out into the alley for a moment.
    .a = Pay
    .b = Step out into the alley
    .a0 = They give you a receipt, and even a hand to shake. It was the most expensive signature of your lives.
    .a1 = You have not got sixty. In that case, says the gentleman, and holds the back door open for you.
    .b0 = There are rather more of them in the alley than there were in the room. They suggest a time and a place, so that everybody can bring his friends.

tale-city-68 = The staff from the lake drips. It has been dripping for days, into every bucket you own, and when all is still one hears surf inside it. In town there is an enchantress who could say where the water comes from; she charges fifteen gold for listening.
    .a = Find out where the water comes from
    .b = Throw the staff into the harbour
    .a0 = That will not be needed: one of you puts an ear to the wood and answers. The other side is right there, behind a film as thin as a soap bubble, and it is all water.
    .a1 = She listens for an hour and then dries her ear. There is a world at the other end, she says, all of it water, and the staff is a kind of door handle.
    .b0 = It sinks at once. The tide stays out a little longer than usual that night, and then everything is as ever.

tale-city-69 = Eleven cows are standing in the mayor's tulips. They have been on the road for some time, that much can be seen, and a farmer is going from house to house asking who it was that scared his herd out of the valley. He is coming up to you.
    .a = Own up and help to catch them
    .b = Know nothing of any cows
    .a0 = It takes until evening and costs you your dignity. The farmer laughs so much that he forgets to be angry, and the mayor had never liked tulips.
    .b0 = One of the cows recognises you. It is a very embarrassing moment, and it has witnesses.

tale-city-70 = The stable is sold out. The playwright catches you at the door, in a crown that you have paid for: her narrator has lost his voice, and the epilogue calls for heroes. You would only have to walk on and say that the town will endure.
    .a = Walk on
    .b = Stay in the back row
    .a0 = You say it, and they believe it of you. They rise from the straw and cheer, and the next day three merchants compete to build the stable a roof.
    .a1 = You say it. In the silence somebody asks what you have ever done for it, and then the turnips come.
    .b0 = The stable boy speaks the epilogue instead, and is not bad. You clap as loudly as anybody.

tale-city-71 = The fishermen will not go out any more. Nets come up torn, piers are knocked against from below, and someone has seen a hand as big as a door on the rudder of the mail boat. You think of a cage wagon with its bars bent outward.
    .a = Go down to it with a lantern
    .b = Hunt it with harpoons
    .a0 = It sits beneath the last pier with its knees drawn up and looks into the light. It has put the torn nets in a heap, quite tidily, and seems to be trying to mend them.
    .b0 = For nights on end you row in circles. It is always where you have just been, and the only ones to be tired out are you.

tale-city-72 = By now it has learnt a few words, mostly from fishermen, and you would not repeat them. But beneath the pier it draws in the mud with one finger: steps, columns, water, a door. It was caught there, it makes you understand, and it would show you the way. Its smile has a great many teeth.
    .a = Accept its help
    .b = Thank it and let it swim home
    .a0 = It shakes your hands, one after the other, with great care. Then it rubs out one of the figures in the mud and will not say which of you that was.
    .b0 = It shrugs so that the pier creaks, and is gone with the tide. The nets are all mended.

tale-city-73 = What you have felt on the road has come to Gloomhaven. Cups wander across the tables, and the bell in the tower rings softly by itself. A scholar of stones has set up bowls of water in her cellar and could tell from the ripples where it comes from, if someone bought her enough quicksilver for it.
    .a = Buy the quicksilver
    .b = Wait for it to pass
    .a0 = The ripples cross in a single point. There is a cave under the hills there, she says, in which crystals are growing; and they grow in time with something.
    .b0 = It passes on the ninth night, with a jolt. Two chimneys, a warehouse and the new aqueduct do not see the tenth.

tale-city-74 = The librarian to whom you had the pale book sent has not slept since. It talks through the cupboard door, she says, and the novices have begun to answer. She has lit the stove, but she does not dare to carry the book across the room.
    .a = Carry it to the stove
    .b = Listen to it first
    .a0 = It promises, threatens and finally begs, in the voices of people you know. Then it is only paper. The library breathes out, and so does the street.
    .b0 = You learn what it wanted you to learn. It burns without any resistance afterwards, as something does that has already been handed on.

tale-city-75 = A broadsheet is selling well in the streets: “The Shameful Deeds of the Mercenaries, with Pictures”. The pictures are of you. Not everything in it is invented.
    .a = Take no notice
    .b = Pay the printer a visit
    .a0 = The second edition has more pictures. You hear children playing the best passages in the yard.
    .b0 = The press is broken and the printer's nose as well. There will be no second edition, but that was the only deed of which nobody had needed to be convinced.

tale-city-76 = At the Merchants' Quay a ship is being loaded whose owner has lost three of them this year. She is looking for people to sail along, and she will take only those about whom she need not ask. A queue has formed in front of her table.
    .a = Join the queue
    .b = Stay on dry land
    .a0 = She sees you, gets up and sends the rest of the queue home. For people like you, she says, she would have waited with the tide.
    .a1 = She asks around a little, thanks you kindly and calls for the next. Come back, she says, when I need not ask.
    .b0 = The ship leaves with the evening tide. You wave, since everyone does.

tale-city-77 = A man in very clean gloves sits down at your table without having asked. He has work that decent people refuse: it is done at night, with spades, and the owners will not complain. He only wants to be sure that you really are as bad as they say.
    .a = Assure him of it
    .b = Get up and change tables
    .a0 = He has made inquiries and is most impressed. He draws you a map of a graveyard nobody tends any more, and marks the place where something is worth the digging.
    .a1 = He has made inquiries, and shakes his head with regret: somebody has actually said something nice about you.
    .b0 = He wipes the table with his handkerchief and waits for the next.

tale-city-78 = All over the craftsmen's quarter things are missing: spoons, hinges, the left boot of every pair. In the flour at the baker's there are small footprints with claws. The craftsmen have put together five gold, and the trail is fresh.
    .a = Follow the trail at once
    .b = First have the money counted out
    .a0 = It leads through a fence, a culvert and an abandoned pigsty. From the hole at its end comes a smell of vermlings, and a sound as of very many spoons.
    .b0 = They count it out in coppers and buttons. Then you set out after all.

tale-city-79 = The captain of a company of soldiers without a war has encamped outside the gate and names his price for moving on. The council is divided and asks you, who know such people. It can be paid, he says politely, or he can wait.
    .a = Advise them to pay
    .b = Advise them to let him wait
    .a0 = He moves on the same day, with flags flying. The treasury is empty, and the works on the harbour are put off for a year.
    .b0 = He waits for three weeks, and his people wait with him, in orchards and in henhouses. When he goes at last, everyone remembers whose advice it was.

tale-city-80 = In the open street a lady in black points at you: those were the ones! Last night, she says, in her garden, with her silver. You were nowhere near, but that is what they all say, and the street has nothing else to do.
    .a = Talk your way out of it
    .b = Tell her to take that back
    .a0 = One of you asks sympathetically about the garden, the silver, and at last the nephew. By the end she is drying her eyes and knows who it was.
    .a1 = The longer you talk, the more interesting your whereabouts last night become, even to yourselves.
    .b0 = You say it with a hand on the hilt. She takes it back, and now the whole street is quite sure that it was you.

tale-city-81 = A boy has been caught stealing bread and stands before the magistrate in the square. By the law it is the lash. The magistrate does not like the law, and asks whether anyone here would care to say something about the accused; his eye falls upon you.
    .a = Speak for the boy
    .b = Speak for the law
    .a0 = You say what hunger is like. The magistrate coughs, the baker withdraws his complaint, and the square goes home feeling better than it came.
    .b0 = You are in the right. It is very quiet in the square while it is done, and afterwards people make room for you, more than is needed.
