"""The operator's desk: refill requests, the audit of admins' acts, failed log-ins, sessions one can recognise, frozen tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

PENDING = sa.text("status = 'pending'")


def upgrade() -> None:
    op.add_column("sessions", sa.Column("device", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("frozen", sa.Boolean(), server_default=sa.false(), nullable=False))

    op.create_table(
        "login_tries",
        sa.Column("name_hash", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("last_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name_hash", name=op.f("pk_login_tries")),
    )
    op.create_index(op.f("ix_login_tries_last_at"), "login_tries", ["last_at"], unique=False)

    op.create_table(
        "audit",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor_id", sa.Text(), nullable=True),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("subject_id", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=True),
        sa.Column("before", sa.JSON(), nullable=True),
        sa.Column("after", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["actor_id"], ["users.id"], name=op.f("fk_audit_actor_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_subject_subject_id_id"), "audit", ["subject", "subject_id", "id"], unique=False)
    op.create_index(op.f("ix_audit_actor_id_id"), "audit", ["actor_id", "id"], unique=False)

    op.create_table(
        "refills",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("granted", sa.BigInteger(), nullable=True),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("decided_at", sa.BigInteger(), nullable=True),
        sa.Column("decided_by", sa.Text(), nullable=True),
        sa.CheckConstraint("status IN ('pending', 'approved', 'denied')", name=op.f("ck_refills_status")),
        sa.CheckConstraint("(status = 'pending') = (decided_at IS NULL)", name=op.f("ck_refills_decided")),
        sa.CheckConstraint("(status = 'approved') = (granted IS NOT NULL)", name=op.f("ck_refills_granted")),
        sa.ForeignKeyConstraint(["decided_by"], ["users.id"], name=op.f("fk_refills_decided_by")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_refills_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_refills")),
    )
    op.create_index(
        "uq_refills_pending", "refills", ["user_id"], unique=True, sqlite_where=PENDING, postgresql_where=PENDING
    )
    op.create_index(op.f("ix_refills_user_id_created_at"), "refills", ["user_id", "created_at"], unique=False)
    op.create_index(op.f("ix_refills_status_created_at"), "refills", ["status", "created_at"], unique=False)


def downgrade() -> None:
    op.drop_table("refills")
    op.drop_table("audit")
    op.drop_table("login_tries")
    op.drop_column("tables", "frozen")
    op.drop_column("sessions", "device")
