"""The quick look before two summaries are made says "alike" only where they are, and says it for every ordinary act."""

from itertools import pairwise

from app.tables import commands as c
from app.tables.ids import Code, MatchId
from app.tables.summary import listed_alike, seated_in, summary_of
from tests.support.tables import ANA, BETO, CARLA, a_table


def test_what_it_calls_alike_is_alike() -> None:
    driver = a_table(visibility="private").sit(ANA, BETO, CARLA)
    driver.start().play_hand().deal()
    driver.do(c.NewLink(Code("OTHER")), ANA)
    driver.do(c.Stand(), BETO)
    driver.do(c.Freeze(c.Warrant(None, "the books are off")))
    driver.do(c.Void())
    driver.do(c.Start(MatchId("m2"), 0), ANA)
    tables = [done.table for done in driver.log]
    changes = 0
    for before, after in pairwise(tables):
        really = (summary_of(before), seated_in(before)) == (summary_of(after), seated_in(after))
        assert really or not listed_alike(before, after)
        changes += not really
    assert changes >= 6


def test_an_ordinary_act_is_alike() -> None:
    driver = a_table().sit(ANA, BETO).start()
    before = driver.table
    driver.act({"type": "check"} if driver.legal("check") else {"type": "call"})
    assert listed_alike(before, driver.table)
