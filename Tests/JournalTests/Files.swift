import Glibc
import Testing

func bytes(_ path: String) throws -> [UInt8] {
  let file = open(path, O_RDONLY)
  try #require(file >= 0)
  defer { close(file) }
  var found: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(file, &chunk, chunk.count)
    if count <= 0 { return found }
    found += chunk.prefix(count)
  }
}

func write(_ bytes: [UInt8], to path: String) throws {
  let file = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
  try #require(file >= 0)
  defer { close(file) }
  try #require(write(file, bytes, bytes.count) == bytes.count)
}
