internal import JSON
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

  func tell(_ response: Response) {
    var told = TextBytes()
    let error = write(response, to: &told)
    if told.count > 0 { output.write(told.bytes) }
    if !error.isEmpty { output.writeError(error) }
  }

  /// Writes what telling a response would write; returns what would go to standard error.
  func write(_ response: Response, to output: inout TextBytes) -> String {
    guard !isJSON else {
      output.add(JSONRenderer.text(of: response))
      output.add("\n")
      return ""
    }
    var renderer = renderer
    // The others were shown before they were carried out.
    if types { (renderer.echo, renderer.echoesFrom) = (true, 1) }
    return renderer.write(response, to: &output)
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

/// Responses that wait until the entry is on disk that they tell of.
///
/// Text does not name the entry, so it is kept as text, which is smaller: in few large pieces, as each
/// is told at once, and as all in one would be copied again and again while it grows.
struct HeldResponses: ~Copyable {
  private let teller: Teller
  private var pieces: [[UInt8]] = []
  /// The piece that is being written.
  private var last = TextBytes()
  private var responses: [Response] = []

  init(_ teller: Teller) { self.teller = teller }

  mutating func hold(_ response: Response) {
    guard !teller.isJSON else { return responses.append(response) }
    // An error is told at once, and ends all.
    _ = teller.write(response, to: &last)
    guard last.count > HeldResponses.room else { return }
    pieces.append(last.bytes)
    last = TextBytes()
  }

  /// So many bytes are told at once.
  private static let room = 1 << 16

  /// Tells all, as it is once the entry is written; `nil` where there is none.
  func tell(entry: Int?) {
    for piece in pieces { teller.output.write(piece) }
    if last.count > 0 { teller.output.write(last.bytes) }
    for response in responses { teller.tell(response.settled(as: entry)) }
  }
}
