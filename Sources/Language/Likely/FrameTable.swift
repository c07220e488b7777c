internal import Session

/// A command with gaps, as lines of people were found to mean it: `move <stop>`, with a day and an hour.
struct LikelyFrame: Sendable {
  /// What fills a gap.
  struct Role: Sendable {
    /// The words that lead to it in the command, and of which step it is, from 0.
    let lead: String
    let type: RoleKind
    let step: Int
    let isRequired: Bool
    /// Whether several may stand there: `remove 1.1,1.2`.
    let mayRepeat: Bool
    /// How many roles were learned before it, over all frames: its labels are told by that.
    let number: Int
  }

  enum RoleKind: String, Sendable {
    case stop, booking, day, date, dates, time, length, amount, days, before, count, person, text
  }

  /// Counted from 0, in the order of the table.
  let number: Int
  /// The commands of it: `move <stop>`, `at it`, each with its words that stand behind the gaps.
  let steps: [Step]
  let roles: [Role]
  /// What its first command is; `nil` where nothing is to be done, or what is too rare to be told apart.
  let verb: Verb?
  /// Whether no command is written of it: it only shows something, or is none or too rare.
  let isOpaque: Bool

  struct Step: Sendable {
    /// The words before the first gap.
    let head: String
    /// Words that the command has besides: `none`, `to ideas`, `later`.
    let others: [String]
  }
}

/// The frames and roles of the learned table.
enum FrameTable {
  static let frames: [LikelyFrame] = (LearnedFrames.row("#frames") ?? "")
    .split(separator: "\u{1}").enumerated().map { frame($1, number: $0) }

  /// A key, the verb and the roles, between them bytes of 2.
  private static func frame(_ row: Substring, number: Int) -> LikelyFrame {
    let parts = row.split(separator: "\u{2}", omittingEmptySubsequences: false)
    let key = parts.first ?? ""
    let roles = parts.dropFirst(2).compactMap { role($0) }
    let steps = key.split(separator: ";").map { step -> LikelyFrame.Step in
      let words = step.split(separator: "|").map { String($0.trimming) }
      let head = words.first.map { $0.split(separator: "<")[0] } ?? ""
      return LikelyFrame.Step(head: String(head.trimming), others: Array(words.dropFirst()))
    }
    let verb = parts.count > 1 ? String(parts[1]) : ""
    return LikelyFrame(
      number: number, steps: steps, roles: roles, verb: Verb(rawValue: verb),
      isOpaque: key.hasPrefix("!") || steps.contains { $0.others.contains { $0.contains("<") } }
        || verb.isEmpty || key == "none" || key == "other")
  }

  /// The number of a role, its flags, its kind, its step and the words that lead to it.
  private static func role(_ row: Substring) -> LikelyFrame.Role? {
    let parts = row.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 5, let number = Int(parts[0]), let step = Int(parts[3]),
      let type = LikelyFrame.RoleKind(rawValue: String(parts[2]))
    else { return nil }
    return LikelyFrame.Role(
      lead: String(parts[4]), type: type, step: step, isRequired: parts[1].contains("r"),
      mayRepeat: parts[1].contains("m"), number: number)
  }
}

extension Substring {
  fileprivate var trimming: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
