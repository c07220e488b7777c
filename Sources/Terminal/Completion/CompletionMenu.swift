package import World

/// What Tab and the list below the line do, as a machine without a terminal: each input gives the
/// edit it asks for.
///
///     idle ─tab▶ asked ─offer▶ idle (none or one candidate) | open (several)
///     idle ─live▶ open
///     open ─next, previous▶ open ─accept, cancel, another key▶ idle
package struct CompletionMenu: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case idle
    /// The assistant was asked about the line as of this generation.
    case asked(generation: Int)
    case open(OpenMenu)
  }

  package enum Input: Hashable, Sendable {
    case tab(generation: Int)
    /// The answer, and the text before the cursor.
    case offer(CompletionOffer, text: [Unicode.Scalar])
    /// What is to be seen while this text stands before the cursor; `nil` for nothing.
    case live(LiveList?, text: [Unicode.Scalar])
    /// More rows for a list that is there.
    case extend(LiveList)
    case next
    case previous
    /// Leaves the line as it is.
    case accept
    /// Puts back what was typed.
    case cancel
    /// A key that the menu has no use for.
    case otherKey
  }

  package private(set) var phase: Phase = .idle
  /// The rows of this topic were sent away.
  private var dismissed: String?

  package init() {}

  package var open: OpenMenu? {
    guard case .open(let menu) = phase else { return nil }
    return menu
  }

  package func isWaiting(for generation: Int) -> Bool { phase == .asked(generation: generation) }

  /// Takes an input; what has to be done to the text before the cursor.
  package mutating func receive(_ input: Input) -> TextEdit? {
    switch input {
    case .tab(let generation): phase = .asked(generation: generation)
    case .offer(let offer, let text): return receive(offer, text)
    case .live(let list, let text): show(list, text)
    case .extend(let list):
      if open?.topic == list.topic {
        _ = change {
          $0.extend(list)
          return nil
        }
      }
    case .next: return change { $0.step(by: 1) }
    case .previous: return change { $0.step(by: -1) }
    case .accept, .otherKey: phase = .idle
    case .cancel:
      dismissed = open?.topic
      defer { phase = .idle }
      return change { $0.restore() }
    }
    return nil
  }

  private mutating func receive(_ offer: CompletionOffer, _ text: [Unicode.Scalar]) -> TextEdit? {
    guard case .asked = phase else { return nil }
    let stem = Array(text.suffix(max(0, offer.replacing)))
    var menu = OpenMenu(candidates: offer.candidates, stem: stem)
    guard offer.candidates.count > 1 else {
      phase = .idle
      return offer.candidates.isEmpty ? nil : menu.step(by: 1)
    }
    let edit = menu.extendStem()
    phase = .open(menu)
    return edit
  }

  /// Rows that were asked for, or of which one is chosen, stay.
  private mutating func show(_ list: LiveList?, _ text: [Unicode.Scalar]) {
    if case .asked = phase { return }
    if let open, !open.isLive || open.selected != nil { return }
    guard let list, !isDismissed(list.topic),
      list.note != nil || !list.offer.candidates.isEmpty
    else {
      if list == nil { dismissed = nil }
      phase = .idle
      return
    }
    let stem = Array(text.suffix(max(0, list.offer.replacing)))
    var menu = OpenMenu(
      candidates: list.offer.candidates, stem: stem, topic: list.topic, text: text,
      note: list.note)
    menu.hint = list.hint
    // Others may have added rows to the same list.
    if let open, open.topic == list.topic, open.stem == stem {
      let rows = CompletionOffer(
        replacing: list.offer.replacing,
        candidates: Array(open.candidates.dropFirst(list.offer.candidates.count)))
      menu.extend(LiveList(topic: list.topic, offer: rows, note: open.note ?? list.note))
    }
    phase = .open(menu)
  }

  /// Who sent rows away does not want those for the next letters either.
  private func isDismissed(_ topic: String) -> Bool {
    guard let dismissed else { return false }
    return topic.hasPrefix(dismissed) || dismissed.hasPrefix(topic)
  }

  private mutating func change(_ act: (inout OpenMenu) -> TextEdit?) -> TextEdit? {
    guard case .open(var menu) = phase else { return nil }
    let edit = act(&menu)
    phase = .open(menu)
    return edit
  }
}

/// So many characters before the cursor go, these come.
package struct TextEdit: Hashable, Sendable {
  package var deleting: Int
  package var inserting: [Unicode.Scalar]

  package init(deleting: Int, inserting: [Unicode.Scalar]) {
    self.deleting = deleting
    self.inserting = inserting
  }
}
