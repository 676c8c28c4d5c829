"""One live table: chairs, clocks, standing answers, undo, fair deal. No network, and time is passed in."""
