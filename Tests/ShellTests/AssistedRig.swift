import Journal
import Language
import Session
import Shell
import TestSupport
import World

extension Rig {
  /// The same with somebody who helps with lines.
  var assistedWorld: Capabilities {
    var world = world
    let (journal, files) = (journal, files)
    let gazetteer = self.gazetteer as? SmallGazetteer ?? SmallGazetteer()
    let places = CompletionPlaces(gazetteer)
    world.makeAssistant = { scene in
      let trips = (try? journal.summaries()) ?? []
      return SessionAssistant(
        scene,
        sources: CompletionSources(
          trips,
          known: KnownNames(
            isPlace: { places.bears($0) }, beginsName: { places.beginName($0) })),
        files: files, places: places)
    }
    world.knowsPlace = { places.bears($0) }
    return world
  }

  /// Who helps after these lines.
  func assistant(
    after lines: String..., changing change: (inout Capabilities) -> Void = { _ in }
  ) async throws -> (any LineAssistant)? {
    var world = assistedWorld
    change(&world)
    let terminal = ScriptedTerminal(lines.map(LineEnding.line))
    _ = await Conversation(try Executor(world, options), terminal) { .none }.run()
    return terminal.assistant
  }
}

extension LineAssistant {
  func labels(_ text: String, cursor: Int? = nil) -> [String] {
    completions(for: TypedLine(text, cursor: cursor)).candidates.map(\.label)
  }

  func insertions(_ text: String, cursor: Int? = nil) -> [String] {
    completions(for: TypedLine(text, cursor: cursor)).candidates.map(\.insertion)
  }

  /// What is shown behind the line.
  func ghost(_ text: String) -> String? { advice(on: TypedLine(text)).next?.shown }

  /// The rows below the line.
  func rows(_ text: String) -> [String] {
    advice(on: TypedLine(text)).list?.offer.candidates.map(\.label) ?? []
  }
}
