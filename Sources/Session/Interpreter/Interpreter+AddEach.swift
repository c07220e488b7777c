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
    }
    do {
      return try add(new)
    } catch {
      guard case .ask(let question) = error, case .noPlace = question.topic,
        case .place(.named(let text, quoted: false)) = new.what
      else { throw error }
      let names = listedNames(text)
      guard names.count > 1 else { throw error }
      guard case .commit(let commit) = each(names, of: new) else { throw error }
      return .commit(commit)
    }
  }

  private func each(_ names: [String], of new: NewStops) -> Decision {
    Interpreter(scene).decide(.several(names.map { .add(new.of($0)) }))
  }
}

/// The plain activities of a list; none where anything else is in it.
private func listedActivities(_ text: String) -> [String] {
  let names = listedNames(text).flatMap { name -> [String] in
    if PlainActivities.isJust(name) { return [name] }
    return name.split(separator: " ").map(String.init)
  }
  return names.allSatisfy(PlainActivities.isJust) ? names : []
}

/// The names of a list with commas, `and` and `then` between them.
private func listedNames(_ text: String) -> [String] {
  text.split(separator: ",").flatMap { part in
    var names: [[Substring]] = [[]]
    for word in part.split(separator: " ") {
      if ["and", "then"].contains(folded(String(word))) {
        names.append([])
      } else {
        names[names.count - 1].append(word)
      }
    }
    return names.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}

extension NewStops {
  /// The same of another place.
  fileprivate func of(_ name: String) -> NewStops {
    var copy = self
    copy.what = .place(.named(name, quoted: false))
    return copy
  }
}
