package import Language
package import World

/// Tells responses where no person sits at a prompt.
package struct Teller {
  let output: any TextOutput
  let renderer: TextRenderer
  let isJSON: Bool

  package init(_ output: any TextOutput, _ options: Options, _ palette: Palette) {
    self.output = output
    renderer = TextRenderer(palette: palette, echo: options.echo)
    isJSON = options.format == .json
  }

  func tell(_ response: Response) {
    guard !isJSON else { return output.write(JSONRenderer.text(of: response) + "\n") }
    let (text, error) = renderer.text(of: response)
    if !text.isEmpty { output.write(text) }
    if !error.isEmpty { output.writeError(error) }
  }

  /// Tells of trouble that belongs to no line.
  package func tell(_ trouble: Diagnostic, at name: String) {
    guard !isJSON else { return output.write(JSONRenderer.text(of: trouble) + "\n") }
    let place = name.isEmpty ? "tripsh:" : "\(name):"
    output.writeError("\(place) error: \(trouble.message)\n")
  }
}
