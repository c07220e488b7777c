import HTTP
import TestSupport
import Testing
import World

private let found =
  "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]"

/// A request that takes three seconds and a thousand bytes at most, unless told.
private func request(
  _ url: String, headers: [HTTPHeader] = [], milliseconds: Int = 3000, largest: Int = 1000
) -> HTTPRequest {
  HTTPRequest(
    url: url, headers: headers, timeoutMilliseconds: milliseconds, largestBody: largest)
}

/// What a server of this behaviour makes of one request.
private func outcome(
  _ behaviour: LocalServer.Behaviour, milliseconds: Int = 3000, largest: Int = 1000
) async throws -> Result<HTTPResponse, HTTPFailure> {
  let server = try LocalServer { _ in behaviour }
  defer { server.stop() }
  return await CurlTransport().send(
    request(server.url, milliseconds: milliseconds, largest: largest))
}

@Suite struct CurlTransportTests {
  @Test func `an answer comes back with status, headers in lower case and body`() async throws {
    let response = try await outcome(.answer(found)).get()
    #expect(response.status == 200)
    #expect(response.header("content-type") == "application/json")
    #expect(response.body == Array("[]".utf8))
  }

  @Test func `a request carries our headers and no others that name a program`() async throws {
    let server = try LocalServer(answering: found)
    defer { server.stop() }
    let agent = HTTPHeader("User-Agent", "tripsh/0.1")
    _ = await CurlTransport().send(request(server.url + "/search?q=a%20b", headers: [agent]))
    let head = try #require(server.requests.first)
    #expect(head.hasPrefix("GET /search?q=a%20b HTTP/1.1\r\n"))
    #expect(head.contains("\r\nUser-Agent: tripsh/0.1\r\n"))
    #expect(!head.lowercased().contains("curl"))
    #expect(!head.lowercased().contains("accept-encoding"))
  }

  @Test func `a header value cannot begin another header`() async throws {
    let server = try LocalServer(answering: found)
    defer { server.stop() }
    let header = HTTPHeader("User-Agent", "tripsh\r\nX-Evil: 1")
    _ = await CurlTransport().send(request(server.url, headers: [header]))
    #expect(server.requests.first?.contains("\r\nUser-Agent: tripshX-Evil: 1\r\n") == true)
  }

  @Test func `a redirect is an answer and is not followed`() async throws {
    let server = try LocalServer { head in
      head.contains("/elsewhere")
        ? .answer(found)
        : .answer("HTTP/1.1 301 Moved\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
    }
    defer { server.stop() }
    let response = try await CurlTransport().send(request(server.url)).get()
    #expect(response.status == 301)
    #expect(response.header("location") == "/elsewhere")
    #expect(server.requests.count == 1)
  }

  @Test func `the headers of an interim answer are forgotten`() async throws {
    let response = try await outcome(
      .answer("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + found)
    ).get()
    #expect(response.status == 200)
    #expect(response.header("link") == nil)
  }

  @Test func `an error page is an answer`() async throws {
    let page = "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 3\r\n\r\nbad"
    let response = try await outcome(.answer(page)).get()
    #expect(response.status == 503)
    #expect(response.header("retry-after") == "5")
  }

  @Test func `a body that is announced as too long is refused`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n"
    #expect(try await outcome(.flood(head: head)) == .failure(.tooLarge))
  }

  @Test func `a body without an announced end is cut off at the limit`() async throws {
    #expect(try await outcome(.flood(head: "HTTP/1.1 200 OK\r\n\r\n")) == .failure(.tooLarge))
  }

  @Test func `a body of exactly the limit is taken`() async throws {
    #expect(try await outcome(.answer(found), largest: 2).get().body.count == 2)
    #expect(try await outcome(.answer(found), largest: 1) == .failure(.tooLarge))
  }

  @Test func `endless headers are cut off`() async throws {
    let head = "HTTP/1.1 200 OK\r\n" + String(repeating: "X-Y: 0123456789\r\n", count: 10_000)
    #expect(try await outcome(.answer(head + "\r\n[]")) == .failure(.tooLarge))
  }

  @Test func `a connection that closes without a word is broken`() async throws {
    guard case .failure(.broken) = try await outcome(.drop) else {
      Issue.record("no failure of that kind")
      return
    }
  }

  @Test func `an answer that ends before its announced length is broken`() async throws {
    let cut = "HTTP/1.1 200 OK\r\nContent-Length: 400\r\n\r\n[{"
    guard case .failure(.broken) = try await outcome(.answer(cut)) else {
      Issue.record("no failure of that kind")
      return
    }
  }

  @Test func `what is no HTTP is broken`() async throws {
    guard case .failure(.broken) = try await outcome(.answer("220 mail.example ESMTP\r\n")) else {
      Issue.record("no failure of that kind")
      return
    }
  }

  @Test func `silence ends with the time`() async throws {
    #expect(try await outcome(.hang, milliseconds: 100) == .failure(.timedOut))
  }

  @Test func `drops of an answer do not make the time longer`() async throws {
    let slow = LocalServer.Behaviour.trickle(found, everyMilliseconds: 20)
    #expect(try await outcome(slow, milliseconds: 200) == .failure(.timedOut))
  }

  @Test func `a port where nobody listens is offline`() async throws {
    let server = try LocalServer(answering: found)
    let url = server.url
    server.stop()
    guard case .failure(.offline) = await CurlTransport().send(request(url)) else {
      Issue.record("no failure of that kind")
      return
    }
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://127.0.0.1/", "127.0.0.1", "http://", "http://a b/",
    "http://127.0.0.1/\u{0}", "http://127.0.0.1:99999/", "http://user:word@127.0.0.1:9/", "",
  ])
  func `an address that is none of the web is refused`(url: String) async {
    #expect(await CurlTransport().send(request(url)) == .failure(.badAddress))
  }

  @Test func `a missing library is told and the program goes on`() async {
    let transport = CurlTransport(library: "libnotthere.so.1")
    for _ in 1...2 {
      guard case .failure(.noLibrary(let words)) = await transport.send(request("http://[::1]/"))
      else {
        Issue.record("no failure of that kind")
        return
      }
      #expect(words.contains("libnotthere.so.1"))
    }
  }

  @Test func `a library that is another one is told`() async {
    let transport = CurlTransport(library: "libsqlite3.so.0")
    guard case .failure(.noLibrary(let words)) = await transport.send(request("http://[::1]/"))
    else {
      Issue.record("no failure of that kind")
      return
    }
    #expect(words.contains("curl_"))
  }
}
