internal import Glibc

/// A socket that listens on a free port of 127.0.0.1.
func listening() -> (socket: Int32, port: Int)? {
  let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let bound = withUnsafeMutablePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(listener, $0, length) == 0 && listen(listener, 64) == 0
        && getsockname(listener, $0, &length) == 0
    }
  }
  return bound ? (listener, Int(UInt16(bigEndian: address.sin_port))) : nil
}

func makePipe() -> (reader: Int32, writer: Int32)? {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return nil }
  // A server that a command leaves behind would hold them.
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// No call on this socket waits longer than five seconds, and no program started holds it open.
func limitWaits(_ client: Int32) {
  _ = fcntl(client, F_SETFD, FD_CLOEXEC)
  var limit = timeval(tv_sec: 5, tv_usec: 0)
  let size = socklen_t(MemoryLayout<timeval>.size)
  setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
  setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
}

/// The request up to its empty line.
func readHead(_ client: Int32) -> String? {
  var head: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 4096)
  while !head.ends(with: "\r\n\r\n") {
    let count = recv(client, &block, block.count, 0)
    guard count > 0, head.count < 65_536 else { return nil }
    head += block[..<count]
  }
  return String(decoding: head, as: UTF8.self)
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

func sendAll(_ client: Int32, _ bytes: [UInt8]) -> Bool {
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes {
      send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard count > 0 else { return false }
    sent += count
  }
  return true
}

/// Whether the client closes within so many milliseconds.
func gone(_ client: Int32, within milliseconds: Int32) -> Bool {
  var ready = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
  guard poll(&ready, 1, milliseconds) == 1 else { return false }
  var byte: UInt8 = 0
  return recv(client, &byte, 1, 0) <= 0
}
