"""`matinee mcp`: chairs for language models."""

from matinee.engine.errors import MatineeError


def mcp() -> None:
    """Let language models take chairs, over the Model Context Protocol on standard input and output."""
    try:
        from matinee.adapters.mcp import server
    except ImportError:
        raise MatineeError("`matinee mcp` needs the extra: pip install 'matinee[mcp]'.") from None
    server().run()
