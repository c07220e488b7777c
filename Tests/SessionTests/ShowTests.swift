import Session
import TestSupport
import Testing

struct ShowTests {
  @Test func `show means the selected day, else the trip`() throws {
    var window = try portoWindow()
    let trip = try window.trip
    #expect(try window.reply(.show(nil)).view == .trip(trip.id))
    #expect(window.session.cursor.mentioned == .trip(trip.id))
    try window.reply(.selectDay(.number(2)))
    #expect(try window.reply(.show(nil)).view == .day(trip.id, trip.days[1].id))
    #expect(try window.reply(.days).view == .days(trip.id))
  }

  @Test func `a day shown is remembered beside the selected one`() throws {
    var window = try portoWindow()
    let trip = try window.trip
    try window.reply(.selectDay(.number(2)))
    let look = try window.reply(.show(.day(.last)))
    #expect(look.canonical == .show(.day(.number(5))))
    #expect(try window.selected == 2)
    #expect(window.session.cursor.shownDay == trip.days[4].id)
    #expect(window.session.cursor.mentioned == .day(trip.id, trip.days[4].id))
    try window.reply(.selectNoDay)
    #expect(window.session.cursor.shownDay == trip.days[4].id)
    #expect(window.isUnchanged(by: .selectNoDay))
  }

  @Test func `stops, ideas and results are shown`() throws {
    var window = try portoWindow()
    let trip = try window.trip
    #expect(window.problem(.show(.results)) == .noResults)
    #expect(try window.reply(.show(.ideas)).view == .ideas(trip.id))
    try window.plan("lunch", day: 2)
    let stop = try window.trip.days[1].stops[0].id
    let look = try window.reply(.show(.stop(.named("lun"))))
    #expect(look.canonical == .show(.stop(.inDay(day: 2, number: 1))))
    #expect(look.view == .stop(trip.id, stop))
    #expect(window.session.cursor.mentioned == .stops(trip.id, [stop]))
    try window.reply(.close)
    try window.reply(.search(words: "porto", kind: nil, near: nil))
    let count = window.session.cursor.results.count
    #expect(count > 0)
    #expect(try window.reply(.show(.results)).view == .results(from: 0, count: count))
  }
}
