/// An event that does not fit the model it was applied to: what it speaks of is not there, or is
/// there already, or was not as the event says it was.
package struct Conflict: Error, Hashable, Sendable {
  package let event: Event

  package init(_ event: Event) { self.event = event }
}
