"""Kung Fu Samurai on Giant Robot Island: make a B-movie."""
