package import Session
private import Synchronization

/// A gazetteer of its own for the thread that completes.
package final class CompletionPlaces: Sendable {
  private let gazetteer: Mutex<any Gazetteer>

  package init(_ gazetteer: sending any Gazetteer) { self.gazetteer = Mutex(gazetteer) }

  /// The places whose name begins so, best first.
  package func beginning(_ text: String) -> [GazetteerMatch] {
    gazetteer.withLock { $0.beginning(text, limit: 20) }
  }
}
