public import Geodesy

/// A place of a map that has a name and is no street.
public struct MapPlace: Sendable, Hashable {
    /// The name, as the map has it.
    public let name: String
    /// What it is.
    public let kind: PlaceKind
    /// Where it is; a place inside of an area.
    public let coordinate: Coordinate
}

/// The sections of a map with places: one row a place.
struct PlaceColumns: Sendable {
    let points: Column<FixedCoordinate>
    let kinds: NumberColumn
    /// Numbers among the names of the map.
    let names: NumberColumn

    init(_ image: MapImage) throws(MapFileError) {
        points = try image.column(.placePoints, of: FixedCoordinate.self)
        kinds = try image.numbers(.placeKinds)
        names = try image.numbers(.placeNames)
    }
}
