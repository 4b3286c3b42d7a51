"""Chips as their owner sees them: balance, chips in play, ledger; and the check that all of it adds up."""
