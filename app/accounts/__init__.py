"""People: sessions, names, registering and logging in. Their chips are `chips`', their seats the tables'."""
