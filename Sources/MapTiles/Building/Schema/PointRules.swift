/// What is shown as a point: places of interest, public transport, populated places, motorway exits and addresses.
enum PointRules {
    /// - Parameter form: `point` for nodes, `areaLabel` for areas.
    static func points(_ tags: ElementTags, _ form: MapObject.Form, _ objects: inout [MapObject]) {
        if form == .point {
            place(tags, &objects)
            if tags[.highway] == "motorway_junction" {
                var exit = MapObject(.streetLabelsPoints, .point, from: 12, kind: "motorway_junction")
                exit.set(.ref, tags[.ref])
                exit.setNames(tags)
                objects.append(exit)
            }
        }
        if let (kind, zoom) = transport(tags, form) {
            var stop = MapObject(.publicTransport, form, from: zoom, kind: kind)
            stop.setNames(tags)
            objects.append(stop)
        }
        if let interest = interest(tags, form) {
            objects.append(interest)
        } else if tags[.addrHousenumber] != nil || tags[.addrHousename] != nil {
            var address = MapObject(.addresses, form, from: 14)
            address.set(.housename, tags[.addrHousename])
            address.set(.housenumber, tags[.addrHousenumber])
            objects.append(address)
        }
    }

    // MARK: - Populated places

    private static func place(_ tags: ElementTags, _ objects: inout [MapObject]) {
        guard let place = tags[.place], let usual = places[place] else { return }
        var (kind, zoom) = (place, usual.zoom)
        if ["city", "town", "village", "hamlet"].contains(place) {
            if tags[.capital] == "yes" { (kind, zoom) = ("capital", 4) }
            if tags[.capital] == "4" { (kind, zoom) = ("state_capital", 4) }
        }
        let stated = tags[.population].flatMap { Int($0) }.flatMap { (0...100_000_000).contains($0) ? $0 : nil }
        let population = stated ?? usual.population
        var label = MapObject(.placeLabels, .point, from: zoom, kind: kind)
        label.setNames(tags)
        label.set(.population, population)
        // The largest first: an eighth of a power of two makes a difference, and where it does not the order of the data.
        label.rank = MapObject.mostRank - 1 - Int(LogarithmicScale.step(of: Double(population)))
        objects.append(label)
    }

    private static let places: [String: (zoom: Int, population: Int)] = [
        "city": (6, 100_000), "town": (7, 5_000), "village": (10, 100), "hamlet": (10, 50), "suburb": (10, 1_000),
        "quarter": (10, 500), "neighbourhood": (10, 100), "isolated_dwelling": (10, 5), "farm": (10, 5),
        "island": (10, 0), "locality": (10, 0),
    ]

    // MARK: - Public transport

    private static func transport(_ tags: ElementTags, _ form: MapObject.Form) -> (String, Int)? {
        switch tags[.aeroway] {
        case "aerodrome": return ("aerodrome", 11)
        case "helipad": return ("helipad", 13)
        default: break
        }
        if let railway = tags[.railway], let zoom = ["station": 13, "halt": 13, "tram_stop": 14][railway] {
            return (railway, zoom)
        }
        if tags[.amenity] == "bus_station" { return ("bus_station", 13) }
        if tags[.highway] == "bus_stop" { return ("bus_stop", 14) }
        if tags[.amenity] == "ferry_terminal" || tags[.aerialway] == "ferry_terminal" { return ("ferry_terminal", 12) }
        return tags[.aerialway] == "station" ? ("aerialway_station", 13) : nil
    }

    // MARK: - Places of interest

    private static func interest(_ tags: ElementTags, _ form: MapObject.Form) -> MapObject? {
        var interest = MapObject(.pois, form, from: 14)
        for (key, attribute, values) in interests {
            if let value = tags[key], values.contains(value) { interest.set(attribute, value) }
        }
        guard !interest.attributes.isEmpty else { return nil }
        interest.setNames(tags)
        interest.set(.housename, tags[.addrHousename])
        interest.set(.housenumber, tags[.addrHousenumber])
        switch tags[.amenity] {
        case "restaurant", "fast_food", "pub", "bar", "cafe": interest.set(.cuisine, tags[.cuisine])
        case "vending_machine": interest.set(.vending, tags[.vending])
        case "place_of_worship":
            interest.set(.religion, tags[.religion])
            interest.set(.denomination, tags[.denomination])
        case "recycling":
            interest.set(.recyclingGlassBottles, tags[.recyclingGlassBottles] == "yes")
            interest.set(.recyclingPaper, tags[.recyclingPaper] == "yes")
            interest.set(.recyclingClothes, tags[.recyclingClothes] == "yes")
            interest.set(.recyclingScrapMetal, tags[.recyclingScrapMetal] == "yes")
        case "bank": interest.set(.atm, tags[.atm] == "yes")
        default: break
        }
        if ["pitch", "sports_centre"].contains(tags[.leisure]) { interest.set(.sport, tags[.sport]) }
        if tags[.tourism] == "information" { interest.set(.information, tags[.information]) }
        if tags[.manMade] == "tower" { interest.set(.towerType, tags[.towerType]) }
        return interest
    }

    private static let interests: [(TagKey, AttributeKey, Set<String>)] = [
        (
            .amenity, .amenity,
            [
                "police", "fire_station", "post_box", "post_office", "telephone", "library", "townhall", "courthouse",
                "prison", "embassy", "community_centre", "nursing_home", "arts_centre", "grave_yard", "marketplace",
                "recycling", "university", "school", "college", "public_building", "pharmacy", "hospital", "clinic",
                "doctors", "dentist", "veterinary", "theatre", "nightclub", "cinema", "restaurant", "fast_food", "cafe",
                "pub", "bar", "food_court", "biergarten", "shelter", "car_rental", "car_wash", "car_sharing",
                "bicycle_rental", "vending_machine", "bank", "atm", "toilets", "bench", "drinking_water", "fountain",
                "hunting_stand", "waste_basket", "place_of_worship", "playground", "dog_park",
            ]
        ),
        (
            .leisure, .leisure,
            [
                "sports_centre", "pitch", "swimming_pool", "water_park", "golf_course", "stadium", "ice_rink",
            ]
        ),
        (
            .tourism, .tourism,
            [
                "hotel", "motel", "bed_and_breakfast", "guest_house", "hostel", "chalet", "camp_site", "alpine_hut",
                "caravan_site", "information", "picnic_site", "viewpoint", "zoo", "theme_park",
            ]
        ),
        (
            .shop, .shop,
            [
                "supermarket", "bakery", "kiosk", "mall", "department_store", "general", "convenience", "clothes",
                "florist", "chemist", "books", "butcher", "shoes", "alcohol", "beverages", "optician", "jewelry",
                "gift", "sports", "stationery", "outdoor", "mobile_phone", "toys", "newsagent", "greengrocer", "beauty",
                "video", "car", "bicycle", "doityourself", "hardware", "furniture", "computer", "garden_centre",
                "hairdresser", "travel_agency", "laundry", "dry_cleaning",
            ]
        ),
        (
            .manMade, .manMade,
            [
                "surveillance", "tower", "windmill", "lighthouse", "wastewater_plant", "water_well", "watermill",
                "water_works",
            ]
        ),
        (
            .historic, .historic,
            [
                "monument", "memorial", "artwork", "castle", "ruins", "archaeological_site", "wayside_cross",
                "wayside_shrine", "battlefield", "fort",
            ]
        ),
        (.emergency, .emergency, ["phone", "fire_hydrant", "defibrillator"]),
        (.highway, .highway, ["emergency_access_point"]),
        (.office, .office, ["diplomatic"]),
    ]
}
