"""`matinee serve` with a dealer who is known: `python -m tests.web.house PORT FOLDER`."""

import sys
from functools import partial
from pathlib import Path

from tests.dealer import Dealer

from matinee.cli.serve import settings
from matinee.server.app import build_house
from matinee.server.serving import run


def main(port: str, folder: str) -> int:
    chosen = settings("127.0.0.1", int(port), "", Path(folder), "", workers=0, pace=0.05)
    dealer = Dealer()
    build = partial(build_house, draw=dealer.draw, luck=dealer.luck)
    return run(chosen, lambda address: print(address, flush=True), build)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
