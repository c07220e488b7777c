package import Session

/// What is wrong in a journal.
package enum JournalFinding: Hashable, Sendable {
  /// What SQLite says about the file.
  case file(String)
  /// An entry whose checksum is wrong, or that cannot be read at all.
  case entryDamaged(Int)
  /// Entries whose numbers are left out.
  case entriesMissing(ClosedRange<Int>)
  /// An entry that does not fit what the entries before it say.
  case entryMisfit(Int)
  /// What says which entries are about which trip.
  case index
  /// A trip's snapshot has a wrong checksum, or is not what the entries say.
  case snapshotDamaged(TripID)
  case snapshotDiffers(TripID)
  /// A trip's line in the list of trips is not what the entries say.
  case summaryDiffers(TripID)
  /// A trip that the entries made has no row.
  case tripMissing(TripID)
  /// A row of a trip that the entries never made or deleted.
  case tripUnknown(TripID)
  /// Settings, aliases or the next id are not what the entries say.
  case settingsDiffer
  /// Where a window stood cannot be read.
  case cursorDamaged(WindowID)
}

extension JournalFinding {
  /// Whether something a person did cannot be read; all else can be made from the entries again.
  package var isLoss: Bool {
    switch self {
    case .entryDamaged, .entriesMissing, .entryMisfit: true
    case .file, .index, .snapshotDamaged, .snapshotDiffers, .summaryDiffers, .tripMissing,
      .tripUnknown, .settingsDiffer, .cursorDamaged:
      false
    }
  }
}

/// What a check of a whole journal found.
package struct JournalCheck: Hashable, Sendable {
  package var path: String
  /// How many entries could be read.
  package var entries = 0
  package var trips = 0
  package var findings: [JournalFinding] = []

  package var isWell: Bool { findings.isEmpty }
}
