"""Rate limits: how fast a guest or an address may send."""

from matinee.server.settings import Limits

# How many names are remembered; those whose bucket is full again can be dropped.
REMEMBERED = 10_000


class Bucket:
    """Holds `burst` words; a word goes out with each message, and `rate` words a second come back."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = now

    def fill(self, now: float) -> float:
        self.level = min(float(self.burst), self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        return self.level

    def take(self, now: float, much: float = 1.0) -> bool:
        # As `fill` does, without its calls: every byte and every frame of everybody comes through here.
        level = self.level + (now - self.at) * self.rate if now > self.at else self.level
        self.level = level = level if level < self.burst else self.burst
        self.at = now
        if level < much:
            return False
        self.level = level - much
        return True


class Buckets:
    """A bucket for each name: an address or a guest, over all its connections."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_name: dict[str, Bucket] = {}

    def take(self, name: str, now: float, much: float = 1.0) -> bool:
        bucket = self.by_name.get(name)
        if bucket is None:
            if len(self.by_name) >= REMEMBERED:
                self.tidy(now)
            bucket = self.by_name[name] = Bucket(self.rate, self.burst, now)
        return bucket.take(now, much)

    def tidy(self, now: float) -> None:
        self.by_name = {name: bucket for name, bucket in self.by_name.items() if bucket.fill(now) < bucket.burst}
        if len(self.by_name) >= REMEMBERED:
            self.by_name.clear()


class Paces:
    """What guests and addresses may say over all their sockets: anything, chat, deeds beside the game."""

    def __init__(self, limits: Limits) -> None:
        self.guests = {
            "any": Buckets(limits.guest_rate, limits.guest_burst),
            "chat": Buckets(limits.chat_rate, limits.chat_burst),
            "deed": Buckets(limits.deed_rate, limits.deed_burst),
        }
        self.addresses = {
            "any": Buckets(limits.address_rate, limits.address_burst),
            "chat": Buckets(limits.address_chat_rate, limits.address_chat_burst),
            "deed": Buckets(limits.address_deed_rate, limits.address_deed_burst),
        }

    def allow(self, kind: str, guest: str, address: str, now: float) -> bool:
        return self.guests[kind].take(guest, now) and self.addresses[kind].take(address, now)
