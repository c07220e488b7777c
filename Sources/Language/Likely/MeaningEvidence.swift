private import Glibc
internal import Session

/// One of the meanings of a line, and where it comes from.
struct PossibleMeaning {
  enum Source: String { case done, offered, learned }

  let intent: Intent
  let source: Source
  /// Of what was learned: how it was.
  var learned: LearnedMeaning?
  /// Which of those that were learned it is, from 0.
  var rank: Int?
}

/// What was seen of a line and of one of its meanings that speaks for or against it, as words that
/// weights were learned of (`data/learn_choice.py`).
struct MeaningEvidence {
  let unsure: UnsureLine
  let reader: LineReader
  let all: [PossibleMeaning]

  /// Whether there are weights: while they are learned there are none.
  static let isLearned = LearnedFrames.row("c *") != nil

  /// How likely it is that a meaning is right, between 0 and 1.
  func trust(in meaning: PossibleMeaning) -> Double {
    let sum = Set(features(of: meaning)).reduce(0) { sum, feature in
      sum + LearnedFrames.weights("c " + feature).reduce(0) { $0 + $1.weight }
    }
    return 1 / (1 + exp(-Double(sum) / MeaningEvidence.scale))
  }

  /// What a weight of 1 is in the table.
  private static let scale = 50.0

  func features(of meaning: PossibleMeaning) -> [String] {
    let source = meaning.source.rawValue
    let ruled = all.first { $0.source != .learned }
    let best = all.first { $0.rank == 0 }
    func verbs(_ intent: Intent) -> [String] { reader.verbs(intent).map { $0?.rawValue ?? "-" } }
    let own = verbs(meaning.intent)
    let first = own.first ?? "-"
    let chance =
      meaning.learned?.chance ?? min(1, reader.chance(of: meaning.intent, unsure.likely))
    var found = ["*", source, "verb " + first, source + " verb " + first]
    found.append("\(source) rank \(meaning.rank.map(String.init) ?? "-")")
    found.append("\(source) chance \(bucket(chance))")
    found.append(
      "\(source) rank \(meaning.rank.map(String.init) ?? "-") chance \(bucket(chance))")
    found.append("\(source) nothing \(bucket(unsure.likely.nothing))")
    found.append("\(source) steps \(min(own.count, 4))")
    found.append("ruled \(ruled?.source.rawValue ?? "none") \(source)")
    if let learned = meaning.learned {
      found.append("lead \(learned.lead.map { String(min(10, max(0, $0) / 10)) } ?? "-")")
      found.append("row \(learned.row)")
    }
    let told = unsure.told(by: meaning.intent)
    if let other = meaning.source == .learned ? ruled : best,
      other.intent.canonicalLine != meaning.intent.canonicalLine
    {
      let verbsOther = verbs(other.intent)
      let kind = own == verbsOther ? "same" : Set(own) == Set(verbsOther) ? "set" : "else"
      found.append("\(source) other \(kind)")
      found.append("\(source) told \((told - unsure.told(by: other.intent)).signum()) \(kind)")
      found.append("\(source) steps \((own.count - verbsOther.count).signum()) \(kind)")
      found.append("\(source) instead of \(verbsOther.first ?? "-"): \(first)")
    }
    found.append("\(source) untold \(min(3, unsure.valued - told))")
    found.append("told \(min(4, told)) \(min(own.count, 3))")
    if let certain = reader.certainty(of: meaning.intent, unsure) {
      func tell(_ name: String, _ holds: Bool) {
        found.append("\(source) \(name) \(holds ? 1 : 0)")
      }
      let odd = certain.said.rest.count { !certain.mayStand($0) }
      found.append("\(source) odd \(min(odd, 4))")
      let left = certain.said.rest.filter { !certain.isOfText(certain.tokens[$0]) }
      found.append("\(source) left \(min(left.count, 8))")
      let strange = left.filter { certain.said.lattice.isStrange($0) }
      found.append("\(source) strange \(min(strange.count, 3))")
      for (name, word) in MeaningEvidence.turning
      where left.contains(where: { certain.said.lattice.classes(at: $0).has(word) }) {
        found.append("\(source) turns \(name)")
      }
      tell("likely", certain.isLikely)
      tell("same", certain.tellsTheSame)
      tell("whole", certain.textsAreWhole)
      tell("there", certain.isThere)
      tell("anew", certain.writesAnew)
      tell("beyond", certain.isBeyondFacts)
      let unsaid = certain.offered.facts.count { !certain.isSaid($0) }
      let untold = certain.said.facts.count { !certain.isInOffer($0) }
      found.append("\(source) facts \(min(unsaid, 2)) \(min(untold, 3))")
    }
    let shape = MeaningEvidence.shape(of: meaning.intent)
    found += ["shape " + shape, source + " shape " + shape]
    found += textFeatures(of: meaning.intent, first)
    for sign in lineSigns { found += ["\(sign) \(source)", "\(sign) verb \(first)"] }
    for word in wordSigns { found.append("\(word) verb \(first)") }
    return found
  }

  private func bucket(_ chance: Double) -> Int {
    [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95, 0.98, 0.99].firstIndex { chance < $0 }
      ?? 12
  }

  /// A command without what fills its gaps: `add " to day #`.
  private static func shape(of intent: Intent) -> String {
    var shape = ""
    var isQuoted = false
    for char in intent.canonicalLine {
      if char == "\"" {
        if !isQuoted { shape.append(char) }
        isQuoted.toggle()
      } else if isQuoted {
        continue
      } else if char.isNumber {
        if shape.last != "#" { shape.append("#") }
      } else if char.isUppercase {
        if shape.last != "A" { shape.append("A") }
      } else {
        shape.append(char)
      }
    }
    return shape
  }

  /// The words of the line, and which kinds of things stand in which order.
  private var wordSigns: [String] {
    let words = unsure.units.map(\.sign)
    let kinds = words.filter { $0.hasPrefix("<") && $0 != "<" }
    var found = Set(words.map { "says " + $0 })
    if let first = words.first, let last = words.last {
      found.formUnion(["^ " + first, "$ " + last])
    }
    found.insert("kinds " + kinds.joined(separator: " "))
    return found.sorted()
  }

  private var lineSigns: [String] {
    guard let lattice = unsure.table?.lattice else { return [] }
    var found = ["units \(min(8, unsure.units.count / 3))"]
    for (name, word) in MeaningEvidence.turning {
      let holds = lattice.edges.contains { $0.contains { $0.classes.has(word) } }
      if holds { found.append("has " + name) }
    }
    let unknown = lattice.tokens.indices.count { lattice.isStrange($0) }
    found.append("unknown \(min(3, unknown))")
    if unsure.isOpen { found.append("open") }
    if lattice.tokens.contains(where: { $0.says("?") }) { found.append("?") }
    return found
  }

  private static let turning: [(String, WordClass)] = [
    ("not", .not), ("condition", .condition), ("question", .question), ("either", .either),
    ("instead", .instead), ("except", .except), ("repair", .repair), ("tentative", .tentative),
    ("hold", .hold), ("again", .again), ("quantity", .quantity), ("more", .more), ("past", .past),
    ("both", .both), ("every", .every), ("same", .same), ("want", .want), ("like", .like),
    ("remove", .remove), ("clear", .clear), ("end", .end),
  ]
}
