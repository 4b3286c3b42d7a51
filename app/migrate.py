"""`python -m app.migrate`: brings the database of DATABASE_URL to this program's schema. For Postgres, before the servers start."""

import sys

from sqlalchemy.exc import SQLAlchemyError

from app.config import Settings
from app.storage.migrate import migrate


def main() -> int:
    settings = Settings.read()
    try:
        migrate(settings.database_url)
    except (OSError, SQLAlchemyError) as error:
        print(f"The database could not be migrated: {error}", file=sys.stderr)
        return 1
    print("The database has the newest schema.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
