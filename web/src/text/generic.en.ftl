# The table and the campaign of a game that brings no client of its own.

generic-codex = Cards
generic-codex-find = Find a card
generic-codex-nothing = No card contains all of these words.
generic-others = Other players
generic-nothing = nothing here
generic-more = and { $count } more
generic-ledger = What the group has
