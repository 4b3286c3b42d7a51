"""The wire of the sockets: what may come in (`inbound`), what goes out (`outbound`), how it becomes text (`codec`)."""
