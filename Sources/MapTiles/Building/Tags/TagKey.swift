/// The keys that decide what an element is on the map, and those that are written there.
enum TagKey: UInt8, CaseIterable, Sendable {
    case addrHousename
    case addrHousenumber
    case adminLevel
    case aerialway
    case aeroway
    case amenity
    case area
    case areaAeroway
    case areaHighway
    case atm
    case barrier
    case bicycle
    case boundary
    case bridge
    case building
    case capital
    case covered
    case cuisine
    case denomination
    case disputed
    case emergency
    case highway
    case historic
    case horse
    case information
    case landuse
    case layer
    case leisure
    case manMade
    case maritime
    case military
    case motorVehicle
    case name
    case nameDe
    case nameEn
    case nameRu
    case natural
    case network
    case office
    case oneway
    case place
    case population
    case railway
    case recyclingClothes
    case recyclingGlassBottles
    case recyclingPaper
    case recyclingScrapMetal
    case ref
    case religion
    case route
    case service
    case shop
    case sport
    case state
    case surface
    case tourism
    case towerType
    case tracktype
    case tunnel
    case type
    case vending
    case water
    case waterway
    case wetland

    /// The key in the data.
    var text: String {
        switch self {
        case .addrHousename: "addr:housename"
        case .addrHousenumber: "addr:housenumber"
        case .adminLevel: "admin_level"
        case .areaAeroway: "area:aeroway"
        case .areaHighway: "area:highway"
        case .manMade: "man_made"
        case .motorVehicle: "motor_vehicle"
        case .nameDe: "name:de"
        case .nameEn: "name:en"
        case .nameRu: "name:ru"
        case .recyclingClothes: "recycling:clothes"
        case .recyclingGlassBottles: "recycling:glass_bottles"
        case .recyclingPaper: "recycling:paper"
        case .recyclingScrapMetal: "recycling:scrap_metal"
        case .towerType: "tower:type"
        default: "\(self)"
        }
    }

    /// The keys without which an element is nothing on the map.
    static let leading: Set<TagKey> = [
        .addrHousename, .addrHousenumber, .aerialway, .aeroway, .amenity, .areaAeroway, .areaHighway, .barrier,
        .boundary, .building, .emergency, .highway, .historic, .landuse, .leisure, .manMade, .military, .natural,
        .office, .place, .railway, .route, .shop, .tourism, .waterway, .wetland,
    ]

    static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.text, $0) })
}
