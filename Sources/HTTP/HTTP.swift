// The room of HTTP: see docs/DEVELOPING.md.
