"""Lessons: games taught by playing them, page after page, at an ordinary table."""
