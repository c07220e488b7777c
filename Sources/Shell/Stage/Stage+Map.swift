internal import Session
internal import World

extension Stage {
  /// A map: drawn where pictures can be, else as a list with positions and directions.
  func lines(of map: MapView) -> [ReplyLine] {
    guard layout.draws else { return inWords(map) }
    let notes = mapNotes(map)
    var (sheet, labels, legend) = fitting(map, under: legend(map, []).count + notes.count)
    // What the picture leaves out makes the legend longer.
    for _ in 0..<2
    where 3 + sheet.rows + legend.count + notes.count + rowsBeside > layout.rows {
      (sheet, labels, legend) = fitting(map, under: legend.count + notes.count)
    }
    labels.add(map.towns)
    var drawing = MapDrawing(sheet)
    drawing.draw(outlines)
    drawing.drawWay(map.marks)
    return [mapHead(map)] + picture(drawing, labels) + [scaleLine(of: drawing)] + legend + notes
  }

  private func fitting(
    _ map: MapView, under rows: Int
  ) -> (sheet: MapSheet, labels: MapLabels, legend: [ReplyLine]) {
    let sheet = sheet(of: map.frame, under: rows)
    let labels = MapLabels(map.marks, on: sheet)
    return (sheet, labels, legend(map, labels.places))
  }

  /// As much of the screen as head, scale, legend and prompt leave over, and a third of it at least.
  private func sheet(of frame: MapFrame, under rows: Int) -> MapSheet {
    let left = layout.rows - rows - 3 - rowsBeside
    return MapSheet(
      frame, columns: layout.columns,
      rows: min(max(left, layout.rows / 3, 4), layout.columns * 2 / 5))
  }

  private func picture(_ drawing: MapDrawing, _ labels: MapLabels) -> [ReplyLine] {
    (0..<drawing.sheet.rows).map { row in
      var spans: [Span] = []
      var numbers = labels.labels.filter { $0.row == row }.sorted { $0.column < $1.column }[...]
      var column = 0
      while column < drawing.sheet.columns {
        if let number = numbers.first, number.column == column {
          spans.append(Span(number.text, number.role))
          column += displayWidth(number.text)
          numbers = numbers.dropFirst()
          continue
        }
        if let sign = drawing.canvas.sign(column: column, row: row) {
          spans.append(Span(String(sign.text), sign.ink == .way ? .when : .quiet))
        } else {
          // A blank has no colour of its own.
          spans.append(Span(" ", spans.last?.role ?? .text))
        }
        column += 1
      }
      return ReplyLine(joined(spans)).trimmed
    }
  }

  /// Neighbours of one role as one piece.
  private func joined(_ spans: [Span]) -> [Span] {
    spans.reduce(into: []) { all, span in
      if let last = all.indices.last, all[last].role == span.role {
        all[last].text += span.text
      } else {
        all.append(span)
      }
    }
  }

  /// `├────┤ 5 km · coast to about 1 km`.
  private func scaleLine(of drawing: MapDrawing) -> ReplyLine {
    let (sheet, unit) = (drawing.sheet, session.settings[.units] == "mi" ? "mi" : "km")
    let perUnit = unit == "mi" ? 1.609_344 : 1
    let scale = MapScale(
      unitsPerCell: sheet.kilometresPerDot * 2 / perUnit, cells: sheet.columns / 4)
    let spot = sheet.projection.kind == .sheet ? " in the middle" : ""
    return layout.fitted(facts: [
      Span("\(scale.bar) \(scale.number) \(unit)\(spot)"),
      Span(accuracy(of: drawing), .quiet),
    ])
  }

  /// How well the lines of the earth are known, where that is seen.
  private func accuracy(of drawing: MapDrawing) -> String {
    let error = session.settings[.units] == "mi" ? "0.6 mi" : "1 km"
    guard MapDrawing.isKnown(at: drawing.sheet.kilometresPerDot) else {
      return layout.columns < 64
        ? "coast known to \(error) only" : "too near for the coast, known to about \(error)"
    }
    let words = Outline.Layer.allCases.filter(drawing.layers.contains).map(\.words)
    guard !words.isEmpty else {
      return layout.columns < 64 ? "no coast here" : "no coast, border or lake here"
    }
    guard drawing.sheet.kilometresPerDot < MapDrawing.accuracy else { return "" }
    return "\(words.joined(separator: ", ")) to about \(error)"
  }
}

extension Outline.Layer {
  fileprivate var words: String {
    switch self {
    case .coast: "coast"
    case .border: "borders"
    case .lake: "lakes"
    case .river: "rivers"
    }
  }
}
