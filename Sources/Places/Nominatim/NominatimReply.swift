internal import JSON
package import Session
package import World

/// What an answer of a Nominatim server comes to; status and content type are judged first.
package enum NominatimReply: Hashable, Sendable {
  /// Best first; empty: nothing is known of that name.
  case places([Place])
  /// Ask there instead; `nil` where the answer names no place to ask.
  case moved(String?)
  /// Too many questions, or trouble of the server that may pass; the seconds it asks to wait.
  case later(LookupFailure, retryAfter: Int?)
  case failed(LookupFailure)

  /// Judges an answer to this question; `now` are seconds since 1970, for dates in headers.
  package init(_ response: HTTPResponse, to request: NominatimRequest, now: Int64) {
    let wait = response.retryAfter(now: now)
    switch response.status {
    case 200: self = NominatimReply(reading: response, request)
    case 301, 302, 303, 307, 308: self = .moved(response.header("location"))
    case 401, 403, 407, 451: self = .failed(.refused(status: response.status))
    case 429: self = .later(.slowed(retryAfterSeconds: wait), retryAfter: wait)
    case 408, 500...599: self = .later(.serverTrouble(status: response.status), retryAfter: wait)
    default: self = .failed(.notUnderstood(explanation(of: response)))
    }
  }

  private init(reading response: HTTPResponse, _ request: NominatimRequest) {
    guard isJSON(response) else {
      self = .failed(.notUnderstood("not JSON but \(mediaType(response) ?? "a page")"))
      return
    }
    do throws(JSONFailure) {
      self = NominatimReply(try JSONValue(parsing: response.body), request)
    } catch {
      self = .failed(.notUnderstood(response.body.isEmpty ? "an empty answer" : "broken JSON"))
    }
  }

  private init(_ value: JSONValue, _ request: NominatimRequest) {
    if !request.isReverse, let list = value.arrayValue {
      let results = list.compactMap(NominatimResult.init)
      // What has no position is no place; when that is all there is, it is no answer of Nominatim.
      self =
        results.isEmpty && !list.isEmpty
        ? .failed(.notUnderstood("results without a position"))
        : .places(ordered(results, for: request))
    } else if request.isReverse, value["error"]?.stringValue == "Unable to geocode" {
      self = .places([])
    } else if request.isReverse, let result = NominatimResult(value) {
      self = .places(result.hasCentre ? [result.place] : [])
    } else {
      self = .failed(.notUnderstood(errorMessage(in: value) ?? "not a list of places"))
    }
  }
}

/// Missing types are let through: the reader refuses what is none.
private func isJSON(_ response: HTTPResponse) -> Bool {
  guard let type = mediaType(response) else { return true }
  return type == "application/json" || type.hasSuffix("+json")
}

/// Such as `text/html`, without parameters.
private func mediaType(_ response: HTTPResponse) -> String? {
  response.header("content-type").map { type in
    withoutExtraBlanks(cleaned(String(type.prefix { $0 != ";" }))).lowercased()
  }
}

/// The status, and the server's own sentence where it has one that is short and no page.
private func explanation(of response: HTTPResponse) -> String {
  let words: String? =
    if mediaType(response) == "text/plain" {
      String(decoding: response.body.prefix(200), as: UTF8.self)
    } else if isJSON(response) {
      (try? JSONValue(parsing: response.body)).flatMap(errorMessage)
    } else {
      nil
    }
  let sentence = words.map { withoutExtraBlanks(cleaned($0)) } ?? ""
  return "status \(response.status)" + (sentence.isEmpty ? "" : ": \(sentence.prefix(200))")
}

/// The three shapes of an error: a text, an object with a message, a title.
private func errorMessage(in value: JSONValue) -> String? {
  let message = value["error"]?["message"] ?? value["error"] ?? value["title"]
  return message?.stringValue.map { withoutExtraBlanks(cleaned($0)) }
}
