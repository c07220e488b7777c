/// How replies look where they are shown.
package struct Appearance: Hashable, Sendable {
  package var palette: Palette
  package var signs: Signs

  package init(palette: Palette, signs: Signs = .drawn) {
    self.palette = palette
    self.signs = signs
  }

  /// Without colours, in the usual signs.
  package static let none = Appearance(palette: .none)
}

extension Environment {
  /// What marks things: at a terminal without colours, and in files and pipes, words stand where
  /// signs would; programs get what JSON always has.
  package func signs(_ options: Options) -> Signs {
    if options.format == .json { return .drawn }
    if isPlain(options) { return .plain }
    return drawsSigns || hasColours(options) ? .drawn : .words
  }
}
