# Penitent: board and cards.

class-penitent = Penitent
    .role = Pays in blood: takes the wounds of others upon himself and hits harder the closer he stands to the grave.

name-special-penitent-bear-the-burden = Bear the Burden
name-card-penitent-litany-of-blows = Litany of Blows
name-card-penitent-scourge = Scourge
name-card-penitent-under-the-yoke = Under the Yoke
name-card-penitent-thorn-vow = Thorn Vow
name-card-penitent-shared-wound = Shared Wound
name-card-penitent-absolution = Absolution
name-card-penitent-reckoning = Reckoning
name-card-penitent-open-hands = Open Hands
name-card-penitent-mortify = Mortify the Flesh
name-card-penitent-debt-paid = Debt Paid
name-card-penitent-not-yet = Not Yet
name-card-penitent-red-psalm = Red Psalm
name-card-penitent-bound-by-guilt = Bound by Guilt
name-card-penitent-ash-on-the-brow = Ash on the Brow
name-card-penitent-martyrs-dawn = Martyr's Dawn
