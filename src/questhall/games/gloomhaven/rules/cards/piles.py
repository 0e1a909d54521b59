"""Where cards go that are discarded or lost (GH-3.1.10): to the piles of whoever had them, and
back to the supply if another character had given them."""

from ...state.heroes import Hero
from ...state.scene import Scene


def discard(scene: Scene, hero: Hero, card: int) -> None:
    if not return_to_supply(scene, card):
        hero.discard.append(card)


def lose(scene: Scene, hero: Hero, card: int) -> None:
    if not return_to_supply(scene, card):
        hero.lost.append(card)


def return_to_supply(scene: Scene, card: int) -> bool:
    """Return a card of a supply to the character who gave it; False if it is no such card."""
    printed = scene.card(card)
    if not printed.is_given:
        return False
    for giver in scene.heroes:
        if printed in giver.kind.supplies:
            giver.supply.append(card)
            scene.tell("returns-to-supply", "GH-3.1.10", giver.seat, card)
    return True


def can_cancel_damage(scene: Scene, card: int) -> bool:
    """May the card be lost to cancel damage (GH-3.18.1)? One that was given may not."""
    return not scene.card(card).is_given
