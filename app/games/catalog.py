"""The games that are played here, by their key. A new game is its package and one line."""

from app.games import ajiley, jodete, rami
from app.games.contract import Game

GAMES: dict[str, Game] = {"ajiley": ajiley, "jodete": jodete, "rami": rami}
