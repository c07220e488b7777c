private import Glibc
private import Places
private import SQLite

/// Builds places.db from the data files.
@main
enum Main {
  static let usage = "usage: build-gazetteer DATA_FOLDER OUTPUT.db"

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let folder = arguments.first, let output = arguments.last else {
      complain(usage)
      exit(2)
    }
    let unfinished = output + ".new"
    do throws(GazetteerBuildFailure) {
      unlink(unfinished)
      let count = try GazetteerBuilder.build(unfinished) {
        name throws(GazetteerBuildFailure) in
        try contents(of: "\(folder)/\(name)")
      }
      guard rename(unfinished, output) == 0 else { throw unreadable(output) }
      print("\(output): \(count) places")
    } catch {
      unlink(unfinished)
      complain("build-gazetteer: \(words(for: error))")
      exit(1)
    }
  }
}

private func words(for failure: GazetteerBuildFailure) -> String {
  switch failure {
  case .unreadable(let file, let reason): "\(file): \(reason)"
  case .missingColumn(let file, let column): "\(file): no column \(column)"
  case .malformed(let file, let line): "\(file):\(line): not a line of this table"
  case .database(let failure): failure.message
  }
}
