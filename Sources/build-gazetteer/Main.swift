private import Glibc
private import Places
private import World

/// Builds places.db from the data files.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let folder = arguments.first, let output = arguments.last else {
      complain("usage: build-gazetteer DATA_FOLDER OUTPUT.db")
      exit(2)
    }
    do throws(GazetteerBuildFailure) {
      print("\(output): \(try build(output, from: folder)) places")
    } catch {
      complain("build-gazetteer: \(words(for: error))")
      exit(1)
    }
  }
}

/// Builds beside the output and renames, so that there is never half a database.
private func build(_ output: String, from folder: String) throws(GazetteerBuildFailure) -> Int {
  let unfinished = output + ".new"
  unlink(unfinished)
  defer { unlink(unfinished) }
  let count = try GazetteerBuilder.build(unfinished) { name throws(GazetteerBuildFailure) in
    do throws(FileFailure) {
      return try DiskFiles().read("\(folder)/\(name)")
    } catch {
      throw .file(error)
    }
  }
  guard rename(unfinished, output) == 0 else {
    throw .file(FileFailure(path: output, reason: .other(errno)))
  }
  return count
}

private func complain(_ line: String) {
  let text = Array((line + "\n").utf8)
  _ = write(2, text, text.count)
}
