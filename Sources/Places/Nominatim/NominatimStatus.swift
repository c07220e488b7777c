internal import JSON
package import Session
package import World

/// Whether a server says that it is there.
package enum NominatimStatus {
  package static let path = "/status?format=json"

  /// What is wrong by its answer; `nil` where all is well.
  package static func failure(
    in result: Result<HTTPResponse, HTTPFailure>, seconds: Int
  ) -> LookupFailure? {
    switch result {
    case .failure(let failure): return LookupFailure(failure, seconds: seconds)
    case .success(let response):
      switch response.status {
      case 200: return isWell(response.body) ? nil : .notUnderstood("no status of Nominatim")
      case 401, 403, 407, 451: return .refused(status: response.status)
      case 429: return .slowed(retryAfterSeconds: nil)
      case 500...599: return .serverTrouble(status: response.status)
      default: return .notUnderstood("status \(response.status)")
      }
    }
  }

  /// `OK` as text, or an object with the status 0.
  private static func isWell(_ body: [UInt8]) -> Bool {
    if body.elementsEqual("OK".utf8) { return true }
    return (try? JSONValue(parsing: body))?["status"]?.integerValue == 0
  }
}

extension LookupFailure {
  /// What a transfer without an answer is to who looks something up; `seconds` were given to it.
  init(_ failure: HTTPFailure, seconds: Int) {
    self =
      switch failure {
      case .badAddress: .offline("the address cannot be used")
      case .offline(let words): .offline(words)
      case .timedOut: .timedOut(seconds: seconds)
      case .cancelled: .cancelled
      case .tooLarge: .notUnderstood("an answer without an end")
      case .broken(let words): .notUnderstood(words)
      case .noLibrary(let words): .noLibrary(words)
      }
  }
}
