/// The attributes of features.
enum AttributeKey: UInt8, CaseIterable, Sendable {
    case kind
    case amenity
    case leisure
    case tourism
    case shop
    case manMade
    case historic
    case emergency
    case highway
    case office
    case wayArea
    case adminLevel
    case maritime
    case disputed
    case name
    case nameEn
    case nameDe
    case nameRu
    case ref
    case refRows
    case refCols
    case population
    case link
    case rail
    case tunnel
    case bridge
    case oneway
    case onewayReverse
    case tracktype
    case surface
    case service
    case bicycle
    case horse
    case housename
    case housenumber
    case cuisine
    case sport
    case vending
    case information
    case towerType
    case religion
    case denomination
    case recyclingGlassBottles
    case recyclingPaper
    case recyclingClothes
    case recyclingScrapMetal
    case atm
    case x
    case y
    case roadClass
    case cycleway
    case cyclewayBackward
    case riding
    case ridingBackward
    case network
    case icn
    case ncn
    case rcn
    case lcn
    case mtb
    case barrier
    case passage
    case steepness

    /// The name in a tile.
    var name: String {
        switch self {
        case .manMade: "man_made"
        case .wayArea: "way_area"
        case .adminLevel: "admin_level"
        case .nameEn: "name_en"
        case .nameDe: "name_de"
        case .nameRu: "name_ru"
        case .refRows: "ref_rows"
        case .refCols: "ref_cols"
        case .onewayReverse: "oneway_reverse"
        case .towerType: "tower:type"
        case .recyclingGlassBottles: "recycling:glass_bottles"
        case .recyclingPaper: "recycling:paper"
        case .recyclingClothes: "recycling:clothes"
        case .recyclingScrapMetal: "recycling:scrap_metal"
        case .roadClass: "class"
        case .cyclewayBackward: "cycleway_backward"
        case .ridingBackward: "riding_backward"
        default: "\(self)"
        }
    }

    /// What its values are, in the words of the archive's metadata.
    var fieldType: String {
        switch self {
        case .wayArea, .adminLevel, .refRows, .refCols, .population, .steepness: "Number"
        case .maritime, .disputed, .link, .rail, .tunnel, .bridge, .oneway, .onewayReverse, .recyclingGlassBottles,
            .recyclingPaper, .recyclingClothes, .recyclingScrapMetal, .atm:
            "Boolean"
        default: "String"
        }
    }
}
