"""What `matinee lab train` has learned of a game, as it lies in the game's folder."""

from collections.abc import Iterable
from typing import Any

import msgspec

from matinee.bots.judge import Judge, Net
from matinee.engine.errors import MatineeError
from matinee.engine.features import Features
from matinee.engine.policy import Worth
from matinee.engine.seats import MOST_SEATS

FILE = "weights.json"


class BadWeights(MatineeError):
    """Weights that do not fit their game."""


class Learned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One net, and how good it is: mean log loss on held-out games, and that of a constant guess."""

    hidden: int
    numbers: list[float]
    games: int
    positions: int
    seconds: float
    loss: float
    blind_loss: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One net for each number of seats that was trained."""

    features: list[str]
    nets: dict[int, Learned]


def read_weights(text: str) -> Weights:
    try:
        return msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as fault:
        raise BadWeights(f"{FILE}: {fault}.") from None


def write_weights(weights: Weights) -> str:
    return msgspec.json.format(msgspec.json.encode(weights), indent=0).decode() + "\n"


def learned_judge(worth: Worth[Any], features: Features[Any] | None, text: str | None) -> Judge:
    """The judge of a game: with nets, if it brings weights for just the features that it names today."""
    weights = read_weights(text) if features is not None and text is not None else None
    if features is None or weights is None or not weights.nets:
        return Judge(worth)
    if weights.features != features.names():
        raise BadWeights(
            f"{FILE} was learned for other features than the game names: delete it, and `matinee lab train` anew."
        )
    judge = Judge(worth, features)
    nets = {seats: Net(len(weights.features), net.hidden, net.numbers) for seats, net in weights.nets.items()}
    # Alone there is nobody to win against: that is another game, and not learned from company.
    for seats in range(1 if 1 in nets else 2, MOST_SEATS + 1):
        judge.learn(seats, nets[nearest_number(seats, nets)])
    return judge


def nearest_number(seats: int, nets: Iterable[int]) -> int:
    """The nearest trained number of seats; of two equally near, the larger."""
    return min(nets, key=lambda number: (abs(number - seats), -number))
