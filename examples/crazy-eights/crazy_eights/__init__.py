"""Crazy eights: match suit or rank, and get rid of your cards."""
