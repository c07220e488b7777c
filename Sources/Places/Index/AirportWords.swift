/// Words that say what an airport is, not which.
let airportWords: Set<Substring> = ["airport", "international", "intl", "airfield", "regional"]

/// Words that very many names have: nobody means the beginning of another one by them, and looking
/// for these too takes long.
let wholeWords = airportWords.union([
  "station", "museum", "church", "cathedral", "castle", "temple", "beach", "park", "bridge",
  "market", "palace", "square", "tower", "city", "national", "island", "garden", "gardens", "lake",
  "mount",
])
