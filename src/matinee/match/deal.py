"""The fair deal: the hash of a secret is shown before anybody says a word; the secret stands in the record afterwards.

The seed is the secret itself, or, if players gave phrases, SHA-256 of the secret and the SHA-256 of each phrase in the
order of their seats. The house cannot choose a secret to fit the phrases, nor a player a phrase to fit the secret.
"""

from hashlib import sha256

import msgspec

from matinee.engine.record import Record, branch_in, branched_at, commitment_to


class Deal(msgspec.Struct, frozen=True):
    """What one game is dealt from."""

    secret: str
    phrases: list[str] = []

    @property
    def commitment(self) -> str:
        return commitment_to(f"fair:{self.secret}")

    @property
    def seed(self) -> str:
        if not self.phrases:
            return f"fair:{self.secret}"
        mixed = bytes.fromhex(self.secret) + b"".join(sha256(phrase.encode()).digest() for phrase in self.phrases)
        return f"fair:{sha256(mixed).hexdigest()}"


def deal_of(record: Record) -> Deal:
    return Deal(record.secret or record.seed.removeprefix("fair:"), record.phrases)


def doubt(record: Record) -> str:
    """Why a record's deal cannot be trusted; empty if it can. That its answers fit is for `replay` to show."""
    if not record.commitment:
        return "the record holds no commitment, so the seed may have been chosen after the deal."
    try:
        deal = deal_of(record)
        if branched_at(record) >= 0:
            secret = branch_in(record.answers[branched_at(record)])[1]
            fits = Deal(secret).commitment == record.commitment.lower()
            return "" if fits else "what was dealt again at the branch does not follow from what was committed to."
        if deal.commitment != record.commitment.lower():
            return "the seed is not the one that was committed to before the deal."
        if deal.seed != record.seed.lower():
            return "the seed is not made of the secret and the phrases."
    except ValueError:
        return "the seed is not one of a fair deal."
    return ""
