import Places
import Session
import Testing
import World

@Suite struct NominatimReplyTests {
  @Test func `nothing found is an answer`() throws {
    #expect(try reply(response("[]")) == .places([]))
    #expect(
      try reply(response(#"{"error":"Unable to geocode"}"#), to: whatIsThere()) == .places([]))
  }

  @Test(arguments: [
    (
      400, #"{"error":{"code":400,"message":"Parameter 'limit' must be a number."}}"#,
      "status 400: Parameter 'limit' must be a number."
    ),
    (404, #"{"title": "404 Not Found"}"#, "status 404: 404 Not Found"),
    (405, "", "status 405"), (204, "", "status 204"), (418, "[1]", "status 418"),
  ])
  func `an answer that is none names its status and the server's words`(
    status: Int, body: String, words: String
  ) throws {
    #expect(try reply(response(status, body)) == .failed(.notUnderstood(words)))
  }

  @Test func `plain text is told without what a terminal would act on`() throws {
    let answer = response(400, "ERROR 400:\u{1B}[31m no\nformat", type: "text/plain; charset=utf-8")
    #expect(try reply(answer) == .failed(.notUnderstood("status 400: ERROR 400: no format")))
  }

  @Test(arguments: [401, 403, 407, 451])
  func `a refusal is told as one, whatever the page says`(status: Int) throws {
    let answer = response(status, "<html>Access blocked</html>", type: "text/html")
    #expect(try reply(answer) == .failed(.refused(status: status)))
  }

  @Test(arguments: [500, 502, 503, 504, 408])
  func `trouble of the server may pass`(status: Int) throws {
    let answer = response(status, "<html></html>", type: "text/html")
    #expect(try reply(answer) == .later(.serverTrouble(status: status), retryAfter: nil))
  }

  @Test(
    arguments: [
      (nil, nil, nil), ("30", nil, 30), ("0", nil, 0), ("", nil, nil), ("soon", nil, nil),
      ("-5", nil, nil), ("99999999999999999999", nil, 86_400),
      ("Thu, 01 Jan 1970 00:18:40 GMT", nil, 120), ("Thu, 01 Jan 1970 00:00:00 GMT", nil, 0),
      ("Sat, 21 Nov 2026 08:22:34 GMT", "Sat, 21 Nov 2026 08:20:40 GMT", 114),
      ("Sat, 31 Feb 2026 08:22:34 GMT", nil, nil), ("Sat, 21 Nov 2026 25:00:00 GMT", nil, nil),
    ] as [(String?, String?, Int?)])
  func `the time a server asks for is read as seconds or a date`(
    wait: String?, date: String?, seconds: Int?
  ) throws {
    let headers =
      (wait.map { [HTTPHeader("retry-after", $0)] } ?? [])
      + (date.map { [HTTPHeader("date", $0)] } ?? [])
    let answer = response(429, "<?xml version=\"1.0\"?>", type: "text/html", headers: headers)
    #expect(
      try reply(answer)
        == .later(.slowed(retryAfterSeconds: seconds), retryAfter: seconds))
  }

  @Test(
    arguments: [
      ("<html></html>", "text/html", "not JSON but text/html"),
      ("[]", "text/xml; charset=utf-8", "not JSON but text/xml"),
      ("<!DOCTYPE html>", "application/json", "broken JSON"),
      (#"[{"lat":"43.7","name":"Mus"#, "application/json", "broken JSON"),
      ("", "application/json", "an empty answer"),
      ("", nil, "an empty answer"),
      ("42", "application/json", "not a list of places"),
      ("{}", "application/json", "not a list of places"),
      (#"{"error":{"message":"bad"}}"#, "application/json", "bad"),
      (#"[{"name":"x"}]"#, "application/json", "results without a position"),
      ("[1, null, []]", "application/json", "results without a position"),
    ] as [(String, String?, String)])
  func `an answer that cannot be understood is told as one`(
    body: String, type: String?, words: String
  ) throws {
    #expect(try reply(response(body, type: type)) == .failed(.notUnderstood(words)))
  }

  @Test func `bytes that are not UTF-8 are not understood`() throws {
    var answer = response(#"[{"lat":"1","lon":"2","name":"Caf"#)
    answer.body += [0xE9, 0x20, 0xFF] + Array(#""}]"#.utf8)
    #expect(try reply(answer) == .failed(.notUnderstood("broken JSON")))
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect is told with its target`(status: Int) throws {
    let answer = response(status, "", headers: [HTTPHeader("location", "/x")])
    #expect(try reply(answer) == .moved("/x"))
    #expect(try reply(response(status, "")) == .moved(nil))
  }
}
