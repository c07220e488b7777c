internal import World

/// What a key does in a show.
enum DemoKey: Hashable, Sendable {
  case goOn, back, edit, detour, leave, help

  /// `nil` for a key that does nothing.
  init?(_ key: PressedKey) {
    switch key {
    case .enter, .forward, .character(" "): self = .goOn
    case .backward, .character("b"), .character("B"): self = .back
    case .character("e"), .character("E"): self = .edit
    case .tab: self = .detour
    case .character("q"), .character("Q"): self = .leave
    case .character("?"), .character("h"): self = .help
    case .character, .other: return nil
    }
  }

  /// What is told of the keys.
  static let story = [
    "  space, Enter, page down   carries the line out",
    "  b, backspace, page up     takes back the line before, and goes on from there",
    "  e                         edits the line first",
    "  Tab                       a prompt of your own; Ctrl-D comes back",
    "  q                         leaves; Ctrl-C, too",
  ]
}
