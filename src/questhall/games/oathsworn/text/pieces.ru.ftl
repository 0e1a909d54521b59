# Колоды, в которые заглядывают, фрагменты отряда, соколы, часовые и страж.

stat-free-redraws = бесплатные замены

element-fire = Огонь
element-water = Вода

figure-sentinel = Часовой

table-option-sentinel-cards = Часовые
    .help = Сколько кубиков силы использует в атаке каждый часовой.
table-option-sentinel-cards-one = По одному, сверх них — белые карты
table-option-sentinel-cards-all = Каждый — все

option-discard = Сбросить: { $card }
option-element = { $element }
option-falcon-of = Сокол: { $figure }
option-look = Посмотреть колоду: { $colour }
option-next-card = { $card }
option-redraw-later = 1 бесплатная замена в следующей атаке
option-rejuvenate = Возродить стража (6 аним)
option-sentinel = { $figure }
option-tile-at = { $hex }

prompt-carry-whom = Кого перенести?
prompt-create-sentinel = Где вырастет часовой?
prompt-discard-might = Сбросить карты колоды ({ $colour })?
prompt-lay-tile = Куда положить фрагмент: { $tile }?
prompt-look-at = Какую колоду силы посмотреть?
prompt-next-stage = Какая карта стадии будет следующей?
prompt-redraw-one = Какую карту заменить?
prompt-rejuvenate-where = Где поднимется страж?
prompt-remove-sentinel = Какого часового убрать?
prompt-remove-tile = Какой фрагмент убрать: { $tile }?
prompt-send-falcon = Куда летит сокол?
prompt-top-card = Какая карта ляжет сверху?
prompt-which-element = { $oathsworn }: с какой стихии начать?
prompt-which-falcon = Который сокол?

event-falcon-came-home = Сокол вернулся: { $figure }.
event-falcon-sent = Сокол летит: { $figure }.
event-rejuvenated = { $figure } снова на ногах: { $hex }.
event-sentinel-grew = Вырос часовой: { $hex }.
event-sentinel-removed = Часового больше нет: { $hex }.
event-stage-buried = «{ $card }» уходит под остальные карты своей стадии.
event-tile-removed = { $tile } убран: { $hex }.
