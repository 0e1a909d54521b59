# Названия классов, о которых события говорят раньше, чем за них можно играть.

class-beast-tyrant = Повелитель зверей
class-berserker = Берсерк
class-doomstalker = Обрекающий
class-elementalist = Элементалист
class-nightshroud = Покров ночи
class-plagueherald = Предвестник чумы
class-quartermaster = Интендант
class-sawbones = Костоправ
class-soothsinger = Воспевающая
class-summoner = Призывающая
class-sunkeeper = Хранящая солнце
