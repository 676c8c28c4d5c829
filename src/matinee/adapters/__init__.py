"""Doors for tools of the field: each is thin, and passes the other side's own tests."""
