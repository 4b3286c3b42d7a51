"""The schema, by subject; `metadata` is what migrations are compared with. No queries here."""

from app.storage.models import audit, chips, matches, people, requests, tables, talk
from app.storage.models.record import Record

metadata = Record.metadata

__all__ = ["audit", "chips", "matches", "metadata", "people", "requests", "tables", "talk"]
