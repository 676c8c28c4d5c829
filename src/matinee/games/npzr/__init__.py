"""Ninja Pirate Zombie Robot: a comic cut in three."""
