internal import Session

/// Which of the names of a line is that of a house.
extension BookingReader {
  /// `camping kovacine on Cres`: where a house is that was named.
  mutating func island(at start: Int) -> Int? {
    isOpen && kind == .hotel && !runs.isEmpty ? place(at: start) : nil
  }

  /// `Hotel Borges in Chiado`: the one name, written large and not led to as a town is, of which a word
  /// says that it is a house.
  var onlyHouse: NameRun? {
    let houses = runs.filter { run in
      run.range.count > 1 && !["in", "near"].contains(run.lead)
        && run.range.contains(where: context.isLodging) && isLarge(run)
    }
    return houses.count == 1 ? houses[0] : nil
  }

  /// `Hotel SG: Carlton`: two names.
  func withoutColon(_ run: NameRun) -> [NameRun] {
    guard
      let colon = run.range.dropLast().first(where: { index in
        context.tokens[index].says(":") && !context.tokens[index + 1].isGlued
      }), colon > run.range.lowerBound
    else { return [run] }
    return [run.range.lowerBound..<colon, colon + 1..<run.range.upperBound].map {
      NameRun(range: $0, lead: run.lead)
    }
  }

  func isLarge(_ run: NameRun) -> Bool {
    context.tokens[run.range].contains { $0.text.first?.isUppercase == true }
  }

  /// The name without what somebody does before it, and an article: `taken the Alaya Resort`.
  func behindDoing(_ run: Range<Int>) -> Range<Int> {
    var start = run.lowerBound
    while start < run.upperBound - 1, takenWords.contains(context.tokens[start].text) { start += 1 }
    guard start > run.lowerBound else { return run }
    while start < run.upperBound - 1, ["the", "a", "an"].contains(context.tokens[start].text) {
      start += 1
    }
    return start..<run.upperBound
  }
}

private let takenWords: Set = [
  "taken", "reserved", "booked", "chosen", "got", "found", "rented", "have", "has",
]
