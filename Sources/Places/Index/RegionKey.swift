/// A first-level division: country ISO 3166-1 alpha-2, and code as GeoNames has it.
struct RegionKey: Hashable {
  var country: String
  var code: String
}
