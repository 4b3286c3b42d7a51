"""How a hand is scored, who is out after it, and who has won the match (R14, R16–R18)."""

from app.games.contract import Seat
from app.games.rami.cards import left_in_hand
from app.games.rami.events import (
    Events,
    RamiEliminated,
    RamiHandEnded,
    RamiHandWon,
    RamiMatchEnded,
    RamiScored,
)
from app.games.rami.state import (
    BetweenHands,
    Match,
    MatchOver,
    Player,
    Playing,
    RamiResult,
    Ranking,
    Sight,
)

NOT_DOWN = 100
BARE_TABLE = 200


def hand_won(state: Playing, events: Events) -> BetweenHands | MatchOver:
    """The seat on turn has an empty hand: the others are scored, and everything of the hand is idle (R14, R16)."""
    closer, old = state.turn.seat, state.players
    points = tuple([_points(player, state.turn.bare) for player in old])
    hands = {str(seat): player.hand for seat, player in enumerate(old) if player.standing == "in"}
    totals = tuple([player.total + scored for player, scored in zip(old, points, strict=True)])
    events.append(RamiHandWon(closer))
    events.append(RamiScored(points, totals, hands))
    limit, match = state.match.options.limit, state.match
    players = tuple(
        [
            Player(total, "out" if player.standing == "in" and total >= limit else player.standing)
            for player, total in zip(old, totals, strict=True)
        ]
    )
    out_now = [Seat(seat) for seat, player in enumerate(players) if player.standing != old[seat].standing]
    events.extend([RamiEliminated(seat) for seat in out_now])
    events.append(RamiHandEnded(match.hand))
    result = RamiResult(closer, points, hands)
    fallen = match.fallen + _worst_first(out_now, totals)
    match = Match(match.options, match.hand, match.dealer, result, fallen)
    return between_hands(match, players, Sight(state.deck.given, (state.deck.turned_up,)), events)


def _points(player: Player, bare: bool) -> int:
    """R16, R17: nothing for the closer, whose hand is empty, nor for who is out, whose is, too."""
    if not player.hand:
        return 0
    if bare:
        return BARE_TABLE
    return left_in_hand(player.hand) if player.down else NOT_DOWN


def _worst_first(seats: list[Seat], totals: tuple[int, ...]) -> Ranking:
    """Who went out in one hand: the higher total first, equal ones together (R18)."""
    by_total: dict[int, list[Seat]] = {}
    for seat in seats:
        by_total.setdefault(totals[seat], []).append(seat)
    return tuple([tuple(by_total[total]) for total in sorted(by_total, reverse=True)])


def between_hands(match: Match, players: tuple[Player, ...], sight: Sight, events: Events) -> BetweenHands | MatchOver:
    """The match goes on until one is left, who wins; the others rank by the moment they fell, later = better (R18)."""
    left = tuple([Seat(seat) for seat, player in enumerate(players) if player.standing == "in"])
    if len(left) > 1:
        return BetweenHands(match, players, sight)
    ranking = (left, *reversed(match.fallen))
    events.append(RamiMatchEnded(ranking))
    return MatchOver(match, players, sight, ranking)
