internal import Session

/// Tells which units of a line fill which gaps of a frame: the likeliest row of labels, by weights that were
/// learned (`data/learn_frames.py`, a structured perceptron), found by dynamic programming.
struct UnitTagger {
  /// What a unit is: nothing of the command, what fills a gap, or the beginning or a further part of a text.
  enum Label: Hashable {
    case none
    case value(Int)
    case begins(Int)
    case goesOn(Int)

    /// The index of the role among those of the frame.
    var role: Int? {
      switch self {
      case .none: nil
      case .value(let role), .begins(let role), .goesOn(let role): role
      }
    }
  }

  /// A row of labels as far as it goes.
  private struct Path {
    var score: Int
    /// The last label, among all that were tried.
    var node: Int
    /// The roles that are filled, by bits.
    var filled: UInt32
  }

  /// A label behind another.
  private struct Node {
    var label: Label
    var before: Int?
  }

  let units: [SaidUnit]
  private let features: [[String]]
  private let weights: [[Int: Int]]

  init(_ units: [SaidUnit]) {
    self.units = units
    let words = units.map(\.sign)
    features = units.indices.map { UnitTagger.features(units, words, at: $0) }
    weights = features.map { UnitTagger.sum($0.map { "t " + $0 }) }
  }

  /// The likeliest rows of labels that fill all that a frame needs, the best first, each with its score.
  func rows(for frame: LikelyFrame, most: Int) -> [(labels: [Label], score: Int)] {
    guard frame.roles.count < 32 else { return [] }
    let must = frame.roles.indices.reduce(UInt32(0)) {
      frame.roles[$1].isRequired ? $0 | 1 << UInt32($1) : $0
    }
    var nodes: [Node] = []
    var paths = [Path(score: 0, node: -1, filled: 0)]
    var leading: [String: [Int: Int]] = [:]
    for index in units.indices {
      let own = UnitTagger.sum(UnitTagger.keyed.map { "t \(frame.number)/" + features[index][$0] })
      let options = options(index, frame).map { label in
        let number = UnitTagger.number(label, frame)
        return (label, number, (weights[index][number] ?? 0) + (own[number] ?? 0))
      }
      var next: [Path] = []
      for path in paths {
        let last = path.node < 0 ? nil : nodes[path.node].label
        let before = last.map { String(UnitTagger.number($0, frame)) } ?? "^"
        let led = UnitTagger.look(
          ["t \(before)>", "t \(before)>" + features[index][0]], &leading)
        for (label, number, score) in options {
          guard let filled = filled(path.filled, label, behind: last, frame) else { continue }
          nodes.append(Node(label: label, before: path.node < 0 ? nil : path.node))
          next.append(
            Path(
              score: path.score + score + (led[number] ?? 0), node: nodes.count - 1, filled: filled)
          )
        }
      }
      paths = best(next, nodes, most)
    }
    return paths.filter { $0.filled & must == must }.prefix(most).map { path in
      var labels: [Label] = []
      var node: Int? = path.node < 0 ? nil : path.node
      while let index = node {
        labels.append(nodes[index].label)
        node = nodes[index].before
      }
      return (labels.reversed(), path.score)
    }
  }

  /// The roles that are filled with one more label; `nil` where that may not stand there.
  private func filled(
    _ filled: UInt32, _ label: Label, behind last: Label?, _ frame: LikelyFrame
  ) -> UInt32? {
    guard let role = label.role else { return filled }
    if case .goesOn = label { return last?.role == role ? filled : nil }
    let bit = UInt32(1) << UInt32(role)
    return filled & bit != 0 && !frame.roles[role].mayRepeat ? nil : filled | bit
  }

  /// The likeliest go on; of those that end alike and fill the same only so many.
  private func best(_ paths: [Path], _ nodes: [Node], _ most: Int) -> [Path] {
    struct State: Hashable {
      var label: Label
      var filled: UInt32
    }
    var counts: [State: Int] = [:]
    var kept: [Path] = []
    let sorted = paths.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    for (_, path) in sorted where kept.count < UnitTagger.widest {
      let state = State(label: nodes[path.node].label, filled: path.filled)
      guard counts[state, default: 0] < most else { continue }
      counts[state, default: 0] += 1
      kept.append(path)
    }
    return kept
  }

  /// So many rows go on at once.
  private static let widest = 48

  private func options(_ index: Int, _ frame: LikelyFrame) -> [Label] {
    let unit = units[index]
    return frame.roles.indices.reduce(into: [.none]) { options, role in
      switch frame.roles[role].type {
      case .text:
        if !unit.isSign { options.append(.begins(role)) }
        options.append(.goesOn(role))
      case let type: if unit.value(type) != nil { options.append(.value(role)) }
      }
    }
  }

  /// As the table counts labels: three of each role, behind that of none.
  private static func number(_ label: Label, _ frame: LikelyFrame) -> Int {
    switch label {
    case .none: 0
    case .value(let role): 1 + 3 * frame.roles[role].number
    case .begins(let role): 2 + 3 * frame.roles[role].number
    case .goesOn(let role): 3 + 3 * frame.roles[role].number
    }
  }

  private static func sum(_ keys: [String]) -> [Int: Int] {
    var sums: [Int: Int] = [:]
    for key in keys {
      for (number, weight) in LearnedFrames.weights(key) { sums[number, default: 0] += weight }
    }
    return sums
  }

  /// The same, of what is asked for again and again.
  private static func look(_ keys: [String], _ known: inout [String: [Int: Int]]) -> [Int: Int] {
    if let found = known[keys[1]] { return found }
    let found = sum(keys)
    known[keys[1]] = found
    return found
  }

  /// What a unit is told by: itself and those beside it.
  private static func features(_ units: [SaidUnit], _ words: [String], at index: Int) -> [String] {
    func word(_ index: Int) -> String {
      index < 0 ? "^" : index < words.count ? words[index] : "$"
    }
    let own = word(index)
    var found = [
      "0=" + own, "-=" + word(index - 1), "+=" + word(index + 1),
      "--=" + word(index - 2) + " " + word(index - 1),
      "++=" + word(index + 1) + " " + word(index + 2), "-0=" + word(index - 1) + " " + own,
      "0+=" + own + " " + word(index + 1), "*",
    ]
    if units[index].isCapitalised { found.append("C") }
    if own.first == "<", own.count > 1 {
      let same = words.indices.filter { words[$0] == own }
      let place =
        same.count == 1
        ? "only" : same.first == index ? "first" : same.last == index ? "last" : "mid"
      found.append("@" + place)
    }
    if index == words.count - 1 { found.append("$") }
    return found
  }

  /// Which of these count for each frame by itself.
  private static let keyed = [0, 1, 2, 7]
}
