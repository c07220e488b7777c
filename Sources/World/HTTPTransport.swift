/// Sends requests; cancelling the task that waits cancels the transfer on the wire.
package protocol HTTPTransport: Sendable {
  func send(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure>
}

/// A GET request.
package struct HTTPRequest: Hashable, Sendable {
  package var url: String
  package var headers: [HTTPHeader]
  /// The time the whole transfer may take.
  package var timeoutMilliseconds: Int
  /// A longer body ends the transfer.
  package var largestBody: Int

  package init(url: String, headers: [HTTPHeader], timeoutMilliseconds: Int, largestBody: Int) {
    self.url = url
    self.headers = headers
    self.timeoutMilliseconds = timeoutMilliseconds
    self.largestBody = largestBody
  }
}

package struct HTTPHeader: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A complete answer, whatever its status.
package struct HTTPResponse: Hashable, Sendable {
  package var status: Int
  /// In the order in which they came; names in lower case.
  package var headers: [HTTPHeader]
  package var body: [UInt8]

  package init(status: Int, headers: [HTTPHeader], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first header of this name, which is given in lower case.
  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// Why there is no complete answer.
package enum HTTPFailure: Error, Hashable, Sendable {
  /// The address cannot be used.
  case badAddress
  /// No connection: no network, no such host, refused.
  case offline(String)
  case timedOut
  case cancelled
  case tooLarge
  /// The connection broke, or what came is no HTTP.
  case broken(String)
  /// libcurl is not on this machine.
  case noLibrary(String)
}
