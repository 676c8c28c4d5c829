"""Play a game and print its record: python scripts/record.py npzr star 7 > tests/records/npzr-star-1.json

A record is never written over: a change of rules bumps the edition and adds new records beside the old.
"""

import sys

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.record import Recorder, write_record


def main(game: str, bot: str, seed: int, seats: int | None = None) -> None:
    played = show(game)
    setup = {} if seats is None else {"seats": seats}
    recorder = Recorder(played, setup, f"swift:{seed}")
    chance = Swift(seed + 1)
    policy = played.bot(bot)
    while not recorder.state.over:
        recorder.answer(recorder.state.key(policy.decide(recorder.state, chance)))
    sys.stdout.write(write_record(recorder.close()))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), *(int(word) for word in sys.argv[4:5]))
