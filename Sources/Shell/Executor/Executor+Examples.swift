internal import JSON
internal import Language
internal import Session
internal import World

extension Executor {
  func example(
    _ wish: ExampleWish, _ canonical: String, _ utterance: Utterance, _ command: Command
  ) async -> Attempt {
    let examples = world.examples.examples(world.files)
    switch wish {
    case .list: return .finished(list(examples, canonical, command))
    case .show(let name):
      guard let example = examples.called(name) else {
        return .finished(failed(.noExample(name, examples, utterance), command))
      }
      return .finished(show(example, canonical, command))
    case .run(let name, let values):
      guard let example = examples.called(name) else {
        return .finished(failed(.noExample(name, examples, utterance), command))
      }
      return await run(example.path, values, canonical, utterance, command)
    }
  }

  private func list(_ examples: [Example], _ canonical: String, _ command: Command) -> Outcome {
    guard let first = examples.first else {
      return told(canonical, ["No examples came with this program."], command)
    }
    let width = 2 + (examples.map { displayWidth($0.name) }.max() ?? 0)
    let rows = examples.enumerated().map { index, example in
      let pad = String(repeating: " ", count: width - displayWidth(example.name))
      return "\(rightAligned(String(index + 1), 3))  \(example.name)\(pad)\(example.about)"
    }
    let lines = rows + ["  Try: examples \(first.name), run example \(first.name)"]
    let reply = Reply(
      canonical: canonical, message: counted(examples.count, "example"),
      lines: lines.flatMap { layout.broken(ReplyLine($0), hanging: 5) },
      data: .object(["examples": .array(examples.map { .object($0.facts) })]))
    return replied(reply, command)
  }

  /// Its lines as they stand in the file, so that they can be made a script of one's own.
  private func show(_ example: Example, _ canonical: String, _ command: Command) -> Outcome {
    var lines = example.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    var shown = lines.map { ReplyLine([Span($0, verbatim: true)]) }
    if command.source.isPrompt {
      shown.append(ReplyLine("  Try: \(example.runningLine)", .quiet))
    }
    let data =
      example.facts + [
        JSONMember("path", .string(example.path)),
        JSONMember("lines", .array(lines.map(JSONValue.string))),
      ]
    let reply = Reply(
      canonical: canonical, message: "\(example.name): \(counted(lines.count, "line"))",
      lines: shown, data: .object(data))
    return replied(reply, command)
  }
}

extension [Example] {
  /// The one of this name or with this number in the list.
  fileprivate func called(_ name: String) -> Example? {
    if let number = Int(name), indices.contains(number - 1) { return self[number - 1] }
    let name = name.hasSuffix(".trip") ? String(name.dropLast(".trip".count)) : name
    return first { folded($0.name) == folded(name) }
  }
}

extension Example {
  fileprivate var facts: [JSONMember] {
    [
      JSONMember("name", .string(name)), JSONMember("about", .string(about)),
      JSONMember(
        "parameters",
        .array(
          parameters.map {
            .object([
              "name": .string($0.name), "default": .optional($0.standard),
              "about": .string($0.about),
            ])
          })),
    ]
  }
}

extension Diagnostic {
  fileprivate static func noExample(
    _ name: String, _ examples: [Example], _ utterance: Utterance
  ) -> Diagnostic {
    let near = examples.filter { folded($0.name).contains(folded(name)) }.map(\.name)
    return Diagnostic(
      kind: "no-example", message: "there is no example called \(oneLine(name))",
      bytes: utterance.spans[.name] ?? utterance.whole,
      tries: near.map { "examples \($0)" } + (near.isEmpty ? ["examples"] : []))
  }
}
