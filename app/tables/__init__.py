"""One table's life: pure decisions (`decide.py`), one serial loop per table (`room.py`), and the ports they stand on."""
