internal import World

/// What has come of an answer so far; filled by libcurl on the transfer thread.
final class Intake {
  private(set) var headers: [HTTPHeader] = []
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  private let largestBody: Int
  private var headerBytes = 0

  /// All header lines together.
  private static let largestHeaders = 65_536

  init(largestBody: Int) { self.largestBody = largestBody }

  /// Keeps a piece of the body; `false` when there is too much of it.
  func take(_ piece: UnsafeRawBufferPointer) -> Bool {
    isTooLarge = isTooLarge || piece.count > largestBody - body.count
    if !isTooLarge { body.append(contentsOf: piece) }
    return !isTooLarge
  }

  /// Keeps a header line; `false` when there are too many.
  ///
  /// A status line begins anew, as an interim answer may have come before.
  func takeHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    headerBytes += line.count
    isTooLarge = isTooLarge || headerBytes > Intake.largestHeaders
    guard !isTooLarge else { return false }
    let text = String(decoding: line, as: UTF8.self)
    if text.hasPrefix("HTTP/") {
      headers = []
    } else if let header = HTTPHeader(line: text) {
      headers.append(header)
    }
    return true
  }
}

extension HTTPHeader {
  /// The header of a line `Name: value`.
  fileprivate init?(line: String) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = line[line.index(after: colon)...].drop { $0.isWhitespace }
    let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.startIndex
    self.init(line[..<colon].lowercased(), String(value[..<end]))
  }
}

/// libcurl's sink for the body; the context is an `Intake`.
func takeBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  pour(bytes, size * count, context) { $0.take($1) }
}

/// libcurl's sink for header lines; the context is an `Intake`.
func takeHeader(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  pour(bytes, size * count, context) { $0.takeHeader($1) }
}

private func pour(
  _ bytes: UnsafeMutablePointer<CChar>?, _ length: Int, _ context: UnsafeMutableRawPointer?,
  into take: (Intake, UnsafeRawBufferPointer) -> Bool
) -> Int {
  guard let context else { return 0 }
  let intake = Unmanaged<Intake>.fromOpaque(context).takeUnretainedValue()
  // libcurl may hand over an empty piece, and takes any other number than its length as a failure.
  return take(intake, UnsafeRawBufferPointer(start: bytes, count: length)) ? length : -1
}
