// The room of Shell: see docs/DEVELOPING.md.
