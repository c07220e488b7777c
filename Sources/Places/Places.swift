// The room of Places: see docs/DEVELOPING.md.
