/// Something to see or do: a place, or words without a position.
///
/// What is known of it is kept by reference, so that lists of stops are copied and compared at a glance:
/// most of them stay as they are from one command to the next.
package struct Stop: Sendable {
  private var kept: Kept

  private final class Kept: Sendable {
    let fields: StopFields
    let nameMark: NameMark

    init(_ fields: StopFields) { (self.fields, nameMark) = (fields, NameMark(fields.name)) }
  }

  package init(_ fields: StopFields) { kept = Kept(fields) }

  /// A stop of words alone.
  package init(id: StopID, text: String) { self.init(StopFields(id: id, name: text)) }

  /// A stop at a place.
  package init(id: StopID, place: Place) {
    self.init(id: id, text: place.name)
    self.place = place
  }

  /// The same stop under another id; what a copy starts from.
  package init(id: StopID, copying other: Stop) {
    var fields = other.fields
    fields.id = id
    self.init(fields)
  }

  /// All that is known of it; who changes several parts of it does so here.
  package var fields: StopFields {
    get { kept.fields }
    set { kept = Kept(newValue) }
  }

  package var id: StopID { kept.fields.id }

  package var name: String {
    get { kept.fields.name }
    set { fields.name = newValue }
  }

  /// How many bytes the name has: asked of whole lists, so that no name is copied for it.
  package var nameLength: Int { kept.fields.name.utf8.count }

  /// By which stops of other names are passed over.
  var nameMark: NameMark { kept.nameMark }

  /// `nil` for a stop that was only typed.
  package var position: Coordinates? {
    get { kept.fields.position }
    set { fields.position = newValue }
  }

  package var category: String? {
    get { kept.fields.category }
    set { fields.category = newValue }
  }

  package var address: String? {
    get { kept.fields.address }
    set { fields.address = newValue }
  }

  package var country: String? {
    get { kept.fields.country }
    set { fields.country = newValue }
  }

  package var timeZone: String? {
    get { kept.fields.timeZone }
    set { fields.timeZone = newValue }
  }

  package var at: ClockTime? {
    get { kept.fields.at }
    set { fields.at = newValue }
  }

  /// How long it takes.
  package var minutes: Int? {
    get { kept.fields.minutes }
    set { fields.minutes = newValue }
  }

  package var note: String? {
    get { kept.fields.note }
    set { fields.note = newValue }
  }

  package var cost: Money? {
    get { kept.fields.cost }
    set { fields.cost = newValue }
  }

  /// Who paid the cost.
  package var paidBy: String? {
    get { kept.fields.paidBy }
    set { fields.paidBy = newValue }
  }

  /// When it is open.
  package var hours: OpeningHours? {
    get { kept.fields.hours }
    set { fields.hours = newValue }
  }

  package var done: Bool {
    get { kept.fields.done }
    set { fields.done = newValue }
  }

  package var osm: String? {
    get { kept.fields.osm }
    set { fields.osm = newValue }
  }

  package var source: PlaceSource {
    get { kept.fields.source }
    set { fields.source = newValue }
  }
}

extension Stop: Hashable {
  package static func == (left: Stop, right: Stop) -> Bool {
    left.kept === right.kept || left.kept.fields == right.kept.fields
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(kept.fields) }
}

extension Stop {
  /// The place it is at, `nil` where it has no position; the name is always the stop's own.
  package var place: Place? {
    get {
      position.map {
        Place(
          name: name, position: $0, category: category, address: address, country: country,
          timeZone: timeZone, osm: osm, source: source)
      }
    }
    set {
      var changed = fields
      changed.position = newValue?.position
      changed.category = newValue?.category
      changed.address = newValue?.address
      changed.country = newValue?.country
      changed.timeZone = newValue?.timeZone
      changed.osm = newValue?.osm
      changed.source = newValue?.source ?? .typed
      fields = changed
    }
  }
}
