import Places
import Session
import TestSupport
import Testing
import World

/// A request of the samples, and what came of it.
struct SampleRequest {
  let name: String
  let path: String
  let headers: [HTTPHeader]
  let status: Int
  let contentType: String
  private let place: String

  /// Those that are sent by GET to a server itself and stand there whole.
  static func all() throws -> [SampleRequest] {
    let index = try #require(
      SharedData.path("nominatim/samples/index.tsv").flatMap { SharedData.bytes(of: $0) })
    return String(decoding: index, as: UTF8.self).split(separator: "\n").dropFirst()
      .compactMap {
        SampleRequest(row: $0.split(separator: "\t", omittingEmptySubsequences: false))
      }
  }

  private init?(row: [Substring]) {
    guard row.count == 9, row[2] == "GET", !row[3].contains("..."), let status = Int(row[5])
    else { return nil }
    name = String(row[0].dropLast(".http".count))
    place = String(row[1])
    path = String(row[3])
    let header = row[4].split(separator: ":", maxSplits: 1)
    headers =
      [HTTPHeader("User-Agent", "tripsh-samples/1.0 (test data; loopback only)")]
      + (header.count == 2 ? [HTTPHeader(String(header[0]), header[1].trimmingBlanks)] : [])
    self.status = status
    contentType = String(row[6])
  }

  /// The server it is for; `nil` where that is none of the two.
  func server(_ addresses: RealServer.Addresses) -> String? {
    switch place {
    case "monaco": addresses.server
    case "liechtenstein": addresses.liechtenstein
    default: nil
    }
  }

  func answer() throws -> HTTPResponse { try sample(name) }

  func query() throws -> PlaceQuery {
    path.hasPrefix("/reverse") ? try whatIsThere() : PlaceQuery(text: "x")
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
