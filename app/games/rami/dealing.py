"""How cards leave the deck: packets and the opened pile at the deal, then one by one, with the reshuffle (R1, R15, S2–S6)."""

from app.games.contract import Deal, Seat
from app.games.rami.cards import DECK, in_order
from app.games.rami.events import Events, RamiDealt, RamiHandStarted, RamiReshuffled, RamiTurnedUp
from app.games.rami.state import BetweenHands, Deck, Match, Player, Playing, Turn, in_play_order, swapped_in
from app.games.shuffle import hand_seed, shuffle

PACKET = 14


def begin_hand(state: BetweenHands, action: Deal, events: Events) -> Playing:
    """14 cards to every seat still in, the next one opens the pile, and the seat after the dealer starts (R1)."""
    match = _next_match(state)
    seats = [seat for seat in in_play_order(match.dealer, len(state.players)) if state.players[seat].standing == "in"]
    events.append(RamiHandStarted(match.hand, match.dealer))
    seed = hand_seed(action.server_seed, action.client_seed)
    cards = shuffle(DECK, seed, 0) if action.deck is None else action.deck
    players = list(state.players)
    given: list[tuple[str, ...]] = [()] * len(players)
    for number, seat in enumerate(seats):
        packet = cards[number * PACKET : (number + 1) * PACKET]
        given[seat] = packet
        hand = in_order(packet)
        players[seat] = Player(players[seat].total, hand=hand)
        events.append(RamiDealt(seat, PACKET, hand))
    used = len(seats) * PACKET
    events.append(RamiTurnedUp(cards[used]))
    deck = Deck(seed, cards[used + 1 :], (cards[used],), tuple(given), cards[used])
    return Playing(match, tuple(players), deck, (), Turn(seats[0], 1, bare=True))


def _next_match(state: BetweenHands) -> Match:
    """The match with its next hand and that hand's dealer: the next one still in, the first one by lot (R1, S8)."""
    match, players = state.match, state.players
    after = in_play_order(match.dealer, len(players))
    candidates = after if match.hand else (match.dealer, *after)
    dealer = next(seat for seat in candidates if players[seat].standing == "in")
    return Match(match.options, match.hand + 1, dealer, match.result, match.fallen)


def off_the_stock(deck: Deck, seat: Seat, events: Events) -> tuple[str, Deck]:
    """The stock's top card for this seat; an empty stock is first made of the pile without its top (R15, S6)."""
    stock, pile, given, shuffles = deck.stock, deck.pile, deck.given, deck.shuffles
    if not stock:
        events.append(RamiReshuffled(len(pile) - 1))
        stock, pile, shuffles = shuffle(pile[:-1], deck.seed, shuffles), pile[-1:], shuffles + 1
    card = stock[0]
    if shuffles == 1:
        given = swapped_in(given, seat, (*given[seat], card))
    return card, Deck(deck.seed, stock[1:], pile, given, deck.turned_up, deck.gone, shuffles)


def off_the_pile(deck: Deck) -> tuple[str, Deck]:
    """The discard pile's top card."""
    return deck.pile[-1], _with_pile(deck, deck.pile[:-1])


def onto_the_pile(deck: Deck, card: str) -> Deck:
    return _with_pile(deck, (*deck.pile, card))


def _with_pile(deck: Deck, pile: tuple[str, ...]) -> Deck:
    return Deck(deck.seed, deck.stock, pile, deck.given, deck.turned_up, deck.gone, deck.shuffles)


def without_hand(deck: Deck, hand: tuple[str, ...]) -> Deck:
    """The deck after a hand has left the game (R20)."""
    return Deck(deck.seed, deck.stock, deck.pile, deck.given, deck.turned_up, deck.gone + hand, deck.shuffles)
