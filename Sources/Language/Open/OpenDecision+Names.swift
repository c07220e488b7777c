internal import Session

/// What the name of something new tells.
extension OpenDecision {
  /// As in `a quiet lunch on wednesday`.
  func isPlainThing(_ parse: Parse) -> Bool {
    guard case .place(.named(let name, quoted: false))? = parse.fills.subject else { return false }
    return PlainActivities.end(name) || EverydayThings.name(name)
  }

  /// `then ski passes at 9:45`: behind what was told a few words that the language does not have, and that
  /// nothing is called by, are what comes next.
  func goesOnWithThing(_ parse: Parse) -> Bool {
    guard case .place(.named(let name, quoted: false))? = parse.fills.subject,
      parse.intent.addition?.to == .day(.mentioned), parse.fills.has(.time), parse.isClean,
      case let words = name.split(separator: " ").map(String.init), (2...4).contains(words.count),
      scene?.session.currentTrip?.stops(named: name).isEmpty == true
    else { return false }
    return words.allSatisfy { word in
      word == folded(word) && Lexicon.shared.classes(of: word).isEmpty
    }
  }

  /// `pool on tuesday`: no village of that name is meant, where none is said to be added.
  func inPlainWords(_ parse: Parse) -> Intent {
    guard case .place(.named(let name, quoted: false))? = parse.fills.subject,
      EverydayThings.isOneWord(name), !PlainActivities.begin(name)
    else { return parse.intent }
    return parse.intent.mappingAddition { new in
      var new = new
      new.what = .text(name)
      return new
    }
  }

  /// `tokyo tower`, and no more: a sight where the selected day takes place is to be seen then.
  func isSightHere(_ parse: Parse) -> Bool {
    guard parse.spans[.place] == parse.range, let scene, scene.session.cursor.day != nil,
      case .place(.named(let name, quoted: false))? = parse.fills.subject,
      let centre = scene.session.centre,
      let best = scene.gazetteer.named(name).first, best.kind == .sight
    else { return false }
    return best.place.position.kilometres(to: centre) < OpenDecision.farthestSight
  }

  /// In kilometres; no more than a day's outing.
  private static let farthestSight = 60.0
}
