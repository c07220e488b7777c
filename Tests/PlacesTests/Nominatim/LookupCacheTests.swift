import Places
import SQLite
import Session
import TestSupport
import Testing

private func place(_ name: String) throws -> Place {
  Place(
    name: name, position: try #require(Coordinates(latitude: 0, longitude: -8.6109)),
    category: "museum", address: "Porto, Portugal", country: "PT", timeZone: "Europe/Lisbon",
    osm: "node/5", source: .nominatim)
}

/// A cache in a folder of its own, which goes with it.
private func withCache(
  _ limits: LookupCache.Limits = LookupCache.Limits(), _ body: (LookupCache, String) throws -> Void
) throws {
  let folder = TemporaryFolder()
  defer { withExtendedLifetime(folder) {} }
  let path = folder.path + "/home/lookups.db"
  try body(LookupCache(path: path, limits: limits), path)
}

@Suite struct LookupCacheTests {
  @Test func `an answer comes back as it was, by another window too`() throws {
    try withCache { cache, path in
      let (server, request) = (try ownServer(), try nominatimRequest("Lello"))
      let lello = try place("Livraria \"Lello\" é")
      #expect(cache.answer(to: request, of: server, now: 0) == nil)
      cache.keep([lello], for: request, of: server, now: 0)
      #expect(cache.answer(to: request, of: server, now: 10)?.places == [lello])
      #expect(LookupCache(path: path).answer(to: request, of: server, now: 10)?.places == [lello])
    }
  }

  @Test func `that nothing was found is kept too, for a shorter time`() throws {
    try withCache { cache, _ in
      let (server, request) = (try ownServer(), try nominatimRequest("xyzzy"))
      cache.keep([], for: request, of: server, now: 0)
      #expect(cache.answer(to: request, of: server, now: 7 * 86_400)?.places == [])
      #expect(cache.answer(to: request, of: server, now: 7 * 86_400 + 1) == nil)
    }
  }

  @Test func `an answer that is too old does not count`() throws {
    try withCache { cache, _ in
      let (server, request) = (try ownServer(), try nominatimRequest("x"))
      cache.keep([try place("x")], for: request, of: server, now: 0)
      #expect(cache.answer(to: request, of: server, now: 180 * 86_400) != nil)
      #expect(cache.answer(to: request, of: server, now: 180 * 86_400 + 1) == nil)
    }
  }

  @Test func `case, blanks and the way accents are encoded make no difference`() throws {
    try withCache { cache, _ in
      let server = try ownServer()
      cache.keep([], for: try nominatimRequest("Café  de Paris"), of: server, now: 0)
      let same = try nominatimRequest(" cafe\u{301} DE paris ")
      #expect(cache.answer(to: same, of: server, now: 0)?.places == [])
    }
  }

  @Test func `server, words, kind, place, language and limit make a difference`() throws {
    try withCache { cache, _ in
      let server = try ownServer()
      cache.keep([], for: try nominatimRequest("x"), of: server, now: 0)
      let other = try ownServer("http://127.0.0.1:8089")
      #expect(cache.answer(to: try nominatimRequest("x"), of: other, now: 0) == nil)
      let here = Coordinates(latitude: 0, longitude: 0)
      for request in [
        try nominatimRequest("y"), try nominatimRequest("x", kind: "museum"),
        try nominatimRequest("x", near: here), try nominatimRequest("x", limit: 5),
        try nominatimRequest("x", language: "de"),
      ] {
        #expect(cache.answer(to: request, of: server, now: 0) == nil)
      }
    }
  }

  @Test func `file and folder are for their owner only`() throws {
    try withCache { cache, path in
      cache.keep([], for: try nominatimRequest("x"), of: try ownServer(), now: 0)
      #expect(permissions(of: path) == 0o600)
      #expect(permissions(of: String(path.dropLast("/lookups.db".count))) == 0o700)
    }
  }

  @Test func `reading makes no file`() throws {
    try withCache { cache, path in
      _ = cache.answer(to: try nominatimRequest("x"), of: try ownServer(), now: 0)
      #expect(cache.count == 0)
      #expect(cache.clear() == 0)
      #expect(permissions(of: path) == nil)
    }
  }

  @Test func `clearing forgets every answer and tells how many`() throws {
    try withCache { cache, _ in
      for text in ["a", "b", "c", "c"] {
        cache.keep([], for: try nominatimRequest(text), of: try ownServer(), now: 0)
      }
      #expect(cache.count == 3)
      #expect(cache.clear() == 3)
      #expect(cache.count == 0)
    }
  }

  @Test func `the oldest answers go when there are too many`() throws {
    var limits = LookupCache.Limits()
    limits.mostAnswers = 2
    try withCache(limits) { cache, _ in
      let server = try ownServer()
      for (text, at) in [("new", 30), ("old", 10), ("middle", 20)] as [(String, Int64)] {
        cache.keep([], for: try nominatimRequest(text), of: server, now: at)
      }
      #expect(cache.count == 2)
      #expect(cache.answer(to: try nominatimRequest("old"), of: server, now: 30) == nil)
    }
  }

  @Test func `the file may be deleted while it is in use`() throws {
    try withCache { cache, path in
      let (server, request) = (try ownServer(), try nominatimRequest("x"))
      cache.keep([], for: request, of: server, now: 0)
      deleteFile(path)
      #expect(cache.answer(to: request, of: server, now: 0) == nil)
      cache.keep([], for: request, of: server, now: 0)
      #expect(cache.answer(to: request, of: server, now: 0)?.places == [])
    }
  }

  @Test func `a file that is no database is replaced`() throws {
    try withCache { cache, path in
      let (server, request) = (try ownServer(), try nominatimRequest("x"))
      cache.keep([], for: request, of: server, now: 0)
      let damaged = LookupCache(path: path)
      try writeFile(path, String(repeating: "no database ", count: 1000))
      damaged.keep([], for: request, of: server, now: 0)  // finds the damage
      damaged.keep([], for: request, of: server, now: 0)
      #expect(damaged.answer(to: request, of: server, now: 0)?.places == [])
    }
  }

  @Test func `a file of another version is emptied`() throws {
    try withCache { cache, path in
      let (server, request) = (try ownServer(), try nominatimRequest("x"))
      cache.keep([], for: request, of: server, now: 0)
      do {
        let connection = try Connection(path: path, access: .readWrite)
        try connection.execute(
          "DROP TABLE answer; CREATE TABLE answer (a); PRAGMA user_version = 9")
      }
      let newer = LookupCache(path: path)
      #expect(newer.answer(to: request, of: server, now: 0) == nil)
      newer.keep([], for: request, of: server, now: 0)
      #expect(newer.answer(to: request, of: server, now: 0)?.places == [])
    }
  }

  @Test func `a place that cannot be written is no trouble`() throws {
    let cache = LookupCache(path: "/proc/nowhere/lookups.db")
    cache.keep([], for: try nominatimRequest("x"), of: try ownServer(), now: 0)
    #expect(cache.answer(to: try nominatimRequest("x"), of: try ownServer(), now: 0) == nil)
    #expect(cache.clear() == 0)
  }
}
