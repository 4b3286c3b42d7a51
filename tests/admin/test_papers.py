"""The books on paper: the audit page by page, ledger and audit as CSV that no spreadsheet takes for formulas."""

import csv
import io

import pytest
from httpx2 import AsyncClient

from app.admin import papers
from tests.admin.conftest import audit, me
from tests.support.clients import Running

FORMULAS = {
    "=1+1": "'=1+1",
    "+1": "'+1",
    "-1": "'-1",
    "@SUM(A1)": "'@SUM(A1)",
    "＝1": "'＝1",
    'ñu; ="x" & 1': 'ñu; \'="x" & 1',  # where the semicolon divides, a cell begins behind it
    "3,-4": "3,'-4",
    "2 + 2 = 4": "2 + 2 = 4",
}
"""What people write, and what stands in the cell."""


async def rows(desk: AsyncClient, name: str) -> list[dict[str, str]]:
    answer = await desk.get(f"/api/admin/{name}.csv")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert f'filename="sobremesa-{name}.csv"' in answer.headers["content-disposition"]
    assert answer.content.startswith(b"\xef\xbb\xbf"), "or Excel takes the letters for another alphabet's"
    return list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))


async def adjust(desk: AsyncClient, user: str, amount: int, reason: str, key: str) -> None:
    answer = await desk.post(
        f"/api/admin/users/{user}/adjust", json={"amount": amount, "reason": reason}, headers={"Idempotency-Key": key}
    )
    assert answer.status_code == 200, answer.text


async def test_every_transfer_is_a_line_with_both_sides(server: Running, desk: AsyncClient) -> None:
    user = (await me(await server.guest("Ana")))["id"]
    await adjust(desk, user, -40, 'una coma, y "comillas"', "k")
    welcome, adjusted = await rows(desk, "ledger")
    assert (welcome["from_owner"], welcome["to_owner"], welcome["amount"], welcome["reason"]) == (
        "mint", f"wallet:{user}", "10000", "welcome",
    )  # fmt: skip
    assert (adjusted["from_owner"], adjusted["to_owner"], adjusted["amount"], adjusted["note"]) == (
        f"wallet:{user}", "mint", "40", 'una coma, y "comillas"',
    )  # fmt: skip
    assert adjusted["at"].startswith("20")
    assert adjusted["at"].endswith("+00:00")


async def test_no_cell_is_a_formula(server: Running, desk: AsyncClient) -> None:
    user = (await me(await server.guest("=cmd")))["id"]
    for n, text in enumerate(FORMULAS):
        await adjust(desk, user, 1, text, f"={n}")
    for name, column in (("ledger", "note"), ("audit", "why")):
        lines = await rows(desk, name)
        assert [line[column] for line in lines if line[column]] == list(FORMULAS.values())
        for line in lines:
            assert not [cell for cell in line.values() if cell[:1] in ("=", "+", "-", "@", "\t", "\r")]


@pytest.mark.parametrize("any_url", ["sqlite"], indirect=True)
async def test_long_books_come_whole_and_in_order(
    server: Running, desk: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(papers, "PAGE", 3)
    user = (await me(await server.guest("Ana")))["id"]
    for n in range(7):
        await adjust(desk, user, 1 + n, "x", f"{n}")
    lines = await rows(desk, "ledger")
    assert [line["amount"] for line in lines] == ["10000", "1", "2", "3", "4", "5", "6", "7"]
    acts = await rows(desk, "audit")
    assert [line["after"] for line in acts][-1] == '{"balance": 10028}'
    assert [line["actor_name"] for line in acts] == ["jefa"] * 7


async def test_pages_of_the_audit_follow_one_another_and_are_filtered(server: Running, desk: AsyncClient) -> None:
    ana, beto = [(await me(await server.guest(name)))["id"] for name in ("Ana", "Beto")]
    for n in range(3):
        await adjust(desk, ana, 1, f"{n}", f"{n}")
    await desk.post(f"/api/admin/users/{beto}/ban", json={"reason": "x"})
    first = (await desk.get("/api/admin/audit", params={"limit": 3})).json()
    assert [item["why"] for item in first["items"]] == ["x", "2", "1"]
    second = (await desk.get("/api/admin/audit", params={"limit": 3, "before": first["next"]})).json()
    assert ([item["why"] for item in second["items"]], second["next"]) == (["0"], None)
    assert [item["act"] for item in await audit(desk, subject_id=beto)] == ["user_banned"]
    assert len(await audit(desk, act="balance_adjusted")) == 3
    assert len(await audit(desk, actor_id=(await me(desk))["id"])) == 4
    assert await audit(desk, actor_id=ana) == []


async def test_looking_is_no_act(desk: AsyncClient) -> None:
    for path in ("refills", "users", "tables", "audit", "ledger/check", "ledger.csv", "audit.csv"):
        assert (await desk.get(f"/api/admin/{path}")).status_code == 200
    assert await audit(desk) == []
