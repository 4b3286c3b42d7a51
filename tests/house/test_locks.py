"""The lock files hold what pyproject.toml asks for, hashed, and name no address where it is fetched from."""

import re
import tomllib

import pytest

from tests.house import sources

PROJECT = tomllib.loads(sources.text("pyproject.toml"))
WANTED = {
    "requirements.lock": PROJECT["project"]["dependencies"],
    "requirements-dev.lock": PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"],
}


def pins(lock: str) -> dict[str, str]:
    """Version by package name."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", sources.text(lock), re.MULTILINE))


@pytest.mark.parametrize("lock", WANTED)
def test_a_lock_holds_every_version_that_the_project_names(lock: str) -> None:
    named = [re.match(r"([\w-]+)(?:\[.*?\])?==([\w.]+)", wanted) for wanted in WANTED[lock]]
    exact = {match[1]: match[2] for match in named if match}
    assert exact.items() <= pins(lock).items(), "run make lock"


def test_what_is_served_is_what_was_tested() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items(), "run make lock"


@pytest.mark.parametrize("lock", WANTED)
def test_every_locked_package_has_hashes(lock: str) -> None:
    entries = re.split(r"^(?=[a-z0-9])", sources.text(lock), flags=re.MULTILINE)
    assert [entry.split()[0] for entry in entries if entry.strip() and "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", WANTED)
def test_a_lock_names_no_address(lock: str) -> None:
    assert re.findall(r"\S*://\S*|--(?:extra-)?index-url|--find-links", sources.text(lock)) == []


def test_the_pages_lock_names_no_address_to_fetch_from() -> None:
    lock = sources.text("frontend/package-lock.json")  # the addresses in it are where authors take donations
    assert re.findall(r'"resolved"|\S*\.tgz\S*|\S*\bregistry\.\S*', lock) == []


def test_the_lock_that_records_addresses_is_not_committed() -> None:
    assert [str(path) for path in sources.files() if path.name in {"uv.lock", "pylock.toml"}] == []


def test_npm_leaves_the_addresses_out() -> None:
    assert "omit-lockfile-registry-resolved=true" in sources.text("frontend/.npmrc").splitlines()
