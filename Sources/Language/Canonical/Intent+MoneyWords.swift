internal import Session

extension Intent {
  /// The canonical words of commands about money and people.
  var moneyWords: [String] {
    switch self {
    case .people(let count): ["people", count.map { String($0) } ?? "none"]
    case .rate(let from, let to, let rate): ["rate", from.code, to.code, rate]
    case .budget(let amount): ["budget", amount?.canonical ?? "none"]
    case .money(let wish): wish.words
    default: []
    }
  }

  /// The canonical words of commands about lists.
  var listWords: [String] {
    if case .list(let wish) = self { wish.words } else { [] }
  }
}

extension MoneyIntent {
  fileprivate var words: [String] {
    switch self {
    case .currency(let currency): ["currency", currency?.code ?? "none"]
    case .costs(.all(let grouping)):
      ["costs", grouping == .day ? "" : "by \(grouping.rawValue)"]
    case .costs(.left): ["costs"]
    case .costs(.day(let day)): ["costs", day.canonical]
    case .costs(.stop(let stop)): ["costs", stop.canonical]
    case .settle: ["settle"]
    case .paid(let stop, let payer): ["cost", stop.canonical, "paid by", textOrNone(payer)]
    case .party(let party): ["people", party.canonical]
    case .forgetRate(let from, let to): ["rate", from.code, to.code, "none"]
    }
  }
}

extension Party {
  /// `Ana, Bob and 2 kids`.
  fileprivate var canonical: String {
    let names = named.map { ($0.kind == .child ? "kid " : "") + spelledName($0.name) }
    let others = [(adults, "adult"), (children, "kid")].filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    let all = names + others
    guard let last = all.last, all.count > 1 else { return all.joined() }
    return "\(all.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension ListIntent {
  fileprivate var words: [String] {
    switch self {
    case .add(let list, let text, let due):
      [list.rawValue, spelledName(text), due?.canonical ?? ""]
    case .packLike(let template): ["pack like", template.isWord ? template : quotedText(template)]
    case .show(let list, let open): ["lists", list?.rawValue ?? "", open ? "open" : ""]
    case .tick(let tasks, let isDone): ["tick", tasks.canonical, isDone ? "" : "off"]
    case .rename(let task, let name): ["rename task", task.canonical, "to", spelledName(name)]
    case .has(let list, _): ["lists", list?.rawValue ?? ""]
    case .remove(let tasks): ["remove task", tasks.canonical]
    }
  }
}

extension ChecklistTask.Due {
  fileprivate var canonical: String {
    switch self {
    case .on(let date): "by \(date.iso)"
    case .before(let days): "\(counted(days, "day")) before"
    }
  }
}

extension TaskReference {
  fileprivate var canonical: String {
    switch self {
    case .number(let number): String(number)
    case .named(let name): quotedText(name)
    }
  }
}

extension [TaskReference] {
  fileprivate var canonical: String { map(\.canonical).joined(separator: ", ") }
}

extension String {
  /// Whether it is letters alone: what a template is called.
  fileprivate var isWord: Bool {
    !isEmpty && utf8.allSatisfy { (97...122).contains($0) }
  }
}
