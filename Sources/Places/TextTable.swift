internal import Session

/// A table of a data file: UTF-8, LF, cells parted by tabs, the first line naming the columns.
struct TextTable {
  let name: String
  private let columns: [String: Int]
  private let lines: [ArraySlice<UInt8>]

  init(name: String, bytes: [UInt8]) throws(GazetteerBuildFailure) {
    self.name = name
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let header = lines.first else { throw .malformed(file: name, line: 1) }
    lines.removeFirst()
    self.lines = lines
    var columns: [String: Int] = [:]
    for (index, cell) in cells(of: header).enumerated() { columns[cell] = index }
    self.columns = columns
  }

  /// Gives every line to `body`, in the order of the file.
  func forEach(
    _ body: (TextRow) throws(GazetteerBuildFailure) -> Void
  )
    throws(GazetteerBuildFailure)
  {
    for (index, line) in lines.enumerated() {
      let row = TextRow(table: name, line: index + 2, columns: columns, cells: cells(of: line))
      guard row.isWhole else { throw .malformed(file: name, line: index + 2) }
      try body(row)
    }
  }
}

/// One line of a table.
struct TextRow {
  fileprivate let table: String
  fileprivate let line: Int
  fileprivate let columns: [String: Int]
  fileprivate let cells: [String]

  fileprivate var isWhole: Bool { cells.count == columns.count }

  func text(_ column: String) throws(GazetteerBuildFailure) -> String {
    guard let index = columns[column] else { throw .missingColumn(file: table, column) }
    return cells[index]
  }

  /// The parts of a cell that holds several values.
  func list(_ column: String) throws(GazetteerBuildFailure) -> [String] {
    try text(column).split(separator: "|").map(String.init)
  }

  func integer(_ column: String) throws(GazetteerBuildFailure) -> Int {
    guard let number = Int(try text(column)) else { throw .malformed(file: table, line: line) }
    return number
  }

  func position() throws(GazetteerBuildFailure) -> Coordinates {
    guard let latitude = Double(try text("lat")), let longitude = Double(try text("lon")),
      let position = Coordinates(latitude: latitude, longitude: longitude)
    else { throw .malformed(file: table, line: line) }
    return position
  }
}

private func cells(of line: ArraySlice<UInt8>) -> [String] {
  line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
}
