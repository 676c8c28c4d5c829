"""A table at which a lesson is played without a screen: for the law, and for anyone who wants to look."""

from collections.abc import Iterable

from matinee.engine.view import Ask
from matinee.lessons.guide import guide
from matinee.lessons.lesson import Lesson
from matinee.match import entries as e
from matinee.match import learning, play
from matinee.match.guide import Guides, LessonPage
from matinee.match.sight import Sight, sight
from matinee.match.table import Table

GUEST, NAME = "learner", "Ada"
SECRET = "0" * 64
# More windows than can ever close one after the other.
WINDOWS = 100


class Classroom:
    """Time stands still in it: whatever is due happens at once."""

    def __init__(self, lesson: Lesson, language: str = "en", guides: Guides = guide) -> None:
        self.language = language
        self.table = Table("lesson", shows=lambda _: lesson.show, guides=guides)
        self.act([learning.open_lesson(lesson.show, lesson.id, lesson.setup, GUEST, 0.0)])
        self.act(learning.begin(self.table, GUEST, NAME, 0.0))

    def act(self, entries: Iterable[e.Entry]) -> None:
        for entry in entries:
            self.table.apply(entry)
        for _ in range(WINDOWS):
            play.look(self.table, float("inf"))
            if not play.follow(self.table, lambda: SECRET, 0.0) and not self.resting:
                return

    @property
    def resting(self) -> bool:
        return self.table.screening is not None and self.table.playing.pace.resting

    @property
    def open(self) -> bool:
        return self.table.status == "playing"

    def sight(self) -> Sight:
        assert self.table.guide is not None
        return sight(self.table, self.table.guide.seat, self.language)

    @property
    def page(self) -> LessonPage:
        page = self.sight().lesson
        assert page is not None
        return page

    @property
    def ask(self) -> Ask | None:
        return self.sight().ask

    def digest(self) -> str:
        return str(self.table.playing.state.digest())

    # What the learner does

    def says(self, *keys: str) -> None:
        """Raises Refused."""
        asked = self.ask
        number = asked.number if asked is not None else 0
        self.act([play.answer(self.table, GUEST, number, list(keys), "", 0.0)])

    def turn_on(self) -> None:
        self.act(learning.turn_on(self.table, GUEST, 0.0))

    def turn_back(self) -> None:
        self.act(learning.turn_back(self.table, GUEST, 0.0))
