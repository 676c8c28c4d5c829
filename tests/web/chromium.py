"""The Chromium that tests, screenshots and measurements use; `scripts/chromium` installs it."""

from pathlib import Path

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
    "--disable-dev-shm-usage",
]
# The shell first: the same pages without the windows around them, which nobody sees, at two thirds of the work.
OWN = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]


def launch(playwright: Playwright) -> Browser:
    """The machine's own, else Playwright's."""
    found = next((path for path in OWN if path.exists()), None)
    return playwright.chromium.launch(executable_path=found, args=FLAGS)
