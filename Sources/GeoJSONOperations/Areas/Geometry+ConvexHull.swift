public import GeoJSON
import Geodesy

extension Geometry {
    /// The smallest convex area that holds all positions, on the plane of degrees: a Polygon, cut at the antimeridian where it
    /// crosses; a line or a point where there is no area; `nil` for an empty geometry and one with a number that is not finite.
    ///
    /// Its ring goes counterclockwise and has no corner that lies between its neighbours.
    ///
    /// Source: Andrew, *Another efficient algorithm for convex hulls in two dimensions* (1979).
    ///
    /// - Complexity: O(*n* log *n*).
    public var convexHull: Geometry? {
        let places = Set(PlanarShape(self).positions).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard let first = places.first, let last = places.last, places.allSatisfy({ ($0.x + $0.y).isFinite }) else {
            return nil
        }
        func position(_ place: PlanePosition) -> Position { Position(longitude: place.x, latitude: place.y) }
        guard places.count > 1 else { return .point(Position(first.coordinate)) }
        let lower = Self.chain(places)
        let upper = Self.chain(places.reversed())
        guard lower.count + upper.count > 4 else {
            return Geometry.lineString([position(first), position(last)]).cutAtAntimeridian()
        }
        let ring = (lower.dropLast() + upper).map(position)
        return Geometry.polygon(Polygon(uncheckedExterior: Positions(ring))).cutAtAntimeridian()
    }

    /// The lower hull of sorted places.
    private static func chain(_ places: [PlanePosition]) -> [PlanePosition] {
        var chain: [PlanePosition] = []
        for place in places {
            while chain.count > 1, Orientation.sign(chain[chain.count - 2], chain[chain.count - 1], place) <= 0 {
                chain.removeLast()
            }
            chain.append(place)
        }
        return chain
    }
}
