# Companions.

companion-fenrir-2 = Fenrir
    .text = HP equal to 3 plus his owner's soulrank; counts as 1 hero. Fangs: [SKILL]: Knocked down. [SKILL][SKILL]: critical. In his activation, if not engaged, he may pick up one item in his area and carry it, or hand it to a hero in his area.
companion-fenrir-3 = Fenrir
    .text = HP equal to 5 plus his owner's soulrank; counts as 1 hero. Great Fangs: [SKILL]: Knocked down. [SKILL][SKILL]: critical. In his activation, if not engaged, he may pick up one item in his area and carry it, or hand it to a hero in his area.
