# Harbinger: board and cards.

class-harbinger = Предвестник
    .role = Видит, что будет, и правит увиденное: разбирает колоды, портит карты врагу, чинит своим и ставит людей туда, где они нужны.

name-special-harbinger-take-wing = На крыло
name-card-harbinger-read-the-wind = Прочесть ветер
name-card-harbinger-ill-omen = Дурной знак
name-card-harbinger-whisper = Шёпот на ухо
name-card-harbinger-crooked-fate = Кривая судьба
name-card-harbinger-carry-aloft = Поднять ввысь
name-card-harbinger-unspoken-hour = Ненаступивший час
name-card-harbinger-thread-of-doom = Нить рока
name-card-harbinger-black-feather = Чёрное перо
name-card-harbinger-two-roads = Две дороги
name-card-harbinger-cast-the-bones = Бросить кости
name-card-harbinger-seen-before = Виденное прежде
name-card-harbinger-named-wound = Названная рана
name-card-harbinger-borrow-tomorrow = Занять у завтра
name-card-harbinger-last-page = Последняя страница
name-card-harbinger-it-was-not-so = Этого не было
