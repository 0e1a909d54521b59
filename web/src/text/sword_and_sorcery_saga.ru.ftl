# Страница кампании «Клинка и колдовства».

saga-act = Сценарии акта
saga-heroes = Герои отряда
saga-no-heroes = Героев выбирают в начале первого сценария.
saga-muster = { $count ->
    [one] Выбирают { $count } героя
   *[other] Выбирают { $count } героев
}
saga-dealing = Снаряжением меняются в эмпориуме, до первого раунда
saga-unknown = Ещё не рассказано
saga-fate-done = победа
saga-fate-open = { $defeats ->
    [0] открыт
    [one] открыт, { $defeats } поражение
    [few] открыт, { $defeats } поражения
   *[other] открыт, { $defeats } поражений
}
saga-fate-ahead = впереди
saga-fate-passed = остался в стороне
saga-leads-to = ведёт к
saga-defeats = { $count ->
    [one] Раньше: { $count } поражение
    [few] Раньше: { $count } поражения
   *[other] Раньше: { $count } поражений
}
saga-over = Акт завершён.
saga-belongings = Общее
saga-shards = Частицы души
saga-tolls = Удары колокола
saga-tolls-help = Некоторые победы и каждое поражение прибавляют колоколу удар; тихий колокол оставит больше времени в конце.
saga-stash = В тайнике
saga-soulrank = Уровень души { $rank }
saga-crowns = Кроны
saga-items = Предметы
saga-powers = Умения
saga-worn = Надето
saga-carried = В сумке
saga-nothing = Ничего
