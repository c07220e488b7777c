import Places
import Session
import TestSupport
import Testing
import World

/// The moments of clock times in many zones, against those of another reader of the same files.
struct ZoneRulesTests {
  @Test func `the clocks of all zones mean the moments that zoneinfo of Python says`() async throws
  {
    let told = await runCommand(["python3", "-c", moments], seconds: 120)
    #expect(told.status == 0, "\(told.output)")
    let zones = ZoneFolder()
    var wrong: [String] = []
    let lines = told.output.split(separator: "\n")
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let date = try #require(CivilDate(iso: words[1]))
      let time = try #require(ClockTime(text: words[2]))
      let moment = zones.rules(of: words[0])?.moment(of: date, time)
      if moment.map({ String($0) }) != words[3] { wrong.append("\(line), not \(moment ?? 0)") }
    }
    #expect(lines.count > 10_000)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  @Test(arguments: [
    "", "..", "../../etc/passwd", "/Europe/Lisbon", "Europe/", "Nowhere/Land", "a b",
  ])
  func `a name that is no zone has no rules`(_ name: String) {
    #expect(ZoneFolder().rules(of: name) == nil)
  }

  @Test func `without the data of the machine nothing is known of any zone`() {
    let zones = ZoneFolder(environment: ["TZDIR": "/nonexistent"])
    #expect(zones.rules(of: "Europe/Lisbon") == nil)
    #expect(ZoneFolder(environment: ["TZDIR": ""]).rules(of: "Europe/Lisbon") != nil)
  }

  @Test func `a broken file is no rules, wherever it ends`() throws {
    let bytes = try DiskFiles().read("/usr/share/zoneinfo/Europe/Lisbon")
    #expect(ZoneRules(file: bytes) != nil)
    for count in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(ZoneRules(file: Array(bytes.prefix(count))) == nil)
    }
    var other = bytes
    other[0] = 0
    #expect(ZoneRules(file: other) == nil)
  }

  @Test(arguments: [
    (0, true), (1 << 60, true), (-(1 << 60), true), (Int64.max, false), (Int64.min, false),
    (Int64.max - 3600, false),
  ])
  func `a file whose clocks change at a moment that nobody can reckon with is broken`(
    _ moment: Int64, _ isRead: Bool
  ) throws {
    let rules = ZoneRules(file: zoneFile(changingAt: moment))
    #expect((rules != nil) == isRead)
    let day = try #require(CivilDate(iso: "2027-04-19"))
    let time = try #require(ClockTime(text: "12:00"))
    let shown = day.daysSinceEpoch * 86_400 + time.minutes * 60
    if isRead { #expect(rules?.moment(of: day, time) == shown - 3600) }
  }

  @Test(arguments: [
    ("UTC0", true), ("CET-1CEST,M3.5.0,M10.5.0/3", true),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", true),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", true), ("XXX4YYY,J60,300/1:30", true),
    ("", false), ("CET", false), ("CET-1CEST", false), ("CET-1CEST,M13.1.0,M4.1.0", false),
    ("CET-1CEST,M3.5.7,M10.5.0", false), ("CET-1CEST,M3.5.0,M10.5.0/3x", false),
  ])
  func `the last line of a zone's file is read strictly`(_ text: String, _ isRead: Bool) {
    #expect((ZoneFooter(text: text) != nil) == isRead)
  }
}

/// A file of an hour east of Greenwich that tells of one change, which changes nothing.
private func zoneFile(changingAt moment: Int64) -> [UInt8] {
  func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
  func header(moments: Int32) -> [UInt8] {
    let counts: [Int32] = [0, 0, 0, moments, 1, 4]
    return Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { bytes($0) }
  }
  let kind = bytes(Int32(3600)) + [0, 0]
  let letters = Array("ONE\0".utf8)
  let first = [header(moments: 0), kind, letters]
  let second = [header(moments: 1), bytes(moment), [0], kind, letters, Array("\n\n".utf8)]
  return (first + second).flatMap(\.self)
}

/// For every zone: random times of 1950 to 2090, and those around each change of the clocks in some
/// years, both sides and the middle.
private let moments = """
  import datetime, random, zoneinfo
  random.seed(7)
  names = sorted(n for n in zoneinfo.available_timezones() if n not in ('localtime', 'posixrules'))
  utc = datetime.timezone.utc
  def tell(name, zone, wall):
      moment = wall.replace(tzinfo=zone)
      print(name, wall.strftime('%Y-%m-%d %H:%M'), int(moment.timestamp()))
  for name in names:
      zone = zoneinfo.ZoneInfo(name)
      for _ in range(12):
          wall = datetime.datetime(1950, 1, 1) + datetime.timedelta(minutes=random.randrange(140 * 525960))
          tell(name, zone, wall)
      for year in (1986, 2011, 2027, 2050):
          step = datetime.datetime(year, 1, 1, tzinfo=utc)
          before = step.astimezone(zone).utcoffset()
          while step.year == year:
              step += datetime.timedelta(hours=6)
              offset = step.astimezone(zone).utcoffset()
              if offset != before:
                  for hours in range(-10, 6):
                      wall = (step + datetime.timedelta(hours=hours)).astimezone(zone).replace(tzinfo=None)
                      for minutes in (0, 30):
                          tell(name, zone, wall.replace(second=0) + datetime.timedelta(minutes=minutes))
              before = offset
  """
