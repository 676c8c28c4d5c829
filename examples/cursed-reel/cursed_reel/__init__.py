"""Cursed Reel: one more scene, or is that enough? A game to learn from, with a hand, a shared row and a risk."""
