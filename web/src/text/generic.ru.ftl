# Стол и кампания игры, у которой нет своего клиента.

generic-codex = Карты
generic-codex-find = Найти карту
generic-codex-nothing = Карт с такими словами нет.
generic-others = Другие игроки
generic-nothing = здесь ничего нет
generic-more = и ещё { $count }
generic-ledger = Что есть у группы
