"""Questions that want no more than a yes or a no."""

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.step import Question
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Extra


class YesOrNo(Question[Samurai]):
    """A clock says no."""

    def options(self, s: Samurai, out: Options) -> None:
        out.add(Extra.YES)
        out.add(Extra.NO)

    def key(self, s: Samurai, option: i64) -> str:
        return "yes" if option == Extra.YES else "no"

    def passing(self, s: Samurai) -> i64:
        return Extra.NO
