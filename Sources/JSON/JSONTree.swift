internal import CJansson

/// A JSON value read where jansson has put it, without a copy of the whole.
///
/// It is for what is large and read once, such as a trip; the tree lives as long as a value of it.
package struct JSONTree {
  /// `nil` is null.
  private let value: UnsafeMutablePointer<json_t>?
  private let document: Document?

  /// The whole of what jansson has read.
  private final class Document {
    let root: UnsafeMutablePointer<json_t>

    init(_ root: UnsafeMutablePointer<json_t>) { self.root = root }

    deinit { tripsh_json_release(root) }
  }

  private init(_ value: UnsafeMutablePointer<json_t>?, of document: Document?) {
    self.value = value
    self.document = document
  }

  /// Reads one value as strictly as `JSONValue` does, but for keys that stand twice in an object:
  /// whoever wrote the text is known to write none.
  package init(parsing text: String) throws(JSONFailure) {
    var text = text
    let root = try text.withUTF8 {
      loaded(UnsafeRawBufferPointer($0), duplicates: .unchecked)
    }.get()
    self.init(root, of: Document(root))
  }

  package static var null: JSONTree { JSONTree(nil, of: nil) }

  /// The value under a key, `nil` where this is no object or has no such key.
  package subscript(key: String) -> JSONTree? {
    json_object_get(value, key).map { JSONTree($0, of: document) }
  }

  package var stringValue: String? { kind == JSON_STRING ? value.map(decoded) : nil }

  package var integerValue: Int64? { kind == JSON_INTEGER ? json_integer_value(value) : nil }

  package var boolValue: Bool? {
    switch kind {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// The number, whether it was written with a fraction or without.
  package var doubleValue: Double? {
    switch kind {
    case JSON_REAL: json_real_value(value)
    case JSON_INTEGER: Double(json_integer_value(value))
    default: nil
    }
  }

  package var arrayValue: [JSONTree]? {
    guard kind == JSON_ARRAY else { return nil }
    return (0..<json_array_size(value)).map { JSONTree(json_array_get(value, $0), of: document) }
  }

  /// The members of an object in the order in which they were read.
  package var members: [(key: String, value: JSONTree)]? {
    guard kind == JSON_OBJECT, let value else { return nil }
    var found: [(key: String, value: JSONTree)] = []
    found.reserveCapacity(json_object_size(value))
    var position = json_object_iter(value)
    while let at = position {
      if let key = json_object_iter_key(at) {
        let member = JSONTree(json_object_iter_value(at), of: document)
        found.append((String(cString: key), member))
      }
      position = json_object_iter_next(value, at)
    }
    return found
  }

  package var isNull: Bool { kind == JSON_NULL }

  /// The value on one line, as `JSONValue` writes it.
  package var text: String { value.map { JSONValue(copying: $0).text } ?? JSONValue.null.text }

  private var kind: json_type {
    value.map { json_type(rawValue: UInt32(tripsh_json_type($0))) } ?? JSON_NULL
  }
}
