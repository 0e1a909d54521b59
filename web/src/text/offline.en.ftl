offline = You’re offline.
offline-read = You can still read:
offline-nothing = Games you’ve played here can be looked up offline; you haven’t played any yet.
offline-rules = Rules of { $game }
offline-codex = Codex of { $game }
