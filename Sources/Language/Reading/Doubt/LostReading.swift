package import Session

/// A way to read a line that was not chosen.
package struct LostReading: Hashable, Sendable {
  /// Why another was.
  package enum Loss: Hashable, Sendable {
    /// It explains the words by so many points worse, where it takes these for mere names or text.
    case points(Int, loose: [String])
    /// It takes for a name what is nearly, or really, another part of the command.
    case doubtful
    /// This is missing, as the reference shows it.
    case lacks(String)
  }

  /// What it would have meant; where something is missing, only its verb.
  package enum Meaning: Hashable, Sendable {
    case intent(Intent)
    case verb(Verb)
  }

  private let meant: Meaning
  package let loss: Loss

  init(_ meant: Meaning, loss: Loss) {
    self.meant = meant
    self.loss = loss
  }

  /// The command in canonical spelling; where something is missing, its verb.
  package var meaning: String {
    switch meant {
    case .intent(let intent): intent.canonicalLine
    case .verb(let verb): verb.words
    }
  }

  /// The reason in words.
  package var reason: String {
    switch loss {
    case .points(0, _): "as likely; what it would do decided"
    case .points(let points, let loose) where loose.isEmpty:
      "\(counted(points, "point")) behind: it explains fewer words"
    case .points(let points, let loose):
      "\(counted(points, "point")) behind: it takes "
        + loose.map { "\"\($0)\"" }.joined(separator: ", ") + " for a mere name or text"
    case .doubtful: "it takes another part of the command for a name"
    case .lacks(let shown): "it lacks \(shown)"
    }
  }
}
