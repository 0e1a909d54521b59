# The sealed envelopes: the stories around what lies in them. Numbers are places in the alphabet: A, B and X.

tale-envelope-01 = Whoever expected a letter is disappointed: the envelope holds only a sheet of copper as thin as a leaf, full of holes. You lay it on the table beside the finds of all these months, and somebody moves the lamp. The light falls through the holes and draws lines on the wall: teeth, shafts, a spring. What you took for five riddles are five parts of one drawing.
    .a = Show it to the smiths of the town
    .b = Keep it and learn to read it
    .a0 = For three nights no hammer falls in the whole quarter: they stand around your lamp and copy. On the fourth morning the forges are lit again, and the first to try something new asks you to come and look.
    .b0 = You turn the sheet, you turn the lamp, you quarrel, you begin anew. At last you know how its maker thought, and find that you think a little like that yourselves.

tale-envelope-02 = Within lies an acorn, wrapped in a list. On the list stands every coin that was ever laid in the bowl before the Great Oak by you and yours, with the day and the weather. Below, in the hand of the old keeper: the tree keeps accounts as well. It grows where it is thanked. Do with this as you see fit.
    .a = Plant the acorn before the town gate
    .b = Carry the acorn with you
    .a0 = Half the town comes to watch you dig a hole. By the end of the month there is a fence around the seedling, then a bench, then a market on Fridays.
    .b0 = It weighs nothing and is always warm. On the evening before you set out, each of you holds it for a while, and nobody says what they wished for.

tale-envelope-24 = The letter X is burnt into the paper. Inside there is a key into which nothing was ever cut, and a single verse: “I am whole as long as one has me. If two have me, I am torn; if three, I am gone. Nobody ever found me twice.” Below it the address of a pawnbroker. He looks at the key, pushes two drawers across the counter and says: one is for those who know what is meant.
    .a = “It means a friendship”
    .b = “It means a secret”
    .a0 = “A kind thought,” says the pawnbroker, “and a wrong one.” He gives you what was left for kind thoughts. The other drawer stays shut, and the key breaks in his hand.
    .b0 = The pawnbroker nods and asks nothing more. In the drawer lie a purse, a folded drawing and a note of the man who sealed the envelope: since you can keep quiet, you may as well know the rest.
