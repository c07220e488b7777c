/// Whether words speak of a day by its place in the trip: `the first day`, `the last two days`.
func countsDays(_ tokens: [Token]) -> Bool {
  tokens.indices.dropFirst().contains { index in
    guard tokens[index].says("day") || tokens[index].says("days") else { return false }
    return tokens[index - 1].says("last")
      || NumberWords.ordinal(in: tokens, from: index - 1)?.tokens.upperBound == index
  }
}

/// Behind `the first` these speak of a day of a trip.
let wordsOfDays: Set = ["day", "morning", "afternoon", "evening", "night"]
