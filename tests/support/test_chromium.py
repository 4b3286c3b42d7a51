"""A Chromium is looked for in a fixed order, and a failure names every way that was tried."""

from pathlib import Path

import pytest

from tests.support import chromium


def test_the_browser_on_the_path_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = tmp_path / "chromium"
    browser.write_text("#!/bin/sh\n")
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() == str(browser)


def test_a_browser_that_does_not_start_is_no_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = tmp_path / "chromium"
    browser.write_text("#!/bin/sh\nexit 1\n")
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "_from_packages", lambda: "system packages: none here")
    monkeypatch.setattr(chromium, "_from_playwright", lambda: "playwright: no network")
    with pytest.raises(RuntimeError) as failure:
        chromium.provide()
    assert str(browser) in str(failure.value)
    assert "system packages: none here" in str(failure.value)
    assert "playwright: no network" in str(failure.value)
