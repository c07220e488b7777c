internal import World

/// The file's name with the first number before its ending that no file has yet, nor one of those
/// that lie beside it.
func freeFile(like file: String, beside: [String] = [], _ files: any FileStore) -> String {
  let name = file.split(separator: "/").last.map(String.init) ?? file
  let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  let stem = String(file.dropLast(ending.count))
  let number = (2..<1000).first { number in
    !([""] + beside).contains { files.exists("\(stem)-\(number)\(ending)\($0)") }
  }
  return "\(stem)-\(number ?? 1000)\(ending)"
}
