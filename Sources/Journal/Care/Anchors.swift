internal import SQLite
internal import Session

/// How trips were right after entries that are lost, as far as later snapshots and the entries
/// between tell.
struct Anchors {
  /// By the number of the lost entry; a trip that was not there is `nil`.
  private(set) var byEntry: [Int: [TripID: Trip?]] = [:]
  private var isListWhole = false
  private var count = 0

  init(_ old: Connection?, _ new: Connection, _ lost: [Int], _ newest: Int) throws(StoreFault) {
    guard let old else { return }
    let touched = try new.rows("SELECT DISTINCT trip FROM touches") {
      TripID(Int($0.integer(0)))
    }
    let listed = try? old.rows("SELECT id FROM trip NOT INDEXED") { TripID(Int($0.integer(0))) }
    isListWhole = listed != nil
    let ids = Set(touched).union(listed ?? [])
    count = ids.count
    for id in ids {
      var trip: Trip?
      var upTo = newest
      if let row = try? old.snapshotRow(id), let stored = try? row.decoded(id) {
        (trip, upTo) = (stored, row.upTo)
      } else if listed?.contains(id) ?? true {
        continue
      }
      guard let last = lost.last(where: { $0 <= upTo }) else { continue }
      do {
        let anchor = try new.walked(back: trip, id, from: upTo, to: last)
        byEntry[last, default: [:]][id] = .some(anchor)
      } catch {
        continue  // the entries between do not lead back to it
      }
    }
  }

  /// Whether they tell of every trip how it was after this entry.
  func reach(_ entry: Int) -> Bool { isListWhole && (byEntry[entry]?.count ?? 0) == count }
}

extension Connection {
  /// A trip as it was after an earlier entry, by taking back what came after.
  fileprivate func walked(
    back trip: Trip?, _ id: TripID, from last: Int, to first: Int
  ) throws(StoreFault) -> Trip? {
    var trip = trip
    for row in try entries(about: id, after: first, upTo: last).reversed() {
      try replay(row.decodedEvents().inverse, on: &trip, id)
    }
    return trip
  }
}

extension Replay {
  /// What makes the trips those that are wanted.
  func changes(to wanted: [TripID: Trip?]) -> [Event] {
    wanted.keys.sorted().flatMap { id -> [Event] in
      let before = trip(id)
      let after = wanted[id] ?? nil
      guard before != after else { return [] }
      return (before.map { [.tripRemoved($0)] } ?? []) + (after.map { [.tripAdded($0)] } ?? [])
    }
  }

  /// What makes settings and aliases those of a journal.
  func changes(to meta: Meta) -> [Event] {
    var events: [Event] = []
    for name in SettingName.allCases where settings.chosen[name] != meta.settings.chosen[name] {
      let change = Change(before: settings.chosen[name], after: meta.settings.chosen[name])
      events.append(.settingChanged(name, change))
    }
    if settings.chosenHome != meta.settings.chosenHome {
      events.append(
        .homeChanged(Change(before: settings.chosenHome, after: meta.settings.chosenHome)))
    }
    for name in Set(aliases.keys).union(meta.aliases.keys).sorted()
    where aliases[name] != meta.aliases[name] {
      events.append(.aliasChanged(name, Change(before: aliases[name], after: meta.aliases[name])))
    }
    return events
  }
}
