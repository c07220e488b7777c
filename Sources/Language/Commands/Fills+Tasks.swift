internal import Session

extension Fills {
  /// What is to be done, unless that is no more than a time.
  var thing: String? {
    guard let text = text(.text) else { return nil }
    guard isBare(.text) else { return text }
    // `TODO – book table – by 31 Mar`
    let words = text.split(separator: " ")
    let bare = words.drop(while: Fills.isDash).reversed().drop(while: Fills.isDash).reversed()
    let thing = bare.count == words.count || bare.isEmpty ? text : bare.joined(separator: " ")
    return saysWhen(thing) || thing.ordersBehindSo ? nil : thing
  }

  private static func isDash(_ word: Substring) -> Bool {
    ["-", "–", "—", "/", ":", "•", "*"].contains(word)
  }

  /// The same before how many days before it is due: `order euros let's say seven days before`.
  var thingBeforeDays: String? {
    guard let thing, isBare(.text) else { return self.thing }
    let lead = [" let's say", " lets say"].first { thing.hasSuffix($0) }
    return String(thing.dropLast(lead?.count ?? 0))
  }

  /// Several, of which some stand in quotes: `"socks", hat`; and whether `off` stands behind them.
  var listed: (things: [TaskReference], isOff: Bool)? {
    guard let text = text(.text), isBare(.text) else { return nil }
    let isOff = text.hasSuffix(" off")
    guard let things = quotedThings(isOff ? String(text.dropLast(4)) : text), things.count > 1
    else { return nil }
    return (things.map(TaskReference.named), isOff)
  }

  /// By numbers, or by words; quoted words are no number.
  var tasks: [TaskReference]? {
    guard let text = text(.text) else { return nil }
    guard isBare(.text) else { return [.named(text)] }
    return numbers(in: text)?.map(TaskReference.number)
      ?? listedThings(text).map(TaskReference.named)
  }

  /// `1,3-4`, `1 and 2`; `nil` where anything else is among them.
  private func numbers(in text: String) -> [Int]? {
    var numbers: [Int] = []
    for part in text.replacing(" and ", with: ",").split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
        Int(trimmedBlanks($0))
      }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        first <= last, numbers.count + last - first < StopReference.mostInList
      else { return nil }
      numbers += first...last
    }
    return numbers.isEmpty ? nil : numbers
  }
}

extension String {
  /// `water the plants, so remind me to ask Bob`: what is to be done comes behind it.
  fileprivate var ordersBehindSo: Bool {
    let words = folded(self).split(separator: " ")
    return words.indices.dropFirst().dropLast().contains { index in
      words[index] == "so" && ["remind", "add", "note", "put"].contains(words[index + 1])
    }
  }
}

/// Whether words begin with when something is: `pack at 8` is no thing to pack.
func saysWhen(_ text: String) -> Bool {
  guard let first = folded(text).split(separator: " ").first else { return false }
  return whenWords.contains(String(first))
}

private let whenWords: Set = [
  "at", "on", "in", "before", "after", "up", "today", "tomorrow", "tonight", "from", "until",
  "for", "to", "by",
]
