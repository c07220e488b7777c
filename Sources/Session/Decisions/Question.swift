/// A question with its possible answers, each the whole command that would be carried out.
package struct Question: Hashable, Sendable {
  package var topic: Topic
  /// Where in the line the doubt stands.
  package var slot: Slot
  /// The safe one first.
  package var choices: [Choice]

  package init(_ topic: Topic, slot: Slot, choices: [Choice]) {
    self.topic = topic
    self.slot = slot
    self.choices = choices
  }

  /// How many choices a question about places, stops or trips has.
  package static let choicesAtMost = 8
}

package struct Choice: Hashable, Sendable {
  package var label: Label
  package var intent: Intent
  /// Whether what it is about is not there any more.
  package var isGone = false

  package init(_ label: Label, _ intent: Intent) {
    self.label = label
    self.intent = intent
  }

  package enum Label: Hashable, Sendable {
    case place(GazetteerMatch)
    case stop(Stop, day: Int?, number: Int)
    /// Several stops, by name.
    case stops([String])
    case day(number: Int, date: CivilDate?)
    case trip(TripSummary)
    case policy(DatesFate)
    /// Words that are kept as they are, without a position.
    case text(String)
    /// A stop and the place that it would have.
    case placing(Stop, Place)
    /// All of the other choices, so many.
    case each(Int)
    /// A way to understand the line.
    case command(Intent)
    /// All of these entries, newest first.
    case entries([Entry])
    /// A step and the name of the trip it is in.
    case step(Entry, trip: String?)
    case yes
    /// To write a file anew that is there.
    case replace(String)
    /// What would be taken away.
    case loss(Loss)
  }
}

/// What a command would take away.
package struct Loss: Hashable, Sendable {
  /// Their names.
  package var trips: [String] = []
  package var days = 0
  package var stops = 0
  /// Whether the stops would be kept among the ideas.
  package var becomeIdeas = false
}

package enum Topic: Hashable, Sendable {
  case whichPlace(String)
  /// One place is called so, and it may not be what is meant.
  case thisPlace(String)
  /// Words that a server was asked for in vain, for it failed; the choices are those of `noPlace`.
  case searchFailed(LookupFailure, String)
  /// Nothing of this name; the choices are the nearest names and the words as they are.
  ///
  /// Where only places far from the trip bear it, what they are far from.
  case noPlace(String, near: String?)
  case whichStop(String)
  /// The places that stops without one would have; for some, by name, none is likely.
  case placesOfStops(left: [String])
  case whichDay
  /// The line can be understood in several ways that change different things.
  case whichReading
  /// A line speaks of "it" or puts something right, and the line before came to nothing.
  case afterNothing
  /// Somebody has not made up their mind.
  case undecided
  /// "Everything" could be any of these.
  case sweep
  case whichTrip(String)
  /// No trip is open that something could be added to.
  case forWhichTrip
  /// New dates leave these days with plans outside.
  case plansOutside([NumberedDay])
  /// A stop number, while another day was shown than is selected.
  case numberInWhichDay(Int)
  /// A stop number, while another window has changed the day since it was shown.
  case numberOfChangedDay(Int, day: Int)
  /// The newest step is in another trip than the open one, which has a step of its own.
  case whichStep
  /// Later entries touched the same.
  case changedSince(entry: Int, later: [Int])
  /// The days in a city, of which more or fewer are asked for.
  case daysInCity(String, [Int])
  /// Another order of a day has a shorter way, or is less late.
  case shorterDay(DaySaving)
  /// A file of this name is there.
  case fileIsThere(String)
  /// A server of others is asked only after a person agreed.
  case agreement(Agreement)
  /// Which server of others; none is built in.
  case whichServer
  /// What is probably meant, but not certainly enough to be done: the only choice; and what that
  /// would do, where its words do not say it.
  case offer(about: String?)
}

extension Topic {
  /// Which of the places that are called so is meant; or, where there is but one, whether it is.
  static func which(_ name: String, of places: [Choice]) -> Topic {
    places.count == 1 ? .thisPlace(name) : .whichPlace(name)
  }
}
