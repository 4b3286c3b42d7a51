"""Where somebody has logged in before, so that others' guesses do not hold him off. Only adds."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("login_tries", sa.Column("entered_at", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("login_tries", "entered_at")
