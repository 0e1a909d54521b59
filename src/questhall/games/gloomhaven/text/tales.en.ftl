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

tale-city-47 = The fish from the southern cove have white eyes, and those who eat it lie awake with fever. The fishmongers rinse it twice, keep their mouths shut and go on selling. It has been a bad year, they tell you; surely you understand that.
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

tale-city-60 = The tree in the cloth market has woken up. Overnight it has put out fruits like small lamps, and people stand under it until late, for no reason and with friendly faces. A jeweller has offered a good sum for the fruits, all of them, with or without the branches.
    .a = Sit down under it and listen
    .b = Pick the fruits for the jeweller
    .a0 = It hums, and one of you answers it. What then goes back and forth between the two keeps the whole market silent, and is talked about for weeks.
    .a1 = It hums. It is restful, and you do not understand a word.
    .b0 = The lamps go out one after the other in your sacks. The jeweller pays for the husks as well; the market lies in the dark, and by winter it has moved away.

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

tale-road-11 = The ground under the road trembles, gently at first, like a horse that has noticed a fly. Then cracks run across the gravel. The way ahead slopes down between high banks; the way back is opening behind you.
    .a = Run for it
    .b = Stand still and feel where it comes from
    .a0 = You run with the road breaking up at your heels. Stones are quicker than you are, but not by much.
    .b0 = It is no earthquake. Something below is breathing, far off and slowly, and it lies in the direction of the town. Somebody there ought to be told.
    .b1 = It comes from directly below. You know it for certain when the bank comes down on top of you.

tale-road-12 = At a well a small caravan of refugees has halted: their only mule is lame, and their bundles are too heavy for the children. They are going your way as far as the next village. They do not ask; they look.
    .a = Give them directions and go ahead
    .b = Shoulder the heaviest of the bundles
    .a0 = They thank you for the directions. From the next hill you can still see them, not much farther on.
    .b0 = It contains a stove. At the village they sing for you, and one of you will not stand up straight for days.

tale-road-13 = On a gibbet at the roadside hangs a man in a coat far too good for a gibbet. The crows have left him alone. Something in the lining clinks when the wind turns him.
    .a = Cut open the lining
    .b = Take him down and bury him
    .a0 = Coins, sewn in one by one. You divide them a few miles farther on, without talking much.
    .b0 = Under his collar there is a sign, cut deep, and it is not meant for him, but for whoever lays a hand on the rope. The grave is good. The night after it is not.

tale-road-14 = A choir of novices is practising in a roofless chapel, badly. Their old teacher stops them and asks whether you would sing the low part, just once, so that they can hear how it should be.
    .a = Sing with them
    .b = Excuse yourselves
    .a0 = The first verse is a disaster. In the last one something falls into its place, in the song and in you, and it stays there as you walk on.
    .b0 = You hear them until the second bend. They do not get better.

tale-road-15 = The shorter way leads through a wood in which all the trees lean in one direction. A farmer who takes the long one advises you to do the same. Why, he cannot say; his father could not either.
    .a = Take the way through the wood
    .b = Take the long way
    .a0 = Soon you lean in that direction too. You come out on the right side, bruised by branches that were not there, and for a long time nobody is sure which hand is the left one.
    .b0 = The long way is long. That is all there is to be said about it, and you are content.

tale-road-16 = A burial mound has been broken open, and the bones lie strewn on the grass. In the hole something still gleams, and in the grass stands a row of footprints that lead in and not out.
    .a = Climb into the mound
    .b = Gather the bones and close it
    .a0 = You find the owner of the footprints, and then what he found. You climb out faster than you climbed in, and it calls after you by name.
    .b0 = You put back everyone as well as you can and roll the stone before it. When you wipe your hands, the wind drops, and it is suddenly a very fine evening.

tale-road-17 = A milestone has fallen over, and under it lies a leather bag with five gold and a letter. The money is for the mason who is to build the bridge here, it says; he has evidently never come by to fetch it. A stream with three planks across it shows where the bridge should be.
    .a = Keep the bag
    .b = See that the mason gets it
    .a0 = The letter has no date. You tell yourselves that the mason must be dead by now, and the planks bear you very well.
    .b0 = He is old, but by no means dead, and he has been waiting for it for nine years. Before the winter the wagons to Gloomhaven cross on stone.

tale-road-18 = Three ragged figures sit round a pot and wave you over. Outlaws, by the brands on their hands, and the pot smells of mutton that belonged to somebody. One of them has a hand behind his back.
    .a = Sit down with them
    .b = Draw first
    .a0 = What he has behind his back is a bottle. They have heard of you, they say, and drink to colleagues.
    .a1 = You are honest company, they find out, and that spoils their appetite. The oldest of them spits into the fire and says a word over you that stays in your ears.
    .b0 = It was a knife, and there were five of them. You have the mutton, and it has been dearly bought.

tale-road-19 = A healer's cart stands by a ford, its shaft broken, and the healer is up to her waist in the water rescuing her boxes. Each box bears a label: fever, gout, strength. The current is quick, and she cannot be everywhere.
    .a = Rescue the boxes with her
    .b = Rescue some of them for yourselves
    .a0 = She counts the boxes, then counts them again, and watches your hands the whole time. All are there. She says nothing, and neither do you.
    .a1 = Not one of them is lost. At every village along her round she tells who stood in the river with her.
    .b0 = She sees it, and shouts until you are out of hearing. Most of the boxes hold gout powder, but with a name as bad as can be one knows what to look for.

tale-road-20 = Something has nested in the ruined mill by the path: grey webs hang from the wheel, as thick as sheets. From inside comes a weak knocking, three times, then a pause, then three times.
    .a = Force your way in
    .b = Watch first what goes in and out
    .a0 = The knocking is a shutter. The spider is not, and it had guests in mind.
    .b0 = You lie in the grass for hours and learn how it listens, how it hunts and where it is soft. The knocking is a shutter.

tale-road-21 = The pass is narrow, and a bear sits in it, an old she-bear with an arrow in her shoulder and no love left for anyone. There is a goat path over the ridge. Even the goats use it only when they must.
    .a = Fight for the pass
    .b = Climb over the ridge
    .a0 = She was there first, and she lets you feel it. When the pass is free, you are bandaged from head to foot, and nobody thinks of exercises for a good while.
    .b0 = It takes a day and most of the night. You reach the road again on shaking legs, and the goats look down after you with something like respect.

tale-road-22 = On a milestone lies a book, bound in something pale, as if somebody had put it down just for a moment. It is warm. When you bend over it, it sounds as if a page were being turned inside.
    .a = Wrap it up and have it sent to the library in town
    .b = Read it by the fire
    .a0 = A carter takes it along, at the very back, under the turnips. He reports later that the turnips have gone black.
    .b0 = It knows a great deal, and it is glad to tell. It also learns a few things about you before you manage to shut it.

tale-road-23 = A table stands by the roadside with apples, eggs and a jar for coins. A slate says what everything costs and that the owner is in the fields. Far and wide nobody is to be seen.
    .a = Leave the jar alone
    .b = Empty the jar
    .a0 = You buy an apple and even find the right coin for it. It is a good apple.
    .b0 = The owner was in the fields, as the slate said, and the fields begin behind the hedge. So does her very large family.

tale-road-24 = Ash falls like early snow. Out of it comes a prospector with singed eyebrows, dragging a sledge of ore: the mountain behind him has started to burn, he shouts happily, and up there lies ten times as much as he can pull.
    .a = Help him to bring down another load
    .b = Let him tell you the way and go on
    .a0 = You pull until your lungs are full of cinders. He shares honestly and draws you a map of the mountain, with a cross where even he did not dare to go.
    .b0 = He talks of glowing caves and of something that moved in the fire. You write down the way, in case one of you should feel cold one day.

tale-road-25 = Hunters have pitched their tents across the trail: large people with large spears, who consider the valley theirs. Whoever wants to pass, says the one with the most scars, pays for every game animal that he will frighten.
    .a = Step up to the one with the scars
    .b = Push through between the tents
    .a0 = He looks at the one of you who has stepped forward, up and then farther up. He grunts, moves aside, and offers a leg of venison for the way.
    .a1 = He counts animals on his fingers, and when the fingers give out, on yours. You pay for a whole forest.
    .b0 = It is done quickly, since everybody uses only the blunt end. They take down the tents that same evening, for the game is frightened now in any case.

tale-road-26 = Pilgrims are pulling a wooden saint to the coast on a wagon, and by some clockwork she lifts her hand in blessing. Since this morning the hand has been stuck halfway. It looks as though she was refusing something. The hand is gilded, and the pilgrims sleep soundly.
    .a = Try to get the hand to move
    .b = Scrape off the gold at night
    .a0 = A cog is missing, and one just like it lies in one of your bags. The hand rises, and you are the first over whom it comes down.
    .a1 = You push, pull and pray. The saint goes on refusing.
    .b0 = It makes a small, heavy ball. In the morning the pilgrims gather round the wooden hand, and then they look along the road after you.

tale-road-27 = A pillar of whirling light stands on the road, taller than a tower, and turns without a sound. Grass grows towards it on one side and burns on the other. It is not moving on, and there is swamp to the left and right.
    .a = Try to untie it
    .b = Cover your faces and run through it
    .a0 = It is only a knot, if a very large one. You find the end, pull, and the light runs out into the grass and is gone.
    .a1 = You try words, then salt, then stones, all day long. At dusk it goes out by itself, and you are so weary that you can hardly be glad of it.
    .b0 = For a moment you are made of noise. You come out on the other side, smoking a little, and it is still standing there.

tale-road-29 = A landslide has buried the road, right up to the foot of the cliff. One could dig a way through. One could also climb across it: the stones are fresh and as sharp as broken plates.
    .a = Dig
    .b = Climb
    .a0 = Stone, it turns out, can be reasoned with. The boulders roll aside one by one, like guests who have noticed how late it is.
    .a1 = For every shovelful you take away, half a shovelful comes down. You get through at last, and could sleep where you stand.
    .b0 = You arrive on the other side with torn hands and knees. Behind you it slides a little farther, as if to cover the traces.

tale-road-30 = The sheepdogs of a hamlet have gone mad. They have driven the flock into a corner of the yard and let nobody near, and two of the children have been bitten. The shepherd stands there with a stick, which he cannot bring himself to use.
    .a = Try to calm the dogs
    .b = Drive them out, and be paid for it
    .a0 = You squat down in front of the leader and look for the one thought that hurts. When it is gone, all of them lie down and yawn. The shepherd believes that they were merely tired.
    .a1 = They will not be talked to, and so everything in your flasks goes down the throats of dogs and children. By morning all of them are well, and the hamlet will not hear a word against you.
    .b0 = You come with torches and noise, and the dogs flee into the hills. The shepherd pays, and does not look at you while he does it.

tale-road-31 = Robbers have made their camp in a quarry. In the middle stands their chest, and at the back a cage with people in it, closed with a lock as big as a loaf. The guards are playing dice.
    .a = Storm the camp for the prisoners
    .b = Only go for the chest
    .a0 = While the others keep the robbers busy, one of you bends, picks or levers the cage open. You have bruises, the chest and eleven people who will tell of it.
    .a1 = You win the camp and the chest, but the lock holds until the robbers' friends come back. You have to leave the cage behind.
    .b0 = You are almost away when somebody looks up from the dice. It is a short scuffle, and the chest keeps most of the arrows off.

tale-road-32 = The seed corn of a village has rotted, and a dealer has already arrived who is selling them some at four times the price. They stand round his wagon and turn their caps in their hands. He is in no hurry.
    .a = See that they get their corn
    .b = It is a free market
    .a0 = One of you takes the dealer aside and talks to him about weights, stamps and a certain warehouse. He remembers the old price at once.
    .a1 = You put down the difference yourselves. The dealer counts it with satisfaction, and the village plants a tree in your honour.
    .b0 = It is. They watch you leave, with their caps in their hands, and in autumn they still know how you looked.

tale-road-33 = At dusk a procession crosses the road in front of you: grey figures in old armour, without a sound and without an end. They do not look to either side. Behind you it is getting cold.
    .a = Wait until they have passed
    .b = Break through between two ranks
    .a0 = One of you bows as one does in such cases, and the last rider returns the bow. Then the road is free.
    .a1 = They need half the night. The cold bites all of you, and one of you very nearly goes along with them.
    .b0 = It is like running through a frozen waterfall. They do not stop, but some of them turn their heads.

tale-road-34 = The ravine is full of tents, and over the biggest hangs a banner that means you no good. The road passes right through the middle. They have posted guards, though not many, and it is the hour before dawn.
    .a = Creep through
    .b = March through as if it were yours
    .a0 = Between two snores and a yawn you are on the other side, and one of you has their banner under the arm.
    .a1 = You are just passing the last tent when it sneezes. The way out is long, steep and within range of forty bows.
    .b0 = At the head walks someone at the sight of whom sleepy guards salute before they have thought. Nobody thinks until you are gone.
    .b1 = They let you get exactly as far as the middle. You escape, but they keep at your heels through the hills the whole day.

tale-road-35 = The valley hums. Hornets as long as a finger have taken it over, says a beekeeper at its entrance, and nobody comes through without smoke. He has pots of smoke, five gold apiece.
    .a = Go without smoke
    .b = Buy smoke pots
    .a0 = One of you walks ahead and hums along. Only a few of the young ones, who do not know the tune, have a taste of you.
    .a1 = You run with your coats over your heads. There are a great many holes in a coat.
    .b0 = You cross the valley in a grey cloud, coughing and unharmed. The pots were worth it.
    .b1 = For what you have he cannot let you have a pot for each. You go in together with half the smoke that you need.

tale-road-36 = The trail vanishes in grass higher than your heads. There is a narrow track through it, trodden by something that goes about on its belly. One could also cut a new one, but that would be slow work for whoever goes first.
    .a = Use the track
    .b = Cut your own path
    .a0 = One of you reads the ground like a letter and knows at every fork who is at home. You step over them, and they go on dozing.
    .a1 = They are at home everywhere. You jump the last stretch, with swollen calves.
    .b0 = One of you goes first and swings the blade until the arm will no longer rise. Nothing bites.

tale-road-37 = A troll sits on the bridge and cannot sleep. It has not slept for a week, it says, and so nobody else shall have peace either. It would like a lullaby; or else all your pointed things, so that at least it need not be afraid to close its eyes.
    .a = Sing it to sleep
    .b = Lend it your weapons
    .a0 = It is a very short song, and one of you sings it very well. The troll does not even hear the last verse.
    .a1 = You sing everything you know, then everything again. Towards morning it nods off, and you envy it with all your heart.
    .b0 = It takes them in its arms and falls asleep on them. Getting them out from under it takes time, and afterwards nothing fits your hands as it did.

tale-road-38 = A herd of shaggy cattle with nobody's brand stands in a side valley. In Gloomhaven they have been short of milk and leather since the murrain. It is two days to the gates, and the bull is looking at you already.
    .a = Drive the herd to town
    .b = Leave it where it is
    .a0 = One of you has a word with the bull, or a look, and from then on he trots behind you like a dog. The gates are opened wide, and the tanners weep for joy.
    .a1 = After two days you have walked round the valley eleven times. The herd is fresh. One of you has to be carried.
    .b0 = The bull goes on grazing. It is their valley, after all.

tale-road-39 = A yellow rag hangs from the door of the inn: fever. Through the window one can see that the hostess is still going from bed to bed, holding on to the bedposts. There is a path round the back, and the wind is in your favour.
    .a = Go in and help
    .b = Take the path
    .a0 = One of you has the sleeves rolled up before the door is shut and gives short orders. In three days the rag is taken down, and none of you has so much as a cough.
    .a1 = You fetch water, change sheets and pay the pedlar for every remedy he has. The guests pull through; and on the third day you feel hot yourselves.
    .b0 = You pass with your scarves before your mouths. Behind you someone is coughing, and then no longer.

tale-road-40 = The road goes through a ring of standing stones, and today the stones are glowing. The air in the middle flickers as it does above a fire. Around it lies bog, as far as one can see.
    .a = Walk through the ring
    .b = Wade through the bog
    .a0 = One of you lays a hand on each stone in turn, and one after the other they go out. It was only a matter of the right order.
    .a1 = In the middle you stop, since you have forgotten why you should go on. Your feet have forgotten it as well, and for a long time.
    .b0 = At every step you pull a boot from the bog, and at every third you look for it. You reach dry land at midnight.

tale-road-41 = Wolves have been running beside you since noon, on both sides, always just so far off. Now they close in. They are thin, and the one in front has only one eye and all the time in the world.
    .a = Face the pack
    .b = Run for the rocks
    .a0 = One of you goes down on one knee and holds out an open hand. The one-eyed wolf smells it, thinks, and turns away, and the pack with him.
    .a1 = He has faced people before. You hold out back to back until they have had enough, and there is not one of you who has not been bitten.
    .b0 = You reach the rocks with torn boots, and sit up there until they have grown tired of looking.

tale-road-42 = An old woodcutter is building himself a house by the road, entirely on his own, and has got as far as the beams. They are too heavy for one person. He does not ask; he merely lifts one end, sets it down again, and wipes his forehead.
    .a = Stay and raise the beams
    .b = Promise to look in on the way back
    .a0 = It is a whole day's work, and the beams are oak. He gives you soup, and you can hardly lift the spoons.
    .b0 = He nods. He will keep something for you, he says, should it turn out to be a promise.

tale-road-43 = In a hollow tree sits a grinning idol made of solid silver. Whoever carries it, says the inscription, carries everything. A jeweller on the road to the coast would pay ten gold for it, only somebody would have to get it there.
    .a = One of you carries it
    .b = Leave it in the tree
    .a0 = It does not weigh much. It merely thinks of all one has ever done wrong, the entire way, and whoever has carried it needs a while to get rid of that again.
    .b0 = It goes on grinning. You have the impression that it is a little disappointed.

tale-road-60 = The house by the road has a door now, and windows, and all that is missing is the roof. The old woodcutter waves to you from far off. So it was a promise, he says, and brings out a battle axe, oiled and wrapped in cloth: he has no more use for it.
    .a = Let him keep it and thatch the roof
    .b = Accept the axe
    .a0 = Before dark the roof is on. He hangs the axe above the hearth, and tells everyone who takes shelter there who has thatched it.
    .b0 = It lies in the hand as if it had been waiting. He looks after it for a while, then he picks up a bundle of straw.

tale-road-65 = You know those two mules. The carter's widow has got stuck in a flooded hollow, up to the axles, and a few gentlemen with clubs have just come out of the wood to offer their assistance. She sees you and puts on the coffee.
    .a = Help her for the coffee
    .b = Help her for a share of the load
    .a0 = The gentlemen withdraw, the wagon comes free, and the coffee is very strong. On this route there will soon be no inn in which she has not told it.
    .b0 = The gentlemen withdraw, the wagon comes free. She counts your share out on the tailboard, exact to the coin, and pours the coffee away.
