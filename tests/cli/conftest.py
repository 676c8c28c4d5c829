"""The command line as a person uses it: words in, exit code and what was said out."""

from collections.abc import Callable

import pytest

from matinee.cli.main import main

Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    def said(*words: object) -> tuple[int, str, str]:
        code = main([str(word) for word in words])
        heard = capsys.readouterr()
        return code, heard.out, heard.err

    return said
