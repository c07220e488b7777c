/// Where the program finds the data it comes with.
package enum DataFolder {
  /// Where places.db may lie, the likeliest first: in `$TRIPSH_DATA`, in `../share/tripsh` beside
  /// the program, and for a program still in its build tree in `.build`.
  ///
  /// - `executable`: the path of the program, with links followed or not.
  package static func gazetteerPaths(executable: String, environment: [String: String]) -> [String]
  {
    let parts = executable.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var folders: [String] = []
    if let data = environment["TRIPSH_DATA"], !data.isEmpty { folders.append(data) }
    folders.append(joined(parts.dropLast() + ["..", "share", "tripsh"]))
    if let build = parts.lastIndex(of: ".build") { folders.append(joined(parts[...build])) }
    return folders.map { $0 + "/places.db" }
  }

  /// Where what comes with the program may lie, such as `lessons` or `examples`: in a folder of that
  /// name in the same folders, and in a checkout beside `.build`.
  package static func folders(
    of name: String, executable: String, environment: [String: String]
  ) -> [String] {
    gazetteerPaths(executable: executable, environment: environment).map { path in
      let folder = String(path.dropLast("/places.db".count))
      let isBuild = folder == ".build" || folder.hasSuffix("/.build")
      return isBuild ? folder.dropLast(".build".count) + name : "\(folder)/\(name)"
    }
  }

  private static func joined(_ parts: some Sequence<String>) -> String {
    parts.joined(separator: "/")
  }
}
