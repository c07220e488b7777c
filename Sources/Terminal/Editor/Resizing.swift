/// A change of size while the line fills several rows: some terminals wrap it anew, others cut it, and
/// the place of the cursor tells which this one does.
struct Resizing {
  /// The terminal that has not answered until then cuts.
  var deadline: Int64
  /// How many answers are still to come; only the last is about the size as it is now.
  var asked = 0
  /// The cursor's column, from 1, where the line has been wrapped anew.
  var columnIfWrapped: Int

  /// A terminal that is busy with its own rows answers late.
  static let patience: Int64 = 1000
}
