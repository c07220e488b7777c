/// Texts one behind the other, copied once: to append one to another looks for room each time.
package func joined(_ texts: [String], end: StaticString = "") -> String {
  var length = end.utf8CodeUnitCount
  for index in texts.indices { length += texts[index].utf8.count }
  return String(unsafeUninitializedCapacity: length) { buffer in
    var next = 0
    for index in texts.indices {
      var text = texts[index]
      next = text.withUTF8 { buffer[next...].update(fromContentsOf: $0) }
    }
    return end.withUTF8Buffer { buffer[next...].update(fromContentsOf: $0) }
  }
}

/// Texts with a blank between them; empty ones are left out.
package func joined(parted texts: [String]) -> String {
  var length = texts.count
  for index in texts.indices { length += texts[index].utf8.count }
  return String(unsafeUninitializedCapacity: length) { buffer in
    var next = 0
    for index in texts.indices where !texts[index].isEmpty {
      if next > 0 {
        buffer[next] = UInt8(ascii: " ")
        next += 1
      }
      var text = texts[index]
      next = text.withUTF8 { buffer[next...].update(fromContentsOf: $0) }
    }
    return next
  }
}
