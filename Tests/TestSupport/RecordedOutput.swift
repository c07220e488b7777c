private import Synchronization
internal import World

/// Remembers what was written.
package final class RecordedOutput: TextOutput {
  private let texts = Mutex((output: "", error: ""))

  package init() {}

  package func write(_ text: String) { texts.withLock { $0.output += text } }

  package func writeError(_ text: String) { texts.withLock { $0.error += text } }

  package var output: String { texts.withLock { $0.output } }

  package var error: String { texts.withLock { $0.error } }
}

/// Bytes that come in these pieces.
package final class PieceByPiece: ByteSource {
  private let pieces: Mutex<[[UInt8]]>

  package init(_ pieces: [[UInt8]]) { self.pieces = Mutex(pieces) }

  package convenience init(_ text: String) { self.init([Array(text.utf8)]) }

  package func next() -> [UInt8]? { pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}
