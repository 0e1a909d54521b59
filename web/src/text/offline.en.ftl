offline = You’re offline.
offline-read = You can still read:
offline-nothing = Games you’ve played here can be looked up offline; there are none yet.
offline-rules = Rules of { $game }
offline-codex = Codex of { $game }
