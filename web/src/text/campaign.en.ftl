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
campaign-undo-help = Applies to every evening. “Until something is revealed” keeps quests and dice as they were drawn.
campaign-rulings =
    { $count ->
        [one] A ruling of the rulebook
       *[other] Rulings of the rulebook ({ $count })
    }
campaign-new-help = What you gain and lose carries over from match to match. Others join by link, and the players may change every time.

campaign-invited = You are invited
campaign-invited-help = To the campaign of: { $names }. As a member you play in it and can continue it.
campaign-join = Join
campaign-members-only = Only members of the group can begin the next match.

campaign-next = What’s next
campaign-also = Also possible
campaign-for = Players: { $seats }
campaign-play = Play
campaign-go-on = Continue
campaign-who-sits = At the table
campaign-again-help = Lost: play it again as if it had never happened
campaign-over = The campaign is over
campaign-over-help = There is nothing left to play. Its matches can be watched again, and a copy can take another path.
campaign-seats-help = Whoever of the group is to come sits down “by invitation”: they find the table on this page.

campaign-playing = In progress
campaign-to-table = To the table
campaign-sit = Sit down
campaign-watch = Watch
campaign-give-up = Give up this attempt
campaign-really-give-up = The campaign goes back to where it was before this match, minus what it cost to begin. The attempt stays in the history, and the next one has the same luck.
campaign-giving-up = { $name } would like to give up this attempt. If a second member agrees, it is over.

campaign-history = History
campaign-whole-history = Full history
campaign-what-came = What came of it
campaign-nothing-yet = Nothing yet: the story begins with you.
campaign-fate-open = in progress
campaign-fate-won = done
campaign-fate-lost = lost
campaign-fate-abandoned = given up
campaign-attempt = attempt { $number }
campaign-replay = Watch again
campaign-fork = Take another path from here
campaign-fork-help = A copy of the campaign as it was after this match, with different luck. This one stays as it is.
campaign-fork-here = Make a copy
campaign-fork-start = Copy it from the beginning

campaign-group = The group
campaign-invite-help = Anyone with this link can join the group. When someone leaves, it stops working and a new one appears here.
campaign-leave = Leave the group
campaign-really-leave = You will need a new invitation to come back.
campaign-show-out = Remove { $name }
campaign-really-show-out = { $name } will no longer be able to act for the group, and old invitations stop working.
campaign-rename = Rename
campaign-export = Save as a file
campaign-export-help = A match in progress isn’t in the file. The file can be opened again in the lobby, like a saved game.
campaign-exported = The campaign has been saved as a file.

campaign-error-bad_token = You aren’t a member of this campaign’s group.
campaign-error-bad_save = This file isn’t a campaign that can be opened here.
campaign-error-bad_setup = The match can’t be started like this.
campaign-error-stale = Someone has continued the campaign in the meantime.
campaign-error-not_over = A match of this campaign is still in progress.
campaign-error-bad_invitation = This invitation no longer works: ask a member for a new one.
campaign-error-not_founder = Only the longest-standing member can remove others.
campaign-error-last_member = The last member can’t leave: the campaign has to belong to someone.
campaign-error-stopped = This campaign was stopped: one of its rules got stuck in a loop.
campaign-error-too_many = The group, or the campaign itself, has no room for more.
campaign-error-nobody_sat = It’s no longer known who sat there: choose who plays.

evening-page = This evening’s page
evening-won = Victory
evening-lost = Defeat
evening-done = Done
evening-given = Given up
evening-given-help = The campaign is as it was before this attempt, minus what it cost to begin it.
evening-turn = Turn the page
evening-turn-help = Everything here is done. Once the page is turned, nothing on it can be undone.
evening-others-turn = A member of the group turns the page; it then opens for everyone.
evening-nothing = Nothing has changed for the group.
evening-gained = Gained
evening-learned = Learned
evening-opened = New
