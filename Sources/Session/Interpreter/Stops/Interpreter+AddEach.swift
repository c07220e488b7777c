extension Interpreter {
  /// Adds what was named; a name that nothing bears but that is a list of names (`the Louvre and the
  /// Orsay`) adds each of them, all or none.
  ///
  /// So does a list of plain activities without a time (`lunch and dinner`).
  func addAll(_ new: NewStops) throws(Interruption) -> Decision {
    if new.at == nil, new.minutes == nil, case .place(.named(let text, quoted: false)) = new.what {
      let activities = listedActivities(text)
      if activities.count > 1, case .commit(let commit) = each(activities, of: new) {
        return .commit(commit)
      }
      let things = plainThings(text)
      if things.count > 1, new.to != nil || scene.session.cursor.day != nil,
        scene.gazetteer.named(text).isEmpty, !namesTravellers(things),
        let apart = try parted(things, of: new),
        case .commit(let commit) = Interpreter(scene).decide(apart)
      {
        return .commit(commit)
      }
    }
    do {
      return try add(new)
    } catch {
      guard case .ask(var question) = error, case .noPlace = question.topic,
        case .place(.named(let text, quoted: false)) = new.what
      else { throw error }
      let names = listedNames(text)
      guard names.count > 1 else { throw error }
      if case .commit(let commit) = each(names, of: new) { return .commit(commit) }
      if names.count <= mostOffered || hasPlace(names), let apart = try parted(names, of: new) {
        question.choices.insert(Choice(.command(apart), apart), at: 0)
      }
      throw .ask(question)
    }
  }

  /// The command that adds each of them, as one's own words where no place bears the name; `nil` where
  /// that comes to nothing.
  ///
  /// A name of a list that is asked about alone, as one that is nearly a place's, is asked about here.
  private func parted(_ names: [String], of new: NewStops) throws(Interruption) -> Intent? {
    let isList = hasPlace(names)
    var isAsked = false
    let additions = new.standing(names).map { name -> Intent in
      let alone = Intent.add(new.alone(name))
      if isList, case .ask = Interpreter(scene).decide(alone) {
        isAsked = true
        return alone
      }
      // What is no sight and written small is what people do.
      let isSight = scene.gazetteer.named(name).contains { $0.kind == .sight }
      if name.first?.isUppercase != true, !isSight { return .add(new.doing(name)) }
      if case .commit = Interpreter(scene).decide(.add(new.of(name))) {
        return .add(new.of(name))
      }
      return .add(new.of(name, quoted: true))
    }
    switch Interpreter(scene).decide(.several(additions)) {
    case .commit: return .several(additions)
    case .ask(let question) where isAsked: throw .ask(question)
    default: return nil
    }
  }

  /// Whether one of them is exactly a place.
  private func hasPlace(_ names: [String]) -> Bool {
    names.flatMap(spokenNames).contains { !resolver.exact($0, own: []).isEmpty }
  }

  /// `tom, emma and lucy`, of whom some travel.
  private func namesTravellers(_ names: [String]) -> Bool {
    let party = (try? resolver.currentTrip())?.companions.map { folded($0.name) } ?? []
    return names.contains { party.contains(folded($0)) }
  }

  private func each(_ names: [String], of new: NewStops) -> Decision {
    Interpreter(scene).decide(.several(new.standing(names).map { .add(new.of($0)) }))
  }
}

/// Longer lists are rather texts.
private let mostOffered = 4

/// The plain activities of a list; none where anything else is in it.
private func listedActivities(_ text: String) -> [String] {
  let names = listedNames(text).flatMap { name -> [String] in
    if PlainActivities.isJust(name) { return [name] }
    let words = name.split(separator: " ").map(String.init)
    // `sunset drinks` is one thing, `lunch dinner` is two.
    return words.count > 2 || words.allSatisfy(PlainActivities.isMeal) ? words : [name]
  }
  return names.allSatisfy(PlainActivities.isJust) ? names : []
}

/// The things of what is plainly a list: `swim, sauna and massage`, `a swim and a walk`; none where it
/// may be one name.
private func plainThings(_ text: String) -> [String] {
  let names = listedNames(text)
  let words = names.map { $0.split(separator: " ") }
  let areApart = names.count == 2 && articles.contains(folded(String(words[1][0])))
  guard areApart || names.count > 2 && text.contains(","), words.allSatisfy({ $0.count < 5 }),
    !words.joined().contains(where: { noThings.contains(folded(String($0))) })
  else { return [] }
  return words.map { words in
    let isLed = words.count > 1 && articles.contains(folded(String(words[0])))
    return (isLed ? words.dropFirst() : words[...]).joined(separator: " ")
  }
}

/// What leads elsewhere, and those who travel.
private let noThings: Set = [
  "to", "no", "not", "maybe", "kid", "kids", "child", "children", "adult", "adults", "guest",
  "guests",
  "person", "people", "baby", "friend", "friends", "day", "week", "hour",
]
private let articles: Set = ["a", "an", "some"]

/// The names of a list with commas, `and` and `then` between them.
package func listedNames(_ text: String) -> [String] {
  text.split(separator: ",").flatMap { part in
    var names: [[Substring]] = [[]]
    for word in part.split(separator: " ") {
      if ["and", "then"].contains(SmallSlips.mended(folded(String(word)))) {
        names.append([])
      } else {
        names[names.count - 1].append(word)
      }
    }
    return names.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}

extension NewStops {
  /// The same as if nothing else had been named.
  fileprivate func alone(_ name: String) -> NewStops {
    var copy = self
    copy.what = .place(.named(name, quoted: false))
    return copy
  }

  /// The same of something that people do.
  fileprivate func doing(_ words: String) -> NewStops {
    var copy = self
    copy.what = .text(words)
    return copy
  }

  /// The same of another place.
  fileprivate func of(_ name: String, quoted: Bool = false) -> NewStops {
    var copy = self
    copy.what = .place(.named(name, quoted: quoted))
    copy.unasked = .none
    return copy
  }
}
