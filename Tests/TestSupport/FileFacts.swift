private import Glibc

/// The permission bits of a file, `nil` where there is none.
package func permissions(of path: String) -> UInt32? {
  var status = stat()
  return stat(path, &status) == 0 ? UInt32(status.st_mode) & 0o777 : nil
}

package func deleteFile(_ path: String) { unlink(path) }

/// Writes a file anew.
package func writeFile(_ path: String, _ text: String) throws {
  guard let file = fopen(path, "wb") else { throw NoFile() }
  fwrite(text, 1, text.utf8.count, file)
  fclose(file)
}

private struct NoFile: Error {}
