package import Session

/// The gazetteer where the program's data is not there: it knows no place.
package struct NoPlaces: Gazetteer {
  package init() {}

  package func named(_ name: String) -> [GazetteerMatch] { [] }

  package func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch] { [] }

  package func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch] { [] }

  package func beginning(_ text: String, limit: Int) -> [GazetteerMatch] { [] }
}
