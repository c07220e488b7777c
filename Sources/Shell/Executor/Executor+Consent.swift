internal import Language
internal import Session
internal import World

extension Executor {
  /// Writes down that a person agreed, as an entry of its own, then sets `places`.
  ///
  /// Only the answer to the question at the prompt leads here; a script or a part of a line does not.
  /// Where another window wrote in between, the line comes here again: what is written stays.
  func agree(
    _ agreement: Agreement, _ utterance: Utterance, _ command: Command
  ) async -> Attempt {
    guard isPerson(behind: command), store.batch == nil else {
      let failure = Failure(.guest(host: agreement.host, .agreement))
      return .finished(failed(failure, utterance, command))
    }
    if case .ask = Interpreter(scene([:])).decide(.set(.places, agreement.address)),
      case .commit(let commit) = Interpreter(scene([:])).decide(utterance.intent)
    {
      let written = self.commit(commit, utterance, command, nil)
      guard case .finished(let outcome) = written, outcome.end == .done else { return written }
    }
    var setting = utterance
    setting.intent = .set(.places, agreement.address)
    return await carryOut(setting, command)
  }

  /// Whether a person typed the line: only one agrees, overwrites and forgets.
  func isPerson(behind command: Command) -> Bool { command.source.isPrompt && !isShow }

  /// Why the server of `--places` must not be asked in this run; `nil` where it may be.
  var placesMisuse: String? {
    guard case .server(let text) = options.places, let address = ServerAddress(text),
      let need = need(of: address)
    else { return nil }
    let tries =
      switch need {
      case .agreement: "set places \(text), at the prompt"
      case .contact: "set contact you@example.org"
      }
    return "tripsh: --places \(text): \(need.message(address.host))\ntry: \(tries)\n"
  }
}
