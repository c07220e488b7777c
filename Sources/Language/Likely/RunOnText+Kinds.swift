internal import Session

extension Intent {
  /// Whether it writes a text or a name down.
  var writesText: Bool { steps.contains { $0.textKind != nil } }

  /// What kind of text it writes down.
  var textKind: RunOnText.Kind? {
    let line = canonicalLine
    func begins(_ verbs: String...) -> Bool { verbs.contains(where: line.hasPrefix) }
    if begins("pack ") { return .item }
    if begins("todo ") { return .task }
    if begins("seat ", "ref ") { return .code }
    if begins("note ", "add note ") { return .note }
    if begins("name ", "rename trip ", "copy ", "new ") { return .title }
    if begins("hotel ", "flight ", "train ", "bus ", "ferry ", "car ") { return .booking }
    return givesName ? .name : nil
  }
}
