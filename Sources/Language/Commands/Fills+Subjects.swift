internal import Session

extension Fills {
  var subject: NewStopSubject? {
    if case .subject(let subject)? = values[.place] { subject } else { nil }
  }

  /// What is to be added, one or several.
  var subjects: [NewStopSubject] {
    switch values[.place] {
    case .subject(let subject)?: [subject]
    case .subjects(let subjects)?: subjects
    default: []
    }
  }
}
