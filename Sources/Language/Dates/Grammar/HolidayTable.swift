/// The holidays that people name instead of a date, and their rules.
///
/// Names are folded, without apostrophes. A rule is a day of a month, the nth weekday of a month
/// (from its end where negative) or Easter, and days from there; countries stand before a rule that
/// is theirs alone, and `?` where that differs so that it is asked as long as no country is known. `sun:-1` is a day
/// earlier where it falls on a Sunday.
let holidays = """
  christmas|christmas day|xmas|xmas day=12-25
  christmas eve|xmas eve|heiligabend=12-24
  boxing day|st stephens day=12-26
  new years eve|new year eve|nye|silvester|hogmanay=12-31
  new years day|new year day|new years|new year=1-1
  epiphany|three kings day=1-6
  valentines day|valentine day|valentines|st valentines day=2-14
  st patricks day|saint patricks day|st paddys day|saint paddys day|st patricks|saint patrick=3-17
  april fools day|april fools=4-1
  earth day=4-22
  international workers day|workers day|law day|lei day|loyalty day=5-1
  labor day=1 mon 9
  labour day=5-1;US,CA,? 1 mon 9
  midsummer day|st johns day=6-24
  juneteenth|jubilee day=6-19
  independence day=7-4;MX 9-16;IN 8-15;BR 9-7;GR 3-25;FI 12-6;PL 11-11;ID 8-17;PH 6-12;PE 7-28
  canada day=7-1
  bastille day=7-14
  assumption day=8-15
  german unity day=10-3
  halloween|hallowe en=10-31
  all saints day|all saints=11-1
  all souls day|day of the dead=11-2
  bonfire night|guy fawkes night|guy fawkes day=11-5
  remembrance day|armistice day|veterans day|veteran day=11-11
  st nicholas day=12-6
  australia day=1-26
  anzac day=4-25
  st georges day=4-23
  cinco de mayo=5-5
  international womens day|womens day=3-8
  groundhog day=2-2
  lincolns birthday|lincoln birthday|abraham lincolns birthday|abraham lincoln birthday=2-12
  ides of march|the ides of march=3-15
  siblings day|sibling day|national siblings day|national sibling day=4-10
  emancipation day=US,? 4-16 sat:-1 sun:+1;JM,TT,BB 8-1
  tax day=US,? 4-15 fri:+3 sat:+3 sun:+2
  kings day|koningsdag=4-27 sun:-1
  administrative professionals day|administrative professional day|secretaries day|admins day=-1 sat 4 -3
  military spouse day=2 sun 5 -2
  grandparents day|national grandparents day=1 mon 9 +6
  boss day|bosss day|bosses day|national boss day=10-16 sat:-1 sun:+1
  vegan day|world vegan day=11-1
  thanksgiving|thanksgiving day=4 thu 11;CA 2 mon 10
  black friday=4 thu 11 +1
  cyber monday=4 thu 11 +4
  mothers day=2 sun 5;GB,IE,? easter -21;FR,SE -1 sun 5;ES,PT,HU 1 sun 5
  fathers day=3 sun 6;ES,PT,IT 3-19;DE easter +39;AU,NZ 1 sun 9
  memorial day|decoration day=-1 mon 5
  martin luther king day|martin luther kings day|mlk day|mlk jr day|civil rights day=3 mon 1
  presidents day|president day|washingtons birthday|george washington day=3 mon 2
  columbus day|indigenous peoples day=2 mon 10
  early may bank holiday=1 mon 5
  spring bank holiday=-1 mon 5
  august bank holiday|summer bank holiday=-1 mon 8
  easter|easter sunday|easter day=easter
  easter monday=easter +1
  easter saturday|holy saturday=easter -1
  good friday|great friday=easter -2
  maundy thursday|holy thursday|covenant thursday|thursday of mysteries=easter -3
  palm sunday|branch sunday=easter -7
  ash wednesday=easter -46
  shrove tuesday|mardi gras|pancake day|fat tuesday=easter -47
  rose monday=easter -48
  ascension day|ascension=easter +39
  pentecost|whit sunday|whitsun|white sunday=easter +49
  whit monday|pentecost monday|monday of the holy spirit=easter +50
  trinity sunday=easter +56
  corpus christi=easter +60
  """
