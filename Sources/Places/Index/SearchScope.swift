internal import Session

/// Where a name is looked for: countries, divisions and areas of one name.
struct SearchScope: Hashable {
  /// An area that is no division; the country that it is listed in.
  struct Circle: Hashable {
    var country: String
    var centre: Coordinates
    var kilometres: Double
  }

  /// Countries (with an empty code) and divisions.
  var regions: Set<RegionKey> = []
  var circles: [Circle] = []

  var isEmpty: Bool { regions.isEmpty && circles.isEmpty }

  /// The words of the index that say where a row is; what lies in a circle has to be told apart.
  var marks: [String] {
    Set(regions.map(mark) + circles.map { SearchMark.country($0.country) }).sorted()
  }

  /// How far the areas reach, as they are named elsewhere.
  var extents: [PlaceExtent] {
    regions.map { region in
      region.code.isEmpty
        ? .country(region.country) : .division(country: region.country, code: region.code)
    } + circles.map { .circle($0.centre, kilometres: $0.kilometres) }
  }
}

private func mark(_ region: RegionKey) -> String {
  region.code.isEmpty ? SearchMark.country(region.country) : SearchMark.region(region)
}
