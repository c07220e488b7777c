/// A flight, a stay or another thing reserved.
///
/// No command makes one yet; its place is here so that the state document and the journal have
/// their final shape.
package struct Booking: Hashable, Sendable {
  package let id: Int

  package init(id: Int) { self.id = id }
}

/// Something to do or to pack.
///
/// No command makes one yet.
package struct ChecklistTask: Hashable, Sendable {
  package let id: Int

  package init(id: Int) { self.id = id }
}
