# The symbols on the boxes of the locked classes. Their names are in the files of the classes.

symbol-beast-tyrant = Two Minis
symbol-berserker = Lightning
symbol-doomstalker = Angry Face
symbol-elementalist = Triangles
symbol-nightshroud = Eclipse
symbol-plagueherald = Squid Face
symbol-quartermaster = Three Spears
symbol-sawbones = Saw
symbol-soothsinger = Music Note
symbol-summoner = Circles
symbol-sunkeeper = Sun
