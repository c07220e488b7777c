private import CEdit
internal import World

extension Editor {
  /// Has the line edited by the person's own editor.
  func openEditor() -> UInt8 {
    guard let text = editOutside(WideText.string(line.text)) else {
      show(OutsideEditor.ofEnvironment().gaveNothing + "\n")
      return UInt8(CC_NORM)
    }
    return replace(with: LineBuffer(text))
  }

  /// What became of a text in the person's own editor; `nil` where there is none, or it failed.
  func editOutside(_ text: String) -> String? {
    lend { OutsideEditor.ofEnvironment().edit(text) }.map(PasteCleaner.clean)
  }
}
