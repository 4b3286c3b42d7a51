"""A person's message as a command of the table: his name and the luck it needs are added here, before it is journaled."""

from app.protocol import inbound as i
from app.tables import commands as c
from app.tables.luck import Luck

Journaled = (
    i.Sit | i.Stand | i.Start | i.AddBot | i.RemoveBot | i.Kick | i.NewLink | i.Act | i.Next | i.Rematch | i.Back | i.ClientSeed
)  # fmt: skip


def command_of(message: Journaled, name: str, luck: Luck) -> c.PersonsCommand:
    match message:
        case i.Sit():
            return c.Sit(name, message.seat)
        case i.Stand():
            return c.Stand()
        case i.Start():
            return c.Start(luck.match_id(), luck.draw())
        case i.AddBot():
            return c.AddBot(message.level, message.seat)
        case i.RemoveBot():
            return c.RemoveBot(message.seat)
        case i.Kick():
            return c.Kick(message.seat)
        case i.NewLink():
            return c.NewLink(luck.private_code())
        case i.Act():
            return c.Act(message.action)
        case i.Next():
            return c.Next()
        case i.Rematch():
            return c.Rematch(luck.match_id(), luck.draw())
        case i.Back():
            return c.Back()
        case i.ClientSeed():
            return c.ClientSeed(message.text)
