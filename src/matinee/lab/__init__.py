"""Many games at once: simulations, ladders, races. Nothing here knows a game by name."""
