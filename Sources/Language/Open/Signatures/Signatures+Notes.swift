internal import Session

extension Signatures {
  /// What is written down of a stop, a day or the trip.
  static let notes: [Signature] =
    noting(.needs(.stop, .oneStop, "to for on about of with in at regarding against beside"), .stop)
  { fills in
    fills.stop().map(NoteTarget.stop)
  }
    + noting(.needs(.day, .day, "to for on about of in"), .day) { fills in
      fills.day().map(NoteTarget.day)
    } + [
      Signature(
        .note, [.note: 20, .trip: 12],
        [.needs(.text, .text, "that saying : says", by: [.trip], marked: true)], in: .inTrip,
        .needsNoun
      ) { fills in fills.text(.text).map { .note(.trip, withoutLead($0)) } },
      Signature(
        .note, [.note: 20, .remark: 10, .toSelf: 14],
        [.needs(.text, .text, "that :", marked: true)], in: .inTrip, .needsNoun
      ) { fills in fills.text(.text).map { .note(.trip, withoutLead($0)) } },
      Signature(
        .note, [.note: 24, .pronoun: 0], [.needs(.text, .text, "that saying :", marked: true)],
        in: .stopMentioned
      ) { fills in fills.text(.text).map { .note(.stop(.mentioned), saidOfIt($0)) } },
      // `add a note that the table is under martin`, of what was spoken of.
      Signature(
        .addNote, [.remark: 16, .add: 16, .put: 12],
        [.needs(.text, .text, "that saying :", marked: true)], in: .stopMentioned, .needsNoun
      ) { fills in fills.text(.text).map { .addNote(.stop(.mentioned), saidOfIt($0)) } },
    ]

  /// To note something sets it; to add or put a note keeps what is noted there.
  private static func noting(
    _ about: Role, _ noun: WordClass, _ target: @escaping @Sendable (Fills) -> NoteTarget?
  ) -> [Signature] {
    let roles: [Role] = [
      about,
      .needs(.text, .text, "that saying : to says - to_say", by: [.remark, .note], marked: true),
    ]
    let set: @Sendable (Fills) -> Intent? = { fills in
      guard let target = target(fills), let text = fills.text(.text), !tellsOfNote(text) else {
        return nil
      }
      return .note(target, saidOfIt(text))
    }
    // `note on Serralves, use the back entrance`: what it is about is said to be that.
    let apart = [about.onlyMarked, Role.needs(.text, .text, ",", marked: true)]
    return [
      Signature(.note, [.note: 24, .remark: 16, noun: 1], apart, in: .inTrip, .guess, build: set),
      Signature(.note, [.note: 24, .toSelf: 0, noun: 1], roles, in: .inTrip, build: set),
      Signature(
        .note, [.remark: 16, .set: 8, .be: 4, noun: 1], roles, in: .inTrip, [.needsNoun, .actless],
        build: set),
      Signature(
        .addNote, [.remark: 16, .add: 16, .put: 12, noun: 1], roles, in: .inTrip, .needsNoun
      ) { fills in
        guard let target = target(fills), let text = fills.text(.text) else { return nil }
        return .addNote(target, saidOfIt(text))
      },
    ]
  }
}

/// `the note on the beach is gone`: what is told of a note is not what it says.
func tellsOfNote(_ text: String) -> Bool {
  let words = text.split(separator: " ").prefix(2).map { folded(String($0)) }
  guard let first = words.first, predicates.contains(first) else { return false }
  return words.count > 1 && !["it", "there", "that", "this"].contains(words[1])
}

/// `that it shuts on mondays`: what it is said of is known.
private func saidOfIt(_ text: String) -> String {
  let bare = withoutLead(text)
  if bare != text { return bare }
  let words = text.split(separator: " ").map(String.init)
  guard words.count > 2, words[0] == "that" else { return text }
  if ["it", "they"].contains(words[1]) {
    // `that it is our anniversary`
    let start = words.count > 3 && ["is", "are"].contains(words[2]) ? 3 : 2
    return words[start...].joined(separator: " ")
  }
  // `that the line is long`, `that Ana brings it`: a sentence of its own.
  let isSentence = sentenceStarts.contains(words[1]) || words[1].first?.isUppercase == true
  return isSentence ? words.dropFirst().joined(separator: " ") : text
}

/// `… to say bring the railcard`, `a note saying take the towels`, `write please: window table`, `note
/// down that …`.
private func withoutLead(_ text: String) -> String {
  let lead = noteLeads.first { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
  return lead.map { String(text.dropFirst($0.count)) } ?? text
}

private let predicates: Set = [
  "is", "isn't", "isnt", "was", "wasn't", "are", "has", "hasn't", "looks", "seems", "could", "can",
  "should", "must", "might", "may", "needs",
]

private let sentenceStarts: Set = [
  "the", "a", "an", "our", "my", "we", "i", "you", "he", "she", "there", "their", "his", "her",
]

private let noteLeads = [
  "say ", "saying ", "says ", "please: ", "please, ", "down that ", "down: ",
]
