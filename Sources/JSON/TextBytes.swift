/// Bytes gathered one behind the other where they lie, until they are a text.
///
/// An array asks for each of its many short pieces whether it is its own and has room.
package struct TextBytes: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  package private(set) var count = 0
  private var capacity = 512

  package init() { start = .allocate(capacity: capacity) }

  deinit { start.deallocate() }

  /// What was gathered.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The same as bytes, which are not looked at for that.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  mutating func add(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    (start + count).initialize(to: byte)
    count += 1
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    (start + count).initialize(from: source, count: bytes.count)
    count += bytes.count
  }

  mutating func add(_ word: StaticString) {
    add(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  /// Adds a key that holds nothing to escape, with the colon behind it and what parts it from the
  /// member before; it is seen once whether there is room for all of it.
  mutating func addKey(_ key: StaticString, isFirst: Bool) {
    let length = key.utf8CodeUnitCount
    if length + 6 > capacity - count { grow(by: length + 6) }
    if !isFirst {
      put(UInt8(ascii: ","))
      put(UInt8(ascii: " "))
    }
    put(UInt8(ascii: "\""))
    (start + count).initialize(from: key.utf8Start, count: length)
    count += length
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
    put(UInt8(ascii: " "))
  }

  /// Adds a byte for which there is room.
  private mutating func put(_ byte: UInt8) {
    (start + count).initialize(to: byte)
    count += 1
  }

  mutating func addBlanks(_ count: Int) { for _ in 0..<count { add(UInt8(ascii: " ")) } }

  private mutating func grow(by more: Int) {
    let larger = max(2 * capacity, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.initialize(from: start, count: count)
    start.deallocate()
    (start, capacity) = (moved, larger)
  }
}
