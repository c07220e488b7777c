import Session
import Shell
import Terminal
import TestSupport
import World

/// Where files are made of scripts: a home in memory, and files that are kept there too.
struct Studio {
  var rig: Rig

  init(_ script: String) { rig = Rig(files: ["out.trip": script]) }

  /// Makes a file of the script.
  func make(
    _ kind: FilmWish.Kind, in given: Capabilities? = nil,
    options change: (inout Options) -> Void = { _ in },
    wish wished: (inout FilmWish) -> Void = { _ in }
  ) async throws -> Ending {
    var wish = FilmWish(kind)
    wish.call = "out.trip"
    wish.output = kind == .cast ? "out.cast" : "out.html"
    wished(&wish)
    var options = rig.options
    options.task = .film(wish)
    change(&options)
    var world = given ?? rig.world
    world.journal = MemoryJournal()
    world.linePainter = { StandardLinePainter(theme: $0) }
    let environment = Environment(
      variables: [:], inputIsTerminal: false, outputIsTerminal: false)
    return await Program(world, options, environment).run { _ in ScriptedTerminal() }
  }

  var error: String { rig.output.error }

  var output: String { rig.output.output }

  /// The text of a file, empty where there is none.
  func file(_ name: String) -> String {
    (try? rig.files.read(name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
