"""The database: tables, the entries that they are the sum of, finished records, and who serves what."""

import sqlalchemy as sa

metadata = sa.MetaData()

# A live server renews its row about every second; `until` is the database's time.
servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

# `owner` serves the table; every change of owner raises `fence`, and a write with an older fence is void.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(60), nullable=False, index=True),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("owner", sa.String(40), nullable=False, index=True),
    sa.Column("fence", sa.BigInteger, nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

# What the coach found in a finished game, without words.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

# Who has a chair where: a guest finds the way back to running tables.
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("guest", sa.String(60), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
)

# Requests from a server to the owner of a table, and the replies.
letters = sa.Table(
    "letters",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), nullable=False),
    sa.Column("receiver", sa.String(40), nullable=False, index=True),
    sa.Column("sender", sa.String(40), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("written", sa.Float, nullable=False),
)
