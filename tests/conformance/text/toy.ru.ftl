lantern-1 = тлеющий фонарь
lantern-2 = жестяной фонарь
lantern-3 = бумажный фонарь
lantern-4 = стеклянный фонарь
lantern-5 = латунный фонарь
lantern-6 = штормовой фонарь
side-1 = один
side-2 = два
side-3 = три
side-4 = четыре
side-5 = пять
side-6 = шесть

option-play = Сыграть { $card }
option-ready = Готово
option-roll = Бросить кости
option-rest = Отдохнуть
option-look = Посмотреть следующий фонарь
option-leave = Оставить сверху
option-bury = Положить вниз
option-sing = Спеть за { $coins ->
    [one] монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}

prompt-play = Выберите фонарь
prompt-dare = Рискните ради двух монет или возьмите одну
prompt-look = Посмотреть следующий фонарь?
prompt-bury = Куда его?
prompt-sing = Кто поёт?

event-drew = У места { $seat } полная рука
event-drew-card = Место { $seat } берёт { $card }
event-relit = Зажжено снова: { $count }
event-played = Место { $seat } показывает { $card }
event-won = Место { $seat } светит ярче всех
event-paid = Место { $seat } получает { $coins }
event-rolled = Место { $seat } бросает { $values }
event-saw-card = Место { $seat } видит { $card }
event-buried = Место { $seat } кладёт фонарь вниз
event-over = Вечер окончен

why-burnt = Этот фонарь догорел
