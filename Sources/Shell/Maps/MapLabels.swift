internal import Session
internal import World

/// Where the numbers of the marks stand on a sheet, none upon or right beside another.
struct MapLabels {
  enum Place: Hashable {
    /// Its number stands on the map.
    case shown
    /// It is in the spot of the mark of this number, or there is no room left beside that.
    case with(String)
    /// It lies beyond the edge, in this direction from the middle.
    case outside(Compass?)
  }

  private(set) var places: [Place] = []
  private(set) var labels: [MapLabel] = []
  private let sheet: MapSheet
  /// The mark whose label, or the blank beside it, a cell holds.
  private var taken: [Int: Int] = [:]
  /// The mark whose spot a cell is.
  private var spots: [Int: Int] = [:]

  init(_ marks: [MapMark], on sheet: MapSheet) {
    self.sheet = sheet
    for (index, mark) in marks.enumerated() { places.append(place(index, mark, marks)) }
  }

  private mutating func place(_ index: Int, _ mark: MapMark, _ marks: [MapMark]) -> Place {
    guard let cell = sheet.cell(mark.position) else {
      return .outside(sheet.projection.centre.direction(to: mark.position))
    }
    if let other = spots[key(cell.column, cell.row)] { return .with(marks[other].shownNumber) }
    let width = mark.label.count
    for (column, row) in MapLabels.starts(cell, width) where isFree(column, row, width) {
      for cell in column - 1...column + width { taken[key(cell, row)] = index }
      spots[key(cell.column, cell.row)] = index
      labels.append(MapLabel(column: column, row: row, text: mark.label, role: .name))
      return .shown
    }
    let beside = [cell.column] + (cell.column - width...cell.column + width)
    let other = beside.compactMap { taken[key($0, cell.row)] }.first
    return .with(other.map { marks[$0].shownNumber } ?? "")
  }

  /// Writes the names of the first of these that have room, and not too many.
  mutating func add(_ towns: [MapTown]) {
    let most = labels.count + max(2, sheet.columns * sheet.rows / 130)
    for town in towns where labels.count < most { add(town) }
  }

  /// Writes a name beside its spot, where nothing stands yet.
  private mutating func add(_ town: MapTown) {
    guard let (column, row) = sheet.cell(town.position) else { return }
    let width = displayWidth(town.name) + 1
    let ways = [(column, "·" + town.name), (column - width + 1, town.name + "·")]
    guard let (start, text) = ways.first(where: { isFree($0.0, row, width) }) else { return }
    for cell in start - 1...start + width { taken[key(cell, row)] = -1 }
    labels.append(MapLabel(column: start, row: row, text: text, role: .text))
  }

  /// On the spot, else right above, below or beside it.
  private static func starts(
    _ cell: (column: Int, row: Int), _ width: Int
  ) -> [(column: Int, row: Int)] {
    let middle = cell.column - (width - 1) / 2
    return [
      (middle, cell.row), (middle, cell.row - 1), (middle, cell.row + 1),
      (cell.column + 1, cell.row), (cell.column - width, cell.row),
    ]
  }

  private func key(_ column: Int, _ row: Int) -> Int { row * (sheet.columns + 2) + column + 1 }

  private func isFree(_ column: Int, _ row: Int, _ width: Int) -> Bool {
    row >= 0 && row < sheet.rows && column >= 0 && column + width <= sheet.columns
      && (column..<column + width).allSatisfy { taken[key($0, row)] == nil }
  }
}

/// Text on a map.
struct MapLabel: Hashable {
  var column, row: Int
  var text: String
  var role: Role
}

extension MapMark {
  /// What stands for it on the map.
  var label: String {
    if number.isEmpty { return "×" }
    return number.hasPrefix("idea ") ? "i" + number.dropFirst(5) : number
  }

  /// How a legend names it.
  var shownNumber: String { number.isEmpty ? label : number }
}
