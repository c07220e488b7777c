import Places
import Session
import TestSupport
import World

/// A gazetteer of a handful of rows in a folder of its own, built as the real one is.
final class GazetteerFixture {
  let folder = TemporaryFolder()
  private var builds = 0
  /// The database built last.
  var path: String { "\(folder.path)/places\(builds).db" }

  static let tables: [String: String] = [
    "places.tsv": """
    id	name	ascii	alternates	country	admin1	lat	lon	population	timezone	rank
    1	London		Londres	GB	ENG	51.5085	-0.1257	8961989		1348
    2	Paris		Parigi	FR	11	48.8534	2.3488	2138551		1283
    3	Porto		Oporto	PT	17	41.1485	-8.611	252687		1070
    4	Florence		Firenze|Florencia	IT	16	43.7792	11.2463	367150		1010
    5	Springfield			US	IL	39.8017	-89.6437	114394		843
    6	Springfield			US	MA	42.1015	-72.5898	154341	America/New_York	816
    7	Florencia			CO	08	1.6155	-75.6041	168346		790
    8	Paris			US	TX	33.661	-95.556	24782		655
    9	Gießen			DE	05	50.5873	8.6755	74411		640
    10	St. John's			US	TX	33	-95	900		300
    13	Le Havre			FR	28	49.4938	0.1077	185972		872
    14	Havre			US	MT	48.55	-109.684	9834		634
    15	Birmingham			GB	ENG	52.4814	-1.8998	1157603		987
    11	La Paz			PT	17	41.9	-8.2	0		250
    12	Lapaz			PT	17	41.8	-8.1	0		240
    """,
    "airports.tsv": """
    iata	icao	name	aliases	city	country	lat	lon	timezone	metro	size	rank
    OPO	LPPR	Francisco de Sá Carneiro Airport	Porto Airport	Porto	PT	41.2481	-8.6814	Europe/Lisbon		large	705
    XLK	XXLK	London / Kingsbury Airport			GB	51.6	-0.2	Europe/London		small	400
    XLO	XXLO	Londres (Kingsbury) Airport			GB	51.6	-0.2	Europe/London		small	400
    BHX	EGBB	Birmingham International Airport		Birmingham	GB	52.4539	-1.748	Europe/London		large	852
    NAN	NFFN	Nadi International Airport			FJ	-17.7554	177.4434	Pacific/Fiji		large	700
    """,
    "countries.tsv": """
    iso2	iso3	name	aliases	capital	currency	languages	lat	lon	timezone	population	rank
    PT	PRT	Portugal		Lisbon	EUR	pt	39.6	-8.2	Europe/Lisbon	10000000	1220
    FR	FRA	France		Paris	EUR	fr	46.7	2.5	Europe/Paris	67000000	1228
    GB	GBR	United Kingdom	UK	London	GBP	en	54.4	-2.1	Europe/London	66000000	1228
    US	USA	United States	America	Washington	USD	en	39.5	-97.4	America/Chicago	327000000	1235
    IT	ITA	Italy		Rome	EUR	it	44.7	11.0	Europe/Rome	60000000	1228
    CO	COL	Colombia		Bogota	COP	es	3.3	-73.1	America/Bogota	49000000	1227
    DE	DEU	Germany		Berlin	EUR	de	50.9	9.6	Europe/Berlin	83000000	1229
    FJ	FJI	Fiji		Suva	FJD	en	-17.8	177.9	Pacific/Fiji	883000	1209
    AQ	ATA	Antarctica					-79.8	35.8		0	900
    """,
    "admin1.tsv": """
    country	code	name	aliases	iso	lat	lon	rank
    PT	17	Porto		PT-13	41.193	-8.554	1200
    US	TX	Texas		US-TX	31.1	-97.5	850
    US	IL	Illinois		US-IL	41.3	-88.4	800
    US	MT	Montana		US-MT	46.9	-110.4	600
    US	MA	Massachusetts		US-MA	42.3	-71.8	800
    ES	60	Valenciana, Comunidad		ES-VC	39.1	-0.4	868
    GB	ENG	England		GB-ENG	52.5	-1.4	900
    IT	16	Tuscany	Toscana	IT-52	43.5	11.1	800
    DE	05	Hesse		DE-HE			
    """,
    "sights.tsv": """
    name	aliases	category	city	country	lat	lon	minutes	rank
    Louvre Museum	Louvre	museum	Paris	FR	48.8606	2.3376	180	1044
    Eiffel Tower	Tour Eiffel	landmark	Paris	FR	48.8584	2.2945	120	1044
    Serralves	Serralves Museum	museum	Porto	PT	41.1597	-8.6596	120	753
    Dom Luís I Bridge		bridge	Porto	PT	41.1399	-8.6094	30	1033
    Matosinhos Beach		beach	Matosinhos	PT	41.1761	-8.6931	120	700
    Date Line Point		viewpoint	Taveuni	FJ	-16.8	-179.99	30	600
    """,
    "country_names.tsv": """
    iso2	names	own
    FR	Frankreich|Francia	
    DE	Allemagne|Deutschland	Deutschland
    """,
    "areas.tsv": """
    name	aliases	kind	country	region	lat	lon	km	gateway	gateway_lat	gateway_lon	rank
    Portugal		country	PT		39.6	-8.2		Lisbon	38.72	-9.14	1220
    France		country	FR		46.7	2.5		Paris	48.85	2.35	1228
    United Kingdom	UK	country	GB		54.4	-2.1		London	51.5	-0.1	1228
    United States	America	country	US		39.5	-97.4		Washington	38.9	-77	1235
    Italy		country	IT		44.7	11.0		Rome	41.9	12.5	1228
    Colombia		country	CO		3.3	-73.1		Bogota	4.6	-74.1	1227
    Germany		country	DE		50.9	9.6		Berlin	52.5	13.4	1229
    Fiji		country	FJ		-17.8	177.9		Suva	-18.1	178.4	1209
    Antarctica		country	AQ		-79.8	35.8					900
    Tuscany	Toscana	region	IT	16	43.5	11.1		Florence	43.8	11.2	900
    Algarve		area	PT		37.15	-8.25	85	Faro	37.0	-7.9	860
    Berlenga Island	Berlengas	island	PT		39.41	-9.51	3	Peniche	39.4	-9.4	600
    """,
    "sights_world.tsv": """
    name	aliases	category	city	country	lat	lon	minutes	rank
    Sea Life Porto		zoo	Porto	PT	41.168	-8.689	90	734
    Berlengas		island	Peniche	PT	39.415	-9.51	180	690
    """,
    "sights_tail.tsv": """
    name	aliases	category	city	country	lat	lon	minutes	rank
    Tram Museum		museum	Porto	PT	41.1477	-8.633	60	573
    """,
    "sights_tags.tsv": """
    name	country	lat	lon	tags
    Sea Life Porto	PT	41.168	-8.689	family
    """,
    "stations.tsv": """
    name	aliases	city	country	lat	lon	rank
    Porto Campanhã Station	Campanhã	Porto	PT	41.1487	-8.5856	749
    """,
    "stations_uk.tsv": """
    name	crs	lat	lon
    Birmingham New Street	BHM	52.4778	-1.9002
    """,
    "outlines.tsv": """
    layer	rank	line
    coast	0	-4400 20000 50 500 -20 300
    border	0	-4000 20900 200 10 150 -40
    river	7	-4330 20570 100 10 200 -40
    coast	0	89900 -8000 100 40
    """,
    "exonyms.tsv": """
    country	name	alternates	own
    PT	Porto	Oporto	Oporto
    IT	Florence	Firenze|Florencia	Firenze
    """,
  ]

  /// Builds from these tables; a name without text is a missing file.
  func build(
    _ tables: [String: String] = GazetteerFixture.tables
  )
    throws(GazetteerBuildFailure) -> SQLiteGazetteer
  {
    builds += 1
    try fill(path, tables)
    return SQLiteGazetteer(path: path)
  }

  /// Builds into a file.
  func fill(
    _ path: String, _ tables: [String: String] = GazetteerFixture.tables
  )
    throws(GazetteerBuildFailure)
  {
    _ = try GazetteerBuilder.build(path) { name throws(GazetteerBuildFailure) in
      guard let text = tables[name] else {
        throw .file(FileFailure(path: name, reason: .missing))
      }
      return Array((text + "\n").utf8)
    }
  }
}

extension [GazetteerMatch] {
  var names: [String] { map(\.place.name) }
}
