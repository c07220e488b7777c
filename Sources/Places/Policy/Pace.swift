package import Session
package import World

/// Keeps the pace of requests to servers of others, over all programs of a user.
///
/// One request at a time is under way, and the space is counted from the end of one to the beginning
/// of the next: a server never sees two of them closer together, whatever holds a program up between
/// its decision and its sending.
package struct Pace: Sendable {
  package enum Entry: Hashable, Sendable {
    /// It may be sent now.
    case free
    case wait(milliseconds: Int)
    case closed(LookupFailure)
  }

  private let text: any SharedText
  /// Tells this program's requests from those of others.
  private let sender: String

  package init(_ text: any SharedText, sender: String) {
    self.text = text
    self.sender = sender
  }

  /// Takes the turn for a request to this host if it is free; times are in milliseconds since 1970.
  package func enter(
    _ host: String, at now: Int64, spacing: Int, longestRequest: Int
  ) -> Entry {
    changing { note in
      if let failure = note.closure(of: host, at: now / 1000) { return .closed(failure) }
      let longest = Int64(longestRequest)
      let wait = note.wait(at: now, spacing: Int64(spacing), longestRequest: longest)
      guard wait == 0 else { return .wait(milliseconds: Int(wait)) }
      note.last = now + longest
      note.sender = sender
      return .free
    } orElse: {
      .closed(.offline("the pace of requests cannot be kept, \($0)"))
    }
  }

  /// Gives the turn back: the request has ended, or was given up.
  package func leave(_ host: String, at now: Int64) {
    changing { note in
      guard note.sender == sender else { return }
      note.last = now
      note.sender = nil
    } orElse: { _ in
    }
  }

  /// Remembers what an answer says about further requests.
  package func learn(_ answer: PlaceAnswer, from host: String, at now: Int64) {
    changing {
      $0.learn(answer, from: host, at: now / 1000)
    } orElse: { _ in
    }
  }

  /// Opens a host that refused: `places` was set again.
  package func reopen(_ host: String) {
    changing {
      $0.closures[host] = nil
    } orElse: { _ in
    }
  }

  private func changing<Result>(
    _ body: (inout PaceNote) -> Result, orElse failed: (String) -> Result
  ) -> Result {
    var result: Result?
    do {
      try text.change { old in
        var note = PaceNote(old)
        result = body(&note)
        return note == PaceNote(old) ? old : note.text
      }
    } catch {
      return failed("\(error.path) cannot be written")
    }
    return result ?? failed("nothing was read")
  }
}
