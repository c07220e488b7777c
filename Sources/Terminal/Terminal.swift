// The room of Terminal: see docs/DEVELOPING.md.
