"""The games of the house, one folder each; they do not know each other."""
