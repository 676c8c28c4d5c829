"""A dealer with a known seed: no test depends on the luck of a deal."""

from hashlib import sha256

from matinee.engine.record import Record


class Dealer:
    """Predictable deals and bots: everything follows from the seed and the answers given so far."""

    def __init__(self) -> None:
        self.seed = 1

    def draw(self) -> str:
        return sha256(f"deal {self.seed}".encode()).hexdigest()

    def luck(self, record: Record) -> int:
        return int(sha256("\n".join([record.seed, *record.answers]).encode()).hexdigest(), 16) % (1 << 62)
