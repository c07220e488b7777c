/// Words that say what an airport is, not which.
let airportWords: Set<Substring> = ["airport", "international", "intl", "airfield", "regional"]
