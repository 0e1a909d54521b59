# Names of classes that events speak of before anybody can play them.

class-beast-tyrant = Beast Tyrant
class-berserker = Berserker
class-doomstalker = Doomstalker
class-elementalist = Elementalist
class-nightshroud = Nightshroud
class-plagueherald = Plagueherald
class-quartermaster = Quartermaster
class-sawbones = Sawbones
class-soothsinger = Soothsinger
class-summoner = Summoner
class-sunkeeper = Sunkeeper
