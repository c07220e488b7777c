/// What looks like the beginning of a row in a page of a table.
struct RowCell {
  /// The number of the row.
  let row: Int64
  /// Where the row's bytes begin in the page, and how many they are in all.
  let start: Int
  let size: Int
  private let header: Int
  private let types: [Int]

  /// `nil` where no row of this many columns can begin here.
  init?(_ page: [UInt8], at index: Int, columns: Int) {
    guard let size = varint(page, at: index), size.value > columns, size.value < 1 << 30,
      let row = varint(page, at: size.next), row.value > 0,
      let header = varint(page, at: row.next),
      header.value > columns, header.value <= min(size.value, Int64(9 * columns + 9))
    else { return nil }
    guard let types = typeCodes(page, header.next..<row.next + Int(header.value), columns) else {
      return nil
    }
    let body = types.reduce(0) { $0 + width($1) }
    guard Int(header.value) + body == Int(size.value) else { return nil }
    self.row = row.value
    start = row.next
    self.size = Int(size.value)
    self.header = Int(header.value)
    self.types = types
  }

  /// The columns, read from all bytes of the row; `nil` where a column has a form we never write.
  func values(in payload: [UInt8]) -> [SQLiteValue]? {
    var values: [SQLiteValue] = []
    var index = header
    for type in types {
      let bytes = payload[index..<index + width(type)]
      index += width(type)
      switch type {
      case 0: values.append(.null)
      case 1...6: values.append(.integer(signed(bytes)))
      case 8, 9: values.append(.integer(Int64(type - 8)))
      case let text where text >= 13 && text % 2 == 1:
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        values.append(.text(text))
      default: return nil
      }
    }
    return values
  }
}

/// The kinds of the columns, `nil` unless they fill these bytes exactly.
private func typeCodes(_ page: [UInt8], _ bytes: Range<Int>, _ columns: Int) -> [Int]? {
  var types: [Int] = []
  var index = bytes.lowerBound
  while index < bytes.upperBound, types.count < columns {
    guard let type = varint(page, at: index), type.value >= 0, type.value < 1 << 30 else {
      return nil
    }
    types.append(Int(type.value))
    index = type.next
  }
  return index == bytes.upperBound && types.count == columns ? types : nil
}

/// How many bytes a column of this kind takes.
private func width(_ type: Int) -> Int {
  switch type {
  case 0, 8...11: 0
  case 1...4: type
  case 5: 6
  case 6, 7: 8
  default: (type - 12) / 2
  }
}

private func signed(_ bytes: ArraySlice<UInt8>) -> Int64 {
  let negative = (bytes.first ?? 0) & 0x80 != 0
  return bytes.reduce(negative ? -1 : 0) { $0 << 8 | Int64($1) }
}

/// SQLite's number of one to nine bytes, and where it ends.
private func varint(_ bytes: [UInt8], at index: Int) -> (value: Int64, next: Int)? {
  var value: UInt64 = 0
  for offset in 0..<9 {
    guard index + offset < bytes.count else { return nil }
    let byte = bytes[index + offset]
    if offset == 8 { return (Int64(bitPattern: value << 8 | UInt64(byte)), index + 9) }
    value = value << 7 | UInt64(byte & 0x7F)
    if byte & 0x80 == 0 { return (Int64(bitPattern: value), index + offset + 1) }
  }
  return nil
}
