/// What a named place of a map is.
///
/// The raw values are part of the map file format and are never reused; settlements come first, then what more people know by
/// name. Source: OSM wiki, *Map features*.
public enum PlaceKind: UInt8, Sendable, Hashable, CaseIterable {
    /// Settlements and their parts.
    case city = 1
    case town, village, hamlet, suburb, locality, farm, island, square
    /// Where one changes to a train, a bus or a ship.
    case station = 20
    case busStation, ferryTerminal
    /// What one comes to see.
    case castle = 30
    case monument, ruins, archaeologicalSite, historicPlace, museum, gallery, attraction, artwork, viewpoint
    case zoo, themePark, picnicSite, information
    /// Where one stays overnight.
    case hotel = 50
    case campSite, shelter
    /// Where one goes by bicycle: parks, sport, water.
    case park = 60
    case garden, natureReserve, playground, sportsCentre, stadium, pitch, swimmingPool, marina, leisure
    /// What stands in nature.
    case peak = 80
    case saddle, water, spring, beach, wood, cave, glacier, cliff, rock, tree, natural
    /// What people built.
    case tower = 100
    case mill, lighthouse, bridge, pier, works, cross, structure
    /// What a community has.
    case townHall = 120
    case school, kindergarten, university, library, hospital, doctors, pharmacy, police, fireStation
    case postOffice, bank, placeOfWorship, cemetery, communityCentre, theatre, cinema, artsCentre, marketplace, fountain
    case toilets, drinkingWater, bicycleParking, parking, fuel, amenity
    /// Where one eats and drinks.
    case restaurant = 160
    case cafe, pub, fastFood, iceCream
    /// Where one buys.
    case supermarket = 180
    case bakery, bicycleShop, shop
    /// A building of which nothing else is known.
    case building = 200

    /// Whether people live there: a city, a village or a part of one.
    public var isSettlement: Bool { rawValue < PlaceKind.locality.rawValue }
}
