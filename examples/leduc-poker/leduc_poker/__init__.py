"""Leduc poker: six cards, two rounds of betting, one card in the hand and one on the board."""
