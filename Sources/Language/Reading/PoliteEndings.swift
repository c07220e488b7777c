/// What stands behind an order and only asks for it, or says that it is to be put down: `…, would you?`,
/// `…; please enter it`.
enum PoliteEndings {
  /// What is to be written in place of an ending; `nil` where the line has none.
  static func written(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)]? {
    // A comment has no words.
    tokens.count > 4 ? tag(tokens) ?? idle(tokens) ?? confirmed(tokens) : nil
  }

  /// `…, would you?` behind what is ordered.
  private static func tag(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)]? {
    if ["note", "todo", "name", "rename", "describe", "pack", "add", "call"].contains(
      tokens[0].folded)
    {
      return nil
    }
    let end = tokens.last.map { $0.says("?") } == true ? tokens.count - 1 : tokens.count
    guard end > 5, let comma = tokens[..<end].lastIndex(where: { $0.says(",") }),
      tags.contains(tokens[(comma + 1)..<end].map(\.folded)),
      Lexicon.shared.classes(of: tokens[0].folded).meets(.acts)
        || CommandTable.beginsLead(tokens[0].folded)
    else { return nil }
    return [(tokens[comma].bytes.lowerBound..<tokens[tokens.count - 1].bytes.upperBound, "")]
  }

  /// `…, you never know`: how somebody feels about what stands before it.
  private static func idle(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)]? {
    guard CommandTable.verbs[tokens[0].folded] == nil || tokens[0].says("put"),
      let comma = tokens.lastIndex(where: { $0.says(",") }), comma > 2,
      case let end = tokens.last.map({ [".", "!"].contains($0.folded) }) == true
        ? tokens.count - 1 : tokens.count,
      idleTails.contains(tokens[(comma + 1)..<end].map(\.folded))
    else { return nil }
    return [(tokens[comma].bytes.lowerBound..<tokens[tokens.count - 1].bytes.upperBound, "")]
  }

  /// `…; please enter it`: it is one line, which says to put down what it tells (`ConfirmedOrders`).
  private static func confirmed(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)]? {
    guard let sign = tokens.lastIndex(where: { $0.says(";") }), sign > 3,
      !tokens[..<sign].contains(where: { $0.says(";") }),
      case let tail = tokens[(sign + 1)...].filter({ $0.kind == .word }).map(\.folded),
      (3...4).contains(tail.count), ["please", "kindly"].contains(tail[0]),
      putting.contains(tail[1]), ["it", "that", "this"].contains(tail[2]),
      tail.dropFirst(3).allSatisfy(["down", "in", "accordingly", "too"].contains)
    else { return nil }
    return [(tokens[sign].bytes, ",")]
  }

  private static let tags: Set = [
    ["would", "you"], ["could", "you"], ["will", "you"], ["can", "you"],
  ]
  private static let idleTails: Set = [
    ["you", "never", "know"], ["trust", "me"], ["believe", "me"], ["can't", "wait"],
    ["cant", "wait"], ["what", "a", "relief"], ["i", "promise"], ["non", "negotiable"],
    ["no", "discussion"], ["no", "debate"], ["no", "arguing"], ["no", "arguments"],
  ]
  private static let putting: Set = [
    "enter", "record", "note", "add", "save", "write", "put", "amend", "correct", "update",
  ]
}
