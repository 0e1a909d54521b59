# Campaigns: in the lobby and on their own page.

campaign-played =
    { $count ->
        [0] nothing played yet
        [one] { $count } match played
       *[other] { $count } matches played
    }
campaign-over-short = over

campaign-begin = Begin a campaign
campaign-new = { $game }: a new campaign
campaign-name = Name of your party
campaign-usual-name = { $game }: our party
campaign-undo-help = For all evenings. “Until something is revealed” keeps quests and dice as they were drawn.
campaign-rulings =
    { $count ->
        [one] A ruling of the rulebook
       *[other] Rulings of the rulebook ({ $count })
    }
campaign-new-help = What you gain and lose stays from match to match. Others join by a link, and who plays may change every time.

campaign-invited = You are invited
campaign-invited-help = To the campaign of: { $names }. As a member you play along and go on with it.
campaign-join = Join
campaign-members-only = Members of the group begin the next match.

campaign-next = What is next
campaign-also = Or else
campaign-for = Players: { $seats }
campaign-play = Play
campaign-go-on = Continue
campaign-who-sits = At the table
campaign-again-help = Lost: once more, as if it had not been
campaign-over = The campaign is over
campaign-over-help = There is nothing left to play. Its matches can be watched again, and a copy can go another way.
campaign-seats-help = Whoever of the group is to come sits down “by invitation”: they find the table on this page.

campaign-playing = Being played
campaign-to-table = To the table
campaign-sit = Sit down
campaign-watch = Watch
campaign-give-up = Give up this attempt
campaign-really-give-up = The campaign is then as it was before this match, less what it cost to begin. The attempt stays in the history, and the next one meets the same luck.
campaign-giving-up = { $name } would like to give up this attempt. If a second member agrees, it is over.

campaign-history = History
campaign-whole-history = The whole history
campaign-what-came = What came of it
campaign-nothing-yet = Nothing yet: the story begins with you.
campaign-fate-open = being played
campaign-fate-won = done
campaign-fate-lost = lost
campaign-fate-abandoned = given up
campaign-attempt = attempt { $number }
campaign-replay = Watch again
campaign-fork = Go another way from here
campaign-fork-help = A copy of the campaign as it was after this match, with other luck. This one stays as it is.
campaign-fork-here = Make the copy
campaign-fork-start = A copy from the beginning

campaign-group = The group
campaign-invite-help = Anyone with this link can join the group. When somebody leaves, it stops working and a new one appears here.
campaign-leave = Leave the group
campaign-really-leave = You will need a new invitation to come back.
campaign-show-out = Remove { $name }
campaign-really-show-out = { $name } will no longer be able to act for the group, and old invitations stop working.
campaign-rename = Rename
campaign-export = Keep it as a file
campaign-export-help = A match that is open is not in the file. In the lobby it can be opened again, like a saved game.
campaign-exported = The campaign is kept as a file.

campaign-error-bad_token = You do not belong to the group of this campaign.
campaign-error-bad_save = This file is not a campaign that can be opened here.
campaign-error-bad_setup = The match cannot be begun like this.
campaign-error-stale = Somebody has gone on with the campaign meanwhile.
campaign-error-not_over = A match of this campaign is still open.
campaign-error-bad_invitation = This invitation no longer works: ask a member for a new one.
campaign-error-not_founder = Only the longest-standing member can remove others.
campaign-error-last_member = The last member cannot leave: the campaign has to belong to somebody.
campaign-error-stopped = This campaign was stopped: one of its rules did not come to an end.
campaign-error-too_many = The group, or the campaign itself, has no room for more.
campaign-error-nobody_sat = It is not known any more who sat there: say who plays.

evening-page = The page of this evening
evening-won = Victory
evening-lost = Defeat
evening-done = Done
evening-given = Given up
evening-given-help = The campaign stands as before this attempt, less what it cost to begin it.
evening-turn = Turn the page
evening-turn-help = Everything is done here. When the page is turned, it can no longer be taken back.
evening-others-turn = A member of the group turns the page; it opens for everybody.
evening-nothing = Nothing has changed for the group.
evening-gained = Won
evening-learned = Learned
evening-opened = New
