"""Roundhouse Kick: a barn, a horde of monsters, and two feet."""
