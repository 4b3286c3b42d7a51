"""How cards leave the stock: packets at the deal, the card turned up, and every later draw with its reshuffle (S5, S6, J1, J11)."""

from app.games.contract import Deal, Seat
from app.games.jodete.deck import COMODIN, DECK, RANK, SPECIAL, in_order
from app.games.jodete.events import Event, JodeteDealt, JodeteHandStarted, JodeteReshuffled, TurnedUp
from app.games.jodete.options import Options
from app.games.jodete.state import BetweenHands, Deck, Match, Player, Playing, in_play_order, swapped_in
from app.games.shuffle import hand_seed, shuffle


def begin_hand(state: BetweenHands, action: Deal, events: list[Event]) -> Playing:
    """Packets to everybody still in, a card face up, and the seat after the dealer starts (J1)."""
    match = _next_match(state)
    events.append(JodeteHandStarted(match.hand, match.dealer))
    seed = hand_seed(action.server_seed, action.client_seed)
    stock = shuffle(DECK, seed, 0) if action.deck is None else action.deck
    order = [seat for seat in in_play_order(match.dealer, len(state.players)) if not state.players[seat].out]
    size = _packet_size(match.options, len(order))
    players = list(state.players)
    given: list[tuple[str, ...]] = [()] * len(players)
    for seat in order:
        packet, stock = stock[:size], stock[size:]
        given[seat] = packet
        players[seat] = Player(in_order(packet), players[seat].total)
        events.append(JodeteDealt(seat, size, packet))
    buried = _before_the_opening_card(stock)
    opening = stock[buried]
    events.append(TurnedUp(opening, buried))
    deck = Deck(seed, stock[buried + 1 :] + stock[:buried], (opening,), tuple(given), opening)
    return Playing(match, tuple(players), deck, order[0])


def _next_match(state: BetweenHands) -> Match:
    """The match with its next hand and that hand's dealer; the first one by lot (J1, S8)."""
    match, players = state.match, state.players
    after = in_play_order(match.dealer, len(players))
    candidates = after if match.hand else (match.dealer, *after)
    dealer = next(seat for seat in candidates if not players[seat].out)
    return Match(match.options, match.hand + 1, dealer, match.result, match.leavers)


def _packet_size(options: Options, seats: int) -> int:
    """J1: fewer cards only in hands dealt to more than four."""
    return options.hand_size if seats > 4 else 7


def _before_the_opening_card(stock: tuple[str, ...]) -> int:
    """How many cards go to the bottom before one stays: those with an effect; where all have one, the comodines (J1)."""
    for place, card in enumerate(stock):
        if RANK[card] not in SPECIAL:
            return place
    return next(place for place, card in enumerate(stock) if card != COMODIN)


def draw(deck: Deck, seat: Seat, count: int, events: list[Event]) -> tuple[tuple[str, ...], Deck]:
    """Up to `count` cards for the seat. When the stock ends, the played pile but for its top is shuffled into a new one;
    what is not there even then is forgiven (J11, S6)."""
    stock, pile, shuffles = deck.stock, deck.pile, deck.shuffles
    cards, stock = stock[:count], stock[count:]
    given = deck.given if shuffles > 1 else swapped_in(deck.given, seat, deck.given[seat] + cards)
    missing = count - len(cards)
    if missing and len(pile) > 1:
        fresh = shuffle(pile[:-1], deck.seed, shuffles)
        events.append(JodeteReshuffled(len(fresh)))
        pile, shuffles = pile[-1:], shuffles + 1
        cards, stock = cards + fresh[:missing], fresh[missing:]
    return cards, Deck(deck.seed, stock, pile, given, deck.turned_up, shuffles)


def with_pile(deck: Deck, pile: tuple[str, ...]) -> Deck:
    return Deck(deck.seed, deck.stock, pile, deck.given, deck.turned_up, deck.shuffles)
