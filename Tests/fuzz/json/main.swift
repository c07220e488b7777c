import FuzzDriver
import Glibc
import JSON

// What is read and written again is the same value, and the same text from then on.
exit(
  fuzz { bytes in
    guard let value = try? JSONValue(parsing: bytes) else { return }
    let text = value.text
    guard let again = try? JSONValue(parsing: text) else {
      preconditionFailure("what was written cannot be read: \(text)")
    }
    precondition(again.text == text, "written differently the second time")
  })
