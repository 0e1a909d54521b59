# The campaign's page of Sword & Sorcery.

saga-act = The quests of the Act
saga-heroes = The heroes of the company
saga-no-heroes = Heroes are chosen at the beginning of the first quest.
saga-muster = Heroes chosen: { $count }
saga-dealing = Gear changes hands in the emporium, before the first round
saga-unknown = Not yet told
saga-fate-done = won
saga-fate-open = { $defeats ->
    [0] open
    [one] open, lost once
   *[other] open, lost { $defeats } times
}
saga-fate-ahead = still ahead
saga-fate-passed = passed over
saga-leads-to = leads to
saga-defeats = { $count ->
    [one] Lost once before
   *[other] Lost { $count } times before
}
saga-over = The Act is over.
saga-belongings = Shared by all
saga-shards = Soul shards
saga-tolls = Tolls of the bell
saga-tolls-help = Some victories and every defeat make the bell toll once more; a quiet bell leaves more time at the end.
saga-stash = In the stash
saga-soulrank = Soulrank { $rank }
saga-crowns = Crowns
saga-items = Items
saga-powers = Powers
saga-worn = Worn
saga-carried = Carried
saga-nothing = Nothing
