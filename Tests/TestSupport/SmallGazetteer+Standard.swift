private import Session

extension SmallGazetteer {
  /// Towns of one name in several countries, an airport, a country, and sights of Porto and Paris.
  package static let standard: [Row] = [
    Row(
      "Porto", 41.1496, -8.6110, .city, category: "city", address: "Porto, Portugal", country: "PT",
      zone: "Europe/Lisbon", rank: 1000, other: ["Oporto"]),
    Row(
      "Lisboa", 38.7167, -9.1333, .city, category: "city", address: "Lisboa, Portugal",
      country: "PT",
      zone: "Europe/Lisbon", rank: 1100, own: ["Lisbon"], other: ["Lissabon"]),
    Row(
      "Matosinhos", 41.1821, -8.6891, .city, category: "city", address: "Porto, Portugal",
      country: "PT",
      zone: "Europe/Lisbon", rank: 500),
    Row(
      "Paris", 48.8534, 2.3488, .city, category: "city", address: "Île-de-France, France",
      country: "FR",
      zone: "Europe/Paris", rank: 1300),
    Row(
      "Paris", 33.6609, -95.5555, .city, category: "city", address: "Texas, United States",
      country: "US",
      zone: "America/Chicago", rank: 450),
    Row(
      "London", 51.5085, -0.1257, .city, category: "city", address: "England, United Kingdom",
      country: "GB",
      zone: "Europe/London", rank: 1350),
    Row(
      "London", 42.9834, -81.2330, .city, category: "city", address: "Ontario, Canada",
      country: "CA",
      zone: "America/Toronto", rank: 700),
    Row(
      "Springfield", 37.2153, -93.2982, .city, category: "city", address: "Missouri, United States",
      country: "US",
      zone: "America/Chicago", rank: 560),
    Row(
      "Springfield", 42.1015, -72.5898, .city, category: "city",
      address: "Massachusetts, United States", country: "US",
      zone: "America/New_York", rank: 550),
    Row(
      "Springfield", 39.8017, -89.6437, .city, category: "city", address: "Illinois, United States",
      country: "US",
      zone: "America/Chicago", rank: 540),
    Row(
      "Valencia", 39.4739, -0.3797, .city, category: "city", address: "Valencia, Spain",
      country: "ES",
      zone: "Europe/Madrid", rank: 800),
    Row(
      "Valencia", 10.1620, -68.0077, .city, category: "city", address: "Carabobo, Venezuela",
      country: "VE",
      zone: "America/Caracas", rank: 780),
    Row(
      "Kyoto", 35.0211, 135.7538, .city, category: "city", address: "Kyoto, Japan", country: "JP",
      zone: "Asia/Tokyo", rank: 900),
    Row(
      "New York City", 40.7143, -74.0060, .city, category: "city",
      address: "New York, United States", country: "US",
      zone: "America/New_York", rank: 1350, own: ["New York"]),
    Row(
      "Francisco Sá Carneiro Airport", 41.2481, -8.6814, .airport, category: "airport",
      address: "Porto, Portugal", country: "PT",
      zone: "Europe/Lisbon", rank: 600, other: ["OPO"]),
    Row(
      "Portugal", 39.6945, -8.1306, .country, category: "country", address: "", country: "PT",
      rank: 900),
    Row(
      "Livraria Lello", 41.1469, -8.6148, .sight, category: "bookshop", address: "Porto, Portugal",
      country: "PT",
      zone: "Europe/Lisbon", rank: 300, own: ["Lello Bookshop"]),
    Row(
      "Porto Cathedral", 41.1428, -8.6112, .sight, category: "church", address: "Porto, Portugal",
      country: "PT",
      zone: "Europe/Lisbon", rank: 320, own: ["Sé do Porto"]),
    Row(
      "Clérigos Tower", 41.1457, -8.6146, .sight, category: "viewpoint", address: "Porto, Portugal",
      country: "PT",
      zone: "Europe/Lisbon", rank: 310),
    Row(
      "Dom Luís I Bridge", 41.1399, -8.6094, .sight, category: "bridge", address: "Porto, Portugal",
      country: "PT",
      zone: "Europe/Lisbon", rank: 330),
    Row(
      "Louvre Museum", 48.8606, 2.3376, .sight, category: "museum", address: "Paris, France",
      country: "FR",
      zone: "Europe/Paris", rank: 900, own: ["Louvre"]),
    Row(
      "Louvre Abu Dhabi", 24.5337, 54.3982, .sight, category: "museum",
      address: "Abu Dhabi, United Arab Emirates", country: "AE",
      zone: "Asia/Dubai", rank: 600, own: ["Louvre"]),
    Row(
      "Eiffel Tower", 48.8584, 2.2945, .sight, category: "tower", address: "Paris, France",
      country: "FR",
      zone: "Europe/Paris", rank: 950, other: ["Tour Eiffel"]),
  ].compactMap { $0 }
}
