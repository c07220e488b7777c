internal import Glibc
internal import Places

/// The bytes of a file.
func contents(of path: String) throws(GazetteerBuildFailure) -> [UInt8] {
  guard let file = fopen(path, "r") else { throw unreadable(path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    guard count > 0 else { break }
    bytes += chunk[..<count]
  }
  guard ferror(file) == 0 else { throw unreadable(path) }
  return bytes
}

/// The failure of the last call of the system.
func unreadable(_ path: String) -> GazetteerBuildFailure {
  .unreadable(file: path, String(cString: strerror(errno)))
}

func complain(_ line: String) {
  let text = line + "\n"
  text.utf8.withContiguousStorageIfAvailable { _ = write(2, $0.baseAddress, $0.count) }
}
