import JSON
import TestSupport

extension SeededGenerator {
  /// Any value, its lists and objects nested at most so deep.
  mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &self) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &self))
    case 2: return .integer(Int64(bitPattern: next()))
    case 3: return .number(number())
    case 4, 5: return .string(text())
    case 6:
      return .array((0..<Int.random(in: 0...4, using: &self)).map { _ in value(depth: depth - 1) })
    default:
      let count = Int.random(in: 0...4, using: &self)
      return .object((0..<count).map { JSONMember("\($0)" + text(), value(depth: depth - 1)) })
    }
  }

  /// Any finite number, also the largest and the smallest.
  private mutating func number() -> Double {
    let number = Double(bitPattern: next())
    return number.isFinite ? number : Double.random(in: -180...180, using: &self)
  }

  /// Text of any scalars but NUL, which no key can hold.
  private mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &self) {
      let scalar = Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &self))
      let low = Unicode.Scalar(UInt8.random(in: 1...0xFF, using: &self))
      text.unicodeScalars.append(Bool.random(using: &self) ? scalar ?? low : low)
    }
    return text
  }
}
