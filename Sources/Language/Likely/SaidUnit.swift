internal import Session

/// What is one thing in a line: a stop, a day, an hour, an amount, a word.
package struct SaidUnit: Sendable {
  /// What kind of thing stands there, as `<stop>`; of a word its folded letters.
  package let sign: String
  /// Where it stands among the tokens.
  package let tokens: Range<Int>
  /// The pieces of canonical lines that it may be, the likelier first; none of a word.
  package let values: [String]
  /// As it was typed.
  package let text: String
  /// Whether it begins with a capital letter.
  package let isCapitalised: Bool

  /// Whether no text begins with it.
  var isSign: Bool { signs.contains(sign) }

  /// What it is as one of these, as `data/said_frames.py` takes it; empty where it can be none.
  func values(_ type: LikelyFrame.RoleKind) -> [String] {
    switch type {
    case .stop: sign == "<stop>" ? values : []
    case .person: sign == "<person>" ? values : []
    case .booking: values.filter { $0.hasPrefix("booking ") }
    case .day: values.filter { $0.hasPrefix("day ") || $0 == "this day" || $0.isDate }
    case .date: values.filter { $0.hasPrefix("day ") || $0.isDate }
    case .dates: values.filter { $0.contains("..") }
    case .time: values.filter(\.beginsWithHour)
    case .length: values.filter { $0.isLength || $0.isDigits }
    case .amount: values.filter(\.isAmount)
    case .days, .before: values.compactMap(\.inDays).map(String.init)
    case .count: values.filter(\.isDigits)
    case .text: []
    }
  }

  func value(_ type: LikelyFrame.RoleKind) -> String? { values(type).first }
}

private let signs: Set = [",", ".", "!", "?", ":", ";", "-", "–", "—", "(", ")", "/", "→"]

extension String {
  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { (48...57).contains($0) } }

  /// As `90m` is.
  fileprivate var isLength: Bool { last == "m" && String(dropLast()).isDigits }

  /// As `2027-04-19` is.
  fileprivate var isDate: Bool {
    utf8.count == 10
      && utf8.enumerated().allSatisfy { place, byte in
        [4, 7].contains(place) ? byte == UInt8(ascii: "-") : (48...57).contains(byte)
      }
  }

  /// As `09:30` and `09:30 for 60m` do.
  fileprivate var beginsWithHour: Bool {
    let start = Array(utf8.prefix(5))
    return start.count == 5
      && start.enumerated().allSatisfy { place, byte in
        place == 2 ? byte == UInt8(ascii: ":") : (48...57).contains(byte)
      }
  }

  /// As `12.50 EUR` and `12` are.
  fileprivate var isAmount: Bool {
    let parts = split(separator: " ", omittingEmptySubsequences: false)
    let number = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    return parts.count < 3 && number.count < 3 && number.allSatisfy { String($0).isDigits }
      && (parts.count == 1
        || parts[1].utf8.count == 3 && parts[1].utf8.allSatisfy { (65...90).contains($0) })
  }

  /// What `3` and `2880m` tell.
  fileprivate var inDays: Int? {
    if isDigits { return Int(self) }
    guard isLength, let minutes = Int(dropLast()), minutes % 1440 == 0 else { return nil }
    return minutes / 1440
  }
}
