extension Interpreter {
  /// Adds what was named; a name that nothing bears but that is a list of names (`the Louvre and the
  /// Orsay`) adds each of them, all or none.
  func addAll(_ new: NewStops) throws(Interruption) -> Decision {
    do {
      return try add(new)
    } catch {
      guard case .ask(let question) = error, case .noPlace = question.topic,
        case .place(.named(let text, quoted: false)) = new.what
      else { throw error }
      let names = listedNames(text)
      guard names.count > 1 else { throw error }
      let each = Intent.several(names.map { .add(new.of($0)) })
      guard case .commit(let commit) = Interpreter(scene).decide(each) else { throw error }
      return .commit(commit)
    }
  }
}

/// The names of a list with commas and `and` between them.
private func listedNames(_ text: String) -> [String] {
  text.split(separator: ",").flatMap { part in
    var names: [[Substring]] = [[]]
    for word in part.split(separator: " ") {
      if folded(String(word)) == "and" {
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
