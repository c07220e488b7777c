private import Glibc

/// The folder `shared` beside the repository, which some tests read; they say so where it is missing.
package enum SharedData {
  /// The path of something in it, `nil` where it is not there.
  package static func path(_ name: String) -> String? {
    // This file is Tests/TestSupport/SharedData.swift.
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/" + root + "/../shared/" + name
    return access(path, R_OK) == 0 ? path : nil
  }

  /// The bytes of a file, `nil` where it cannot be read.
  package static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 {
      bytes += block[..<count]
    }
    return bytes
  }
}
