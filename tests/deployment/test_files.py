"""The image and the composition say what they mean, and mean what is there. No container engine is needed to see that."""

import re
from typing import Any

import pytest
import yaml

from app.config import Settings
from tests.house import sources

Instruction = tuple[str, str]
BUILT_ELSEWHERE = {"/page/frontend/dist", "/venv"}
OF_UVICORN = {"FORWARDED_ALLOW_IPS"}


def stages() -> list[list[Instruction]]:
    """The Dockerfile's instructions by stage."""
    text = re.sub(r"^#.*\n", "", sources.text("Dockerfile"), flags=re.MULTILINE).replace("\\\n", " ")
    found: list[list[Instruction]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest.strip()))
    return found


LAST = stages()[-1]


def of(word: str, stage: list[Instruction]) -> list[str]:
    return [rest for found, rest in stage if found == word]


@pytest.fixture(scope="module")
def composed() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(sources.text("docker-compose.yml"))
    return loaded


def test_the_image_is_built_in_stages_and_takes_only_what_is_served() -> None:
    assert len(stages()) == 3
    copied = [rest.split() for rest in of("COPY", LAST)]
    assert {words[-2] for words in copied} == BUILT_ELSEWHERE | {"app", "migrations"}
    for stage in stages():
        for words in (rest.split() for rest in of("COPY", stage)):
            names = [word for word in words[:-1] if not word.startswith("--")]
            assert all(name in BUILT_ELSEWHERE or (sources.ROOT / name).exists() for name in names), names


def test_nothing_is_sent_to_the_builder_but_what_it_copies() -> None:
    ignored = sources.text(".dockerignore").splitlines()
    assert ignored[0] == "**"
    assert {line[1:] for line in ignored if line.startswith("!")} == {
        "app",
        "migrations",
        "requirements.lock",
        "frontend",
    }


def test_the_image_runs_as_nobody_in_particular_and_knows_whether_it_lives() -> None:
    words = [word for word, _ in LAST]
    assert of("USER", LAST) == ["sobremesa"]
    assert words.index("USER") < words.index("CMD")
    assert "HEALTHCHECK" in words
    assert of("CMD", LAST) == ['["python", "-m", "app"]']
    assert "--require-hashes" in " ".join(of("RUN", stages()[1]))


def test_every_setting_of_image_and_composition_is_one_of_ours(composed: dict[str, Any]) -> None:
    settings = {name.upper() for name in Settings.model_fields} | OF_UVICORN
    image = set(re.findall(r"\b([A-Z_]+)=", " ".join(of("ENV", LAST)))) - {
        "PATH",
        "PYTHONUNBUFFERED",
        "PYTHONDONTWRITEBYTECODE",
    }
    assert image <= settings
    for name in ("migrate", "app1", "app2"):
        assert set(composed["services"][name]["environment"]) <= settings
        assert {"DATABASE_URL", "REDIS_URL"} <= set(composed["services"][name]["environment"])


def test_the_composition_waits_for_its_database_and_migrates_before_it_serves(composed: dict[str, Any]) -> None:
    services = composed["services"]
    assert set(services) == {"postgres", "valkey", "migrate", "app1", "app2", "proxy"}
    assert services["migrate"]["command"] == ["python", "-m", "app.migrate"]
    assert services["migrate"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert services["migrate"]["restart"] == "no"
    for server in ("app1", "app2"):
        assert services[server]["depends_on"]["migrate"]["condition"] == "service_completed_successfully"
        assert "ports" not in services[server]  # only the proxy is reached from outside
    for needed in [name for service in services.values() for name in service.get("depends_on", [])]:
        assert needed in services
    assert all("healthcheck" in services[name] for name in ("postgres", "valkey"))


def test_the_proxy_keeps_a_table_on_one_server_and_says_no_code_to_anybody(composed: dict[str, Any]) -> None:
    conf = composed["configs"]["proxy"]["content"].replace("$$", "$")
    assert conf.count("{") == conf.count("}")
    pattern = re.search(r"~(\S+) \$code", conf)
    assert pattern
    together = re.compile(pattern[1].replace("(?<", "(?P<"))
    for path in ("/ws/tables/XYZ", "/t/XYZ", "/api/tables/XYZ"):
        found = together.match(path)
        assert found
        assert found["code"] == "XYZ"
    for path in ("/api/tables", "/ws/lobby", "/api/me"):
        assert not together.match(path)
    for line in (
        "hash $kept_together consistent",
        "access_log off",
        "error_log stderr crit",
        "location = /metrics { return 404; }",
        "Upgrade",
    ):
        assert line in conf
    assert "X-Forwarded-For $remote_addr" in conf  # what a client says of himself does not get through
    for server in ("app1", "app2"):
        assert f"server {server}:8000 resolve" in conf
