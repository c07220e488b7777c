package import Session

/// What is known of slots: the few of a line one behind the other, in the order of `Slot`.
///
/// To look through them takes less time than to hash one.
package struct SlotMap<Value: Hashable & Sendable>: Sendable {
  package typealias Element = (key: Slot, value: Value)

  private var entries: [Element] = []

  package subscript(slot: Slot) -> Value? {
    get {
      for index in entries.indices where entries[index].key == slot { return entries[index].value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.key.rawValue >= slot.rawValue } ?? entries.endIndex
      let isThere = index < entries.endIndex && entries[index].key == slot
      switch (newValue, isThere) {
      case (let value?, true): entries[index].value = value
      case (let value?, false) where index == entries.endIndex:
        // Most lines have two or three.
        if entries.isEmpty { entries.reserveCapacity(3) }
        entries.append((slot, value))
      case (let value?, false): entries.insert((slot, value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  package func has(_ slot: Slot) -> Bool { entries.contains { $0.key == slot } }

  package var isEmpty: Bool { entries.isEmpty }

  package var count: Int { entries.count }

  package var values: [Value] { entries.map(\.value) }

  func mapValues<Other>(_ change: (Value) -> Other) -> SlotMap<Other> {
    var map = SlotMap<Other>()
    map.entries = entries.map { ($0.key, change($0.value)) }
    return map
  }

  /// Takes over what is known of slots of which nothing is known here.
  mutating func complete(from other: SlotMap) {
    for (slot, value) in other where !has(slot) { self[slot] = value }
  }
}

extension SlotMap: Sequence {
  package func makeIterator() -> IndexingIterator<[Element]> { entries.makeIterator() }
}

extension SlotMap: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (Slot, Value)...) {
    for (slot, value) in elements { self[slot] = value }
  }
}

extension SlotMap: Hashable {
  package static func == (left: SlotMap, right: SlotMap) -> Bool {
    left.entries.elementsEqual(right.entries) { $0.key == $1.key && $0.value == $1.value }
  }

  package func hash(into hasher: inout Hasher) {
    for (slot, value) in entries {
      hasher.combine(slot)
      hasher.combine(value)
    }
  }
}
