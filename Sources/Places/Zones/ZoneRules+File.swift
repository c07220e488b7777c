package import Session

extension ZoneRules {
  /// Reads a file of time zone information (TZif) of version 2 or later; `nil` where it is anything
  /// else, or broken.
  package init?(file bytes: [UInt8]) {
    var input = ZoneInput(bytes)
    guard let first = input.header(), first.version >= UInt8(ascii: "2") else { return nil }
    // The first part has moments of 32 bits, for readers that know no better.
    guard input.skip(first.length(momentBytes: 4)), let counts = input.header() else { return nil }
    guard let transitions = input.transitions(counts), let first = input.firstOffset else {
      return nil
    }
    self.init(firstOffset: first, transitions: transitions)
    guard let text = input.footer() else { return nil }
    guard !text.isEmpty else { return }
    guard let footer = ZoneFooter(text: text) else { return nil }
    later = footer
  }
}

/// What a header tells of the sizes of what follows.
private struct ZoneCounts {
  var version: UInt8
  var utcMarks: Int
  var wallMarks: Int
  var leaps: Int
  var moments: Int
  var types: Int
  var letters: Int

  func length(momentBytes: Int) -> Int {
    moments * (momentBytes + 1) + types * 6 + letters + leaps * (momentBytes + 4) + wallMarks
      + utcMarks
  }
}

/// The bytes of such a file that are not read yet.
private struct ZoneInput {
  private var rest: ArraySlice<UInt8>
  /// The offset of the first kind of time, which holds before any change.
  private(set) var firstOffset: Int?

  /// Those far from what an integer holds, so that an offset can be added to each.
  private static let moments = -(1 << 60)...(1 << 60)

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func skip(_ count: Int) -> Bool { take(count) != nil }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A number with its sign, the highest byte first.
  private mutating func integer(bytes count: Int) -> Int? {
    guard let bytes = take(count) else { return nil }
    let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count == 8 ? Int(Int64(bitPattern: bits)) : Int(Int32(truncatingIfNeeded: bits))
  }

  mutating func header() -> ZoneCounts? {
    guard take(4).map(Array.init) == Array("TZif".utf8), let version = take(1)?.first, skip(15)
    else { return nil }
    var numbers: [Int] = []
    for _ in 0..<6 {
      guard let number = integer(bytes: 4), (0...100_000).contains(number) else { return nil }
      numbers.append(number)
    }
    let counts = ZoneCounts(
      version: version, utcMarks: numbers[0], wallMarks: numbers[1], leaps: numbers[2],
      moments: numbers[3], types: numbers[4], letters: numbers[5])
    return counts.types > 0 ? counts : nil
  }

  mutating func transitions(_ counts: ZoneCounts) -> [ZoneRules.Transition]? {
    var moments: [Int] = []
    for _ in 0..<counts.moments {
      guard let moment = integer(bytes: 8), ZoneInput.moments.contains(moment),
        moments.last.map({ $0 < moment }) ?? true
      else { return nil }
      moments.append(moment)
    }
    guard let kinds = take(counts.moments).map(Array.init) else { return nil }
    var offsets: [Int] = []
    for _ in 0..<counts.types {
      guard let offset = integer(bytes: 4), abs(offset) < 26 * 3600, skip(2) else { return nil }
      offsets.append(offset)
    }
    firstOffset = offsets.first
    let behind = counts.letters + counts.leaps * 12 + counts.wallMarks + counts.utcMarks
    guard kinds.allSatisfy({ Int($0) < offsets.count }), skip(behind) else { return nil }
    return zip(moments, kinds).map { ZoneRules.Transition(at: $0, offset: offsets[Int($1)]) }
  }

  /// The line at the end, without the line ends around it.
  mutating func footer() -> String? {
    guard rest.first == 10, rest.count > 1, rest.last == 10 else { return nil }
    return String(decoding: rest.dropFirst().dropLast(), as: UTF8.self)
  }
}
