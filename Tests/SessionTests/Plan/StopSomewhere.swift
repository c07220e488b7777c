import Session

/// A stop of a day whose course or journeys are looked at.
func stop(_ id: Int, _ name: String, at time: String? = nil, _ position: Coordinates?) -> Stop {
  var stop = Stop(id: StopID(id), text: name)
  stop.at = time.flatMap(ClockTime.init(text:))
  stop.position = position
  return stop
}
