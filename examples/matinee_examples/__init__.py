"""Two small games that teach the engine, and race against the same games of others. They stand outside the catalog.

from matinee_examples import LEDUC
table = LEDUC.deal(LEDUC.setup({}), Swift(1))
"""

from matinee.catalog import put_on
from matinee_examples.crazy_eights.game import CrazyEights
from matinee_examples.leduc.game import LeducPoker

LEDUC = put_on(LeducPoker())
CRAZY_EIGHTS = put_on(CrazyEights())
SHOWS = (LEDUC, CRAZY_EIGHTS)
