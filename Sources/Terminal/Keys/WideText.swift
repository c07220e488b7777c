/// A character as libedit has it: a `wchar_t`.
typealias WideCharacter = Int32

/// Text as libedit wants it.
enum WideText {
  static func terminated(_ scalars: some Sequence<Unicode.Scalar>) -> [WideCharacter] {
    scalars.map { WideCharacter(bitPattern: $0.value) } + [0]
  }

  static func scalars(_ characters: UnsafeBufferPointer<WideCharacter>) -> [Unicode.Scalar] {
    characters.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" }
  }

  static func string(_ scalars: some Collection<Unicode.Scalar>) -> String {
    if scalars.allSatisfy({ $0.isASCII }) {
      return String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
