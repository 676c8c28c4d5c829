"""How fast somebody may speak."""


class Bucket:
    """Holds `burst` words; a word goes out with each message, and `rate` words a second come back."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = now

    def take(self, now: float) -> bool:
        self.level = min(float(self.burst), self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True
