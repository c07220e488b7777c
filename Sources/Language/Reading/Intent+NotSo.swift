internal import Session

/// Of what sort an order is, as far as what is told beside it may say that it is none.
extension Intent {
  /// Whether it tells what something costs or in which town a day is.
  var tellsFact: Bool {
    steps.contains { step in
      switch step {
      case .cost, .cityOfDay, .booking(.cost), .booking(.paid): true
      default: false
      }
    }
  }

  /// Whether it tells when something of the trip begins or how long it takes.
  var setsTime: Bool {
    steps.contains { step in
      switch step {
      case .time, .stay, .shiftStop: true
      default: false
      }
    }
  }

  var booksSomething: Bool {
    steps.contains { if case .booking(.add) = $0 { true } else { false } }
  }

  var lists: Bool {
    steps.contains { if case .list = $0 { true } else { false } }
  }

  /// Whether what is put on a list says that it is to be put there.
  var listsOrder: Bool {
    steps.contains { step in
      guard case .list(.add(_, let text, _)) = step else { return false }
      let words = folded(text)
      return ["put it on", "put that on", "put this on", "add it to", "add that to", "put in the"]
        .contains(where: words.contains)
    }
  }

  var renamesTrip: Bool {
    steps.contains { if case .renameTrip = $0 { true } else { false } }
  }

  var renamesStop: Bool {
    steps.contains { if case .renameStop = $0 { true } else { false } }
  }

  var removes: Bool {
    steps.contains { if case .removeStops = $0 { true } else { false } }
  }

  var movesToIdeas: Bool {
    steps.contains { step in
      if case .moveStops(let move) = step, case .ideas = move.to { true } else { false }
    }
  }

  var ticks: Bool {
    steps.contains { if case .list(.tick(_, true)) = $0 { true } else { false } }
  }
}
