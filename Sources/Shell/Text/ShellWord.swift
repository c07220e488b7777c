/// A word as a shell reads it back.
func shellWord(_ path: String) -> String {
  let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%="
  let isPlain = !path.isEmpty && path.utf8.allSatisfy(letters.utf8.contains)
  if isPlain { return path }
  let parts = path.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}
