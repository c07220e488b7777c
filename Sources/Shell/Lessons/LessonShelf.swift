package import Journal
package import World

/// The lessons there are, and where they are taught.
package struct LessonShelf {
  /// Where the files of the lessons may lie; the first that is there counts.
  let folders: [String]
  /// The folder of the homes in which lessons are taught, and of what was reached in them.
  let home: String
  /// The home in a folder.
  let open: (String) -> LessonHome
  /// Files as a lesson sees them: what it writes lies in this folder.
  let files: (any FileStore, String) -> any FileStore
  /// Makes a folder, with those it lies in.
  let makeFolder: (String) throws(FileFailure) -> Void

  package init(
    folders: [String], home: String,
    makeFolder: @escaping (String) throws(FileFailure) -> Void = { _ in },
    files: @escaping (any FileStore, String) -> any FileStore = {
      OverlayFiles($0, writingTo: $1)
    },
    open: @escaping (String) -> LessonHome
  ) {
    self.folders = folders
    self.home = home
    self.makeFolder = makeFolder
    self.files = files
    self.open = open
  }

  /// The files of the lessons that come with the program, in their order.
  func paths(_ files: any FileStore) -> [String] {
    Shell.paths(in: folders, endingIn: ".lesson", files)
  }

  /// How far somebody came in a lesson.
  func progress(_ name: String, _ files: any FileStore) -> LessonProgress {
    guard let bytes = try? files.read(file(name)) else { return LessonProgress() }
    let numbers = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map { Int($0) }
    guard numbers.count == 2, let run = numbers[0], let step = numbers[1] else {
      return LessonProgress()
    }
    return LessonProgress(run: max(1, run), step: max(0, step))
  }

  func keep(
    _ progress: LessonProgress, of name: String, _ files: any FileStore
  ) throws(FileFailure) {
    // Where nothing was done yet, nothing has made it.
    try makeFolder(home)
    let text = "\(progress.run) \(progress.step)\n"
    try files.write(file(name), Array(text.utf8), replacing: true)
  }

  private func file(_ name: String) -> String { "\(home)/\(name).progress" }
}

/// How far somebody came in a lesson.
struct LessonProgress: Hashable {
  /// From 1; each time it is taught anew it has a home of its own.
  var run = 1
  /// How many steps are done.
  var step = 0
}

/// A home in which a lesson is taught.
package struct LessonHome {
  let journal: any JournalStore
  let makeAssistant: ((AssistantScene) -> any LineAssistant)?
  let rest: () -> Void

  package init(
    journal: any JournalStore, makeAssistant: ((AssistantScene) -> any LineAssistant)? = nil,
    rest: @escaping () -> Void = {}
  ) {
    self.journal = journal
    self.makeAssistant = makeAssistant
    self.rest = rest
  }
}
