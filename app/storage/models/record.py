"""What all tables of the schema share: constraint names and the column types that both databases understand."""

from typing import Annotated, Any, ClassVar

from sqlalchemy import JSON, BigInteger, Dialect, Integer, MetaData, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, mapped_column

Millis = Annotated[int, mapped_column(BigInteger)]
"""A time, milliseconds since 1970."""
Chips = Annotated[int, mapped_column(BigInteger)]
Serial = Annotated[int, mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)]
"""A number the database gives out; SQLite does so for plain INTEGER keys only."""


def storable(text: str) -> str:
    """Postgres holds every text but one with a zero character in it; whoever sends one means nothing by it."""
    return text.replace("\0", "\ufffd") if "\0" in text else text


class Words(TypeDecorator[str]):
    """Text, as it may come from anybody."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else storable(value)


class Record(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map: ClassVar[dict[Any, Any]] = {dict[str, Any]: JSON, str: Words}
