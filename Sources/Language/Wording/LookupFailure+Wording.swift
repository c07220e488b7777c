package import Session

extension LookupFailure {
  /// What happened, as the beginning of a sentence.
  package var words: String {
    switch self {
    case .offline(let detail): "The server of places cannot be reached (\(detail))"
    case .refused(let status): "The server of places refused to answer (\(status))"
    case .slowed(let seconds?): "The server of places asks to wait \(seconds) s"
    case .slowed(nil): "The server of places asks for fewer requests"
    case .serverTrouble(let status): "The server of places is in trouble (\(status))"
    case .notUnderstood(let detail):
      "The answer of the server of places was not understood (\(detail))"
    case .timedOut(let seconds): "The server of places did not answer in \(seconds) s"
    case .cancelled: "The lookup was cancelled"
    case .tooLong(let limit): "A server is not asked for more than \(limit) characters"
    case .notAllowed(let host, let need): "Not asked: \(need.message(host))"
    case .notRecorded(let what): "The recording has no answer of \(what)"
    case .noLibrary(let detail): "Lookups need libcurl, which is not on this machine (\(detail))"
    }
  }

  /// The same in the fewest words, for one row of a narrow screen.
  package var shortWords: String {
    switch self {
    case .offline: "server of places not reached"
    case .refused(let status): "server of places refused (\(status))"
    case .slowed(let seconds?): "server of places: wait \(seconds) s"
    case .slowed(nil): "server of places asks for a pause"
    case .serverTrouble(let status): "server of places in trouble (\(status))"
    case .notUnderstood: "server of places not understood"
    case .timedOut(let seconds): "server of places silent for \(seconds) s"
    case .cancelled: "lookup cancelled"
    case .tooLong: "too long for the server of places"
    case .notAllowed: "server of places not asked"
    case .notRecorded: "not in the recording"
    case .noLibrary: "no lookups without libcurl"
    }
  }

  /// A stable word for programs.
  package var kind: String {
    switch self {
    case .offline, .noLibrary: "server-offline"
    case .refused: "server-refused"
    case .slowed: "server-slowed"
    case .serverTrouble: "server-trouble"
    case .notUnderstood: "server-not-understood"
    case .timedOut: "server-timed-out"
    case .cancelled: "cancelled"
    case .tooLong: "query-too-long"
    case .notRecorded: "not-recorded"
    case .notAllowed(_, .agreement): "foreign-host"
    case .notAllowed(_, .contact): "no-contact"
    }
  }
}
