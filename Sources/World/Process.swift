private import Glibc

/// The variables of this process.
package func processVariables() -> [String: String] {
  var variables: [String: String] = [:]
  var next = environ
  while let text = next.pointee {
    let parts = String(cString: text).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    next += 1
  }
  return variables
}

/// The number of this process.
package func processNumber() -> Int { Int(getpid()) }

/// The file of this program, links resolved; empty where the system does not tell.
package func programPath() -> String { ownPath }

/// Asked once: the system goes through every folder of the path for it.
private let ownPath: String = {
  guard let path = realpath("/proc/self/exe", nil) else { return "" }
  defer { free(path) }
  return String(cString: path)
}()
