/// Something worth telling about what was done.
package enum Notice: Hashable, Sendable {
  case tripMade(TripID)
  case tripDeleted(name: String)
  case tripOpened(TripID)
  case tripClosed(name: String)
  /// The name was taken; this one was given.
  case nameTaken(wanted: String, given: String)
  /// How the dates were understood.
  case understood(DateRange)
  /// Stops that went to the ideas, by name.
  case nowIdeas([String])
  case daysRemoved([CivilDate])
  /// Days that are now outside the new dates.
  case keptOutside([CivilDate])
  /// So many days, with all on them, are a day later now, to make room.
  case daysMovedOn(Int)
  case added([String])
  case removed([String])
  case moved([String])
  case copied([String])
  /// A stop of words alone.
  case withoutPosition(String)
  /// A position said in words stands against the times of the day.
  case againstTheClock(String)
  case settingChanged(SettingName, String)
  /// A person agreed to the terms of this host.
  case agreed(host: String)
  case aliasChanged(String, String?)
  case tookBack([Entry])
  case broughtBack([Entry])
  case restored(name: String, entry: Int)
  case daySelected(TripID, DayID)
  case noDaySelected
  case nothingChanged
  case nothingFound(String)
  /// What the server said, and who answered instead.
  case serverFailed(LookupFailure)
  /// The answer to a question about the shell itself.
  case text(String)
}
