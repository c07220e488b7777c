/// A host by how it is written, and whose it is.
enum HostKind: Hashable, Sendable {
  /// Four bytes.
  case ipv4([UInt8])
  /// Sixteen bytes, as written, and the name of the network card where one is given.
  case ipv6([UInt8], written: String)
  case name(String)

  /// Reads a host, IPv6 in its brackets.
  init?(_ text: Substring) {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let written = text.dropFirst().dropLast().lowercased()
      guard let bytes = ipv6Bytes(written) else { return nil }
      self = .ipv6(bytes, written: written)
    } else if let bytes = ipv4Bytes(text) {
      self = .ipv4(bytes)
    } else {
      guard let name = hostName(text) else { return nil }
      self = .name(name)
    }
  }

  /// As it stands in an address, without brackets.
  var name: String {
    switch self {
    case .ipv4(let bytes): bytes.map(String.init).joined(separator: ".")
    case .ipv6(_, let written): written
    case .name(let name): name
    }
  }

  var isIPv6: Bool { if case .ipv6 = self { true } else { false } }

  /// Loopback, link-local or private.
  ///
  /// A name is one's own only where it cannot mean another machine.
  var isOwn: Bool {
    switch self {
    case .ipv4(let bytes): isOwnIPv4(bytes)
    case .ipv6(let bytes, _): isOwnIPv6(bytes)
    case .name(let name): name == "localhost" || name.hasSuffix(".localhost")
    }
  }
}

private func isOwnIPv4(_ bytes: [UInt8]) -> Bool {
  switch (bytes[0], bytes[1]) {
  case (127, _), (10, _), (172, 16...31), (192, 168), (169, 254): true
  default: false
  }
}

private func isOwnIPv6(_ bytes: [UInt8]) -> Bool {
  let zeros = bytes.prefix { $0 == 0 }.count
  if zeros == 10, bytes[10] == 0xFF, bytes[11] == 0xFF { return isOwnIPv4(Array(bytes[12...])) }
  let isLoopback = zeros == 15 && bytes[15] == 1
  let isLinkLocal = bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
  let isUniqueLocal = bytes[0] & 0xFE == 0xFC
  return isLoopback || isLinkLocal || isUniqueLocal
}

/// Four decimal numbers without leading zeros, which some read as octal.
private func ipv4Bytes(_ text: Substring) -> [UInt8]? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  let bytes = parts.compactMap { part in
    part.utf8.allSatisfy { (48...57).contains($0) } && (part == "0" || !part.hasPrefix("0"))
      ? UInt8(part) : nil
  }
  return parts.count == 4 && bytes.count == 4 ? bytes : nil
}

/// A name of the domain name system.
///
/// One whose last part is a number is refused: some would read it as an address (`127.1`).
private func hostName(_ text: Substring) -> String? {
  let name = (text.hasSuffix(".") ? text.dropLast() : text).lowercased()
  let labels = name.split(separator: ".", omittingEmptySubsequences: false)
  let isPlain = labels.allSatisfy { label in
    (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.utf8.allSatisfy(isNameByte)
  }
  guard isPlain, name.utf8.count <= 253, let last = labels.last, let first = last.utf8.first,
    !(48...57).contains(first)
  else { return nil }
  return name
}

private func isNameByte(_ byte: UInt8) -> Bool {
  (97...122).contains(byte) || (48...57).contains(byte) || byte == 45 || byte == 95
}

/// Groups of hexadecimal digits, one gap, an IPv4 address at the end, a zone behind `%25`.
private func ipv6Bytes(_ text: String) -> [UInt8]? {
  let parts = text.split(separator: "%25", maxSplits: 1, omittingEmptySubsequences: false)
  guard let address = parts.first, !address.contains("%"), parts.dropFirst().allSatisfy(isZone)
  else { return nil }
  let halves = address.split(separator: "::", omittingEmptySubsequences: false)
  guard halves.count <= 2, let front = ipv6Groups(halves[0]) else { return nil }
  guard halves.count == 2 else { return front.count == 16 ? front : nil }
  guard !halves[0].contains("."), let back = ipv6Groups(halves[1]), front.count + back.count <= 14
  else { return nil }
  return front + [UInt8](repeating: 0, count: 16 - front.count - back.count) + back
}

private func isZone(_ text: Substring) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { isNameByte($0) || $0 == 46 }
}

private func ipv6Groups(_ text: Substring) -> [UInt8]? {
  if text.isEmpty { return [] }
  var bytes: [UInt8] = []
  let groups = text.split(separator: ":", omittingEmptySubsequences: false)
  for (offset, group) in groups.enumerated() {
    if offset == groups.count - 1, let tail = ipv4Bytes(group) { return bytes + tail }
    guard (1...4).contains(group.utf8.count), !group.hasPrefix("+"), !group.hasPrefix("-"),
      let number = UInt16(group, radix: 16)
    else { return nil }
    bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
  }
  return bytes
}
