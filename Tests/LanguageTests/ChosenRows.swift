import JSON
import Language
import Session
import TestSupport

extension SaidRow {
  /// What the line may mean, with what speaks for each, and whether it is right: as `data/learn_choice.py`
  /// learns from it.
  func choices() throws -> JSONValue {
    let reader = LineReader(talk.window.scene, names: StopNameMemory())
    let right = try ([wanted] + also).filter { !["?", "", "-", "~"].contains($0) }.map { wanted in
      var right = talk
      for command in wanted.split(separator: ";;") {
        try right.say(String(command.drop { $0 == " " }))
      }
      return right.state
    }
    let meanings = try reader.meanings(of: line).map { meaning in
      var said = talk
      for command in meaning.line.split(separator: ";") {
        try said.say(String(command.drop { $0 == " " }))
      }
      return JSONValue.object([
        "line": .string(meaning.line), "source": .string(meaning.source),
        "right": .bool(right.contains(said.state)),
        "evidence": .array(meaning.evidence.map(JSONValue.string)),
      ])
    }
    return .object([
      "set": .string(set), "say": .string(line), "do": .string(wanted),
      "meanings": .array(meanings),
    ])
  }
}
