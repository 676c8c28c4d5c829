"""Tables on the wire: app, wire, house, rooms, storage, identity, settings; one noun each, passed in, never globals."""
