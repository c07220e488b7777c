package import Language
package import World

/// Tells responses where no person sits at a prompt.
package struct Teller {
  let output: any TextOutput
  private(set) var renderer: TextRenderer
  let isJSON: Bool
  /// Whether the lines of a script are shown before they are carried out, as if they were typed.
  package var types = false

  package init(
    _ output: any TextOutput, _ options: Options, _ palette: Palette,
    _ layout: Layout = .unbounded
  ) {
    self.output = output
    renderer = TextRenderer(palette: palette, echo: options.echo, layout: layout)
    isJSON = options.format == .json
  }

  func tell(_ response: Response) { tell(told(response)) }

  /// What telling a response would write.
  func told(_ response: Response) -> Told {
    guard !isJSON else { return Told(output: JSONRenderer.text(of: response) + "\n", error: "") }
    var renderer = renderer
    // The others were shown before they were carried out.
    if types { (renderer.echo, renderer.echoesFrom) = (true, 1) }
    let (text, error) = renderer.text(of: response)
    return Told(output: text, error: error)
  }

  func tell(_ told: Told) {
    if !told.output.isEmpty { output.write(told.output) }
    if !told.error.isEmpty { output.writeError(told.error) }
  }

  /// Shows a line of a script as if it were typed; what stands there for people too.
  func type(_ line: ScriptLine, at prompt: @autoclosure () -> String) {
    let text = line.line.text
    guard types, line.directive == nil, text.contains(where: { !$0.isWhitespace }) else { return }
    if line.isBlank {
      if line.line.firstLine == 1, text.hasPrefix("#!") { return }
      return output.write(
        renderer.palette.painted(Span(text, .quiet), renderer.layout.signs) + "\n")
    }
    output.write(renderer.typed(prompt(), text) + "\n")
  }

  /// One that shows each line with its answer, where nothing is shown before all is done.
  var showingLater: Teller {
    guard types else { return self }
    var (teller, renderer) = (self, renderer)
    renderer.echo = true
    teller.types = false
    teller.renderer = renderer
    return teller
  }

  /// Tells of trouble that belongs to no line.
  package func tell(_ trouble: Diagnostic, at name: String) {
    guard !isJSON else { return output.write(JSONRenderer.text(of: trouble) + "\n") }
    let place = name.isEmpty ? "tripsh:" : "\(name):"
    let lines = ["\(place) error: \(trouble.message)"] + trouble.details
    let tries = trouble.tries.map { "try: \($0)" }
    output.writeError((lines + tries).joined(separator: "\n") + "\n")
  }
}

extension Teller {
  /// Tells why a script cannot be run or shown; `meant` are lines in the place of a file that is
  /// not there.
  ///
  /// `word` and `rest` stand around the script's name and values in a line that would work.
  func tell(
    _ trouble: ScriptTrouble, of call: ScriptCall, as word: String? = nil, _ rest: [String] = [],
    meant: [String] = []
  ) {
    switch trouble {
    case .file(let failure):
      var diagnostic = Diagnostic(failure)
      if failure.reason == .missing { diagnostic.tries = meant }
      tell(diagnostic, at: "tripsh")
    case .values(let fault, let source):
      var told = fault.diagnostic
      if let values = fault.values {
        told.tries = [ScriptCall(call.path, values: values).commandLine(as: word, rest)]
      }
      tell(Response(source: source, line: fault.line, prompt: "", result: .error(told)))
    case .line(let line, let diagnostic, let source):
      tell(Response(source: source, line: line, prompt: "", result: .error(diagnostic)))
    }
  }
}

/// A response in the form in which it is written.
struct Told {
  var output: String
  var error: String
}

/// Responses that wait until the entry is on disk that they tell of.
///
/// Text does not name the entry, so it is kept as text, which is smaller: in few large pieces, as each
/// is told at once, and as all in one would be copied again and again while it grows.
struct HeldResponses {
  private let teller: Teller
  private var pieces: [String] = []
  private var responses: [Response] = []

  init(_ teller: Teller) { self.teller = teller }

  mutating func hold(_ response: Response) {
    if teller.isJSON {
      responses.append(response)
    } else {
      hold(teller.told(response).output)
    }
  }

  private mutating func hold(_ text: String) {
    if let last = pieces.indices.last,
      pieces[last].utf8.count + text.utf8.count <= HeldResponses.room
    {
      pieces[last] += text
      return
    }
    var piece = ""
    piece.reserveCapacity(HeldResponses.room)
    piece += text
    pieces.append(piece)
  }

  /// So many bytes are told at once.
  private static let room = 1 << 16

  /// Tells all, as it is once the entry is written; `nil` where there is none.
  func tell(entry: Int?) {
    for piece in pieces { teller.tell(Told(output: piece, error: "")) }
    for response in responses { teller.tell(response.settled(as: entry)) }
  }
}
