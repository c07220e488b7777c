/// What stands in a line is asked about while it is that line's turn.
extension LivePlaces {
  /// One line's turn: when it is over its keys ask nothing any more.
  package struct Line: Sendable {
    let places: LivePlaces
    let number: Int

    /// What is typed of a place now; what is told of the waiting, where the server is asked.
    ///
    /// - `isPlain`: whether no word in it leads to another part of the command.
    package func type(_ typed: Typed, isPlain: Bool) -> String? {
      places.type(typed, isPlain: isPlain, line: number)
    }

    /// Whether the server is asked for such words.
    package func asks(_ topic: String, isPlain: Bool) -> Bool {
      places.asks(topic, isPlain: isPlain)
    }

    /// No place is typed any more.
    package func leave() { places.leave(number) }
  }
}
