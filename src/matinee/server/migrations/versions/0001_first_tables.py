"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(60), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    for column in ("status", "host", "changed", "owner"):
        op.create_index(f"ix_tables_{column}", "tables", [column])
    for name in ("entries", "records"):
        op.create_table(
            name,
            sa.Column("table_id", sa.String(40), primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True),
            sa.Column("body", sa.Text, nullable=False),
        )
    op.create_table(
        "guests",
        sa.Column("guest", sa.String(60), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("receiver", sa.String(40), nullable=False),
        sa.Column("sender", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("written", sa.Float, nullable=False),
    )
    op.create_index("ix_letters_receiver", "letters", ["receiver"])


def downgrade() -> None:
    for name in ("letters", "guests", "records", "entries", "tables", "servers"):
        op.drop_table(name)
