internal import Session
package struct DateRecogniser { init(_ context: DateContext) {} ; func spans(in tokens: [Token], from index: Int) -> [WhenSpan<DateMeaning>] { [] } }
package enum DayPart { case morning }
func dayPart(of words: [Token]) -> DayPart? { nil }
package struct TimeRecogniser { func spans(in tokens: [Token], from index: Int, hint: DayPart?) -> [WhenSpan<TimeMeaning>] { [] } }
package struct DurationRecogniser { func spans(in tokens: [Token], from index: Int) -> [WhenSpan<DurationMeaning>] { [] } }
enum NumberWords { static func cardinal(in tokens: [Token], from index: Int) -> WhenSpan<Int>? { nil } }
