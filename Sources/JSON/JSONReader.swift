internal import CJansson
internal import Glibc

extension JSONValue {
  /// Reads one value strictly: duplicate keys, trailing bytes and bytes that are not UTF-8 are
  /// refused, and so is nesting deeper than jansson's limit (2048).
  package init(parsing bytes: [UInt8]) throws(JSONFailure) {
    let root = try bytes.withUnsafeBytes { loaded($0, duplicates: .refused) }.get()
    defer { tripsh_json_release(root) }
    self = JSONValue(copying: root)
  }

  package init(parsing text: String) throws(JSONFailure) {
    try self.init(parsing: Array(text.utf8))
  }

  init(copying value: UnsafeMutablePointer<json_t>) {
    switch json_type(rawValue: UInt32(tripsh_json_type(value))) {
    case JSON_OBJECT: self = .object(members(of: value))
    case JSON_ARRAY:
      self = .array(
        (0..<json_array_size(value)).compactMap {
          json_array_get(value, $0).map(JSONValue.init(copying:))
        })
    case JSON_STRING: self = .string(decoded(value))
    case JSON_INTEGER: self = .integer(json_integer_value(value))
    case JSON_REAL: self = .number(json_real_value(value))
    case JSON_TRUE: self = .bool(true)
    case JSON_FALSE: self = .bool(false)
    default: self = .null
    }
  }
}

/// Whether a key may stand twice in an object; of two the last counts.
enum DuplicateKeys { case refused, unchecked }

/// What jansson reads of these bytes; the caller releases it.
func loaded(
  _ bytes: UnsafeRawBufferPointer, duplicates: DuplicateKeys
) -> Result<UnsafeMutablePointer<json_t>, JSONFailure> {
  // To jansson a NUL would be the end of the text.
  if let start = bytes.baseAddress, memchr(start, 0, bytes.count) != nil {
    return .failure(JSONFailure(message: "a NUL byte", line: 0, column: 0))
  }
  var problem = json_error_t()
  let flags = JSON_DECODE_ANY | JSON_ALLOW_NUL
  let refusing = duplicates == .refused ? JSON_REJECT_DUPLICATES : 0
  let root = json_loadb(
    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, Int(flags | refusing),
    &problem)
  return root.map(Result.success) ?? .failure(JSONFailure(problem))
}

func decoded(_ value: UnsafeMutablePointer<json_t>) -> String {
  guard let start = json_string_value(value) else { return "" }
  let bytes = UnsafeRawBufferPointer(start: start, count: json_string_length(value))
  return String(decoding: bytes, as: UTF8.self)
}

/// The members in the order in which they were read: jansson keeps insertion order.
private func members(of object: UnsafeMutablePointer<json_t>) -> [JSONMember] {
  var found: [JSONMember] = []
  var position = json_object_iter(object)
  while let at = position {
    if let key = json_object_iter_key(at), let value = json_object_iter_value(at) {
      found.append(JSONMember(String(cString: key), JSONValue(copying: value)))
    }
    position = json_object_iter_next(object, at)
  }
  return found
}

extension JSONFailure {
  fileprivate init(_ problem: json_error_t) {
    let message = withUnsafeBytes(of: problem.text) {
      String(decoding: Array($0).prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(message: message, line: Int(problem.line), column: Int(problem.column))
  }
}
