# Think twice: what an option costs beside what it says.

warning-likely-miss = { $percent }% of such draws have two blanks and miss.
warning-misses = { $blanks ->
    [one] The draw has { $blanks } blank and misses.
   *[other] The draw has { $blanks } blanks and misses, although something could be redrawn.
}
warning-critical-left = A critical brings one more card, and its blank does no harm.
warning-redraw-misses = It hits as it is; redrawn, it misses in { $percent }% of cases.
warning-redraw-worse = As it lies it is better than what a redraw brings on average.
warning-not-raised = { $points ->
    [one] 1 more card could be raised.
   *[other] Cards could still be raised { $points } times.
}
warning-ends-phase = All others have passed: the Oathsworn phase ends, and your { $animus } animus will not be used in it.
warning-own-fall = It costs { $loss } HP, and you have { $hp }: you fall unconscious.
warning-does-nothing = Nothing of its text can happen now: you would only pay for it and put it away.
warning-nobody-in-range = Nobody is in range: the attack will not be made, only the rest of the text happens.
warning-rolls-unhurt = No HP is lost here: if this roll is the highest, nobody regains any.
warning-burning-ground = Whoever stands there at the end of the round loses { $loss } HP, and you have { $hp }.
warning-falls = Without help somebody falls unconscious now.
warning-no-cards = Without a card the total is 0, and the check needs { $difficulty }.
warning-petition = It costs a mark on the Knockout Track at once; there will be { $marks }.
warning-runner = The runner costs { $price } Iron; with the { $left } left nothing can be bought.
warning-no-curatives = The Apothecary has no Curative left to sell in this chapter{ $price ->
    [0] .
   *[other] , and the runner costs { $price } Iron.
}
warning-sells-unique = A unique item: it cannot be bought back.
warning-sells-worn = Somebody wears it.
warning-loses-unique = A unique item, though a common one would do.
