"""The terminal table: one person and some bots, in Textual or line by line."""
