"""How a hand ends: points, totals, who lost by a comodín, and whether the match is over (J8, J12–J14, S9)."""

from collections.abc import Iterable, Sequence

from app.games.contract import Seat
from app.games.jodete.deck import COMODIN, count
from app.games.jodete.events import Event, JodeteHandEnded, JodeteHandWon, JodeteMatchEnded, JodeteScored
from app.games.jodete.state import (
    BetweenHands,
    Deck,
    JodeteResult,
    Match,
    MatchOver,
    Player,
    Ranking,
    Sight,
)

CLOSER_POINTS = -10


def end_hand(
    match: Match, players: Sequence[Player], deck: Deck, closer: Seat, events: list[Event]
) -> BetweenHands | MatchOver:
    """All hands are laid open and counted; on to the next hand or to the end."""
    points = tuple([_points(player, closes=seat == closer) for seat, player in enumerate(players)])
    totals = tuple([player.total + scored for player, scored in zip(players, points, strict=True)])
    events.extend((JodeteHandWon(closer), JodeteScored(points, totals), JodeteHandEnded(match.hand)))
    hands = {str(seat): player.hand for seat, player in enumerate(players) if not player.out}
    holders = {seat for seat, player in enumerate(players) if COMODIN in player.hand}
    resting = tuple([_at_rest(player, total) for player, total in zip(players, totals, strict=True)])
    result = JodeteResult(closer, points, hands)
    match = Match(match.options, match.hand, match.dealer, result, match.leavers)
    sight = Sight(deck.given, deck.turned_up)
    if holders or max(player.total for player in resting if not player.out) >= match.options.target_points:
        return match_over(match, resting, sight, holders, events)
    return BetweenHands(match, resting, sight)


def _points(player: Player, *, closes: bool) -> int:
    """J12; who has left scores nothing."""
    if player.out:
        return 0
    return CLOSER_POINTS if closes else count(player.hand)


def _at_rest(player: Player, total: int) -> Player:
    return Player((), total, "no", player.out)


def broken_off(match: Match, players: Sequence[Player], deck: Deck, events: list[Event]) -> MatchOver:
    """One is left in the middle of a hand, which is not scored (S9, J16)."""
    resting = tuple([_at_rest(player, player.total) for player in players])
    return match_over(match, resting, Sight(deck.given, deck.turned_up), (), events)


def match_over(
    match: Match, players: tuple[Player, ...], sight: Sight, holders: Iterable[int], events: list[Event]
) -> MatchOver:
    """`holders`: the seats that lose the match by a comodín (J13)."""
    places = ranking(match, players, frozenset(holders))
    events.append(JodeteMatchEnded(places))
    return MatchOver(match, players, sight, places)


def ranking(match: Match, players: tuple[Player, ...], holders: frozenset[int]) -> Ranking:
    """By total, the lowest first, equal = shared (J14); then the holders of a comodín together (J13); then who left, the
    later leaver first (S9)."""
    by_total: dict[int, list[Seat]] = {}
    for seat, player in enumerate(players):
        if not player.out and seat not in holders:
            by_total.setdefault(player.total, []).append(Seat(seat))
    stayed = [tuple(by_total[total]) for total in sorted(by_total)]
    if holders:
        stayed.append(tuple([Seat(seat) for seat in sorted(holders)]))
    return (*stayed, *((seat,) for seat in reversed(match.leavers)))
