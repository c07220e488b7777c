/// A line cut at its semicolons.
struct LineParts {
  /// Where the parts stand, as UTF-8 offsets; empty ones are left out.
  let ranges: [Range<Int>]
  private let bytes: [UInt8]

  init(_ tokens: [Token], of line: String) {
    bytes = Array(line.utf8)
    ranges = tokens.split { $0.says(";") }.compactMap { part in
      guard let first = part.first, let last = part.last else { return nil }
      return first.bytes.lowerBound..<last.bytes.upperBound
    }
  }

  var isSingle: Bool { ranges.count < 2 }

  func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }
}

extension Range<Int> {
  func shifted(by count: Int) -> Range<Int> { lowerBound + count..<upperBound + count }
}
