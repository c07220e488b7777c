private import Glibc

/// What one `read` gave.
enum Chunk {
  case bytes([UInt8])
  case end
  case failed(Int32)
}

/// Waits for some bytes, at most 64 KiB.
func readChunk(from descriptor: Int32) -> Chunk {
  while true {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      let got = read(descriptor, buffer.baseAddress, buffer.count)
      failure = got < 0 ? errno : 0
      count = max(0, got)
    }
    if failure == 0 { return bytes.isEmpty ? .end : .bytes(bytes) }
    if failure != EINTR { return .failed(failure) }
  }
}

/// Writes all bytes; the `errno` where it cannot.
func writeWhole(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var done = 0
  while done < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done)
    }
    if count >= 0 {
      done += count
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}

/// What the system calls an error number.
package func systemWords(_ number: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  guard strerror_r(number, &buffer, buffer.count) == 0 else { return "error \(number)" }
  return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
