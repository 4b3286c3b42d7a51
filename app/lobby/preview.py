"""What a chat shows of a table's link: game, stakes, open seats, in the reader's language (PROTOCOL §3)."""

from typing import Any

from app.http.page import Language, Preview
from app.lobby.schemas import TableListing
from app.lobby.service import Lobby


class Previews:
    """The page's `preview`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def of(self, code: str, language: Language) -> Preview | None:
        table = await self._lobby.find(code)
        return None if table is None else words(table, language)


def words(table: TableListing, language: Language) -> Preview:
    game = table.game.capitalize()
    parts = [_seats(table, language), _chips(table, language)]
    return Preview(f"{game} · {table.name} · Sobremesa", f"{game}: {', '.join(parts)}.")


def _seats(table: TableListing, language: Language) -> str:
    free = table.seats - table.taken
    if table.phase == "playing":
        return {"es": "partida en curso", "en": "match under way"}[language]
    if language == "es":
        return f"{free} de {table.seats} asientos libres" if free else "mesa completa"
    return f"{free} of {table.seats} seats open" if free else "table full"


def _chips(table: TableListing, language: Language) -> str:
    if table.practice:
        return {"es": "práctica, sin fichas en juego", "en": "practice, no chips at stake"}[language]
    starting: Any = table.options.get("starting_chips")
    if isinstance(starting, int):
        ante = table.options.get("ante")
        return {"es": f"entrada {starting}, ante {ante}", "en": f"buy-in {starting}, ante {ante}"}[language]
    if table.stake:
        return {"es": f"apuesta {table.stake} fichas", "en": f"stake {table.stake} chips"}[language]
    return {"es": "sin apuesta", "en": "no stake"}[language]
