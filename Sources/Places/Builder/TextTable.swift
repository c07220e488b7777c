internal import Session

/// A table of a data file.
///
/// UTF-8 with LF, cells parted by tabs, the first line naming the columns.
struct TextTable: Sequence {
  private let name: String
  private let columns: [String: Int]
  private let lines: [ArraySlice<UInt8>]

  /// Reads the header, and sees that each line has a cell for each column.
  init(name: String, bytes: [UInt8]) throws(GazetteerBuildFailure) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let header = lines.first else { throw .malformed(file: name, line: 1) }
    self.name = name
    self.lines = lines
    let names = cells(of: header)
    columns = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    for (index, line) in lines.enumerated()
    where line.count(where: { $0 == UInt8(ascii: "\t") }) != names.count - 1 {
      throw .malformed(file: name, line: index + 1)
    }
  }

  /// Its lines without the header, in the order of the file.
  func makeIterator() -> some IteratorProtocol<TextRow> {
    lines.enumerated().dropFirst().lazy.map { index, line in
      TextRow(table: name, line: index + 1, columns: columns, cells: cells(of: line))
    }.makeIterator()
  }
}

/// One line of a table.
struct TextRow {
  fileprivate let table: String
  fileprivate let line: Int
  fileprivate let columns: [String: Int]
  fileprivate let cells: [String]

  var malformed: GazetteerBuildFailure { .malformed(file: table, line: line) }

  func text(_ column: String) throws(GazetteerBuildFailure) -> String {
    guard let index = columns[column] else { throw .missingColumn(file: table, column) }
    return cells[index]
  }

  /// The parts of a cell that holds several values.
  func list(_ column: String) throws(GazetteerBuildFailure) -> [String] {
    try text(column).split(separator: "|").map(String.init)
  }

  func integer(_ column: String) throws(GazetteerBuildFailure) -> Int {
    guard let number = Int(try text(column)) else { throw malformed }
    return number
  }

  func position() throws(GazetteerBuildFailure) -> Coordinates {
    guard let latitude = Double(try text("lat")), let longitude = Double(try text("lon")),
      let position = Coordinates(latitude: latitude, longitude: longitude)
    else { throw malformed }
    return position
  }
}

private func cells(of line: ArraySlice<UInt8>) -> [String] {
  line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
}
