"""Cardboard Kaiju: one monster against the city."""
