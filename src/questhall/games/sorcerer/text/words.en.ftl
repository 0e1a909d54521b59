# Card texts, made from the words of the effects. Spaces that are too many are taken out.

## Sentences

join-and = { $first } and { $second }
join-or = { $first } or { $second }
join-then = { $first }, then { $second }
join-next = { $first }. Then { $second }
entombed = Entombed — { $text }
sorcery-swords = Choose a battlefield. { $sentence }
card-plain = No abilities.
skill-reminder = Once per round, where your avatar stands.
blood-pool-tactic = When one of your Vampires attacks, you may pay { $blood } blood to { $gain }.
blood-pool-action = Action: Pay { $blood } blood. { $sentence }

icon-legend = Legend.
icon-flying = Flying.
icon-omen = Omen.

host-own = Attach only to one of your minions.
host-enemy = Attach only to an enemy minion.

## Moments

moment-action = Action: { $sentence }
moment-tactic = Tactic: { $sentence }
moment-when-played = When Played: { $sentence }
moment-when-destroyed = When Destroyed: { $sentence }
moment-end-of-round = End of round: { $sentence }
moment-when-host-destroyed = When the equipped minion is destroyed: { $sentence }
moment-when-own-destroyed-here =
    { $source ->
        [skill] When one of your minions is destroyed in this battlefield: { $sentence }
       *[card] When another of your minions is destroyed in this battlefield: { $sentence }
    }
moment-when-enemy-destroyed-here =
    When an enemy minion is destroyed in this battlefield: { $sentence }
moment-when-minion-played-here = When you play a minion in this battlefield: { $sentence }
moment-when-you-reinforce = Whenever you reinforce: { $sentence }

## Minions that a text speaks of

here = in this battlefield
who-type = { $type }
who-count =
    { $count ->
        [each] each
        [up-to] up to { $number }
        [all] { "" }
       *[one] one
    }
who-other =
    { $other ->
        [yes] other
       *[no] { "" }
    }
who-minion =
    { $count ->
        [all] minions
        [up-to] { $number ->
            [one] minion
           *[other] minions
        }
       *[one] minion
    }
who-own =
    { $count ->
        [all] your
       *[one] { who-count } of your
    } { who-other } { $type } minions { $filters } { $here }
who-enemy =
    { $count ->
        [one] { $other ->
            [yes] another
           *[no] an
        }
       *[many] { who-count } { who-other }
    } enemy { $type } { who-minion } { $filters } { $here }
who-any =
    { $count ->
        [one] any
       *[many] { who-count }
    } { who-other } { $type } { who-minion } { $filters } { $here }
who-this = this minion
who-host = the equipped minion
who-it = that minion
who-attacker = the attacking minion

filter-cost = with cost { $amount } or less
filter-attack = with attack { $amount } or less
filter-damaged = with damage
filter-burning = with a flame counter

card-kind =
    { $kind ->
        [minion] { $count ->
            [one] a minion
           *[many] minions
        }
        [sorcery] { $count ->
            [one] a sorcery
           *[many] sorceries
        }
        [attachment] { $count ->
            [one] an attachment
           *[many] attachments
        }
       *[card] { $count ->
            [one] a card
           *[many] cards
        }
    }

## Ongoing abilities

aura =
    { $subject } { $many ->
        [yes] have
       *[no] has
    } { $gains }
gain-attack =
    { $signed } attack { $per-follower ->
        [yes] for each follower on it
       *[no] { "" }
    }
gain-life =
    { $signed } Life { $per-follower ->
        [yes] for each follower on it
       *[no] { "" }
    }
gain-flying = flying

## How sentences are joined

word-may =
    { $form ->
        [infinitive] { $effect }
       *[imperative] you may { $effect }
    }
word-pay =
    { $form ->
        [infinitive] { $cost } to { $gain }
       *[imperative] you may { $cost } to { $gain }
    }
word-pay-offer =
    { $form ->
        [infinitive] { $cost }; if you do, { $gain }
       *[imperative] you may { $cost }; if you do, { $gain }
    }
word-choose = choose one: (1) { $first }; (2) { $second }
word-if-graveyard =
    { $form ->
        [infinitive] { $effect } if there are { $amount } or more minions in your graveyard
       *[imperative] if there are { $amount } or more minions in your graveyard, { $effect }
    }
word-if-hand-empty =
    { $form ->
        [infinitive] { $effect } if you have no cards in hand
       *[imperative] if you have no cards in hand, { $effect }
    }
word-if-enemy-burning =
    { $form ->
        [infinitive] { $effect } if an enemy minion in this battlefield has a flame counter
       *[imperative] if an enemy minion in this battlefield has a flame counter, { $effect }
    }

## Energy, omens, blood, hand

word-draw =
    draw { $amount ->
        [1] a card
       *[other] { $amount } cards
    }
word-discard =
    discard { $amount ->
        [1] a card
       *[other] { $amount } cards
    }
word-energy = gain { $amount } energy
word-energy-per-burning =
    gain 1 energy for each enemy minion with a flame counter in this battlefield
word-pay-energy = pay { $amount } energy
word-omen =
    gain { $amount ->
        [1] an omen
       *[other] { $amount } omens
    }
word-blood =
    { $its-cost ->
        [yes] gain blood equal to that minion’s cost
       *[no] gain { $amount } blood
    }
word-pay-blood = pay { $amount } blood
word-look-at-hand = look at an opponent’s hand

## Minions in play

word-weaken = weaken { $who }
word-damage = deal { $amount } damage to { $who }
word-damage-side = deal { $amount } damage to the enemy side of this battlefield
word-distribute = distribute { $amount } damage among { $who-among }
word-heal =
    heal { $all ->
        [yes] all
       *[no] { $amount }
    } damage from { $who }
word-restore =
    restore { $amount } on your side of this battlefield { $per-blood ->
        [0] { "" }
       *[other] for every { $per-blood } blood you have
    }
word-destroy = destroy { $who }
word-destroy-attachment = destroy an attachment or follower
word-return-to-hand = return { $who } to its owner’s hand
word-exhaust = exhaust { $who }
word-exhaust-battlefield =
    exhaust { $here ->
        [yes] this battlefield
       *[no] a battlefield
    }
word-ready = ready { $who }
word-boost =
    give { $who } { $signed } attack { $per-attachment ->
        [yes] for each attachment on it (at least { $signed })
       *[no] { "" }
    } until the end of the round
word-attack-bonus = gain { $signed } attack for this battle roll
word-flame =
    put { $amount ->
        [1] a flame counter
       *[other] { $amount } flame counters
    } on { $who }
word-move-flame = move a flame counter from one minion in this battlefield to another
word-blank =
    blank { $who } until { $this-round ->
        [yes] the end of the round
       *[no] { $several ->
            [yes] they leave play
           *[no] it leaves play
        }
    }

## Movement

word-move-own =
    move up to { $amount } of your minions to any { $amount ->
        [one] battlefield
       *[other] battlefields
    }
word-move-away =
    { $here ->
        [yes] move { $who } from this battlefield to an adjacent one
       *[no] move { $who } to an adjacent battlefield
    }
word-bring = move one of your minions from another battlefield to this one
word-reinforce = reinforce up to { $amount } of your minions
word-reinforce-avatar =
    { $form ->
        [infinitive] reinforce your avatar
       *[imperative] you may reinforce your avatar
    }

## Cards in hand, graveyard and grimoire

word-play =
    { $form ->
        [infinitive] play
       *[imperative] you may play
    } { $what } from your hand { $less ->
        [0] { $here }, paying its cost
       *[other] { $here } for { $less } less energy
    }
word-recover =
    { $up-to ->
        [0] return { $what } from your graveyard to your hand
       *[other] return up to { $up-to } { $what } from your graveyard to your hand
    }
word-raise-minion = put a minion with cost { $amount } or less from your graveyard into play
word-dig-up =
    { $amount ->
        [1] put the top card of your grimoire into your graveyard; if it is a minion, you may take it into your hand
       *[other] put the top { $amount } cards of your grimoire into your graveyard; you may take one minion from among them into your hand
    }
word-search =
    search your grimoire for a legendary { $type } minion, reveal it, take it into your hand and shuffle your grimoire
word-return-this = return this card from your graveyard to your hand
word-shuffle-this = shuffle this card from your graveyard into your grimoire
word-put-this-into-play = put this card from your graveyard into play
word-follower =
    { $origin ->
        [grimoire] attach { $count ->
            [1] the top card of an opponent’s grimoire to { $who } as a follower
           *[other] the top { $count } cards of an opponent’s grimoire to { $who } as followers
        }
        [hand] look at an opponent’s hand and attach { $count ->
            [1] a card from it to { $who } as a follower
           *[other] { $count } cards from it to { $who } as followers
        }
       *[graveyard] attach { $count ->
            [1] a card from an opponent’s graveyard to { $who } as a follower
           *[other] { $count } cards from an opponent’s graveyard to { $who } as followers
        }
    }
word-move-follower = move a follower from one of your minions to another

## Keywords, in one sentence each

keyword-weaken = Weaken: put 1 damage counter on the minion, unless this would destroy it.
    .rule = SO-18.23.1
keyword-heal = Heal: remove that many damage counters from the minion.
    .rule = SO-18.9.1
keyword-restore = Restore: move the damage marker of your side that many steps back, at most to 0.
    .rule = SO-18.9.2
keyword-flame = Flame: at the end of the round a minion takes 1 damage for each flame counter on it; the counters stay.
    .rule = SO-21.2.3
keyword-follower = Follower: an opponent’s card, face down under your minion; it is an attachment without text that gives +1 attack.
    .rule = SO-21.4.4
keyword-entombed = Entombed: the ability works only while its card lies in your graveyard.
    .rule = SO-21.1.1
keyword-legend = Legend: a mark without effect of its own that other cards refer to.
    .rule = SO-18.12.1
keyword-flying = Flying: when you reinforce, the minion can move to any battlefield, not only to an adjacent one.
    .rule = SO-18.16.3
keyword-omen = Omen: spend it to re-roll one battle die; playing a card with the omen icon gives you one.
    .rule = SO-9.3.1
keyword-curse = Curse: a type of attachment, usually played on an enemy minion.
    .rule = SO-6.6.6
keyword-tactic = Tactic: an ability that is used when the minion attacks, before the battle roll.
    .rule = SO-18.19.1
keyword-unopposed = Unopposed: no enemy minion has been in the battlefield in this whole Battle Phase; critical hits count as double hits.
    .rule = SO-18.20.1
keyword-exhausted = Exhausted: an exhausted minion cannot attack, and no battle takes place in an exhausted battlefield.
    .rule = SO-18.15.5
keyword-blanked = Blanked: the whole text of the card is ignored; everything else stays.
    .rule = SO-18.2.1
keyword-put-into-play = Put into play: the card enters play without its cost being paid and gives no omen.
    .rule = SO-18.14.5
keyword-reinforce = Reinforce: move a minion to an adjacent battlefield, or swap two of your minions.
    .rule = SO-18.16.1
keyword-distribute = Distribute: split the damage as you like, but put no more on a minion than its remaining Life.
    .rule = SO-18.5.1
