"""Every message a client may send, as one closed union; parsed strictly, once, here (PROTOCOL §4).

An act's inside is the game's to read; everything else malformed is `bad_message`.
"""

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Card = Annotated[str, StringConstraints(min_length=2, max_length=3)]
Place = Annotated[int, Field(ge=0, le=31)]


UNSEEN = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]")
"""Control and direction marks: a line of chat must not disturb the lines around it."""


class Message(BaseModel):
    """`id`: the sender's own name for the command; its answer carries it."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: CommandId


class Sit(Message):
    type: Literal["sit"]
    seat: Place | None = None


class Stand(Message):
    type: Literal["stand"]


class Start(Message):
    type: Literal["start"]


class AddBot(Message):
    type: Literal["add_bot"]
    level: Literal["easy", "normal", "hard"]
    seat: Place | None = None


class RemoveBot(Message):
    type: Literal["remove_bot"]
    seat: Place


class Kick(Message):
    type: Literal["kick"]
    seat: Place


class NewLink(Message):
    type: Literal["new_link"]


class Act(Message):
    """`version`: the table the act was chosen for; `action`: RECORD's, read by the game."""

    type: Literal["act"]
    version: Annotated[int, Field(ge=0, lt=2**53)]
    action: Any


class Preview(Message):
    type: Literal["preview"]
    action: Any


class Suggest(Message):
    type: Literal["suggest"]
    kind: Annotated[str, StringConstraints(max_length=32)]


class Arrange(Message):
    type: Literal["arrange"]
    cards: Annotated[list[Card], Field(max_length=108)]


class Next(Message):
    type: Literal["next"]


class Rematch(Message):
    type: Literal["rematch"]


class Back(Message):
    type: Literal["back"]


class ClientSeed(Message):
    type: Literal["client_seed"]
    text: Annotated[str, StringConstraints(max_length=64, pattern=r"^[^|]*$")]


class Chat(Message):
    type: Literal["chat"]
    text: Annotated[
        str,
        StringConstraints(min_length=1, max_length=300, pattern=r"\S"),
        AfterValidator(lambda text: UNSEEN.sub("", text)),
    ]


class React(Message):
    type: Literal["react"]
    kind: Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,20}$")]


class Proof(Message):
    type: Literal["proof"]


class Sync(Message):
    type: Literal["sync"]


class Ping(Message):
    type: Literal["ping"]


Inbound = Annotated[
    Sit | Stand | Start | AddBot | RemoveBot | Kick | NewLink | Act | Preview | Suggest | Arrange | Next | Rematch
    | Back | ClientSeed | Chat | React | Proof | Sync | Ping,
    Field(discriminator="type"),
]  # fmt: skip

inbound: TypeAdapter[Inbound] = TypeAdapter(Inbound)
