/// A value as SQLite stores it.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension SQLiteValue {
  package static func integer(_ number: Int) -> SQLiteValue { .integer(Int64(number)) }

  /// Text, or null where there is none.
  package static func optional(_ text: String?) -> SQLiteValue {
    text.map(SQLiteValue.text) ?? .null
  }
}
