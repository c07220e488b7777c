private import CEdit

/// The prompt's characters where libedit finds them: it keeps no copy.
final class PromptBuffer {
  private(set) var characters: UnsafeMutablePointer<WideCharacter>
  private(set) var scalars: [Unicode.Scalar] = []

  init() {
    characters = .allocate(capacity: 1)
    characters.initialize(to: 0)
  }

  deinit { characters.deallocate() }

  func set(_ text: String) {
    scalars = Array(PasteCleaner.cleanLine(text).unicodeScalars)
    characters.deallocate()
    characters = .allocate(capacity: scalars.count + 1)
    for (index, character) in WideText.terminated(scalars).enumerated() {
      (characters + index).initialize(to: character)
    }
  }
}
