internal import World

/// How far something is, in a row of the screen: what, a bar and how much.
///
/// Where there is no room the way to stop it goes first, then the bar, then what it is; the numbers stay.
func progressRow(_ progress: Progress, _ signs: Signs, columns: Int) -> String {
  let what = oneLine(progress.what)
  let amount = "\(progress.done) of \(counted(progress.total, "line"))"
  let bar = progressBar(progress, signs)
  let stops = "\(signs.areDrawn ? " · " : ", ")Ctrl-C stops"
  let rows = ["\(what) \(bar) \(amount)\(stops)", "\(what) \(bar) \(amount)", "\(bar) \(amount)"]
  return rows.first { displayWidth($0) < columns } ?? amount
}

private func progressBar(_ progress: Progress, _ signs: Signs) -> String {
  let length = 10
  let share = max(0, min(length, progress.done * length / max(1, progress.total)))
  let (full, empty) = signs.areDrawn ? ("█", "░") : ("#", "-")
  let bar = String(repeating: full, count: share) + String(repeating: empty, count: length - share)
  return signs.areDrawn ? bar : "[\(bar)]"
}
