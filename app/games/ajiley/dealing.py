"""How cards leave the deck: whole packets at the deal, one by one in the draw, with the reshuffle (S5, S6, A5, A6, A13)."""

from app.games.ajiley.events import Ante, Dealt, Event, HandStarted, Reshuffled
from app.games.ajiley.scoring import DECK, in_order
from app.games.ajiley.state import BetweenHands, Deck, Match, Player, in_play_order, swapped_in
from app.games.contract import Deal, Seat
from app.games.shuffle import hand_seed, shuffle


def next_match(state: BetweenHands) -> Match:
    """The match with its next hand and that hand's dealer: one with chips, the first one by lot (A6, S8)."""
    match, players = state.match, state.players
    after = in_play_order(match.dealer, len(players))
    candidates = after if match.hand else (match.dealer, *after)
    dealer = next(seat for seat in candidates if players[seat].chips)
    return Match(match.options, match.hand + 1, dealer, match.result, match.leavers)


def antes(match: Match, players: tuple[Player, ...], events: list[Event]) -> tuple[Player, ...]:
    """Every seat with chips pays the ante, or all it has (A5)."""
    events.append(HandStarted(match.hand, match.dealer))
    paid = list(players)
    for seat in in_play_order(match.dealer, len(players)):
        player = players[seat]
        if player.standing == "in":
            amount = min(match.options.ante, player.chips)
            chips = player.chips - amount
            paid[seat] = Player(chips, player.refills, contributed=amount)
            events.append(Ante(seat, amount, not chips))
    return tuple(paid)


def new_deck(action: Deal, seats: int) -> Deck:
    """The shuffled deck of a hand; a record may name its order itself (S2–S4)."""
    seed = hand_seed(action.server_seed, action.client_seed)
    stock = shuffle(DECK, seed, 0) if action.deck is None else action.deck
    return Deck(seed, stock, ((),) * seats)


def packets(
    match: Match, players: tuple[Player, ...], deck: Deck, size: int, events: list[Event]
) -> tuple[tuple[Player, ...], Deck]:
    """Each unfolded seat from the dealer's right gets its whole packet at once (S5); the stock always suffices for it.
    Packets come between rounds, so everybody's bet is idle again."""
    dealt, given, used = list(players), list(deck.given), 0
    for seat in in_play_order(match.dealer, len(players)):
        player = players[seat]
        hand = player.hand
        if player.standing == "in":
            cards = deck.stock[used : used + size]
            used += size
            given[seat] += cards
            hand = in_order(hand + cards)
            events.append(Dealt(seat, size, cards))
        dealt[seat] = Player(player.chips, player.refills, player.standing, 0, player.contributed, hand)
    deck = Deck(deck.seed, deck.stock[used:], tuple(given), deck.folded, deck.thrown, deck.shuffles)
    return tuple(dealt), deck


def replace_cards(deck: Deck, seat: Seat, thrown: tuple[str, ...], events: list[Event]) -> tuple[tuple[str, ...], Deck]:
    """As many cards as the seat threw: first what is left; then folded hands and earlier players' thrown cards are
    shuffled into a new stock, so nobody gets back what he threw in this draw (A13, S6)."""
    stock, folded, earlier, shuffles = deck.stock, deck.folded, deck.thrown, deck.shuffles
    count = len(thrown)
    cards, stock = stock[:count], stock[count:]
    given = deck.given if shuffles > 1 else swapped_in(deck.given, seat, deck.given[seat] + cards)
    if len(cards) < count:
        pile = folded + earlier
        missing = count - len(cards)
        fresh = shuffle(pile, deck.seed, shuffles)
        cards, stock = cards + fresh[:missing], fresh[missing:]
        folded, earlier, shuffles = (), (), shuffles + 1
        events.append(Reshuffled(len(pile)))
    if count:
        events.append(Dealt(seat, count, cards))
    return cards, Deck(deck.seed, stock, given, folded, earlier + thrown, shuffles)


def with_folded(deck: Deck, hand: tuple[str, ...]) -> Deck:
    """The deck after a hand was given up; its cards enter together in S1 order (S6)."""
    return Deck(deck.seed, deck.stock, deck.given, deck.folded + hand, deck.thrown, deck.shuffles)


def with_hand(player: Player, hand: tuple[str, ...]) -> Player:
    return Player(player.chips, player.refills, player.standing, player.bet, player.contributed, hand, player.acted)
