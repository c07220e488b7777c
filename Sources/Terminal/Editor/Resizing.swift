/// A change of size while the line fills several rows: some terminals wrap it anew, others cut it, and
/// the place of the cursor tells which this one does.
struct Resizing {
  /// The terminal that has not answered until then cuts.
  var deadline: Int64
  /// The cursor's column, from 1, where the line has been wrapped anew.
  var columnIfWrapped: Int
}
