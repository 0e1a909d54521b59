# Кампания: её страница, что отряд может сделать дальше, и начало главы.

format-company = Вольный отряд
table-option-hardcore = Жестокость
    .help = Что станет с Верным клятве при 0 ОЗ.
table-option-hardcore-true = Кто пал, тот мёртв, и класс потерян
table-option-hardcore-false = Кто пал, ещё очнётся

table-option-company = Отряд
    .help = Какие четверо Верных клятве идут в бой.
table-option-company-chosen = Выбирают игроки
table-option-company-first-game = Страж, Жрец, Следопыт, Медведица: для первой игры
table-option-company-two-walls = Страж, Ведьма, Кающийся, Охотница: две стены перед двумя стрелками
table-option-company-onrush = Медведица, Бродяга, Изгой, Жрец: медведица разворачивает зверя, два ножа живут у него за спиной
table-option-company-multipliers = Клинок, Предвестник, Охотница, Страж: замены, лишние карты и соколы, для опытных
table-option-company-crowded-board = Дева рощи, Ведьма, Кающийся, Следопыт: много фигур, мало брони, для знатоков

offer-story = Глава { $number }: { $chapter }
offer-instant = Глава { $number }, короткая страница: { $chapter }
offer-encounter = Столкновение: { $encounter }
offer-replay = Столкновение ещё раз: { $encounter }
offer-epilogue = Эпилог главы { $number }: { $chapter }

option-begin-chapter = Начать главу { $number }
option-convert = { $oathsworn }: из персонажа в спутника или обратно
option-difficulty = { $difficulty }
option-roll-hp-die = Бросить кубик ОЗ
option-swap = { $oathsworn } уступает место другому
prompt-chapter-start = Перед главой: кто идёт и насколько трудно будет?
prompt-tough-as-nails = { $oathsworn }: бросить кубик за 1 ОЗ? Его вернёт высший бросок.
prompt-who-comes = { $oathsworn }: кто приходит вместо?
event-converted = { $oathsworn }: начат новый лист.
event-difficulty-set = Теперь сложность: { $difficulty }.
event-joined = В отряд приходит { $oathsworn }.
event-died = { $oathsworn }: смерть.
event-rolled-hp-die = { $oathsworn }: бросок { $number }.

score-legend = Легенда
    .text = Для вас звонят в колокол и смолкают, когда вы просите.
score-veterans = Отряд ветеранов
    .text = Вашу строку читают вслух, когда клянутся другие.
score-survivors = Выжившие
    .text = Вы вернулись. Почти все и почти всегда.
score-broken = Разбитый отряд
    .text = Грамоту местами ещё можно прочесть.

ending-oath = На каждую стену врата
    .text = Долгая клятва принята, и в стене есть врата без дверей.
ending-respite = Отсрочка
    .text = Семь лет без процентов. Раньше никто не просил.
ending-ash = Железо
    .text = Вдвое больше золы, хлеб и великая тишина.
ending-open = Открытый город
    .text = Стена ложится, и лес входит шагом.

table-option-tutorial = Обучение
    .help = Колоды всегда лежат одинаково, а проводник объясняет первый бой.
table-option-tutorial-false = Нет
table-option-tutorial-true = Да

# Чем кончился вечер.
news-joined = вступает в отряд на уровне { $level }
news-level = теперь уровень { $level }, открыты новые карты
news-item = { $item }
news-packed = В рюкзаке: { $item }
news-injury = надолго ранение: { $injury }
news-fallen = без чувств до конца главы
news-dead = гибель
news-iron = +{ $amount } железа
news-iron-spent = потрачено железа: { $amount }
news-marks = { $amount ->
    [one] +{ $amount } отметка на счётчике выбывания
    [few] +{ $amount } отметки на счётчике выбывания
   *[many] +{ $amount } отметок на счётчике выбывания
}
news-ally = С отрядом идёт { $ally }
news-trait = Отряд научился: { $trait }
