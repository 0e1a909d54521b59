# Названия классов, о которых события говорят раньше, чем за них можно играть.

class-beast-tyrant = Укротительница зверей
class-berserker = Берсерк
class-doomstalker = Вестник рока
class-elementalist = Повелитель стихий
class-nightshroud = Покров ночи
class-plagueherald = Глашатай чумы
class-quartermaster = Квартирмейстер
class-sawbones = Костоправ
class-soothsinger = Сладкопевец
class-summoner = Призывательница
class-sunkeeper = Хранительница солнца
