"""The coach: what mattered in a finished game, by what each seat knew then, and luck apart from skill."""
