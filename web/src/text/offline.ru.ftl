offline = Нет связи.
offline-read = Можно читать и так:
offline-nothing = Правила игр, в которые вы здесь играли, можно читать без связи; пока таких нет.
offline-rules = Правила: { $game }
offline-codex = Справочник: { $game }
