internal import Session

extension Problem {
  /// What is wrong about lists, money and people.
  var tripMessage: String {
    switch self {
    case .noSuchTask(let name): "nothing on the lists is called \"\(name)\""
    case .noSuchTaskNumber(let number, let tasks):
      tasks == 0
        ? "nothing is on the lists yet, so \(number) means none"
        : "the lists have \(counted(tasks, "row")), none numbered \(number)"
    case .noSuchTemplate(let name, let known):
      "there is no template \"\(name)\""
        + (known.isEmpty ? "" : "; some are \(known.joined(separator: ", "))")
    case .emptyTemplate(let name): "the template \"\(name)\" names nothing to pack"
    case .peopleUnknown(.adult): "nobody has said how many grown-ups travel"
    case .peopleUnknown(.child): "nobody has said how many children travel"
    case .peopleUnknown: "nobody has said how many travel"
    case .hasNoNights(let name): "\(name) has no nights: say what it costs in all"
    case .hasNoCost(let name): "\(name) costs nothing yet: say how much as well"
    default: ""
    }
  }
}
