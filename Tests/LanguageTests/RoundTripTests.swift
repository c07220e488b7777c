import Language
import Session
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test func `the canonical line of any intent is read as that intent`() {
    var random = RandomIntents(dice: SeededGenerator(seed: 7))
    var session = Session(window: WindowID(1))
    session.settings[.language] = "en"
    for _ in 0..<1000 {
      let intent = random.intent()
      let line = intent.canonicalLine
      let result = LineReader(session: session, today: testDay).read(line)
      guard case .understood(let utterance) = result else {
        Issue.record("\(line) was not understood: \(result)")
        continue
      }
      // A name needs its quotes only where it could be taken for something else.
      #expect(utterance.intent.canonicalLine == line)
      #expect(utterance.intent.unquoted == intent.unquoted, "\(line)")
    }
  }
}

extension Intent {
  /// The intent with bare and quoted names of places as one.
  var unquoted: Intent {
    switch self {
    case .newTrip(var trip):
      trip.destination = trip.destination?.unquoted
      return .newTrip(trip)
    case .destination(let place): return .destination(place?.unquoted)
    case .cityOfDay(let day, let place): return .cityOfDay(day, place?.unquoted)
    case .add(var stops):
      switch stops.what {
      case .place(.at(let position)): stops.what = .position(position, name: nil)
      case .place(let place): stops.what = .place(place.unquoted)
      default: break
      }
      return .add(stops)
    case .booking(.place(let booking, let place)):
      return .booking(.place(booking, place?.unquoted))
    case .suggest(let kind, .place(let place)):
      return .suggest(kind: kind, near: .place(place.unquoted))
    default: return self
    }
  }
}

extension PlaceReference {
  var unquoted: PlaceReference {
    if case .named(let name, _) = self { .named(name, quoted: false) } else { self }
  }
}
