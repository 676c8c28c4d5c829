"""The rules of having rules: pure, compiled, knows no game, no clock, no file."""
