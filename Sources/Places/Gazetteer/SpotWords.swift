internal import Session

/// Words of many languages for a station and an airport, as people write them around the name of the
/// town: `stazione di Lucca`, `Dijon gare`, `盛岡駅`, `аэропорт Сочи`.
enum SpotWords {
  struct Reading {
    var kind: PlaceKind
    /// What is left without the word.
    var rest: String
  }

  /// What kind the words ask for, and the name of the place; `nil` where no word stands for one.
  static func reading(_ words: [Substring]) -> Reading? {
    for (kind, spot) in [(PlaceKind.station, stations), (.airport, airports)] {
      guard let rest = spot.rest(of: words) else { continue }
      return Reading(kind: kind, rest: rest.joined(separator: " "))
    }
    return nil
  }

  private struct Spot {
    /// They name the kind.
    private let words: Set<Substring>
    /// They say more of it.
    private let beside: Set<Substring>
    /// What is written at the end of a name without a blank.
    private let endings: [String]

    init(words: String, beside: String, endings: String) {
      func parts(_ text: String) -> [Substring] { text.split(separator: " ") }
      self.words = Set(parts(words).map { folded(String($0))[...] })
      self.beside = Set(parts(beside).map { folded(String($0))[...] })
      self.endings = parts(endings).map { folded(String($0)) }
    }

    func rest(of words: [Substring]) -> [Substring]? {
      let plain = words.filter { !self.words.contains($0) }
      var rest = plain.filter {
        !GazetteerSearch.fillers.contains($0) && !LeadingArticle.elided.contains($0)
      }
      if plain.count < words.count {
        rest.removeAll(where: beside.contains)
        return rest.isEmpty ? nil : rest
      }
      guard let last = rest.last else { return nil }
      for ending in endings where last.hasSuffix(ending) && last != ending {
        rest[rest.count - 1] = last.dropLast(ending.count)
        return rest
      }
      return nil
    }
  }

  private static let stations = Spot(
    words: """
      station stn railway central centrale centraal centralna sentral gare bahnhof hauptbahnhof hbf \
      hb bhf estación estació estação stazione gara stasiun stesen dworzec nádraží stanica kolodvor \
      postaja pályaudvar vasútállomás stasjon sentralstasjon centralstation järnvägsstation \
      banegård hovedbanegård rautatieasema päärautatieasema asema garı istasyon istasyonu stacija \
      stotis jaam eki treinstation вокзал станция гара станица σταθμός תחנת محطة สถานีรถไฟ สถานี \
      駅 站 역
      """,
    beside: """
      main train railroad rail sncf tgv główny hlavní hlavná glavni glavna železniční železničná \
      železniška железнодорожный ferroviaria ferroviário ferroviaire σιδηροδρομικός
      """,
    endings: "火车站 火車站 高铁站 高鐵站 車站 车站 駅 站 기차역 역 hbf hauptbahnhof bahnhof")

  private static let airports = Spot(
    words: """
      airport flughafen aéroport aeroporto aeropuerto lotnisko letiště letisko lufthavn flygplats \
      flyplass luchthaven vliegveld lentoasema repülőtér havalimanı havaalanı aerodrom bandara \
      аэропорт аеропорт летище аеродром αεροδρόμιο مطار สนามบิน ท่าอากาศยาน 空港 机场 機場 공항
      """,
    beside: "international internacional intl",
    endings: "国際空港 空港 国际机场 國際機場 机场 機場 국제공항 공항")
}
