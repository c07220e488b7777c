package import Session
package import World

/// A moment by two clocks: one that only goes forward, for budgets, and the calendar's, for dates in
/// headers.
package struct LookupMoment: Hashable, Sendable {
  package var milliseconds: Int
  /// Since 1970-01-01T00:00:00Z.
  package var seconds: Int64

  package init(milliseconds: Int, seconds: Int64) {
    self.milliseconds = milliseconds
    self.seconds = seconds
  }
}

/// What the one who drives a lookup has to do next.
package enum LookupAction: Hashable, Sendable {
  case send(HTTPRequest, number: Int)
  case wait(milliseconds: Int, number: Int)
  /// The transfer or pause of this number is of no use any more.
  case abandon(number: Int)
  case answer(PlaceAnswer)
}

/// Decides what is sent to a server when, as values: it never waits and reads no clock.
///
/// Every transfer and every pause has a number; what comes back under another number than the
/// newest is dropped. A new question supersedes the one before.
package struct LookupMachine: Sendable {
  private let server: ServerAddress
  private let userAgent: String
  private let limits: LookupLimits
  private var question: Question?
  private var number = 0

  package init(server: ServerAddress, userAgent: String, limits: LookupLimits = LookupLimits()) {
    self.server = server
    self.userAgent = userAgent
    self.limits = limits
  }

  /// Begins a question.
  package mutating func ask(
    _ request: NominatimRequest, at now: LookupMoment
  ) -> [LookupAction] {
    let abandoned = abandoning()
    let urls = request.targets.prefix(limits.mostForms).map { server.base + $0 }
    guard !request.isEmpty, let first = urls.first else {
      question = nil
      return abandoned + [.answer(.found([]))]
    }
    question = Question(
      request: request, url: first, furtherForms: Array(urls.dropFirst()),
      deadline: now.milliseconds + limits.totalMilliseconds)
    return abandoned + send(at: now)
  }

  /// Takes what came of the transfer of this number.
  package mutating func receive(
    _ result: Result<HTTPResponse, HTTPFailure>, for number: Int, at now: LookupMoment
  ) -> [LookupAction] {
    guard number == self.number, let asked = question else { return [] }
    switch result {
    case .failure(let failure):
      return answer(.failed(LookupFailure(failure, seconds: limitSeconds)))
    case .success(let response):
      switch NominatimReply(response, to: asked.request, now: now.seconds) {
      case .places(let places): return conclude(places, at: now)
      case .moved(let location): return follow(location, from: asked, at: now)
      case .later(let failure, let seconds):
        return tryAgain(after: failure, in: seconds, asked, at: now)
      case .failed(let failure): return answer(.failed(failure))
      }
    }
  }

  /// The pause of this number is over, or its transfer could not leave until now.
  package mutating func wake(_ number: Int, at now: LookupMoment) -> [LookupAction] {
    number == self.number && question != nil ? send(at: now) : []
  }

  /// Gives the question up.
  package mutating func cancel() -> [LookupAction] {
    question == nil ? [] : abandoning() + answer(.failed(.cancelled))
  }

  private func abandoning() -> [LookupAction] {
    question == nil ? [] : [.abandon(number: number)]
  }

  private mutating func answer(_ answer: PlaceAnswer) -> [LookupAction] {
    question = nil
    number += 1
    return [.answer(answer)]
  }

  private mutating func send(at now: LookupMoment) -> [LookupAction] {
    guard let question else { return [] }
    let left = question.deadline - now.milliseconds
    guard left > 0 else { return answer(.failed(timedOut)) }
    number += 1
    let headers = [HTTPHeader("User-Agent", userAgent), HTTPHeader("Accept", "application/json")]
    let request = HTTPRequest(
      url: question.url, headers: headers, timeoutMilliseconds: left,
      largestBody: limits.largestBody)
    return [.send(request, number: number)]
  }

  /// Answers with the places, or asks in the next form where there are none.
  private mutating func conclude(_ places: [Place], at now: LookupMoment) -> [LookupAction] {
    guard places.isEmpty, question?.takeNextForm() == true else { return answer(.found(places)) }
    return send(at: now)
  }

  private mutating func follow(
    _ location: String?, from asked: Question, at now: LookupMoment
  ) -> [LookupAction] {
    guard asked.redirects < limits.redirects else {
      return answer(.failed(.notUnderstood("too many redirects")))
    }
    guard let target = location.flatMap({ redirectTarget($0, from: asked.url) }) else {
      return answer(.failed(.notUnderstood("a redirect to another host")))
    }
    question?.url = target
    question?.redirects += 1
    return send(at: now)
  }

  /// Pauses where tries and time are left.
  ///
  /// A server that asks for more time than there is slows us.
  private mutating func tryAgain(
    after failure: LookupFailure, in seconds: Int?, _ asked: Question, at now: LookupMoment
  ) -> [LookupAction] {
    let isSlowed = if case .slowed = failure { true } else { false }
    guard asked.tries < limits.pauses.count, seconds != nil || !isSlowed else {
      return answer(.failed(failure))
    }
    let pause = max(
      limits.pauses[asked.tries], (seconds ?? 0) * 1000, limits.spacingMilliseconds)
    guard now.milliseconds + pause < asked.deadline else {
      return answer(.failed(seconds.map { .slowed(retryAfterSeconds: $0) } ?? failure))
    }
    question?.tries += 1
    number += 1
    return [.wait(milliseconds: pause, number: number)]
  }

  private var timedOut: LookupFailure { .timedOut(seconds: limitSeconds) }

  private var limitSeconds: Int { (limits.totalMilliseconds + 999) / 1000 }
}

/// The question that is being asked.
private struct Question {
  let request: NominatimRequest
  var url: String
  var furtherForms: [String]
  /// By the clock that only goes forward.
  let deadline: Int
  var tries = 0
  var redirects = 0

  /// Goes on to the next form of the question; `false` when there is none.
  mutating func takeNextForm() -> Bool {
    guard !furtherForms.isEmpty else { return false }
    url = furtherForms.removeFirst()
    redirects = 0
    return true
  }
}
