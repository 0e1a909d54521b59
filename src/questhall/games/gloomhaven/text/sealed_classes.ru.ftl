# Символы на коробках закрытых классов. Их названия — в файлах этих классов.

symbol-beast-tyrant = Два лица
symbol-berserker = Молния
symbol-doomstalker = Злое лицо
symbol-elementalist = Треугольники
symbol-nightshroud = Затмение
symbol-plagueherald = Спрут
symbol-quartermaster = Три копья
symbol-sawbones = Пила
symbol-soothsinger = Нота
symbol-summoner = Круги
symbol-sunkeeper = Солнце
