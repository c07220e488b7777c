import Session
import Testing

@testable import Journal

@Suite struct SettingVersionTests {
  @Test func `a setting is of the newer form only where what is standard is set`() {
    let changes: [(SettingName, String, Int)] = [
      (.contact, "a@b.example", 1), (.units, "mi", 1), (.units, "km", 2),
    ]
    for (name, value, version) in changes {
      #expect(Event.settingChanged(name, Change(before: nil, after: value)).version == version)
    }
  }
}
