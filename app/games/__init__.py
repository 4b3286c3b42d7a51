"""The rules of the games: pure, standard library only. Start reading at `contract.py`."""
