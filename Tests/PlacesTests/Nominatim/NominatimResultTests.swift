import Places
import Session
import Testing

@Suite struct NominatimResultTests {
  private let museum = """
    [{"place_id":9,"osm_type":"way","osm_id":23715051,"lat":"43.7309","lon":"7.4256",\
    "category":"tourism","type":"museum","importance":9.99999999995449e-06,\
    "addresstype":"tourism","name":"Musée","display_name":"Musée, Avenue, Monaco",\
    "address":{"tourism":"Musée","road":"Avenue","suburb":"Monaco-Ville","city":"Monaco",\
    "state":"Somewhere","country":"Monaco","country_code":"mc"}}]
    """

  @Test func `a result becomes a place`() throws {
    let position = try #require(Coordinates(latitude: 43.7309, longitude: 7.4256))
    #expect(
      try places(museum) == [
        Place(
          name: "Musée", position: position, category: "museum", address: "Avenue, Monaco",
          country: "MC", osm: "way/23715051", source: .nominatim)
      ])
  }

  @Test func `numbers may be texts and texts numbers`() throws {
    let body = #"[{"lat":43.5,"lon":7,"osm_type":"node","osm_id":"12","name":98000}]"#
    let place = try #require(places(body).first)
    #expect(place.position == Coordinates(latitude: 43.5, longitude: 7))
    #expect(place.osm == "node/12")
    #expect(place.name == "98000")
  }

  @Test(arguments: [
    #""lat":"91","lon":"7""#, #""lat":"nan","lon":"7""#, #""lat":"inf","lon":"7""#,
    #""lat":"","lon":"7""#, #""lat":null,"lon":"7""#, #""lat":"43,7","lon":"7""#, #""lon":"7""#,
  ])
  func `a result without a position is left out`(position: String) throws {
    let body = "[{\(position),\"name\":\"nowhere\"},\(result())]"
    #expect(try places(body).map(\.name) == ["Larvotto"])
  }

  @Test(arguments: [
    (#""osm_type":"node","osm_id":0,"#), (#""osm_type":"N","osm_id":5,"#), (#""osm_id":5,"#),
    (#""osm_type":"node","#), (#""osm_type":"node","osm_id":1.5,"#),
    (#""osm_type":"\u001b[31m","osm_id":5,"#),
  ])
  func `an object that cannot be named has none`(members: String) throws {
    #expect(try places("[\(result(members))]").map(\.osm) == [nil])
  }

  @Test(arguments: [
    (#""name":"","display_name":"Avenue de l'Hermitage, Monaco","#, "Avenue de l'Hermitage"),
    (#""display_name":"Only long, Monaco","#, "Only long"),
    (#""name":null,"display_name":" , x","type":"parking","category":"amenity","#, "x"),
    (#""name":"","category":"amenity","type":"bicycle_parking","#, "bicycle parking"),
    (#""name":"\u001b[31m\u0000","type":"cafe","category":"amenity","#, "cafe"),
    (#""name":"","#, "place without a name"),
    (
      #""name":"","display_name":"12, Rue Grimaldi, Monaco","address":{"house_number":"12","#
        + #""road":"Rue Grimaldi","country_code":"mc"},"#, "12 Rue Grimaldi"
    ),
    (
      #""name":"","display_name":"32, Städtle","address":{"house_number":"32","#
        + #""road":"Städtle","country_code":"li"},"#, "Städtle 32"
    ),
  ])
  func `a place without a name is called by the next best`(members: String, name: String) throws {
    let body = "[{\(members)\"lat\":\"43.7\",\"lon\":\"7.4\"}]"
    #expect(try places(body).map(\.name) == [name])
  }

  @Test func `names are free text of strangers and come out clean`() throws {
    let name = #"Caf\u00e9 \u001b]0;owned\u0007\u202eevil\n\tbar"#
    #expect(try places("[\(result(name: name))]").map(\.name) == ["Café evil bar"])
    let long = String(repeating: "x", count: 5000)
    #expect(try places("[\(result(name: long))]").first?.name.count == 200)
  }

  @Test(
    arguments: [
      (#""category":"tourism","type":"museum""#, "museum"),
      (#""class":"boundary","type":"administrative","addresstype":"suburb""#, "suburb"),
      (#""category":"boundary","type":"administrative","addresstype":"country""#, "country"),
      (#""category":"amenity","type":"fast_food""#, "fast food"),
      (#""category":"building","type":"yes""#, "building"),
      (#""category":"aeroway","type":"aerodrome""#, "airport"),
      (#""category":"highway","type":"primary","addresstype":"road""#, "street"),
      (#""category":"highway","type":"bus_stop","addresstype":"highway""#, "bus stop"),
      (#""category":"","type":"""#, nil),
    ] as [(String, String?)])
  func `what it is comes in a word`(members: String, word: String?) throws {
    #expect(try places("[\(result(members + ","))]").map(\.category) == [word])
  }

  @Test(
    arguments: [
      (#"{"city":"Porto","state":"Norte","country":"Portugal"}"#, "Porto, Norte, Portugal"),
      (
        #"{"village":"Ebenholz","town":"Vaduz","county":"Oberland","country":"Liechtenstein"}"#,
        "Vaduz, Liechtenstein"
      ),
      (#"{"suburb":"Larvotto","country":"Monaco"}"#, "Monaco"),
      (#"{"hamlet":"Monaco","country":"Monaco"}"#, "Monaco"),
      (#"{"county":"Oberland"}"#, "Oberland"), ("{}", nil), ("null", nil), ("[]", nil),
      (#"{"city":"a\u001b[0mb","country":"\u202e"}"#, "ab"),
    ] as [(String, String?)])
  func `an address tells town, state and country, nothing twice`(
    address: String, words: String?
  ) throws {
    #expect(try places("[\(result("\"address\":\(address),"))]").map(\.address) == [words])
  }

  @Test(arguments: [
    (
      #""name":"Majestic","#,
      #"{"house_number":"112","road":"Rua de Santa Catarina","postcode":"4000-442","#
        + #""city":"Porto","state":"Norte","country":"Portugal","country_code":"pt"}"#,
      "Rua de Santa Catarina 112, 4000-442 Porto, Portugal"
    ),
    (
      #""name":"Hall","#,
      #"{"house_number":"350","road":"5th Avenue","postcode":"10118","city":"New York","#
        + #""state":"New York","ISO3166-2-lvl4":"US-NY","country":"United States","#
        + #""country_code":"us"}"#,
      "350 5th Avenue, New York, NY 10118, United States"
    ),
    (
      #""name":"","#,
      #"{"house_number":"12","road":"Rue Grimaldi","postcode":"98000","city":"Monaco","#
        + #""country":"Monaco","country_code":"mc"}"#, "98000 Monaco"
    ),
    (
      #""name":"Rue Grimaldi","#,
      #"{"road":"Rue Grimaldi","postcode":"98000","city":"Monaco","country":"Monaco"}"#,
      "98000 Monaco"
    ),
    (
      #""name":"Stall","#, #"{"pedestrian":"Städtle","town":"Vaduz","country":"Liechtenstein"}"#,
      "Städtle, Vaduz, Liechtenstein"
    ),
  ])
  func `what stands on a street has its street, number and postcode as the country writes them`(
    name: String, address: String, words: String
  ) throws {
    let body = "[{\(name)\"lat\":\"43.7\",\"lon\":\"7.4\",\"address\":\(address)}]"
    #expect(try places(body).map(\.address) == [words])
  }

  @Test(
    arguments: [("li", "LI"), ("FR", "FR"), ("", nil), ("xyz", nil), ("é1", nil)]
      as [(String, String?)])
  func `a country is two letters`(code: String, country: String?) throws {
    let address = "\"address\":{\"country_code\":\"\(code)\"},"
    #expect(try places("[\(result(address))]").map(\.country) == [country])
  }

  @Test func `the centre of a box half around the world is no place`() throws {
    let box = #""type":"country","category":"place","boundingbox":["-50","51","-178.3","172.3"],"#
    #expect(try places("[\(result(box, name: "France")),\(result())]").map(\.name) == ["Larvotto"])
    let small = #""type":"country","category":"place","boundingbox":["47","55","5.9","15.0"],"#
    #expect(try places("[\(result(small, name: "Deutschland"))]").map(\.name) == ["Deutschland"])
  }

  @Test func `those that rank the same come in an order that stays the same`() throws {
    func object(_ type: String, _ id: Int, _ category: String, _ name: String) -> String {
      result(
        #""osm_type":"\#(type)","osm_id":\#(id),"category":"\#(category)","type":"t","#, name: name)
    }
    let objects = [
      object("node", 9, "highway", "Museum"), object("way", 10, "tourism", "Museum"),
      object("way", 9, "tourism", "Museum"), object("node", 1, "tourism", "Museum shop"),
    ]
    for shift in objects.indices {
      let list = (objects[shift...] + objects[..<shift]).joined(separator: ",")
      let found = try places("[\(list)]", asked: "museum").compactMap(\.osm)
      #expect(found == ["way/9", "way/10", "node/9", "node/1"])
    }
  }

  @Test func `the server's order holds where importance differs`() throws {
    let list = [("low", "-0.5"), ("high", "0.9"), ("middle", "1e-5")]
      .map { result(name: $0.0, importance: $0.1) }.joined(separator: ",")
    #expect(try places("[\(list)]").map(\.name) == ["low", "high", "middle"])
  }

  @Test func `an object is told once and no more than were asked for`() throws {
    let one = result(#""osm_type":"node","osm_id":5,"#)
    #expect(try places("[\(one),\(one)]").count == 1)
    let many = (0..<60).map { result(name: "n\($0)") }.joined(separator: ",")
    #expect(try places("[\(many)]").count == 20)
  }
}
