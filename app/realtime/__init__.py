"""Sockets: handshake, reading, bounded writing. Bytes in, bytes out; what they mean is `protocol`'s and `tables`' business."""
