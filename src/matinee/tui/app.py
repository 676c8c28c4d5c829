"""The terminal table as a Textual app: themes, style sheet and the table's screen."""

from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.worker import WorkerFailed

from matinee.tui.look import DAY, LATE, inks, themes
from matinee.tui.sitting import Sitting
from matinee.tui.stage import GUARD, Stage


class Playhouse(App[str]):
    """Runs one sitting; returns the text to print after the app has closed."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide"), (160, "-huge")]  # noqa: RUF012 (Textual declares them so)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-middling"), (36, "-high")]  # noqa: RUF012

    def __init__(self, sitting: Sitting, guard: float = GUARD) -> None:
        super().__init__()
        self.sitting = sitting
        self.guard = guard
        self.fault: BaseException | None = None
        self.title = sitting.show.game.title
        # The style sheet names colours of our themes: they come before it is read.
        for theme in themes(sitting.show.id):
            self.register_theme(theme)
        self.console.push_theme(inks(sitting.show.id, dark=True))
        self.theme = LATE

    def on_mount(self) -> None:
        self.push_screen(Stage(self.sitting, self.guard), lambda _: self.exit(self.sitting.last_words()))

    def _handle_exception(self, error: Exception) -> None:
        """A bug costs no game and shows nobody a traceback: the caller reports `fault`."""
        self.fault = error.error if isinstance(error, WorkerFailed) else error
        if self.is_headless:
            super()._handle_exception(error)
        else:
            self.exit()

    def action_toggle_dark(self) -> None:
        """From the late show to the matinee and back."""
        dark = self.theme != LATE
        self.console.pop_theme()
        self.console.push_theme(inks(self.sitting.show.id, dark))
        self.theme = LATE if dark else DAY
