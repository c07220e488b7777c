internal import Session

/// What a line means by a frame that lines like it were found to have.
struct LearnedMeaning {
  let intent: Intent
  /// How likely its frame is, among those that have all they need.
  let chance: Double
  /// How much better its gaps are filled than in the next way; `nil` where there is no other.
  let lead: Int?
  /// Which way to fill the gaps it is, from 0.
  let row: Int
}

extension LineReader {
  /// The commands of the likeliest frames that come to something, the likeliest first.
  func learnedMeanings(_ unsure: UnsureLine, in scene: Scene) -> [LearnedMeaning] {
    let units = unsure.units
    let tagger = UnitTagger(units)
    // What lacks what it needs is not meant.
    let possible = unsure.likely.ranked.filter { frame, _ in
      frame.isOpaque
        || frame.roles.allSatisfy { role in
          !role.isRequired || role.type == .text || units.contains { $0.value(role.type) != nil }
        }
    }
    let all = possible.reduce(0) { $0 + $1.chance }
    var reader = self
    reader.readsPhrases = false
    var found: [LearnedMeaning] = []
    for (frame, share) in possible.prefix(mostFrames) {
      let chance = share / all
      guard chance > leastFramed, found.count < mostMeanings else { break }
      guard !frame.isOpaque else { continue }
      let command = FramedCommand(
        frame: frame, units: units, trip: session.currentTrip, text: unsure.text)
      let rows = tagger.rows(for: frame, most: mostRows)
      for (index, row) in rows.enumerated() {
        guard let written = command.line(row.labels),
          case .understood(let utterance) = reader.ruled(written, after: LinesBefore()),
          case .commit(let commit) = Interpreter(scene).decide(utterance.intent),
          commit.events.changeSomething, !unsure.speaksAgainst(commit.canonical)
        else { continue }
        let next = rows.indices.contains(index + 1) ? row.score - rows[index + 1].score : nil
        guard !found.contains(where: { $0.intent == commit.canonical }) else { break }
        found.append(
          LearnedMeaning(intent: commit.canonical, chance: chance, lead: next, row: index))
        break
      }
    }
    return found
  }
}

/// What is less likely is none.
private let leastFramed = 0.03
private let mostMeanings = 3
private let mostFrames = 5
private let mostRows = 3
