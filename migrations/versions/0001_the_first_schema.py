"""The first schema: people, chips, tables with their journal, matches, answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("username", sa.Text(), nullable=True),
        sa.Column("username_key", sa.Text(), nullable=True),
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("last_seen_at", sa.BigInteger(), nullable=False),
        sa.Column("banned_until", sa.BigInteger(), nullable=True),
        sa.Column("retired_at", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("kind IN ('guest', 'member', 'admin')", name=op.f("ck_users_kind")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("username_key", name=op.f("uq_users_username_key")),
    )
    op.create_index(op.f("ix_users_kind_last_seen_at"), "users", ["kind", "last_seen_at"], unique=False)

    op.create_table(
        "answers",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("request", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Integer(), nullable=True),
        sa.Column("content_type", sa.Text(), nullable=True),
        sa.Column("body", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_answers_user_id")),
        sa.PrimaryKeyConstraint("user_id", "key", name=op.f("pk_answers")),
    )
    op.create_index(op.f("ix_answers_at"), "answers", ["at"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("last_used_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_sessions_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_sessions_token_hash")),
    )
    op.create_index(op.f("ix_sessions_expires_at"), "sessions", ["expires_at"], unique=False)
    op.create_index(op.f("ix_sessions_user_id"), "sessions", ["user_id"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("visibility", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("taken", sa.Integer(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("stake", sa.BigInteger(), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("wake_at", sa.BigInteger(), nullable=True),
        sa.Column("created_by", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["created_by"], ["users.id"], name=op.f("fk_tables_created_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    op.create_index(op.f("ix_tables_created_by_closed_at"), "tables", ["created_by", "closed_at"], unique=False)
    op.create_index(
        op.f("ix_tables_deadline"),
        "tables",
        ["deadline"],
        unique=False,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )
    op.create_index(
        op.f("ix_tables_visibility_closed_at_created_at"),
        "tables",
        ["visibility", "closed_at", "created_at"],
        unique=False,
    )
    op.create_index(
        op.f("ix_tables_wake_at"),
        "tables",
        ["wake_at"],
        unique=False,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )

    op.create_table(
        "accounts",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=True),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "(kind = 'wallet') = (user_id IS NOT NULL) AND (kind = 'escrow') = (table_id IS NOT NULL)",
            name=op.f("ck_accounts_owner"),
        ),
        sa.CheckConstraint("balance >= 0 OR kind = 'mint'", name=op.f("ck_accounts_balance")),
        sa.CheckConstraint("kind IN ('wallet', 'escrow', 'mint')", name=op.f("ck_accounts_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_accounts_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_accounts_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("table_id", name=op.f("uq_accounts_table_id")),
        sa.UniqueConstraint("user_id", name=op.f("uq_accounts_user_id")),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=True),
        sa.Column("command_id", sa.Text(), nullable=True),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_journal_table_id")),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_journal")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_journal_command",
        "journal",
        ["table_id", "user_id", "command_id"],
        unique=True,
        sqlite_where=sa.text("command_id IS NOT NULL"),
        postgresql_where=sa.text("command_id IS NOT NULL"),
    )

    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("last_version", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=False),
        sa.Column("record", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_matches_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_ended_at"), "matches", ["ended_at"], unique=False)
    op.create_index(op.f("ix_matches_table_id"), "matches", ["table_id"], unique=False)

    op.create_table(
        "seated",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seated_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_seated_user_id")),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_seated")),
    )
    op.create_index(op.f("ix_seated_table_id"), "seated", ["table_id"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "match_players",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_match_players_match_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_match_players_user_id")),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_match_players")),
    )
    op.create_index(op.f("ix_match_players_user_id"), "match_players", ["user_id"], unique=False)

    op.create_table(
        "transfers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("debit_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("credit_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("debit_after", sa.BigInteger(), nullable=True),
        sa.Column("credit_after", sa.BigInteger(), nullable=True),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.CheckConstraint("amount > 0", name=op.f("ck_transfers_amount")),
        sa.CheckConstraint("debit_id <> credit_id", name=op.f("ck_transfers_sides")),
        sa.ForeignKeyConstraint(["credit_id"], ["accounts.id"], name=op.f("fk_transfers_credit_id")),
        sa.ForeignKeyConstraint(["debit_id"], ["accounts.id"], name=op.f("fk_transfers_debit_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_transfers")),
        sa.UniqueConstraint("key", name=op.f("uq_transfers_key")),
    )
    op.create_index(op.f("ix_transfers_credit_id_id"), "transfers", ["credit_id", "id"], unique=False)
    op.create_index(op.f("ix_transfers_debit_id_id"), "transfers", ["debit_id", "id"], unique=False)
    # The mint is account 1 (`storage.models.chips.MINT`); the database gives out the number, so its counter moves on.
    op.execute("INSERT INTO accounts (kind, balance) VALUES ('mint', 0)")


def downgrade() -> None:
    op.drop_table("transfers")
    op.drop_table("match_players")
    op.drop_table("snapshots")
    op.drop_table("seated")
    op.drop_table("matches")
    op.drop_table("journal")
    op.drop_table("accounts")
    op.drop_table("tables")
    op.drop_table("sessions")
    op.drop_table("answers")
    op.drop_table("users")
