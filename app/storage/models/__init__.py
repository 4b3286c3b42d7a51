"""The schema, by subject; `metadata` is what migrations are compared with. No queries here."""

from app.storage.models import chips, matches, people, requests, tables
from app.storage.models.record import Record

metadata = Record.metadata

__all__ = ["chips", "matches", "metadata", "people", "requests", "tables"]
