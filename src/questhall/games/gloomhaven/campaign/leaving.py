"""What becomes of the belongings of a character who retires or dies."""

from .ledger import Chronicle, Sheet
from .prosperity import put_into_shop


def take_leave(ledger: Chronicle, sheet: Sheet) -> None:
    """Its items go to the shop and its gold is lost (GH-9.14.3, GH-12.2.5)."""
    for item in sheet.items:
        put_into_shop(ledger, item)
    sheet.items = []
    sheet.equipped = []
    sheet.gold = 0


def bury(ledger: Chronicle, sheet: Sheet) -> None:
    """Its quest returns to the deck (GH-12.2.5); its player has to create another (GH-12.2.6)."""
    take_leave(ledger, sheet)
    sheet.dead = True
    if sheet.quest:
        ledger.quests.append(sheet.quest)
    sheet.quest = ""
    sheet.progress = {}
    sheet.fulfilled = False
