# Looking at decks, tiles of the company, falcons, Sentinels and the Guardian.

stat-free-redraws = free redraws

element-fire = Fire
element-water = Water

figure-sentinel = Sentinel

table-option-sentinel-cards = Sentinels
    .help = How many Might Cubes each Sentinel uses in an attack.
table-option-sentinel-cards-one = One cube each, white beyond them
table-option-sentinel-cards-all = All cubes each

option-discard = Discard { $card }
option-element = { $element }
option-falcon-of = The falcon of { $figure }
option-look = Look at the { $colour } deck
option-next-card = { $card }
option-redraw-later = 1 free redraw in your next attack
option-rejuvenate = Rejuvenate the Guardian (6 animus)
option-sentinel = { $figure }
option-tile-at = { $hex }

prompt-carry-whom = Who is moved?
prompt-create-sentinel = Where does a Sentinel grow?
prompt-discard-might = Discard cards of the { $colour } deck?
prompt-lay-tile = Where is the tile laid: { $tile }?
prompt-look-at = Which Might Deck do you look at?
prompt-next-stage = Which Stage Card comes next?
prompt-redraw-one = Which card is redrawn?
prompt-rejuvenate-where = Where does the Guardian rise?
prompt-remove-sentinel = Which Sentinel is removed?
prompt-remove-tile = Which tile is removed: { $tile }?
prompt-send-falcon = Where does the falcon fly?
prompt-top-card = Which card lies on top?
prompt-which-element = { $oathsworn }: which element do you begin with?
prompt-which-falcon = Which falcon?

event-falcon-came-home = { $figure } has a falcon back.
event-falcon-sent = A falcon flies to { $figure }.
event-rejuvenated = { $figure } rises again: { $hex }.
event-sentinel-grew = A Sentinel grows: { $hex }.
event-sentinel-removed = The Sentinel on { $hex } is gone.
event-stage-buried = { $card } goes under the other cards of its stage.
event-tile-removed = { $tile } on { $hex } is removed.
