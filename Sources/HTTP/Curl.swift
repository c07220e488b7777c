internal import CCurl
internal import World

/// The opened library and its one multi handle; belongs to the transfer thread.
final class Curl {
  let table: OpaquePointer
  private let multi: UnsafeMutableRawPointer

  init(library: String) throws(HTTPFailure) {
    var message = [CChar](repeating: 0, count: 256)
    guard let table = tripsh_curl_open(library, &message, message.count) else {
      let words = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      throw .noLibrary(String(decoding: words, as: UTF8.self))
    }
    guard let multi = tripsh_curl_multi_new(table) else {
      tripsh_curl_close(table)
      throw .noLibrary("out of memory")
    }
    self.table = table
    self.multi = multi
  }

  deinit {
    tripsh_curl_multi_free(table, multi)
    tripsh_curl_close(table)
  }

  var waker: Waker { Waker(table: table, multi: multi) }

  func words(_ code: Int32) -> String { String(cString: tripsh_curl_words(table, code)) }

  func add(_ easy: UnsafeMutableRawPointer) -> Bool {
    tripsh_curl_multi_add(table, multi, easy) == 0
  }

  func remove(_ easy: UnsafeMutableRawPointer) { _ = tripsh_curl_multi_remove(table, multi, easy) }

  /// Moves every transfer on as far as it goes without waiting.
  func perform() -> Bool { tripsh_curl_multi_perform(table, multi) == 0 }

  /// Waits until a transfer can go on, somebody wakes the thread, or the time is up.
  func wait(milliseconds: Int32) -> Bool { tripsh_curl_multi_wait(table, multi, milliseconds) == 0 }

  /// The next transfer that has ended, and the library's result code.
  func nextEnded() -> (easy: UnsafeMutableRawPointer, code: Int32)? {
    var code: Int32 = 0
    return tripsh_curl_multi_next_ended(table, multi, &code).map { ($0, code) }
  }
}

/// Wakes the transfer thread: the one call that libcurl allows from every thread.
///
/// It is only held in the mailbox, whose lock is taken before the handle goes.
struct Waker: @unchecked Sendable {
  let table: OpaquePointer
  let multi: UnsafeMutableRawPointer

  func wake() { _ = tripsh_curl_multi_wake(table, multi) }
}
