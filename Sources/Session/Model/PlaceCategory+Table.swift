extension PlaceCategory {
  /// What is not here is called as its tag, with blanks; a tag that stands in two lines as the first
  /// of them says.
  static let table = """
    restaurant, food, place to eat, eating, dining: amenity=restaurant
    restaurant street: restaurant_street
    cafe, coffee, coffee shop, tea room: amenity=cafe
    bar: amenity=bar
    pub: amenity=pub
    nightclub, club, disco: amenity=nightclub
    beer garden, biergarten: amenity=biergarten
    fast food, takeaway, snack bar: amenity=fast_food
    ice cream, gelateria, ice cream parlour: amenity=ice_cream
    food court: amenity=food_court
    hotel: tourism=hotel
    hostel: tourism=hostel
    guest house, bed and breakfast, pension: tourism=guest_house
    motel: tourism=motel
    campsite, camping, campground: tourism=camp_site
    holiday flat: tourism=apartment
    sight, attraction, tourist attraction, highlight, things to do, things to see: \
    tourism=attraction
    museum: tourism=museum
    art gallery, gallery: tourism=gallery
    viewpoint, view, lookout, panorama: tourism=viewpoint
    artwork: tourism=artwork
    zoo: tourism=zoo
    aquarium: tourism=aquarium
    theme park, amusement park: themepark tourism=theme_park
    tourist information, tourist office: tourism=information
    picnic site: tourism=picnic_site
    place of worship, church, mosque, temple, synagogue: amenity=place_of_worship
    church: building=church building=cathedral
    theatre, theater, opera: amenity=theatre
    cinema, movie theater: amenity=cinema
    library: amenity=library
    market: amenity=marketplace
    pharmacy, chemist, drugstore: amenity=pharmacy
    hospital: amenity=hospital
    doctor: amenity=doctors
    dentist: amenity=dentist
    bank: amenity=bank
    cash machine, atm, cashpoint: amenity=atm
    currency exchange: amenity=bureau_de_change
    post office: amenity=post_office
    letter box: amenity=post_box
    police station, police: amenity=police
    toilet, wc, restroom: amenity=toilets
    drinking water: amenity=drinking_water
    fountain: amenity=fountain
    parking, car park: amenity=parking
    petrol station, gas station: amenity=fuel
    charging station: amenity=charging_station
    bicycle hire, bike rental: amenity=bicycle_rental
    car hire, car rental: amenity=car_rental
    taxi rank, taxi: amenity=taxi
    bus station: amenity=bus_station
    ferry terminal: amenity=ferry_terminal
    town hall: amenity=townhall
    embassy: office=diplomatic amenity=embassy
    casino: amenity=casino
    supermarket, grocery, groceries: shop=supermarket
    corner shop, convenience store: shop=convenience
    bakery: shop=bakery
    bookshop, bookstore: shop=books
    clothes shop: shop=clothes
    shopping centre, mall, shopping mall, shopping: shop=mall
    department store: shop=department_store
    laundry, laundrette: shop=laundry
    hairdresser: shop=hairdresser
    gift shop, souvenirs: shop=gift
    travel agency: shop=travel_agency
    park: leisure=park
    garden, botanical garden: leisure=garden
    playground: leisure=playground
    swimming pool, pool: leisure=swimming_pool
    sports ground: leisure=pitch
    sports centre, gym: leisure=sports_centre leisure=fitness_centre
    stadium, arena: leisure=stadium
    nature reserve: leisure=nature_reserve
    marina, harbour: leisure=marina
    beach: natural=beach
    peak, mountain: natural=peak
    cave: natural=cave_entrance
    waterfall: waterway=waterfall
    castle, fort, fortress: historic=castle historic=fort
    ruins, ruin: historic=ruins
    monument: historic=monument
    memorial: historic=memorial
    archaeological site: historic=archaeological_site
    square, plaza: place=square
    pedestrian area: highway=pedestrian
    station, train station, railway station: railway=station
    railway stop: railway=halt
    tram stop: railway=tram_stop
    underground entrance: railway=subway_entrance
    bus stop: highway=bus_stop
    airport: aeroway=aerodrome
    nightlife: nightlife amenity=bar amenity=nightclub amenity=pub
    """
}
