"""`python -m app.migrate`: brings the database of DATABASE_URL to this program's schema. For Postgres, before the servers start."""

import argparse
import sys

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from app.config import Settings
from app.storage.migrate import migrate, take_back


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m app.migrate", description="Brings the database to the newest schema."
    )
    parser.add_argument(
        "--back-to", metavar="REVISION", help="an older one instead, such as 0002; what came later is lost"
    )
    older = parser.parse_args().back_to
    url = Settings.read().database_url
    try:
        migrate(url) if older is None else take_back(url, older)
    except (OSError, SQLAlchemyError, CommandError) as error:
        print(f"The database could not be migrated: {error}", file=sys.stderr)
        return 1
    print("The database has the newest schema." if older is None else f"The database has the schema of {older}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
