internal import World

/// What an editor is told when it starts.
struct EditorOptions: Sendable {
  var historyPath: String?
  var keys: EditingKeys
  var background: KnownBackground
}
