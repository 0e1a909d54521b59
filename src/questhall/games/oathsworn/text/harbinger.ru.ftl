# Harbinger: board and cards.

class-harbinger = Предвестник
    .role = Видит, что будет, и правит увиденное: разбирает колоды, портит карты врагу, чинит своим и ставит людей туда, где они нужны.

-special-harbinger-take-wing = На крыло
-card-harbinger-read-the-wind = Прочесть ветер
-card-harbinger-ill-omen = Дурной знак
-card-harbinger-whisper = Шёпот на ухо
-card-harbinger-crooked-fate = Кривая судьба
-card-harbinger-carry-aloft = Поднять ввысь
-card-harbinger-unspoken-hour = Ненаступивший час
-card-harbinger-thread-of-doom = Нить рока
-card-harbinger-black-feather = Чёрное перо
-card-harbinger-two-roads = Две дороги
-card-harbinger-cast-the-bones = Бросить кости
-card-harbinger-seen-before = Виденное прежде
-card-harbinger-named-wound = Названная рана
-card-harbinger-borrow-tomorrow = Занять у завтра
-card-harbinger-last-page = Последняя страница
-card-harbinger-it-was-not-so = Этого не было
