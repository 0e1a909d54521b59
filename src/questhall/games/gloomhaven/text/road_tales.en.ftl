# Road events: the stories around what the cards bring.

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

tale-road-05 = A hunter hangs by one foot from a tree, in the snare of some earlier hunter. Around his neck he wears teeth, dozens of them, and not all of them from beasts. He promises you the chain if you cut him down; the spirits of those teeth, he adds, would rather see it buried.
    .a = Cut him down and take the chain
    .b = Cut him down and bury the chain
    .a0 = He is gone among the trees before the rope has stopped swinging. The chain is warm, and warmer after a fight.
    .b0 = You dig a hole and say what words you have. Something whispers behind you until nightfall, but in the next village they know already what you did, and approve.

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

tale-road-28 = A courier overtakes you at a stagger, with a sealed tube on his back and no shoes any more. His horse lies dead ten miles back. If he is at the border by morning, there is money for him, and he would gladly share it for something that keeps him on his feet.
    .a = Give him a draught
    .b = Give him your best wishes
    .a0 = He drinks it while running. At the border your share is waiting for you in an envelope; and if one of you knows how to talk to couriers, it is a thick one.
    .b0 = He thanks you for them and staggers on.

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

tale-road-44 = The birds have stopped singing, and a little later you know why: above a field the air is torn, a hand's breadth wide, and something looks out of it with interest. The farmer has put up a scarecrow in front. It has not helped.
    .a = Mark the place and come back prepared
    .b = Advise the farmer to move
    .a0 = You pace it out, you measure the tear against a spear, and you write it all down. It is wider than a hand's breadth by the time you are done.
    .b0 = He has thought of that himself, he says. The wagon is packed; he had only wanted someone to say it.

tale-road-45 = Between two rocks a spring bubbles up, clear and ice-cold, and it is the hottest day of the year. Beside it in the grass lie three dead frogs, on their backs, with crossed legs.
    .a = Drink
    .b = Wait for the next spring
    .a0 = It is wonderful for about as long as it takes to wipe one's mouth. Then you understand the frogs.
    .b0 = The next one comes after seven miles and is muddy. There are live frogs in it.

tale-road-46 = At a fork two signposts stand back to back, both of them pointing to the same village in opposite directions. Between them sits an old man with a telescope. He has been waiting for years, he says, to see which of the two is right.
    .a = Go and find out for him
    .b = Leave him his question
    .a0 = Both are right: the village lies on the far side of the hill. He thanks you, packs up his telescope, and looks ten years older.
    .b0 = You wish him patience, and he you. At the next bend you can still see the telescope glint.

tale-road-47 = Mushroom rings cover the clearing, each as big as a wagon wheel, and a sweet dust hovers over them. The path goes round the edge. Straight across it would be much shorter, and something in the middle glitters.
    .a = Keep to the edge
    .b = Go straight across
    .a0 = It is a long way round for such a small clearing. The glitter keeps up with you for a time, then it gives up.
    .b0 = The mushrooms burst under your boots, one after another, and the dust is everywhere. What glitters is the belt buckle of someone who wanted to go straight across.

tale-road-48 = From a hilltop a light falls on the road, so glaring that the stones throw shadows at noon. It wanders along slowly and stops at you. Where it rests, the grass begins to smoke.
    .a = Take cover and wait for clouds
    .b = Go up and put it out
    .a0 = The clouds come late, but they come. The light searches for you for a while, and you have the feeling that you will meet again.
    .b0 = You run uphill with closed eyes, towards what burns behind your lids. When you can see again, you are lying at the bottom, cut, scorched and rather at a loss.

tale-road-49 = On a crag above the road stands a keep, and on its walls stand guards, every ten paces, upright and quite motionless. No flag, no smoke. They did not answer when you called, nor did they shoot.
    .a = Make a note of the place and go on
    .b = Climb up to the wall
    .a0 = You draw the keep, the path and the number of the guards. When you count again in parting, there is one more of them.
    .b0 = They let you come right up to the guardroom and fill your pockets. Then all the heads turn at the same time, and you take the quickest way down.

tale-road-50 = In a mountain lake, at about the depth of two men, a drowned man is standing upright and holding a staff above his head, as if it must not get wet. The water around the staff moves in circles. There is a long rope in your packs.
    .a = Fish for the staff with rope and hook
    .b = Dive for it
    .a0 = At the fifth attempt the hook catches, and the drowned man lets go. He sinks down as if he had been relieved at last.
    .b0 = You dive until your lips are blue, for he does not let go readily. In the end you hook a rope to him, and then it is quite simple.

tale-road-51 = At a crossroads a gentleman in black sits on a milestone and shuffles cards. He has been waiting for you, he says, but he says it as one says it to everybody. He fans the cards out, face down: one of them is yours, it costs nothing, and somebody will be sorry.
    .a = Draw a card
    .b = Wish him a good evening
    .a0 = It is black on both sides. When you look up there is only the milestone, and when you look down again you know whose name belongs on the card.
    .b0 = He bows and goes on shuffling. The evening is not particularly good, but it ends.

tale-road-52 = A plague cart has been left by the road, with its tarpaulin tied down and its horses cut loose. Whoever fled from it left a strongbox on the seat as well. A bell hangs from the shaft and rings, though there is no wind.
    .a = Give it a wide berth
    .b = Fetch the strongbox
    .a0 = You go through the nettles, in single file. It rings until you are over the hill.
    .b0 = There is money in the box. There is also something under the tarpaulin, which says thank you and coughs.

tale-road-53 = A madman stands on the bridge with an axe, red from blade to handle, and screams that nobody crosses while he lives. He has been standing there for days, by the look of him, and he would like to lie down. There is no other bridge.
    .a = Fight your way across
    .b = Throw him something to drink and wait
    .a0 = He is weak, but he is everywhere. You reach the other side with cuts that will not close for a while, and the axe sinks in the river.
    .b0 = He empties whatever you roll over to him, and sleep takes him in the middle of a curse. You lift the axe out of his hands and tiptoe across.

tale-road-54 = A gate stands open, and a farmer's whole herd is standing on the road, undecided. The farm lies on the hill, and nobody seems to be at home. The cows look at you as if you were in charge.
    .a = Drive them up one by one
    .b = Whistle, clap and get it over with
    .a0 = Each of them has a name and a will of its own. The farmer finds you in the evening at the gate, fast asleep, and the herd complete.
    .b0 = One whistle from the one of you who knows how, and they trot up the hill in rows of two. The farmer has watched it from the window, and he will tell of it in the village.
    .b1 = They have never heard such a noise, and make off, all together, over the fence and down the valley. It is the valley that leads to the town.

tale-road-55 = A hermit has built his hut in the top of a tree, and lets down a basket on a string: soup, in exchange for news. The soup is green. The hermit, as far as one can see, is green as well.
    .a = Give him the news and keep to your bread
    .b = Eat up the soup
    .a0 = He laughs at the war, weeps over the price of flour, and pulls up the basket. It was a good conversation.
    .b0 = One gets used to it, he calls down, it takes about forty years.

tale-road-56 = A boundary stone has been moved, you can tell from the bare patch where it used to stand. Two farmers are facing each other beside it with pitchforks, and their families behind them. Each has noticed you, and each has a purse.
    .a = Put the stone back where it was
    .b = Let both of them pay you for leaving
    .a0 = It fits into its hole like a tooth. Both of them are ashamed, and for lack of anything better they invite each other to supper, and you too.
    .b0 = Each is convinced that you would have helped the other. They have already made up their quarrel by the time they notice.

tale-road-57 = On a hill stands a single wall with a window in it, and in the window, every evening, they say, a light. There is no house belonging to it. It is evening, and there is the light, far up above the scree.
    .a = Go on along the road
    .b = Climb up to it
    .a0 = It shines on your backs for an hour. Then someone, or something, blows it out.
    .b0 = It is steep, it is dark, and when you are up there the window is black. On the sill lies a slip of paper, in neat handwriting: “Not today, unfortunately. Do come again.”

tale-road-58 = A ferryman is waiting at the river, with a ferry that is mostly rope. He takes people across for nothing, he says, if only they tell him what is on the other side; he has never got out there. The bridge is a day's march downstream.
    .a = Take the ferry
    .b = March to the bridge
    .a0 = You tell him: a road, a willow, a milestone. He nods happily, and on the way back he says it to himself over and over.
    .b0 = It is a day's march down, and, as you notice only on the bridge, another up again. The ferryman waves.

tale-road-59 = A healer of the marsh people has a remedy against everything that lies before you, a brown brew in which something is swimming. It works, she says, if one survives it. If one refuses it, she must unfortunately be offended, and her people with her, from here to the edge of the marsh.
    .a = Drink the brew
    .b = Refuse it
    .a0 = You do survive it. Your skin itches, the trees are whispering, your stomachs turn; and beneath it all spreads a great and quite unreasonable confidence.
    .b0 = They are offended from here to the edge of the marsh. Every path ends in water, every light leads astray, and at the border someone solemnly spits after you.

tale-road-60 = The house by the road has a door now, and windows, and all that is missing is the roof. The old woodcutter waves to you from far off. So it was a promise, he says, and brings out a battle axe, oiled and wrapped in cloth: he has no more use for it.
    .a = Let him keep it and thatch the roof
    .b = Accept the axe
    .a0 = Before dark the roof is on. He hangs the axe above the hearth, and tells everyone who takes shelter there who has thatched it.
    .b0 = It lies in the hand as if it had been waiting. He looks after it for a while, then he picks up a bundle of straw.

tale-road-61 = The light on the hilltop has found you again. This time it does not burn: it goes out and comes back, twice short and once long, and then again. It looks as if somebody was waiting for an answer.
    .a = Stay under the trees
    .b = Answer it with a polished shield
    .a0 = It goes on asking until dusk. Once the beam passes over your hiding place, quite slowly, and it seems to you that it hesitates.
    .b0 = Twice short, once long. For a moment nothing happens; then the beam swings round and rests on a distant roof of gold that no map shows.

tale-road-62 = For the third time the light lies in the middle of your road, and this time it does not move. Behind it, blurred, a figure is standing and holding a mirror as tall as itself. It has plenty of time. So, by now, has the light.
    .a = Walk towards it with open hands
    .b = Throw a stone at the mirror
    .a0 = The light draws back before you step by step, like somebody who shows the way. At noon you are standing on a ridge, and below you lies a temple as bright as its lamp.
    .b0 = The mirror shatters, and each of the pieces is as bright as the whole. They come down on you from all sides.

tale-road-63 = On the hill with the single wall a light is burning again. This time it is there when you arrive: a lamp, a set table, and on the sill an earring, shaped like a small sun. “For whoever comes a second time,” says the slip of paper.
    .a = Sit down to supper and leave the earring
    .b = Take the earring
    .a0 = The soup is hot, and nobody comes. When you leave, the window seems to you a little less lonely.
    .b0 = It is warm as though it had just been worn. As you go down the hill, the lamp in the window goes out, as one does when everything has been settled.

tale-road-64 = The tree across the road has been felled with care, and on it sits a man with a small sign on his collar. Somebody burnt a letter, he says, and that is impolite. Behind you a second tree falls.
    .a = Fight it out
    .b = Break through into the wood
    .a0 = They have had weeks to prepare for it, and they are many. You win, if one wants to call it that, and lie for days in a barn until you can hold a spoon again.
    .b0 = Branches, ditches, crossbow bolts. They give up at the second stream, and you have left behind more strength there than you had.

tale-road-65 = You know those two mules. The carter's widow has got stuck in a flooded hollow, up to the axles, and a few gentlemen with clubs have just come out of the wood to offer their assistance. She sees you and puts on the coffee.
    .a = Help her for the coffee
    .b = Help her for a share of the load
    .a0 = The gentlemen withdraw, the wagon comes free, and the coffee is very strong. On this route there will soon be no inn in which she has not told it.
    .b0 = The gentlemen withdraw, the wagon comes free. She counts your share out on the tailboard, exact to the coin, and pours the coffee away.

tale-road-66 = In a dry river bed lies the wagon of a paymaster who never arrived, half under the gravel. The chest at the front has burst open and is full of gold. The one at the back is shut, and much more beautifully made.
    .a = Be content with the open one
    .b = Try the other one as well
    .a0 = You fill everything that has a bottom. The beautiful chest stays behind, and ticks softly.
    .b0 = The lock is a masterpiece, and so are the blades behind it. The chest was empty; you divide what was in the open one, with bandaged fingers.

tale-road-67 = A caravan of glassblowers is looking for a town in which to settle, with furnaces, families and a recipe for red glass. They have heard of a place on the coast. For guiding them anywhere at all, their eldest offers you a share of the cash box.
    .a = Show them the way to Gloomhaven for nothing
    .b = Accept the cash box and take them to the coast
    .a0 = Before long there are red windows in the sanctuary, and ships call just for the sake of the glass.
    .b0 = The place on the coast is pretty. The cash box is heavy, and the eldest counts out your share without haggling.

tale-road-68 = A nobleman's coach has been stopped by people with scythes. He has had their common fenced in, they say; he has papers, says he, and gold for anyone who gets him through. The children have climbed on the coachman's seat and are blowing the horn.
    .a = Get the coach through
    .b = Help the people to a talk with him
    .a0 = You clear a lane, quite gently. He pays through the window, with two fingers, and the horn is still to be heard for a long time.
    .b0 = He gets out. Without the coach around him he is a small, tired man who has never seen the common; in the evening the fence is firewood.

tale-road-69 = In a side valley a company of engineers is practising: bridges that are up in an hour, walls that are down in a minute. They would let you join in the assault. Or else you could help them with the one bridge that is meant to stay, for the market road.
    .a = Join in the assault
    .b = Help with the bridge
    .a0 = You take the wall three times, lose it twice, and are shown afterwards on a sand table what you ought to have done.
    .b0 = It is a week of piles and pulleys, and the swords stay wrapped up. But the first wagons roll over it to market while the planks are still white.
