/// A trip: days with stops, and ideas that are not on a day yet.
///
/// Either every day has a date, in strictly rising order, or none has. What is known of it is kept by
/// reference: it is copied a dozen times for a line, and changed once or twice.
package struct Trip: Sendable {
  private var kept: Kept

  /// Changed only while one trip alone has it.
  private final class Kept: @unchecked Sendable {
    @exclusivity(unchecked) var fields: TripFields

    init(_ fields: TripFields) { self.fields = fields }
  }

  package init(id: TripID, name: String) { kept = Kept(TripFields(id: id, name: name)) }

  /// The same under another id; what a copy starts from.
  package init(id: TripID, copying other: Trip) {
    kept = Kept(other.kept.fields)
    kept.fields.id = id
  }

  /// All that is known of it, changed in place where no other trip has the same.
  package private(set) var fields: TripFields {
    get { kept.fields }
    _modify {
      if !isKnownUniquelyReferenced(&kept) { kept = Kept(kept.fields) }
      yield &kept.fields
    }
  }

  package var id: TripID { kept.fields.id }

  package var name: String {
    get { kept.fields.name }
    _modify { yield &fields.name }
  }

  package var destination: Destination? {
    get { kept.fields.destination }
    _modify { yield &fields.destination }
  }

  package var style: String? {
    get { kept.fields.style }
    _modify { yield &fields.style }
  }

  package var about: String? {
    get { kept.fields.about }
    _modify { yield &fields.about }
  }

  package var note: String? {
    get { kept.fields.note }
    _modify { yield &fields.note }
  }

  package var favourite: Bool {
    get { kept.fields.favourite }
    _modify { yield &fields.favourite }
  }

  package var days: [Day] {
    get { kept.fields.days }
    _modify { yield &fields.days }
  }

  package var ideas: [Stop] {
    get { kept.fields.ideas }
    _modify { yield &fields.ideas }
  }

  package var bookings: [Booking] {
    get { kept.fields.bookings }
    _modify { yield &fields.bookings }
  }

  package var checklist: [ChecklistTask] {
    get { kept.fields.checklist }
    _modify { yield &fields.checklist }
  }

  package var budget: Money? {
    get { kept.fields.budget }
    _modify { yield &fields.budget }
  }

  /// Rates by pair, such as `USD/EUR`, as they were typed.
  package var rates: [String: String] {
    get { kept.fields.rates }
    _modify { yield &fields.rates }
  }

  /// How many travel; with companions at least so many.
  package var people: Int? {
    get { kept.fields.people }
    _modify { yield &fields.people }
  }

  /// How many of them are children, where that was said.
  package var children: Int? {
    get { kept.fields.children }
    _modify { yield &fields.children }
  }

  /// Those who travel, as far as they have names.
  package var companions: [Companion] {
    get { kept.fields.companions }
    _modify { yield &fields.companions }
  }

  /// In which amounts without a currency are; else that of the settings.
  package var currency: Currency? {
    get { kept.fields.currency }
    _modify { yield &fields.currency }
  }

  /// The rules of `check` that are switched off, sorted.
  package var silenced: [String] {
    get { kept.fields.silenced }
    _modify { yield &fields.silenced }
  }
}

extension Trip: Hashable {
  package static func == (left: Trip, right: Trip) -> Bool {
    left.kept === right.kept || left.kept.fields == right.kept.fields
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(kept.fields) }
}

extension Trip: CustomReflectable {
  /// What is printed of it is what it holds, wherever that lies.
  package var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: kept.fields).children, displayStyle: .struct)
  }
}
