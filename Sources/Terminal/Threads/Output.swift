private import Glibc
private import Synchronization

/// Standard output, without a buffer.
enum Output {
  /// Whoever records what is shown.
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  static func record(_ act: (@Sendable (String) -> Void)?) { listener.withLock { $0 = act } }

  /// What somebody else has shown is recorded as well.
  static func note(_ text: String) {
    guard let act = listener.withLock({ $0 }) else { return }
    act(ControlSequence.shown(of: text))
  }

  /// Writes all of it, or as much as the terminal takes before it goes away.
  static func write(_ text: String) {
    note(text)
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeBufferPointer(rebasing: bytes[...])
      while !rest.isEmpty, let count = writeSome(rest) {
        rest = UnsafeBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// How many bytes were written; `nil` where there is nobody to take them.
  private static func writeSome(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    guard count < 0 else { return count }
    guard errno == EAGAIN || errno == EINTR else { return nil }
    var entry = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    poll(&entry, 1, 1000)
    return 0
  }
}
