extension KindTable {
  static let text = """
    city, town, village, place, settlement | stadt ville ciudad citta cidade | city |
    airport, airfield | flughafen aeroport aeropuerto aeroporto luchthaven lufthavn flygplats | \
    airport | aeroway=aerodrome
    country, nation | land pays pais paese | country |
    area | | region island |
    region, state, province, county | | region |
    sight, attraction, tourist attraction, landmark or sight, highlight, tourism, poi, things to \
    see, things to do, thing to see, thing to do, places to see, what to see, what to do, must \
    see | sehenswurdigkeit sehenswurdigkeiten | sight | tourism=attraction
    museum | musee museo museu museen musei muzeum | museum | tourism=museum
    art gallery, gallery | galerie | museum | tourism=gallery
    landmark | | landmark |
    place of worship, places of worship | | church mosque temple | amenity=place_of_worship
    church, cathedral, basilica, chapel, abbey, monastery | kirche dom eglise cathedrale iglesia \
    catedral chiesa cattedrale duomo igreja | church | amenity=place_of_worship building=church \
    building=cathedral
    mosque | moschee mosquee mezquita moschea mesquita | mosque | amenity=place_of_worship
    temple, shrine, pagoda, monastery | tempel templo tempio | temple | amenity=place_of_worship
    synagogue | | | amenity=place_of_worship
    park | parc parque parco | park | leisure=park
    garden, botanical garden | jardin garten giardino jardim | garden | leisure=garden
    market, bazaar, souk | markt marche mercado mercato | market | amenity=marketplace
    viewpoint, view, lookout, panorama | miradouro mirador aussichtspunkt | viewpoint | \
    tourism=viewpoint
    beach | strand plage playa spiaggia praia strande | beach | natural=beach
    food, place to eat, places to eat, where to eat, something to eat, food place | eat eating \
    dining essen comida cibo | restaurant_street food market | amenity=restaurant \
    amenity=fast_food amenity=cafe
    restaurant, restaurant street | | restaurant_street food market | amenity=restaurant
    cafe, bistro | | restaurant_street food market | amenity=cafe
    coffee, coffee shop, tea room | | | amenity=cafe
    fast food, takeaway, snack bar | | | amenity=fast_food
    street food | | restaurant_street food market | amenity=fast_food
    beer garden, biergarten | | | amenity=biergarten
    ice cream, gelateria, ice cream parlour | | | amenity=ice_cream
    food court | | | amenity=food_court
    for kids, family, for family, for families, for the family, kid, for the kids, with kids, \
    with the kids, children, for children, for the children, with children, family friendly, kid \
    friendly, child friendly | kinder enfant nino bambini crianca | family zoo themepark | \
    tourism=zoo tourism=theme_park leisure=playground
    playground | | family zoo themepark | leisure=playground
    free, free sight, free thing, things for free, free things to do, free attraction, for free \
    | gratis | viewpoint beach park square bridge neighbourhood garden nature | \
    tourism=viewpoint leisure=park
    rainy day, for a rainy day, if it rains, when it rains, in the rain, rain, rainy, indoor, \
    indoors, bad weather | regen | museum \
    shopping theatre palace church market | tourism=museum amenity=theatre
    day trip, daytrip, day out, excursion, day excursion, day tour | ausflug tagesausflug | \
    daytrip |
    hotel | hotels unterkunft | hotel | tourism=hotel
    hostel | | hotel | tourism=hostel
    guest house, guesthouse, bed and breakfast, pension | | hotel | tourism=guest_house
    motel | | | tourism=motel
    campsite, camping, campground | | | tourism=camp_site
    holiday flat | | | tourism=apartment
    nightlife, night out | | nightlife | amenity=bar amenity=nightclub amenity=pub
    bar | | nightlife | amenity=bar
    pub | | nightlife | amenity=pub
    nightclub, club, disco | | nightlife | amenity=nightclub
    station, train station, railway, railway station | bahnhof gare estacion stazione | station \
    | railway=station
    palace | palais palacio palazzo palast | palace | historic=palace building=palace
    castle, fort, fortress, citadel | schloss burg chateau castillo castello castelo | castle | \
    historic=castle historic=fort
    zoo | tierpark | zoo | tourism=zoo
    aquarium | | zoo | tourism=aquarium
    theatre, theater, opera, concert hall | | theatre | amenity=theatre
    cinema, movie theater | | | amenity=cinema
    bridge | brucke pont puente ponte | bridge | man_made=bridge
    neighbourhood, neighborhood, district, quarter | viertel barrio quartier | neighbourhood |
    ruins, ruin | | ruins | historic=ruins
    archaeological site, archaeology | | ruins | historic=archaeological_site
    nature, lake, hike, canyon, glacier, forest | | nature |
    national park | | nature | boundary=national_park
    volcano | | nature | natural=volcano
    peak, mountain | | nature | natural=peak
    cave | | nature | natural=cave_entrance
    waterfall | | nature | waterway=waterfall
    nature reserve | | | leisure=nature_reserve
    island, isle | insel ile isla isola ilha | island | place=island
    square, plaza | piazza platz praca | square | place=square
    memorial | | memorial | historic=memorial
    cemetery | friedhof | memorial | landuse=cemetery
    monument | | memorial landmark | historic=monument
    stadium, arena | stadion estadio | stadium | leisure=stadium
    theme park, themepark, amusement park | | themepark | tourism=theme_park
    shopping, shop, store | | shopping | shop=mall shop=department_store
    shopping centre, mall, shopping mall | | shopping | shop=mall
    department store | | | shop=department_store
    artwork | | | tourism=artwork
    tourist information, tourist office | | | tourism=information
    picnic site | | | tourism=picnic_site
    library | | | amenity=library
    pharmacy, chemist, drugstore | | | amenity=pharmacy
    hospital | | | amenity=hospital
    doctor | | | amenity=doctors
    dentist | | | amenity=dentist
    bank | | | amenity=bank
    cash machine, atm, cashpoint | | | amenity=atm
    currency exchange | | | amenity=bureau_de_change
    post office | | | amenity=post_office
    letter box | | | amenity=post_box
    police station, police | | | amenity=police
    toilet, wc, restroom | | | amenity=toilets
    drinking water | | | amenity=drinking_water
    fountain | | | amenity=fountain
    parking, car park | | | amenity=parking
    petrol station, gas station | | | amenity=fuel
    charging station | | | amenity=charging_station
    bicycle hire, bike rental | | | amenity=bicycle_rental
    car hire, car rental | | | amenity=car_rental
    taxi rank, taxi | | | amenity=taxi
    bus station | | | amenity=bus_station
    ferry terminal | | | amenity=ferry_terminal
    town hall | | | amenity=townhall
    embassy | | | office=diplomatic amenity=embassy
    casino | | | amenity=casino
    supermarket, grocery, groceries | | | shop=supermarket
    corner shop, convenience store | | | shop=convenience
    bakery | | | shop=bakery
    bookshop, bookstore | | | shop=books
    clothes shop | | | shop=clothes
    laundry, laundrette | | | shop=laundry
    hairdresser | | | shop=hairdresser
    gift shop, souvenirs | | | shop=gift
    travel agency | | | shop=travel_agency
    swimming pool, pool | | | leisure=swimming_pool
    sports ground | | | leisure=pitch
    sports centre, gym | | | leisure=sports_centre leisure=fitness_centre
    marina, harbour | | | leisure=marina
    pedestrian area | | | highway=pedestrian
    railway stop | | | railway=halt
    tram stop | | | railway=tram_stop
    underground entrance | | | railway=subway_entrance
    bus stop | | | highway=bus_stop
    """
}
