"""Table talk, laws and stories: shipped, so that others can test their games."""

from matinee.testing.clauses import clause_faults
from matinee.testing.golden import tell
from matinee.testing.laws import LAWS, Law
from matinee.testing.scenario import Scenario

__all__ = ["LAWS", "Law", "Scenario", "clause_faults", "tell"]
