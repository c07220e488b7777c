internal import Session
internal import World

/// A script that comes with the program.
struct Example: Hashable {
  let name: String
  let path: String
  /// The first sentence of its comment.
  var about = ""
  /// The values that it takes.
  var parameters: [Parameter] = []
  let lines: [String]

  struct Parameter: Hashable {
    let name: String
    let standard: String?
    let about: String
  }

  init(path: String, bytes: [UInt8]) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    name = String(file.dropLast(".trip".count))
    self.path = path
    let text = String(decoding: bytes, as: UTF8.self)
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map {
      cleaned(String($0))
    }
    for line in lines {
      if case .parameter(let name, let standard, let about)? = try? Directive(line) {
        parameters.append(Parameter(name: name, standard: standard, about: about))
      } else if about.isEmpty, line.hasPrefix("# ") {
        about = firstSentence(line.dropFirst(2))
      }
    }
  }

  /// The line that carries it out, with a word in the place of each value that has no default.
  var runningLine: String {
    let values = parameters.filter { $0.standard == nil }.map { "\($0.name)=…" }
    return (["run example \(name)"] + values).joined(separator: " ")
  }
}

private func firstSentence(_ text: Substring) -> String {
  guard let end = text.firstRange(of: ". ") else { return String(text) }
  return String(text[..<end.lowerBound]) + "."
}

/// The examples that come with the program.
package struct ExampleShelf: Sendable {
  /// Where they may lie; the first folder that has some counts.
  let folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// In the order of their names.
  func examples(_ files: any FileStore) -> [Example] {
    paths(in: folders, endingIn: ".trip", files).compactMap { path in
      (try? files.read(path)).map { Example(path: path, bytes: $0) }
    }
  }
}

/// The files of the first folder that has some with this ending, in the order of their names.
func paths(in folders: [String], endingIn ending: String, _ files: any FileStore) -> [String] {
  for folder in folders {
    guard let names = try? files.list(folder) else { continue }
    let fitting = names.filter { $0.hasSuffix(ending) }
    if !fitting.isEmpty { return fitting.sorted().map { "\(folder)/\($0)" } }
  }
  return []
}
