internal import Session
internal import World

/// The templates of packing lists that come with the program, and those of one's own.
///
/// A template is a file of text: a thing a line; empty lines and those that begin with `#` are
/// none.
struct TemplateShelf: PackingTemplates {
  /// Where they may lie; the first folder that has some counts.
  let folders: [String]
  let files: any FileStore

  init(folders: [String], files: any FileStore) {
    self.folders = folders
    self.files = files
  }

  var names: [String] {
    paths(in: folders, endingIn: ending, files).map { path in
      String((path.split(separator: "/").last ?? "").dropLast(ending.count))
    }
  }

  func things(in template: String) -> [String]? {
    let own = paths(in: folders, endingIn: ending, files).first {
      folded($0.split(separator: "/").last.map(String.init) ?? "") == folded(template + ending)
    }
    // A file of one's own is told by what no name of a template has.
    let isFile = template.contains("/") || template.contains(".")
    guard let path = own ?? (isFile ? template : nil), let bytes = try? files.read(path) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split { $0.isNewline }
    return lines.map { cleaned(String($0)) }.map { line in
      line.hasPrefix("- ") ? String(line.dropFirst(2)) : line
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }
  }
}

private let ending = ".list"
