"""What an operator asks a server: whether it lives, whether it is ready, how it does. Nothing here plays or pays."""
