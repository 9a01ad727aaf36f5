import OpenStreetMap
import RoadMap

/// What the tags of an element say that it is, as a place to look for by its name.
///
/// Of several keys the first in the order below counts, of which the others mostly say how the place is used or built: a church that
/// is a museum is a museum, a station building a station. Streets are left out; those are found by the names of their edges.
///
/// Sources: OSM wiki, *Map features* and the pages of the keys.
enum PlaceTags {
    /// The keys in the order in which they count; the name comes first.
    static let keys = [
        "name", "place", "railway", "public_transport", "tourism", "historic", "amenity", "leisure", "shop", "natural",
        "man_made", "building", "information", "highway",
    ]
    /// Each key's place among them.
    static let places: [String: UInt8] = Dictionary(
        uniqueKeysWithValues: keys.indices.map { (keys[$0], UInt8($0)) })

    /// Names of more bytes are cut.
    static let longestName = 200

    /// A name as a map keeps it: one line, without spaces around it; `nil` where nothing is left.
    static func name(_ text: String?) -> String? {
        guard let line = text?.split(whereSeparator: \.isWhitespace).joined(separator: " "), !line.isEmpty else {
            return nil
        }
        guard line.utf8.count > longestName else { return line }
        var cut = ""
        for character in line {
            guard cut.utf8.count + character.utf8.count <= longestName else { break }
            cut.append(character)
        }
        return cut
    }

    /// What an element is; `nil` for a street, and for what is no place to go to.
    ///
    /// - Parameter value: of a key of `keys`.
    static func kind(_ value: (_ key: Int) -> String?) -> PlaceKind? {
        let place = value(1)
        // A square may be a street as well.
        guard value(keys.count - 1) == nil || place == "square" else { return nil }
        for (key, table) in tables {
            guard let text = value(key), !ignored.contains(text) else { continue }
            // Signs at crossroads have the names of what they point to.
            if text == "information", !["office", "visitor_centre"].contains(value(keys.count - 2)) { continue }
            if let kind = table.kinds[text] ?? table.other { return kind }
        }
        return nil
    }

    /// What nobody looks for by its name.
    private static let ignored: Set<String> = [
        "no", "bench", "atm", "clock", "telephone", "post_box", "recycling", "waste_basket", "vending_machine",
        "parking_space", "charging_station", "hunting_stand", "tree_row",
    ]

    /// Values of one key, and what all others are.
    private struct Table: Sendable {
        var kinds: [String: PlaceKind]
        var other: PlaceKind?
    }

    private static let tables: [(key: Int, table: Table)] = [
        (
            1,
            Table(kinds: [
                "city": .city, "town": .town, "borough": .suburb, "suburb": .suburb, "quarter": .suburb,
                "neighbourhood": .suburb, "village": .village, "hamlet": .hamlet, "isolated_dwelling": .farm,
                "farm": .farm, "locality": .locality, "square": .square, "island": .island, "islet": .island,
            ])
        ),
        (2, Table(kinds: ["station": .station, "halt": .station])),
        (3, Table(kinds: ["station": .station])),
        (
            4,
            Table(
                kinds: [
                    "museum": .museum, "gallery": .gallery, "artwork": .artwork, "viewpoint": .viewpoint, "zoo": .zoo,
                    "aquarium": .zoo, "theme_park": .themePark, "picnic_site": .picnicSite,
                    "information": .information, "hotel": .hotel, "hostel": .hotel, "guest_house": .hotel,
                    "motel": .hotel, "apartment": .hotel, "chalet": .hotel, "camp_site": .campSite,
                    "caravan_site": .campSite, "alpine_hut": .shelter, "wilderness_hut": .shelter,
                ], other: .attraction)
        ),
        (
            5,
            Table(
                kinds: [
                    "castle": .castle, "manor": .castle, "fort": .castle, "city_gate": .castle, "monument": .monument,
                    "memorial": .monument, "ruins": .ruins, "archaeological_site": .archaeologicalSite,
                    "wayside_cross": .cross, "wayside_shrine": .cross, "church": .placeOfWorship,
                ], other: .historicPlace)
        ),
        (
            6,
            Table(
                kinds: [
                    "townhall": .townHall, "school": .school, "music_school": .school, "kindergarten": .kindergarten,
                    "childcare": .kindergarten, "university": .university, "college": .university,
                    "library": .library, "hospital": .hospital, "clinic": .doctors, "doctors": .doctors,
                    "dentist": .doctors, "pharmacy": .pharmacy, "police": .police, "fire_station": .fireStation,
                    "post_office": .postOffice, "bank": .bank, "place_of_worship": .placeOfWorship,
                    "grave_yard": .cemetery, "community_centre": .communityCentre, "social_centre": .communityCentre,
                    "theatre": .theatre, "cinema": .cinema, "arts_centre": .artsCentre, "marketplace": .marketplace,
                    "fountain": .fountain, "toilets": .toilets, "drinking_water": .drinkingWater,
                    "bicycle_parking": .bicycleParking, "parking": .parking, "fuel": .fuel,
                    "bus_station": .busStation, "ferry_terminal": .ferryTerminal, "restaurant": .restaurant,
                    "cafe": .cafe, "pub": .pub, "bar": .pub, "biergarten": .pub, "fast_food": .fastFood,
                    "ice_cream": .iceCream, "shelter": .shelter,
                ], other: .amenity)
        ),
        (
            7,
            Table(
                kinds: [
                    "park": .park, "garden": .garden, "nature_reserve": .natureReserve, "playground": .playground,
                    "sports_centre": .sportsCentre, "stadium": .stadium, "pitch": .pitch,
                    "swimming_pool": .swimmingPool, "swimming_area": .swimmingPool, "marina": .marina,
                ], other: .leisure)
        ),
        (
            8,
            Table(
                kinds: ["supermarket": .supermarket, "bakery": .bakery, "bicycle": .bicycleShop], other: .shop)
        ),
        (
            9,
            Table(
                kinds: [
                    "peak": .peak, "volcano": .peak, "hill": .peak, "saddle": .saddle, "water": .water,
                    "bay": .water, "spring": .spring, "hot_spring": .spring, "beach": .beach, "wood": .wood,
                    "cave_entrance": .cave, "glacier": .glacier, "cliff": .cliff, "rock": .rock, "stone": .rock,
                    "tree": .tree,
                ], other: .natural)
        ),
        (
            10,
            Table(
                kinds: [
                    "tower": .tower, "communications_tower": .tower, "mast": .tower, "water_tower": .tower,
                    "watermill": .mill, "windmill": .mill, "lighthouse": .lighthouse, "bridge": .bridge,
                    "pier": .pier, "works": .works, "cross": .cross, "obelisk": .structure, "chimney": .structure,
                    "observatory": .structure, "water_works": .structure, "wastewater_plant": .structure,
                    "gasometer": .structure, "telescope": .structure,
                ])
        ),
        (
            11,
            Table(
                kinds: [
                    "church": .placeOfWorship, "chapel": .placeOfWorship, "mosque": .placeOfWorship,
                    "synagogue": .placeOfWorship, "temple": .placeOfWorship, "train_station": .station,
                    "school": .school, "hospital": .hospital, "hotel": .hotel, "castle": .castle,
                ], other: .building)
        ),
    ]
}

/// A point that stands for a line or an area.
enum PointInside {
    /// For a closed ring its centroid, or where that lies outside, the middle of the widest part of the ring at the same latitude;
    /// for a line its middle node; `nil` for no point.
    ///
    /// - Complexity: O(n log n).
    static func of(_ points: [FixedCoordinate]) -> FixedCoordinate? {
        guard let first = points.first else { return nil }
        guard points.count > 3, first == points[points.count - 1] else { return points[points.count / 2] }
        // Relative to the first point, since products of whole coordinates would lose their last digits.
        let ring = points.map {
            (
                x: Double(Int64($0.longitude) - Int64(first.longitude)),
                y: Double(Int64($0.latitude) - Int64(first.latitude))
            )
        }
        var (area, x, y) = (0.0, 0.0, 0.0)
        for (one, next) in zip(ring, ring.dropFirst()) {
            let cross = one.x * next.y - next.x * one.y
            area += cross
            x += (one.x + next.x) * cross
            y += (one.y + next.y) * cross
        }
        guard area != 0 else { return points[points.count / 2] }
        let centre = (x: x / (3 * area), y: y / (3 * area))
        var crossings: [Double] = []
        for (one, next) in zip(ring, ring.dropFirst()) where (one.y > centre.y) != (next.y > centre.y) {
            crossings.append(one.x + (centre.y - one.y) / (next.y - one.y) * (next.x - one.x))
        }
        crossings.sort()
        var middle = centre.x
        var widest = -1.0
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
            let (west, east) = (crossings[index], crossings[index + 1])
            if west <= centre.x, centre.x <= east {
                middle = centre.x
                break
            }
            if east - west > widest { (widest, middle) = (east - west, (west + east) / 2) }
        }
        guard let longitude = Int32(exactly: (Double(first.longitude) + middle).rounded()),
            let latitude = Int32(exactly: (Double(first.latitude) + centre.y).rounded())
        else { return first }
        return FixedCoordinate(longitude: longitude, latitude: latitude)
    }
}
