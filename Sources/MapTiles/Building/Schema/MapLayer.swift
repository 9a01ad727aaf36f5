/// A layer of the tiles: those of the Shortbread schema 1.0, and `cycle`, which is our own. A tile has them in this order.
///
/// Source: <https://shortbread-tiles.org/schema/1.0/>.
package enum MapLayer: UInt8, CaseIterable, Sendable {
    case ocean
    case waterPolygons
    case waterPolygonsLabels
    case waterLines
    case waterLinesLabels
    case damLines
    case damPolygons
    case pierLines
    case pierPolygons
    case boundaries
    case boundaryLabels
    case placeLabels
    case land
    case sites
    case buildings
    case addresses
    case streets
    case streetPolygons
    case streetLabels
    case streetsPolygonsLabels
    case streetLabelsPoints
    case bridges
    case aerialways
    case ferries
    case publicTransport
    case pois
    case cycle

    /// The name in a tile.
    package var name: String {
        switch self {
        case .waterPolygons: "water_polygons"
        case .waterPolygonsLabels: "water_polygons_labels"
        case .waterLines: "water_lines"
        case .waterLinesLabels: "water_lines_labels"
        case .damLines: "dam_lines"
        case .damPolygons: "dam_polygons"
        case .pierLines: "pier_lines"
        case .pierPolygons: "pier_polygons"
        case .boundaryLabels: "boundary_labels"
        case .placeLabels: "place_labels"
        case .streetPolygons: "street_polygons"
        case .streetLabels: "street_labels"
        case .streetsPolygonsLabels: "streets_polygons_labels"
        case .streetLabelsPoints: "street_labels_points"
        case .publicTransport: "public_transport"
        default: "\(self)"
        }
    }

    /// The layer of a name; `nil` where there is none.
    package init?(name: String) {
        guard let layer = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = layer
    }

    /// The layers that are built where nobody asks for others: all but addresses.
    package static let usual = Set(allCases).subtracting([.addresses])

    /// The first zoom of which the layer has anything.
    var minZoom: Int {
        switch self {
        case .ocean, .boundaries: 0
        case .boundaryLabels: 2
        case .waterPolygons, .waterPolygonsLabels, .placeLabels: 4
        case .streets: 5
        case .cycle: 6
        case .land: 7
        case .waterLines: 9
        case .streetLabels, .ferries: 10
        case .streetPolygons, .publicTransport: 11
        case .waterLinesLabels, .damLines, .damPolygons, .pierLines, .pierPolygons, .streetLabelsPoints, .bridges,
            .aerialways:
            12
        case .sites, .buildings, .addresses, .streetsPolygonsLabels, .pois: 14
        }
    }
}

/// Which layers and zooms are built.
struct TileScope: Sendable {
    let layers: Set<MapLayer>
    let maxZoom: Int
    /// Tiles of a zoom that one shape may touch, about.
    var mostTiles = Int.max

    /// Whether anything of an object is built.
    func shows(_ object: MapObject) -> Bool { object.minZoom <= maxZoom && layers.contains(object.layer) }
}

/// Sizes in steps of an eighth of a power of two, for an order of the largest first.
enum LogarithmicScale {
    /// 0 for anything below one, at most 8,191.
    static func step(of size: Double) -> UInt32 {
        guard size >= 1, size.isFinite else { return 0 }
        let eighths = Int((size.significand - 1) * 8) + Int(size.exponent) * 8
        return UInt32(min(max(eighths + 1, 0), 8_191))
    }
}
