internal import CCurl
internal import World

/// One request on the wire; used by the transfer thread alone.
final class Transfer {
  let job: Job
  let easy: UnsafeMutableRawPointer
  private let curl: Curl
  private let intake: Intake
  private var headers: UnsafeMutablePointer<curl_slist>?

  init(_ job: Job, curl: Curl) throws(HTTPFailure) {
    guard isUsable(job.request.url) else { throw .badAddress }
    guard let easy = tripsh_curl_easy_new(curl.table) else { throw .broken("out of memory") }
    self.job = job
    self.curl = curl
    self.easy = easy
    intake = Intake(largestBody: job.request.largestBody)
    try prepare()
  }

  deinit {
    tripsh_curl_easy_free(curl.table, easy)
    tripsh_curl_list_free(curl.table, headers)
  }

  private func prepare() throws(HTTPFailure) {
    let (table, easy) = (curl.table, easy)
    for (option, number) in numbers(for: job.request) {
      try check(tripsh_curl_set_long(table, easy, option, number))
    }
    for (option, text) in texts(for: job.request) {
      try check(tripsh_curl_set_text(table, easy, option, text))
    }
    let largest = Int64(max(1, job.request.largestBody))
    try check(tripsh_curl_set_size(table, easy, CURLOPT_MAXFILESIZE_LARGE, largest))
    for header in job.request.headers {
      headers = tripsh_curl_list_add(table, headers, line(of: header)) ?? headers
    }
    try check(tripsh_curl_set_headers(table, easy, headers))
    let context = Unmanaged.passUnretained(intake).toOpaque()
    try check(tripsh_curl_set_sinks(table, easy, takeBody, takeHeader, context))
  }

  private func check(_ code: Int32) throws(HTTPFailure) {
    guard code == 0 else { throw .broken(curl.words(code)) }
  }

  /// What came of it, by the library's result code.
  func result(_ code: Int32) -> Result<HTTPResponse, HTTPFailure> {
    if intake.isTooLarge { return .failure(.tooLarge) }
    let status = tripsh_curl_status(curl.table, easy)
    guard code == 0, status > 0 else { return .failure(failure(code)) }
    return .success(HTTPResponse(status: status, headers: intake.headers, body: intake.body))
  }

  private func failure(_ code: Int32) -> HTTPFailure {
    let words = curl.words(code)
    switch CURLcode(UInt32(bitPattern: code)) {
    case CURLE_URL_MALFORMAT, CURLE_LOGIN_DENIED: return .badAddress
    // The scheme was looked at before: this is said of an answer without a status line.
    case CURLE_UNSUPPORTED_PROTOCOL: return .broken("the answer is no HTTP")
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: return .offline(words)
    case CURLE_OPERATION_TIMEDOUT:
      // A machine that is off does not refuse a connection, it says nothing.
      let connected = tripsh_curl_connect_time(curl.table, easy) > 0
      return connected ? .timedOut : .offline("no connection in time")
    case CURLE_FILESIZE_EXCEEDED: return .tooLarge
    default: return .broken(code == 0 ? "no status came" : words)
    }
  }
}
