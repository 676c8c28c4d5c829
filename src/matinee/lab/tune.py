"""`matinee lab tune`: printed numbers are searched, inside limits, for those with which a game lies in its bands.

Two things are wanted at once, little outside the bands and little changed, so there is no one best pack but a front of
them. Optuna searches; its study is a file, so that an interrupted search can continue.
"""

import tomllib
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from matinee.engine.errors import BadSetup, Broken, MatineeError
from matinee.engine.measure import Band
from matinee.lab.editing import EditedPack
from matinee.lab.hands import BROKEN_OFF, why
from matinee.lab.packs import typed
from matinee.lab.simulate import ToKeep, tallied
from matinee.lab.tally import bands
from matinee.lab.targets import Target
from matinee.lab.trial import Trial

# Nothing is outside its bands by more than this, in widths of the band.
FARTHEST = 10.0
# Marks numbers that the pack's own reader refuses.
NO_PACK = "no pack"

Number = int | float


class CannotTune(MatineeError):
    """A search that cannot be made here."""


class BrokenOff(MatineeError):
    """A candidate whose games were interrupted: it is tried again when the search continues."""


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed number that may move: which card, which field of it, and how far."""

    card: str
    field: str
    low: Number
    high: Number

    @property
    def name(self) -> str:
        return f"{self.card} {self.field}"


class Aim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A band of your own, for a figure that a simulation reports."""

    name: str
    low: float | None = None
    high: float | None = None


class TuningLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: numbers that may move, and bands beside those of the game (or instead of them)."""

    numbers: Annotated[list[Limit], Meta(min_length=1, max_length=100)]
    bands: list[Aim] = []
    game_bands: bool = True


class Candidate(msgspec.Struct, frozen=True):
    """A set of numbers. `miss` is how far figures lie outside their bands, `change` how much is printed otherwise."""

    numbers: dict[str, Number]
    miss: float
    change: float


class Tuned(msgspec.Struct, frozen=True, kw_only=True):
    """What a search found: the front, its best on other deals, and the pack that was written.

    `trials` sets of numbers were tried, of which `broken` make no pack.
    """

    game: str
    trials: int
    broken: int
    front: list[Candidate]
    best: Candidate
    targets: list[Target]
    pack: str
    study: str
    stopped: str = ""


def read_limits(text: str, source: str, draft: EditedPack) -> TuningLimits:
    """Checked against the pack: each number is there, and lies inside its own limits or will."""
    try:
        found = msgspec.convert(tomllib.loads(text), TuningLimits)
    except (ValueError, msgspec.ValidationError) as fault:
        raise CannotTune(f"{source}: {fault}.") from None
    except RecursionError:
        raise CannotTune(f"{source}: brackets within brackets without an end.") from None
    for limit in found.numbers:
        now = draft.get(limit.card, limit.field)
        if isinstance(now, bool) or not isinstance(now, int | float):
            raise CannotTune(f"{source}: {limit.name} is {now!r}, which is no number.")
        if not limit.low < limit.high:
            raise CannotTune(f"{source}: {limit.name} may lie from {limit.low} to {limit.high}, which leaves no room.")
    return found


def printed(draft: EditedPack, limits: TuningLimits) -> dict[str, Number]:
    return {limit.name: draft.get(limit.card, limit.field) for limit in limits.numbers}


def edited(draft: EditedPack, limits: TuningLimits, numbers: dict[str, Number]) -> str:
    for limit in limits.numbers:
        draft.set(limit.card, limit.field, numbers[limit.name])
    return draft.text()


def aims(wanted: Trial, limits: TuningLimits) -> list[Band]:
    found = bands(wanted) if limits.game_bands else []
    found += [Band(aim.name, aim.low, aim.high) for aim in limits.bands]
    if not found:
        raise BadSetup("There is nothing to aim at: the game has no bands for these bots, and the limits name none.")
    return found


def miss(targets: list[Target]) -> float:
    """How far outside all bands together, each in its own width (or in its bound, if it has but one)."""
    total = 0.0
    for target in targets:
        low, high = target.band
        edges = [edge for edge in (low, high) if edge is not None]
        width = (max(edges) - min(edges) or abs(edges[0]) or 1.0) if edges else 1.0
        below = 0.0 if low is None else max(0.0, low - target.value)
        above = 0.0 if high is None else max(0.0, target.value - high)
        total += min(FARTHEST, (below + above) / width)
    return round(total, 4)


def changed(limits: TuningLimits, before: dict[str, Number], numbers: dict[str, Number]) -> float:
    """How much is printed otherwise: each number in parts of its room."""
    rooms = {limit.name: limit.high - limit.low for limit in limits.numbers}
    return round(sum(abs(numbers[name] - before[name]) / rooms[name] for name in rooms), 4)


class Tuning:
    """One search: a pack, its limits, and the games that every candidate plays on the same deals."""

    def __init__(
        self, wanted: Trial, text: str, limits: TuningLimits, workers: int | None, cluster: str | None = None
    ) -> None:
        self.wanted = wanted
        self.draft = EditedPack(text, "the pack")
        self.limits = limits
        self.workers = workers
        self.cluster = cluster
        self.before = printed(self.draft, limits)
        self.aims = aims(wanted, limits)

    def play(self, text: str, seed: int) -> list[Target]:
        """How a pack stands to every band; raises `Broken` where the pack's own reader finds fault."""
        name, packs = typed(self.wanted.show(), text, "the pack")
        setup = {**self.wanted.setup, "pack": name}
        trial = msgspec.structs.replace(self.wanted, setup=setup, packs=packs, seed=seed)
        whole, stopped = tallied(trial, ToKeep(), self.workers, self.cluster, lambda part: None)
        if stopped:
            raise BrokenOff(stopped)
        found = whole.found(trial, 1.0, aims=self.aims).targets
        missing = {band.name for band in self.aims} - {target.name.partition(" / ")[0] for target in found}
        if missing:
            raise CannotTune(f"A simulation of this game reports no figure called {sorted(missing)[0]!r}.")
        return found

    def tried(self, numbers: dict[str, Number]) -> Candidate:
        targets = self.play(edited(self.draft, self.limits, numbers), self.wanted.seed)
        return Candidate(numbers, miss(targets), changed(self.limits, self.before, numbers))


def load_optuna() -> Any:
    try:
        import optuna
    except ImportError:
        raise CannotTune("Tuning needs Optuna: pip install 'matinee[lab]'.") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    return optuna


def open_study(optuna: Any, path: Path, search: Tuning) -> Any:
    """The study in a file; its name tells what was searched, so that another search does not go on with it."""
    journal = optuna.storages.journal
    path.parent.mkdir(parents=True, exist_ok=True)
    about = msgspec.json.encode([search.wanted, search.limits, search.draft.text()])
    name = f"{search.wanted.game}-{blake2b(about, digest_size=8).hexdigest()}"
    directions = ["minimize", "minimize"]
    try:
        if path.exists():
            # Optuna itself would write behind what it cannot read.
            path.read_text(encoding="utf-8")
        storage = optuna.storages.JournalStorage(journal.JournalFileBackend(str(path)))
        study = optuna.create_study(study_name=name, storage=storage, directions=directions, load_if_exists=True)
    except (ValueError, TypeError, KeyError, AssertionError):
        why = f"{path.name} is damaged, or no search at all: name another file with --study, or move this one away."
        raise CannotTune(why) from None
    if not study.trials:
        study.enqueue_trial(search.before)
    state = optuna.trial.TrialState
    for one in study.get_trials(states=(state.RUNNING,)):
        study.tell(one.number, state=state.FAIL)
        study.enqueue_trial(one.params or search.before)
    return study


def suggested(trial: Any, limits: TuningLimits) -> dict[str, Number]:
    found: dict[str, Number] = {}
    for limit in limits.numbers:
        if isinstance(limit.low, int) and isinstance(limit.high, int):
            found[limit.name] = trial.suggest_int(limit.name, limit.low, limit.high)
        else:
            found[limit.name] = round(trial.suggest_float(limit.name, limit.low, limit.high), 3)
    return found


def run(optuna: Any, study: Any, search: Tuning, trials: int) -> Iterator[Candidate]:
    """Candidates until the study has enough; numbers that make no pack count as tried."""
    state = optuna.trial.TrialState
    while (done := len(tried(study))) < trials:
        # A seed for each: a continued search finds the same, and never repeats its first steps.
        study.sampler = optuna.samplers.TPESampler(seed=search.wanted.seed + 1_000_003 * done)
        trial = study.ask()
        numbers = suggested(trial, search.limits)
        try:
            found = search.tried(numbers)
        except Broken:
            trial.set_user_attr(NO_PACK, True)
            study.tell(trial, state=state.FAIL)
            continue
        study.tell(trial, [found.miss, found.change])
        yield found


def tried(study: Any) -> list[Any]:
    """Without those that were broken off."""
    return [one for one in study.trials if one.values is not None or NO_PACK in one.user_attrs]


def tune(search: Tuning, trials: int, study_file: Path, heard: Callable[[Candidate], None]) -> Tuned:
    """Search until there are enough trials or it is interrupted; earlier trials count."""
    optuna = load_optuna()
    study = open_study(optuna, study_file, search)
    again, stopped = list[Target](), ""
    try:
        for found in run(optuna, study, search, trials):
            heard(found)
        # On other deals: the best of many was also lucky.
        again = search.play(best_pack(study, search), search.wanted.seed + 1)
    except (*BROKEN_OFF, BrokenOff) as fault:
        if not study.best_trials:
            raise
        stopped = why(fault)
    front = front_of(study, search)
    return Tuned(
        game=search.wanted.game,
        trials=len(tried(study)),
        broken=sum(one.values is None for one in tried(study)),
        front=front,
        best=front[0],
        targets=again,
        pack=best_pack(study, search),
        study=str(study_file),
        stopped=stopped,
    )


def best_pack(study: Any, search: Tuning) -> str:
    """Of the candidate that is least outside its bands."""
    front = front_of(study, search)
    if not front:
        raise CannotTune("None of these numbers makes a pack.")
    return edited(search.draft, search.limits, front[0].numbers)


def front_of(study: Any, search: Tuning) -> list[Candidate]:
    """Candidates that no other beats in both, least outside first; equal ones once."""
    found = [Candidate(dict(one.params), one.values[0], one.values[1]) for one in study.best_trials]
    alike = {(one.miss, one.change, tuple(one.numbers.items())): one for one in found}
    return sorted(alike.values(), key=lambda one: (one.miss, one.change))
