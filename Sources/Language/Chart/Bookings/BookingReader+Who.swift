internal import Session

/// Who of those who travel goes along.
extension BookingReader {
  /// `the others fly`, `Eva and Tom take`: at the beginning, before what they do; written down, for it
  /// is not everybody.
  mutating func who() -> Int? {
    guard isOpen, kind.isJourney, index < BookingReader.longestOpening, new.note == nil,
      new.from == nil, new.to == nil, new.name == nil,
      let end = context.end(ofOneOf: someOfUs, at: index) ?? endOfTravellers
    else { return nil }
    guard let verb = context.token(end), goes.contains(verb.folded), let who = text(index..<end)
    else { return nil }
    new.note = who
    return context.journeyWord(at: end) == nil ? end + 1 : end
  }

  /// Behind names of those who travel.
  private var endOfTravellers: Int? {
    var end = index
    while let token = context.token(end), token.kind == .word, context.travels(token.text) {
      end += 1
      guard let joint = context.token(end), ["and", ",", "&"].contains(joint.folded),
        let next = context.token(end + 1), context.travels(next.text)
      else { break }
      end += 1
    }
    return end > index ? end : nil
  }

  /// In tokens: what people say before it.
  private static let longestOpening = 3
}

private let someOfUs = BookingWords.ways(
  """
  the_others the_rest_of_us the_other_half the_rest some_of_us half_of_us the_kids the_others_will
  the_rest_of_them
  """)
private let goes: Set = [
  "fly", "flies", "go", "goes", "take", "takes", "come", "comes", "travel", "travels", "ride",
  "rides", "leave", "leaves", "catch", "catches", "are", "is", "get", "gets", "drive", "drives",
]
