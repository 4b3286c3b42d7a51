"""Everything durable: engines, models, the ledger's posting, the journal. No feature's rules, no wire, no sockets."""
