internal import Session
internal import World

/// A change shows at most so many stops of a list; who looks at it sees all.
private let longestList = 40

/// The numbers of most rows; each is written again and again.
private let numberCells = (0..<100).map(numberCell)

private func numberCell(_ number: Int) -> String { rightAligned(String(number), 3, gap: 2) }

extension Stage {
  /// A row a stop, with its number, and its note below; all below the lines of a head.
  func rows(
    of stops: [Stop], below head: [ReplyLine] = [], _ columns: StopColumns? = nil,
    distances: Bool = false, beside bookings: [BookingRow] = [], prices: Prices = Prices()
  ) -> [ReplyLine] {
    let shown = rowsShown(of: stops)
    // Most lists are shown whole, and no stop is copied to be measured.
    let measured = shown == stops.indices ? stops : Array(stops[shown])
    let columns = columns ?? StopColumns(measured, layout, beside: bookings, prices: prices)
    var waiting = bookings[...]
    var lines = head
    lines.reserveCapacity(lines.count + shown.count + bookings.count + 2)
    lines += omission(shown.lowerBound, "before")
    let ways = distances ? bookings.filter(\.isWay) : nil
    draw(stops, shown, columns, ways) { rows in
      // By their places: a loop over rows and stops would copy each.
      for (place, index) in shown.enumerated() {
        if !waiting.isEmpty {
          let ahead = waiting.prefix { $0.index <= index }
          waiting = waiting.dropFirst(ahead.count)
          lines += ahead.flatMap { self.lines(of: $0, columns) }
        }
        if rows[place].lines.count == 1 {
          lines.append(rows[place].lines[0])
        } else {
          lines += rows[place].lines
        }
      }
    }
    for row in waiting { lines += self.lines(of: row, columns) }
    lines += omission(stops.count - shown.upperBound, "after")
    return lines
  }

  /// Tells the rows of some of the stops, as they were drawn last where nothing about them has changed.
  private func draw(
    _ stops: [Stop], _ shown: Range<Int>, _ columns: StopColumns, _ ways: [BookingRow]?,
    _ tell: ([KeptRows.Row]) -> Void
  ) {
    guard let first = stops.first?.id else { return tell([]) }
    guard let kept else {
      var rows: [KeptRows.Row] = []
      draw(stops, shown, columns, ways, in: &rows)
      return tell(rows)
    }
    let units = session.kept.fields.settings[.units]
    let frame = KeptRows.Frame(columns: columns, layout: layout, units: units)
    kept.change(first, in: frame) { rows in
      draw(stops, shown, columns, ways, in: &rows)
      tell(rows)
    }
  }

  private func draw(
    _ stops: [Stop], _ shown: Range<Int>, _ columns: StopColumns, _ ways: [BookingRow]?,
    in rows: inout [KeptRows.Row]
  ) {
    for (place, index) in shown.enumerated() {
      let before = ways.flatMap { begin(of: index, in: stops, $0) }
      let isMarked = !moved.isEmpty && stops.count > 1 && moved.contains(stops[index].id)
      if place < rows.count, rows[place].shows(stops[index], index + 1, before, isMarked) {
        continue
      }
      let source = KeptRows.Source(
        stop: stops[index], number: index + 1, before: before, isMarked: isMarked)
      let row = row(source, columns)
      if place < rows.count { rows[place] = row } else { rows.append(row) }
    }
    rows.removeLast(rows.count - shown.count)
  }

  /// From where one goes to a stop: from the one before it, or from where a journey between them ends.
  private func begin(of index: Int, in stops: [Stop], _ ways: [BookingRow]) -> Coordinates? {
    guard index > 0 else { return nil }
    guard let way = ways.last(where: { $0.index == index }) else {
      return stops[index - 1].position
    }
    return way.goal
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
    count == 0
      ? []
      : [ReplyLine("  \(layout.signs.omission)  \(counted(count, "stop")) \(place) these", .quiet)]
  }

  /// A row and its note; where they are kept, with their text beside them.
  private func row(_ source: KeptRows.Source, _ columns: StopColumns) -> KeptRows.Row {
    let lines =
      row(
        source.stop, number: source.number, columns, after: source.before,
        isMarked: source.isMarked) + noteLines(source.stop.note)
    return KeptRows.Row(source: source, lines: kept == nil ? lines : plain(lines))
  }

  private func row(
    _ stop: Stop, number: Int, _ columns: StopColumns, after last: Coordinates?,
    isMarked: Bool
  ) -> [ReplyLine] {
    let isKept = numberCells.indices.contains(number)
    var spans = [Span(isKept ? numberCells[number] : numberCell(number))]
    if isMarked, layout.signs.areDrawn {
      spans = [Span("›", .attention), Span(rightAligned(String(number), 2, gap: 2))]
    }
    if columns.hasTimes {
      spans.append(Span(leftAligned(stop.at?.text ?? "", 5, gap: 2), .when))
    }
    let facts = facts(of: stop, after: last, isMarked: isMarked, columns.prices)
    guard layout.cuts else {
      let name = shownName(stop)
      spans.append(Span(name, .name))
      spans.append(gap(after: displayWidth(name), columns))
      return [ReplyLine(spans + facts.line.spans)]
    }
    let before = displayWidth(ReplyLine(spans).text)
    let (name, below) = inColumn(ReplyLine(shownName(stop), .name), columns, after: before)
    spans += name
    let indent = displayWidth(ReplyLine(spans).text)
    let (line, left) = facts.fitted(columns: layout.columns - indent)
    return [ReplyLine(spans + line.spans)] + below + belowRow(left)
  }

  /// A name in its column, and the lines on which it goes on where that is too narrow.
  func inColumn(
    _ name: ReplyLine, _ columns: StopColumns, after indent: Int
  ) -> (first: [Span], below: [ReplyLine]) {
    let lines =
      layout.cuts
      ? name.inColumn(columns.nameWidth, omission: layout.signs.omission) : [name]
    let gap = gap(after: displayWidth(lines[0].text), columns)
    return (lines[0].spans + [gap], lines.dropFirst().map { $0.indented(indent) })
  }

  /// What stands between a name of this width and what is told of it.
  private func gap(after width: Int, _ columns: StopColumns) -> Span {
    Span(blanks(columns.nameWidth - width, gap: 2))
  }

  /// Length, price and state that had no room in the row: below it.
  private func belowRow(_ left: [Facts.Fact]) -> [ReplyLine] {
    let kept = left.reversed().filter { $0.rank >= StopFact.length }
    return kept.isEmpty ? [] : layout.broken(.facts(kept.map(\.span)).indented(5), hanging: 5)
  }

  /// The name with a tick before it where the stop is done.
  private func shownName(_ stop: Stop) -> String {
    stop.done && layout.signs.areDrawn ? "✓ \(stop.name)" : stop.name
  }

  /// A note in quotes, every line of it.
  func noteLines(_ note: String?, indent: Int = 5) -> [ReplyLine] {
    guard let note else { return [] }
    return wrapped("“\(note)”", columns: layout.columns - indent)
      .map { ReplyLine($0, .quiet).indented(indent) }
  }
}

extension Money {
  /// `12.50 EUR`.
  var text: String { "\(amount) \(currency.code)" }
}
