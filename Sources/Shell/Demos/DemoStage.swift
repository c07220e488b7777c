internal import World

/// Where a show is seen: a terminal, a recording, a page.
protocol DemoStage: AnyObject {
  /// The prompt stands there; after so many milliseconds the line is put behind it.
  func offer(_ line: DemoLine, after pause: Int) async -> DemoWish

  /// Shows text after so many milliseconds.
  func show(_ lines: [ReplyLine], as kind: DemoText, after pause: Int) async -> DemoWish

  /// Begins anew on an empty screen.
  func clear(after pause: Int) async -> DemoWish

  /// Nothing comes after the prompt.
  func finish(at prompt: String, after pause: Int) async -> DemoWish

  /// How much was shown until now.
  var mark: Int { get }

  /// Shows again what was to be seen when so much was shown.
  func goBack(to mark: Int) async
}

/// A stage that nobody holds only goes forward.
extension DemoStage {
  var mark: Int { 0 }
  func goBack(to mark: Int) async {}
}

/// What a text of a show is.
enum DemoText: Hashable, Sendable {
  case reply
  /// A comment of the script.
  case remark
  /// Words to the audience.
  case said
}

/// What whoever holds the show wants next.
enum DemoWish: Hashable, Sendable {
  case goOn
  /// This line in the place of the one that was offered.
  case replace(String)
  /// To be where the line before this one had not been carried out.
  case back
  /// To type lines of one's own meanwhile.
  case detour
  case leave
  /// Ctrl-C.
  case interrupt
}

/// A line that is about to be typed.
struct DemoLine: Sendable {
  var prompt: String
  var text: String
  /// Whether it goes on with the command of the line before.
  var goesOn = false
  var pace: DemoPace
  /// Who knows how its parts look.
  var assistant: (any LineAssistant)?

  /// How the line looks once so many characters are typed.
  func painted(_ count: Int) -> PaintedLine {
    let typed = String(text.prefix(count))
    let styles = assistant?.advice(on: TypedLine(typed)).styles ?? []
    return PaintedLine(prompt: prompt, text: typed, styles: styles)
  }
}
