"""A running hand while one act takes its course: made from a state, changed step by step, frozen into the next state.

The only thing in these rules that changes in place, and it never outlives its act. What a step means stands with who takes it.
"""

from app.games.contract import Seat
from app.games.jodete.dealing import draw, with_pile
from app.games.jodete.deck import in_order
from app.games.jodete.events import DrawReason, Event, JodeteDrew
from app.games.jodete.state import Direction, Player, Playing


class Course:
    """`events` grows with the steps."""

    __slots__ = ("deck", "direction", "drawn", "events", "match", "owed", "pending", "players", "turn", "turns")

    def __init__(self, state: Playing, events: list[Event]) -> None:
        self.match = state.match
        self.players = list(state.players)
        self.deck = state.deck
        self.turn = state.turn
        self.turns = state.turns
        self.direction: Direction = state.direction
        self.pending = state.pending
        self.owed = state.owed
        self.drawn = state.drawn
        self.events = events

    def state(self) -> Playing:
        return Playing(
            self.match,
            tuple(self.players),
            self.deck,
            self.turn,
            self.turns,
            self.direction,
            self.pending,
            self.owed,
            self.drawn,
        )

    @property
    def two_left(self) -> bool:
        return len(self.players) - len(self.match.leavers) == 2

    def next_after(self, seat: Seat) -> Seat:
        """The next one still in, in the current direction (J15)."""
        players, following = self.players, seat
        while True:
            following = Seat((following + self.direction) % len(players))
            if not players[following].out:
                return following

    def lay(self, seat: Seat, card: str) -> tuple[str, ...]:
        """The card goes from the hand onto the pile; what is left of the hand."""
        player = self.players[seat]
        place = player.hand.index(card)
        hand = player.hand[:place] + player.hand[place + 1 :]
        self.players[seat] = Player(hand, player.total, "unsaid" if len(hand) == 1 else "no")
        self.deck = with_pile(self.deck, (*self.deck.pile, card))
        return hand

    def draw(self, seat: Seat, count: int, why: DrawReason) -> None:
        """Cards to the hand, as many as there are; with a second card the matter of the last one is closed (J9, J11)."""
        cards, self.deck = draw(self.deck, seat, count, self.events)
        self.events.append(JodeteDrew(seat, len(cards), why, cards))
        if cards:
            player = self.players[seat]
            self.players[seat] = Player(in_order(player.hand + cards), player.total)

    def pass_turn(self, to: Seat) -> None:
        """The turn ends, for whoever has it, and a new one begins: an unsaid last card may be called from now on (J9)."""
        player = self.players[self.turn]
        if player.last_card == "unsaid":
            self.players[self.turn] = Player(player.hand, player.total, "callable")
        self.turn = to
        self.turns += 1
        self.drawn = False
