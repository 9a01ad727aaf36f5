public import Geodesy

/// A bounding box as GeoJSON writes it: four edges in degrees, and perhaps two altitudes in metres.
///
///     let world = Extent(west: -180, south: -90, east: 180, north: 90)
///
/// The order in a file is west, south, (lowest,) east, north (, highest). A box that crosses the antimeridian has its
/// west greater than its east (RFC 7946 sections 5 and 5.2).
public struct Extent: Sendable, Hashable {
    /// Western edge, degrees of longitude.
    public var west: Double
    /// Southern edge, degrees of latitude.
    public var south: Double
    /// Eastern edge, degrees of longitude.
    public var east: Double
    /// Northern edge, degrees of latitude.
    public var north: Double
    /// Lowest and highest altitude in metres; `nil` for a flat box.
    public var altitudes: Altitudes?

    /// The vertical edges of a box, in metres.
    public struct Altitudes: Sendable, Hashable {
        /// The lowest altitude.
        public var lowest: Double
        /// The highest altitude.
        public var highest: Double

        /// Makes the vertical edges.
        public init(lowest: Double, highest: Double) {
            self.lowest = lowest
            self.highest = highest
        }
    }

    /// Makes a box from its edges.
    public init(west: Double, south: Double, east: Double, north: Double, altitudes: Altitudes? = nil) {
        self.west = west
        self.south = south
        self.east = east
        self.north = north
        self.altitudes = altitudes
    }

    /// Makes a flat box.
    public init(_ box: BoundingBox) {
        self.init(west: box.west, south: box.south, east: box.east, north: box.north)
    }

    /// Reads a box from the numbers of a `bbox` member: four or six, otherwise `nil`.
    public init?(numbers: some Collection<Double>) {
        let n = Array(numbers)
        switch n.count {
        case 4: self.init(west: n[0], south: n[1], east: n[2], north: n[3])
        case 6:
            self.init(
                west: n[0], south: n[1], east: n[3], north: n[4],
                altitudes: Altitudes(lowest: n[2], highest: n[5]))
        default: return nil
        }
    }

    /// The numbers of a `bbox` member.
    public var numbers: [Double] {
        guard let altitudes else { return [west, south, east, north] }
        return [west, south, altitudes.lowest, east, north, altitudes.highest]
    }

    /// The box without altitudes.
    public var boundingBox: BoundingBox { BoundingBox(west: west, south: south, east: east, north: north) }
}

extension Extent {
    /// The box in the parts that it has on a map from −180° to 180°, from west to east: two where it crosses the antimeridian,
    /// by a west greater than its east or by longitudes beyond ±180. A box of numbers that are not degrees has one part.
    package var parts: [BoundingBox] {
        func part(_ west: Double, _ east: Double) -> BoundingBox {
            BoundingBox(west: west, south: south, east: east, north: north)
        }
        let corners = [
            Coordinate(longitude: west, latitude: south), Coordinate(longitude: east, latitude: north),
        ]
        guard corners.allSatisfy({ $0.isInDegrees }) else { return [boundingBox] }
        if west > east {
            // West and east of the antimeridian, as RFC 7946 section 5.2 has them.
            return west <= 180 && east >= -180 ? [part(west, 180), part(-180, east)] : [boundingBox]
        }
        if east - west >= 360 { return [part(-180, 180)] }
        if west >= -180, east <= 180 { return [boundingBox] }
        let turns = ((west + 180) / 360).rounded(.down) * 360
        let (start, end) = (west - turns, east - turns)
        return end <= 180 ? [part(start, end)] : [part(start, 180), part(-180, end - 360)]
    }

    /// The box as an area: a Polygon, or a MultiPolygon of two where the box crosses the antimeridian. Altitudes are left out.
    package var rectangle: Geometry {
        let parts = parts
        let wide = parts.count > 1 ? parts.filter { $0.west < $0.east } : parts
        let polygons = (wide.isEmpty ? parts : wide).map { part in
            let corners = [
                (part.west, part.south), (part.east, part.south), (part.east, part.north), (part.west, part.north),
                (part.west, part.south),
            ]
            return Polygon(
                uncheckedExterior: Positions(corners.map { Position(longitude: $0.0, latitude: $0.1) }))
        }
        return polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(PolygonList(polygons))
    }
}
