# Что приносят планшеты особых правил: жители, логова, всходы.

figure-civilian = Житель
stat-white-cards = белые карты силы
stat-yellow-cards = жёлтые карты силы
stat-red-cards = красные карты силы
stat-black-cards = чёрные карты силы

option-search = Обшарить: { $card }
prompt-lead-whom = Кого из жителей вывести?
prompt-lead-where = { $figure }: куда вывести?
prompt-which-lair = Какую чащу обшарить?

event-emerged = { $figure } выходит из укрытия: { $hex }.
event-lair-empty = { $card }: здесь пусто.
event-obstacle-placed = Новое препятствие: { $hex }.
event-saved = { $figure } спасён.
event-trampled = { $figure } затаптывает всходы: { $hex }.
event-vanished = { $figure } исчезает.
