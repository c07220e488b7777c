/// The width that replies are laid out for.
package struct Layout: Hashable, Sendable {
  /// 40 to 200.
  package let columns: Int
  /// Whether longer lines are cut: at a terminal; elsewhere they stay whole.
  package let cuts: Bool

  package init(columns: Int, cuts: Bool) {
    self.columns = min(max(columns, 40), 200)
    self.cuts = cuts
  }

  /// For files and pipes.
  package static let unbounded = Layout(columns: 80, cuts: false)

  func fitted(_ line: ReplyLine) -> ReplyLine { cuts ? line.cut(columns: columns) : line }
}
