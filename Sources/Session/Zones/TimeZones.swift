/// What is known of the clocks of the world.
///
/// It is read synchronously and always answers the same.
package protocol TimeZones {
  /// The rules of a zone by its IANA name; `nil` where nothing is known of it.
  func rules(of zone: String) -> ZoneRules?
}

/// Knows of no zone.
package struct NoTimeZones: TimeZones {
  package init() {}

  package func rules(of zone: String) -> ZoneRules? { nil }
}
