internal import Session
internal import World

/// A change shows at most so many stops of a list; who looks at it sees all.
private let longestList = 40

/// How a list of stops is laid out.
struct StopColumns {
  var nameWidth: Int
  var hasTimes: Bool

  init(_ stops: [Stop], _ layout: Layout) {
    let widest = stops.map { displayWidth($0.shownName) }.max() ?? 0
    let most = layout.cuts ? max(16, layout.columns / 2 - 8) : Int.max
    nameWidth = min(max(widest, 16), most)
    hasTimes = stops.contains { $0.at != nil }
  }
}

extension Stage {
  /// A row a stop, with its number, and its note below.
  func rows(
    of stops: [Stop], _ columns: StopColumns? = nil, distances: Bool = false
  ) -> [ReplyLine] {
    let shown = rowsShown(of: stops)
    let columns = columns ?? StopColumns(Array(stops[shown]), layout)
    let rows = shown.flatMap { index in
      let before = distances && index > 0 ? stops[index - 1].position : nil
      let isMarked = stops.count > 1 && moved.contains(stops[index].id)
      let row = row(stops[index], number: index + 1, columns, after: before, isMarked: isMarked)
      return [row] + noteLines(stops[index].note)
    }
    return omission(shown.lowerBound, "before") + rows
      + omission(stops.count - shown.upperBound, "after")
  }

  /// The rows around what was changed, where the list is long; else all.
  func rowsShown(of stops: [Stop]) -> Range<Int> {
    guard stops.count > longestList, !changed.isEmpty,
      let first = stops.firstIndex(where: { changed.contains($0.id) })
    else { return stops.indices }
    let start = min(max(first - longestList / 2, 0), stops.count - longestList)
    return start..<start + longestList
  }

  private func omission(_ count: Int, _ place: String) -> [ReplyLine] {
    count == 0 ? [] : [ReplyLine("  …  \(counted(count, "stop")) \(place) these", .quiet)]
  }

  private func row(
    _ stop: Stop, number: Int, _ columns: StopColumns, after before: Coordinates?,
    isMarked: Bool
  ) -> ReplyLine {
    var spans = [Span(rightAligned(String(number), 3) + "  ")]
    if isMarked {
      spans = [Span("›", .attention), Span(rightAligned(String(number), 2) + "  ")]
    }
    if columns.hasTimes {
      spans.append(Span(leftAligned(stop.at?.text ?? "", 5) + "  ", .when))
    }
    let name = cut(stop.shownName, columns: columns.nameWidth)
    spans.append(Span(leftAligned(name, columns.nameWidth) + "  ", .name))
    return layout.fitted(ReplyLine(spans + facts(of: stop, after: before).spans))
  }

  private func facts(of stop: Stop, after before: Coordinates?) -> ReplyLine {
    var facts: [Span] = []
    if let position = stop.position {
      facts = [Span(stop.place?.kindInWords ?? "", .quiet), Span(stop.whereabouts, .quiet)]
      if let before { facts.append(Span(onward(position.kilometres(to: before)), .quiet)) }
    } else {
      facts = [Span("no place", .quiet)]
    }
    facts.append(Span(stop.minutes.map(durationText) ?? "", .when))
    facts.append(Span(stop.cost?.text ?? "", .quiet))
    return .facts(facts)
  }

  private func onward(_ kilometres: Double) -> String {
    kilometres < 0.05 ? "" : "\(distance(kilometres)) on"
  }

  /// A note in quotes, every line of it.
  func noteLines(_ note: String?, indent: Int = 5) -> [ReplyLine] {
    guard let note else { return [] }
    return wrapped("“\(note)”", columns: layout.columns - indent)
      .map { ReplyLine($0, .quiet).indented(indent) }
  }
}

extension Stop {
  /// Where it is, in few words: the town without street and number.
  fileprivate var whereabouts: String {
    address.map { PostalAddress.withoutStreet($0, in: country) } ?? ""
  }

  /// The name with a tick before it where the stop is done.
  fileprivate var shownName: String { done ? "✓ \(name)" : name }
}

extension Money {
  /// `12.50 EUR`.
  var text: String { "\(amount) \(currency.code)" }
}
