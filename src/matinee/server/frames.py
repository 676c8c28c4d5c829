"""Messages as they go over a socket: encoded and framed once, however many read them."""

from matinee.match import wire

# A whole text message, from a server: never masked, never compressed.
TEXT = b"\x81"


def framed(message: wire.FromServer) -> bytes:
    body = wire.encoder.encode(message)
    length = len(body)
    if length < 126:
        return b"%b%c%b" % (TEXT, length, body)
    if length < 65_536:
        return b"%b\x7e%b%b" % (TEXT, length.to_bytes(2, "big"), body)
    return b"%b\x7f%b%b" % (TEXT, length.to_bytes(8, "big"), body)
