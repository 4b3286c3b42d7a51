"""A game lives in its folders: nobody else names it, in code or in comments, but the two catalogs."""

import re
from pathlib import Path

from app.games.catalog import GAMES
from tests.house import sources

CATALOGS = {Path("app/games/catalog.py"), Path("frontend/src/games/catalog.ts")}
GENERATED = {Path("frontend/src/lib/protocol.gen.ts")}
"""Made of the server's models, those of the games among them."""
OWN = [Path(folder) / key for folder in ("app/games", "frontend/src/games") for key in GAMES]
SHARED = [
    path
    for path in [*sources.under("app", ".py"), *sources.under("frontend/src")]
    if path.suffix in {".py", ".ts", ".svelte", ".css"}
    and not path.name.endswith(".test.ts")
    and path not in CATALOGS | GENERATED
    and not any(path.is_relative_to(folder) for folder in OWN)
]
# As a word of its own or within a camel-cased one.
SPELLINGS = "|".join(spelling for key in GAMES for spelling in (key, key.capitalize(), key.upper()))
NAMED = re.compile(rf"(?<![a-z])(?:{SPELLINGS})(?![a-z])")


def test_there_is_code_that_all_games_share() -> None:
    assert {Path("app/tables/decide.py"), Path("frontend/src/lib/table.svelte.ts")} <= set(SHARED)


def test_the_search_finds_a_game_that_is_named() -> None:
    assert all(NAMED.search(sources.text(catalog)) for catalog in CATALOGS)
    assert NAMED.search("AjileyGame")
    assert not NAMED.search("ramificación programita")


def test_no_game_is_named_outside_its_folders_and_the_catalogs() -> None:
    named = [
        f"{path}:{number}: {line.strip()}"
        for path in SHARED
        for number, line in enumerate(sources.text(path).splitlines(), 1)
        if NAMED.search(line)
    ]
    assert named == []
