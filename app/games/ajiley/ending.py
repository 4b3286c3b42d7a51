"""How a hand ends: the showdown or the last one left, who wins which pot, and whether the match is over (A3, A4, A10, A14–A17)."""

from app.games.ajiley.events import Event, HandEnded, MatchEnded, PotWon, Returned, Shown
from app.games.ajiley.pots import Layer, layers, unmatched
from app.games.ajiley.scoring import Score, score
from app.games.ajiley.state import (
    BetweenHands,
    Deck,
    Match,
    MatchOver,
    Player,
    PotResult,
    Ranking,
    Result,
    Sight,
    in_play_order,
    swapped_in,
)
from app.games.contract import Seat


def give_back(players: tuple[Player, ...], events: list[Event]) -> tuple[Player, ...]:
    """What nobody matched is back with its seat, at the end of a round or of a hand (A14.1)."""
    back = unmatched(players)
    if back is None:
        return players
    events.append(Returned(back.seat, back.amount))
    player = players[back.seat]
    chips, contributed = player.chips + back.amount, player.contributed - back.amount
    richer = Player(chips, player.refills, player.standing, player.bet, contributed, player.hand)
    return swapped_in(players, back.seat, richer)


def won_by_folds(
    match: Match, players: tuple[Player, ...], deck: Deck, events: list[Event]
) -> BetweenHands | MatchOver:
    """One is left and takes it all; nothing is shown (A10)."""
    players = give_back(players, events)
    winner = next(Seat(seat) for seat, player in enumerate(players) if player.standing == "in")
    amount = sum(player.contributed for player in players)
    events.append(PotWon(winner, amount, points=None, by="folds"))
    result = Result((PotResult(amount, winner),), {}, {})
    return _end_hand(match, players, result, Sight(deck.given), events)


def showdown(match: Match, players: tuple[Player, ...], deck: Deck, events: list[Event]) -> BetweenHands | MatchOver:
    """All unfolded hands are shown, and each layer goes to the best that reaches it (A14.3, A15)."""
    scores: dict[Seat, Score] = {}
    for seat in in_play_order(match.dealer, len(players)):
        if players[seat].standing == "in":
            hand = players[seat].hand
            scores[seat] = counted = score(hand)
            events.append(Shown(seat, hand, counted.points, counted.suit))
    pots = [_award(layer, players, scores) for layer in layers(players)]
    events.extend(pots)
    shown = sorted(scores)
    result = Result(
        tuple([PotResult(pot.amount, pot.winner) for pot in pots]),
        {str(seat): scores[seat].points for seat in shown},
        {str(seat): players[seat].hand for seat in shown},
    )
    straight = [card for seat in shown for card in players[seat].hand if card in deck.given[seat]]
    return _end_hand(match, players, result, Sight(deck.given, tuple(straight)), events)


def _award(layer: Layer, players: tuple[Player, ...], scores: dict[Seat, Score]) -> PotWon:
    """`scores` lie in play order from the dealer's right, so of equal hands the first is the mano's (A4)."""
    reaching = [seat for seat in scores if players[seat].contributed >= layer.level]
    points = max([scores[seat].points for seat in reaching])
    best = [seat for seat in reaching if scores[seat].points == points]
    return PotWon(best[0], layer.amount, points, by="points" if len(best) == 1 else "mano")


def _end_hand(
    match: Match, players: tuple[Player, ...], result: Result, sight: Sight, events: list[Event]
) -> BetweenHands | MatchOver:
    """Pots to their winners, everything of the hand idle, and on to the next one or to the end."""
    chips = [player.chips for player in players]
    for pot in result.pots:
        chips[pot.winner] += pot.amount
    resting = tuple([_at_rest(player, stack) for player, stack in zip(players, chips, strict=True)])
    events.append(HandEnded(match.hand))
    match = Match(match.options, match.hand, match.dealer, result, match.leavers)
    return between_hands(match, resting, sight, events)


def _at_rest(player: Player, chips: int) -> Player:
    if player.standing == "left":
        return Player(0, player.refills, "left")
    return Player(chips, player.refills, "in" if chips else "out")


def between_hands(
    match: Match, players: tuple[Player, ...], sight: Sight, events: list[Event]
) -> BetweenHands | MatchOver:
    """The match goes on unless its hands are played or fewer than two seats could still have chips (A17)."""
    refill = match.options.allow_refill
    may_play = [player for player in players if player.chips or (refill and player.standing != "left")]
    if match.hand >= match.options.max_hands or len(may_play) < 2:
        return match_over(match, players, sight, events)
    return BetweenHands(match, players, sight)


def match_over(match: Match, players: tuple[Player, ...], sight: Sight, events: list[Event]) -> MatchOver:
    places = ranking(match, players)
    events.append(MatchEnded(places))
    return MatchOver(match, players, sight, places)


def ranking(match: Match, players: tuple[Player, ...]) -> Ranking:
    """By chips minus refills received, equal = shared (A17); then who left, the later leaver first (S9)."""
    by_worth: dict[int, list[Seat]] = {}
    for seat, player in enumerate(players):
        if player.standing != "left":
            worth = player.chips - player.refills * match.options.starting_chips
            by_worth.setdefault(worth, []).append(Seat(seat))
    stayed = tuple(tuple(by_worth[worth]) for worth in sorted(by_worth, reverse=True))
    return stayed + tuple((seat,) for seat in reversed(match.leavers))
