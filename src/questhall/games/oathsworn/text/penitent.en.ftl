# Penitent: board and cards.

class-penitent = Penitent
    .role = Pays in blood: takes the wounds of others upon himself and hits harder the closer he stands to the grave.

-special-penitent-bear-the-burden = Bear the Burden
-card-penitent-litany-of-blows = Litany of Blows
-card-penitent-scourge = Scourge
-card-penitent-under-the-yoke = Under the Yoke
-card-penitent-thorn-vow = Thorn Vow
-card-penitent-shared-wound = Shared Wound
-card-penitent-absolution = Absolution
-card-penitent-reckoning = Reckoning
-card-penitent-open-hands = Open Hands
-card-penitent-mortify = Mortify the Flesh
-card-penitent-debt-paid = Debt Paid
-card-penitent-not-yet = Not Yet
-card-penitent-red-psalm = Red Psalm
-card-penitent-bound-by-guilt = Bound by Guilt
-card-penitent-ash-on-the-brow = Ash on the Brow
-card-penitent-martyrs-dawn = Martyr's Dawn
