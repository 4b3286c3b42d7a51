"""Hints between processes, and within one: the in-process bus. Losing a hint is harmless; waiting for a reader is not done."""
