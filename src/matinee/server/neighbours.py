"""The address by which limits count somebody: an IPv6 user has a whole network of addresses."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address


@lru_cache(maxsize=10_000)
def neighbours(address: str) -> str:
    """The network of 64 bits that one household is given; an address of IPv4, however it is written, is itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else found.packed[:8].hex(":", 2) + "::/64"
