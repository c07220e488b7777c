private import Glibc
internal import Session

/// The world cut into quarters of degrees, counted eastwards from the date line, row by row from
/// the south pole.
enum MapCell {
  private static let perDegree = 4.0
  private static let perRow = 360 * 4 + 1

  static func number(of position: Coordinates) -> Int {
    row(position.latitude) * perRow + column(position.longitude)
  }

  /// The runs of cells that hold everything within so many kilometres; corners included.
  static func runs(around centre: Coordinates, kilometres: Double) -> [ClosedRange<Int>] {
    let reach = kilometres / 111.19
    let south = max(-90, centre.latitude - reach)
    let north = min(90, centre.latitude + reach)
    let spans = columns(around: centre, reach: reach, widest: max(abs(south), abs(north)))
    return (row(south)...row(north)).flatMap { row in
      spans.map { row * perRow + $0.lowerBound...row * perRow + $0.upperBound }
    }
  }

  /// The columns within so many degrees; `widest` is the latitude farthest from the equator.
  private static func columns(
    around centre: Coordinates, reach: Double, widest: Double
  )
    -> [ClosedRange<Int>]
  {
    let whole = [column(-180)...column(180)]
    guard widest < 89 else { return whole }
    // On the sphere a cap is a little wider than its reach over the cosine at its centre; at the
    // latitude farthest out this is an upper bound.
    let width = reach / cos(widest * .pi / 180)
    guard width < 180 else { return whole }
    let (west, east) = (centre.longitude - width, centre.longitude + width)
    if west < -180 { return [column(-180)...column(east), column(west + 360)...column(180)] }
    if east > 180 { return [column(-180)...column(east - 360), column(west)...column(180)] }
    return [column(west)...column(east)]
  }

  private static func row(_ latitude: Double) -> Int {
    Int(((latitude + 90) * perDegree).rounded(.down))
  }

  private static func column(_ longitude: Double) -> Int {
    Int(((longitude + 180) * perDegree).rounded(.down))
  }
}
