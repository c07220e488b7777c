/// Whose keys edit the line.
package enum EditingKeys: String, CaseIterable, Sendable {
  case emacs, vi
}
