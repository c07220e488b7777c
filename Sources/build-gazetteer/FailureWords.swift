internal import Glibc
internal import Places
internal import SQLite
internal import World

/// Why it could not be built, for a person.
func words(for failure: GazetteerBuildFailure) -> String {
  switch failure {
  case .file(let failure): "\(failure.path): \(words(for: failure.reason))"
  case .missingColumn(let file, let column): "\(file): no column \(column)"
  case .malformed(let file, let line): "\(file):\(line): not a line of this table"
  case .database(let failure): failure.message
  }
}

private func words(for reason: FileFailure.Reason) -> String {
  switch reason {
  case .missing: "there is no such file"
  case .notPermitted: "not permitted"
  case .exists: "it exists already"
  case .isFolder: "it is a folder"
  case .noSpace: "no space left"
  case .other(let number): String(cString: strerror(number))
  }
}
