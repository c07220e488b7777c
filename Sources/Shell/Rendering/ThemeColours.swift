package import World

/// How many colours a terminal shows.
package enum ColourDepth: CaseIterable, Hashable, Sendable {
  case sixteen, indexed, full

  /// By what the terminal tells of itself.
  package init(_ variables: [String: String]) {
    switch variables["COLORTERM"] {
    case "truecolor", "24bit": self = .full
    case .some: self = .indexed
    case nil: self = variables["TERM"]?.hasSuffix("256color") == true ? .indexed : .sixteen
    }
  }
}

/// The colours of each role, by what they stand on and by how many there are.
///
/// On a light ground they reach 4.5:1 against white, on a dark one against black and the usual dark
/// greys and blues. No colour reaches 4.59:1 on both white and black, as their contrast is 21:1 and
/// that is the root of it; where the ground is not known they lie so near the middle that each has
/// 4.5:1 on either. Of the sixteen none does: those taken have 4.4:1 as xterm shows them, and quiet
/// has the terminal's own colour.
package enum ThemeColours {
  /// What makes a role's colour; `nil` for text in the terminal's own.
  package static func code(
    _ role: Role, on ground: TerminalBackground?, _ depth: ColourDepth
  ) -> String? {
    switch depth {
    case .full: full(role, on: ground).map { "38;2;\($0.red);\($0.green);\($0.blue)" }
    case .indexed: indexed(role, on: ground).map { "38;5;\($0)" }
    case .sixteen: basic(role, on: ground).map { "\($0 < 8 ? 30 + $0 : 82 + $0)" }
    }
  }

  /// The colour as it is seen, for whoever wants to know how well it can be read.
  package static func seen(
    _ role: Role, on ground: TerminalBackground?, _ depth: ColourDepth
  ) -> Colour? {
    switch depth {
    case .full: full(role, on: ground)
    case .indexed: indexed(role, on: ground).map(Colour.init(indexed:))
    case .sixteen: basic(role, on: ground).map(Colour.init(indexed:))
    }
  }

  /// Sage, lavender, dusty rose and grey.
  private static func full(_ role: Role, on ground: TerminalBackground?) -> Colour? {
    let code: UInt32? =
      switch (role, ground) {
      case (.name, .dark): 0x7C9885
      case (.name, .light): 0x4C7058
      case (.name, nil): 0x5F7C69
      case (.when, .dark): 0xB8A9C9
      case (.when, .light): 0x7D5FA0
      case (.when, nil): 0x8669A6
      case (.attention, .dark): 0xE8B4B8
      case (.attention, .light): 0xA8444E
      case (.attention, nil): 0xC1505C
      case (.quiet, .dark): 0x8C989C
      case (.quiet, .light): 0x626F73
      case (.quiet, nil): 0x6A787C
      case (.text, _): nil
      }
    return code.map { Colour($0) }
  }

  private static func indexed(_ role: Role, on ground: TerminalBackground?) -> Int? {
    switch (role, ground) {
    case (.name, .dark): 108
    case (.name, _): 29
    case (.when, .dark): 146
    case (.when, .light): 97
    case (.when, nil): 98
    case (.attention, .dark): 181
    case (.attention, _): 131
    case (.quiet, .dark): 246
    case (.quiet, .light): 242
    case (.quiet, nil): 243
    case (.text, _): nil
    }
  }

  /// Few of the sixteen can be read everywhere, so some roles look alike, and quiet is text.
  private static func basic(_ role: Role, on ground: TerminalBackground?) -> Int? {
    switch (role, ground) {
    case (.name, .dark): 2
    case (.name, .light): 4
    case (.name, nil): 12
    case (.when, .dark): 6
    case (.when, .light): 5
    case (.when, nil): 12
    case (.attention, .dark): 3
    case (.attention, .light): 1
    case (.attention, nil): 5
    case (.quiet, _), (.text, _): nil
    }
  }
}
