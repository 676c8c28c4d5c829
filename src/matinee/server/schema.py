"""The database: tables, the entries that they are the sum of, finished records, and who serves what."""

from importlib import resources

import sqlalchemy as sa

metadata = sa.MetaData()

# Alembic's own: the last migration that this database has seen.
versions = sa.Table("alembic_version", metadata, sa.Column("version_num", sa.String(32), primary_key=True))

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


def numbered(name: str) -> sa.Table:
    """Texts that belong to a table, by their number."""
    return sa.Table(
        name,
        metadata,
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


entries = numbered("entries")
records = numbered("records")
# What the coach found in a finished game, without words.
reports = numbered("reports")

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


def prepare(connection: sa.Connection) -> None:
    """Bring a database to today's form. An empty one needs no history, and Alembic takes half a second to load."""
    if sa.inspect(connection).get_table_names():
        upgrade(connection)
    else:
        metadata.create_all(connection)
        connection.execute(versions.insert().values(version_num=newest()))


def newest() -> str:
    """The number of the last migration, with which its file name begins."""
    steps = resources.files("matinee.server.migrations").joinpath("versions").iterdir()
    return max(step.name[:4] for step in steps if step.name[:4].isdigit())


def upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "matinee.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
