package import Language
private import Synchronization
package import World

/// The names of the lessons and examples for the thread that completes; they are read when a line
/// first needs them.
package final class ComingNames: Sendable {
  private let lessonFolders: [String]
  private let exampleFolders: [String]
  private let files: any FileStore
  private let names = Mutex<(lessons: [NamedText], examples: [NamedText])?>(nil)

  package init(lessons: [String], examples: [String], _ files: any FileStore) {
    lessonFolders = lessons
    exampleFolders = examples
    self.files = files
  }

  /// The sources with these names besides.
  package func added(to sources: CompletionSources) -> CompletionSources {
    var sources = sources
    sources.lessons = { self.all.lessons }
    sources.examples = { self.all.examples }
    return sources
  }

  private var all: (lessons: [NamedText], examples: [NamedText]) {
    names.withLock { names in
      if let names { return names }
      let read = (lessons: lessons, examples: examples)
      names = read
      return read
    }
  }

  private var lessons: [NamedText] {
    paths(in: lessonFolders, endingIn: ".lesson", files).compactMap { path in
      guard let bytes = try? files.read(path), let lesson = try? Lesson(path: path, bytes: bytes)
      else { return nil }
      return NamedText(lesson.name, lesson.title)
    }
  }

  private var examples: [NamedText] {
    ExampleShelf(folders: exampleFolders).examples(files).map { NamedText($0.name, $0.about) }
  }
}
