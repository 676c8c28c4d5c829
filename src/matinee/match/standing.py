"""KFS-83 Standing answers: when a seat wants to be asked in a window at all. Kept by the table, changed at any time."""

from typing import Literal

import msgspec

from matinee.engine.say import Offer

Mode = Literal["ask-always", "ask-smart", "ask-mine", "ask-armed", "never"]

# A game's hint that an offer seldom matters to the seat: a seat set to `smart` is not asked then.
QUIET = "quiet"
# What happens among others, where the seat could meddle: only a smart seat is asked.
BYSTANDER = "bystander"


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`hold` keeps windows open, a bluff that anybody may use; `armed` are keys that one wants to be asked for."""

    mode: Mode = "ask-mine"
    hold: bool = False
    armed: list[str] = []

    def wants(self, offers: list[Offer], passing: str) -> bool:
        """Whether a window's question is put to the seat; else it passes by itself."""
        plays = [offer for offer in offers if offer.key != passing]
        if self.hold or self.mode == "ask-always":
            return True
        if self.mode == "never":
            return False
        if self.mode == "ask-armed":
            return any(offer.key in self.armed for offer in plays)
        silent = {QUIET, BYSTANDER} if self.mode == "ask-mine" else {QUIET}
        return any(silent.isdisjoint(offer.hints) for offer in plays)

    def next_game(self) -> "Standing":
        """`never` is for one game only: a player who forgot it would wonder why nobody asks them."""
        return Standing() if self.mode == "never" else msgspec.structs.replace(self, hold=False, armed=[])
