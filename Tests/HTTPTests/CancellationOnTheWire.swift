import HTTP
import TestSupport
import Testing
import World

private func request(_ url: String) -> HTTPRequest {
  HTTPRequest(url: url, headers: [], timeoutMilliseconds: 60_000, largestBody: 1000)
}

/// On the wire: these act while a server keeps silent, and run by themselves (`Tests/run.sh`).
@Suite struct CancellationOnTheWire {
  @Test func `cancelling who waits closes the connection at once`() async throws {
    let server = try LocalServer { _ in .hang }
    defer { server.stop() }
    let transport = CurlTransport()
    let waiting = Task { await transport.send(request(server.url)) }
    #expect(await server.waits { if case .request = $0 { true } else { false } })
    let clock = ContinuousClock()
    let cancelled = clock.now
    waiting.cancel()
    #expect(await waiting.value == .failure(.cancelled))
    #expect(clock.now - cancelled < .seconds(20))
    #expect(await server.waits { $0 == .hungUp })
  }

  @Test func `a task that is cancelled before it sends opens no connection`() async throws {
    let server = try LocalServer { _ in .hang }
    defer { server.stop() }
    let transport = CurlTransport()
    let result = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await transport.send(request(server.url))
    }.value
    #expect(result == .failure(.cancelled))
    #expect(server.requests.isEmpty)
  }

  @Test func `a cancel leaves the other requests alone and the transport usable`() async throws {
    let found = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"
    let server = try LocalServer { $0.contains("/hang") ? .hang : .answer(found) }
    defer { server.stop() }
    let transport = CurlTransport()
    let waiting = Task { await transport.send(request(server.url + "/hang")) }
    #expect(await server.waits { if case .request = $0 { true } else { false } })
    #expect(try await transport.send(request(server.url)).get().status == 200)
    waiting.cancel()
    #expect(await waiting.value == .failure(.cancelled))
    #expect(try await transport.send(request(server.url)).get().status == 200)
  }

  @Test func `many requests at once and cancels at any moment all come to an end`() async throws {
    let found = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"
    let server = try LocalServer { _ in .answer(found) }
    defer { server.stop() }
    let transport = CurlTransport()
    let outcomes = await withTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          let sending = Task { await transport.send(request(server.url)) }
          if number % 2 == 0 { sending.cancel() }
          return await sending.value
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count == 40)
    for outcome in outcomes {
      switch outcome {
      case .success(let response): #expect(response.status == 200)
      case .failure(let failure): #expect(failure == .cancelled)
      }
    }
  }
}
