internal import CJansson

extension JSONValue {
  /// Reads one value strictly: duplicate keys, trailing bytes and bytes that are not UTF-8 are
  /// refused, and so is nesting deeper than jansson's limit (2048).
  package init(parsing bytes: [UInt8]) throws(JSONFailure) {
    // To jansson a NUL would be the end of the text.
    if bytes.contains(0) { throw JSONFailure(message: "a NUL byte", line: 0, column: 0) }
    var problem = json_error_t()
    let flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL)
    let root = bytes.withUnsafeBytes {
      json_loadb($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, flags, &problem)
    }
    guard let root else { throw JSONFailure(problem) }
    defer { tripsh_json_release(root) }
    self = JSONValue(copying: root)
  }

  package init(parsing text: String) throws(JSONFailure) {
    try self.init(parsing: Array(text.utf8))
  }

  fileprivate init(copying value: UnsafeMutablePointer<json_t>) {
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

private func decoded(_ value: UnsafeMutablePointer<json_t>) -> String {
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
