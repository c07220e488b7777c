/// The elements of an XML file as they begin and end, by their local names, with the text in them.
struct XMLElements {
  enum Step {
    case begin(String, attributes: [String: String])
    /// Its text is what stands behind the last element within it.
    case end(String, text: String)
  }

  private var reader: XMLReader
  private var text = ""
  /// Those that are open around what begins or has ended, the outermost first.
  private(set) var around: [String] = []
  /// What has begun, and is open from the next step on.
  private var begun: String?

  init(of text: String) { reader = XMLReader(text) }

  /// No file for maps is deeper.
  private static let deepest = 40

  /// What begins or ends next; `nil` where the file ends, or is deeper than any file for maps.
  mutating func next() -> Step? {
    if let begun { around.append(begun) }
    begun = nil
    while around.count < XMLElements.deepest, let event = reader.next() {
      switch event {
      case .text(let more): text += more
      case .open(let name, let attributes):
        let name = XMLElements.local(name)
        (begun, text) = (name, "")
        return .begin(name, attributes: attributes)
      case .close(let name):
        let name = XMLElements.local(name)
        // One that closes nothing is passed over.
        guard let begin = around.lastIndex(of: name) else { continue }
        around.removeSubrange(begin...)
        defer { text = "" }
        return .end(name, text: text)
      }
    }
    return nil
  }

  /// What stands before the names of our own elements.
  static let ownPrefix = "tripsh:"

  /// The name without the prefix of its namespace; our own keep theirs.
  private static func local(_ name: String) -> String {
    guard !name.hasPrefix(ownPrefix), let colon = name.lastIndex(of: ":") else { return name }
    return String(name[name.index(after: colon)...])
  }
}
