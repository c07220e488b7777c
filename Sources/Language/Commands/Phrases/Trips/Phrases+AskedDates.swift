internal import Session

private let onWhatDay =
  "(what day|which day|what date|which date|on what day|on which day|what days|which days)"
private let asked =
  "(when|what day|which day|what date|which date|on what day|on which day|what days|which days)"
private let underWay =
  "(get back|come back|be back|back|fly back|go back|get home|come home|go home|fly home|home"
  + "|returning|leaving|set off|setting off|depart|departing|arrive|arriving|get there|fly out"
  + "|flying out|fly|flying|flying home|flying back|coming home|coming back|heading home|away"
  + "|there|travelling|traveling|travel|get back home|come back home|be back home)"

extension Frame {
  /// How people ask for the dates of the trip.
  static let askedDatesPhrases: [Frame] = [
    Frame(
      [
        "when does trip start", "when does trip begin", "when does trip end", "when is trip",
        "when do we leave", "when do we go", "when are we going", "what are dates",
        "which dates are trip", "what dates are trip", "from when to when is trip",
        "\(asked) (do|will|are|am|can|does|did) (we|i|trip) \(underWay)",
        "how long are (we|you) (away|there|gone|travelling|traveling) (for|)",
        "how long (do|does) trip (last|take|go on)",
        "\(onWhatDay) (do|does|will) (we|i|trip) (start|end|finish|begin|leave|return|go)",
      ], in: .inTrip
    ) { _ in .showDates }
  ]
}
