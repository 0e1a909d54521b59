# What the terminal says of its own accord. What games say is in their packages.

terminal-welcome = { $game }, { $format }, players: { $seats }. You are player { $seat }.
terminal-seed-hash = Fingerprint of the seed: { $hash } (the seed itself is shown after the game)
terminal-seed = Seed: { $seed } (fingerprint { $hash })
terminal-commands = number or option id = choose · u undo · h hint · i NAME read a card · ? NAME why not · r ID rule · s FILE save · l language · q quit
terminal-browser-too = This table is in the terminal; `questhall serve` opens one in the browser.
terminal-which-game = What would you like to play?
terminal-no-number = “{ $word }” is not one of the numbers 1 to { $most }.
terminal-no-command = “{ $word }” is neither a number from 1 to { $most } nor a command. Type an empty line to see both again.
terminal-nothing-to-undo = You have made no choice that could be undone.
terminal-undo-warning = Something has become known since then (a card or dice). Undoing this changes the luck that follows; type u! to do it anyway.
terminal-undone = Undone.
terminal-hint = The bot would choose { $number }: { $option }
terminal-saved = Saved to { $file }.
terminal-save-failed = { $file } can’t be written: { $reason }.
terminal-save-where = Name a file: s FILE.
terminal-no-rule = There is no rule { $rule }.
terminal-name-something = Name something on the table, by its name or by its id.
terminal-no-thing = There is nothing called “{ $thing }” on the table.
terminal-can-act = { $thing }: you can choose it now ({ $numbers })
terminal-why-not = { $thing }: { $reason } [{ $rule }]
terminal-no-reason = { $thing }: no rule forbids it, but it isn’t part of the current question.
terminal-won = You have won.
terminal-finished = The game is finished.
terminal-lost = You have lost.
terminal-drawn = The game is drawn.
terminal-good-bye = Good-bye.
terminal-replay-at = Choice { $now } of { $all }
terminal-replay-ask = Enter = next · b back · number = go there · q quit
terminal-replay-true = The save leads to the position that it claims (hash { $hash }).
terminal-replay-changed-rules = The save comes from other rules (version { $version }); it opens at its checkpoint, and its past can’t be shown.

terminal-player = Player { $seat }
terminal-campaign = { $name }, match { $link }
terminal-campaign-again = { "  a" }  Play the lost match again
terminal-campaign-commands = number = play it · q quit
terminal-campaign-won = Match { $link } of the campaign is over.
terminal-campaign-lost = Match { $link } of the campaign is lost.
terminal-campaign-over = The campaign is over.
