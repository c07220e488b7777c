/// What is known of a place beside what it says itself.
package struct PlaceDetails: Hashable, Sendable {
  package var place: Place
  package var zone: Zone?
  /// How far it is from the other stops of its day, or of the selected day, in their order.
  package var distances: [Distance] = []
  /// The entry that brought it into the trip; `nil` for a result.
  package var added: Entry?

  package struct Zone: Hashable, Sendable {
    /// IANA name.
    package var name: String
    /// The place or country whose zone it is, where the place itself does not tell.
    package var borrowed: String?
  }

  package struct Distance: Hashable, Sendable {
    /// The stop's number in its day.
    package var number: Int
    package var name: String
    package var kilometres: Double
  }

  init(_ place: Place) { self.place = place }
}
