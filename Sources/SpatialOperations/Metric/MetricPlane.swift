import GeoJSON
import Geodesy

/// A plane in metres around the middle of a geometry, and the ways there and back.
struct MetricPlane: ~Copyable {
    /// Beyond this the plane's distances are off by more than half a percent.
    static let reach = 1_000_000.0

    let middle: Coordinate
    private let there: CoordinateTransformation
    private let back: CoordinateTransformation

    /// Lays the plane; `nil` for a geometry without positions.
    static func around(_ geometry: Geometry) throws(PlanarGeometryError) -> MetricPlane? {
        var first: Coordinate?
        var box: BoundingBox?
        var unusable: Position?
        geometry.forEachPositions { positions, _ in
            for (index, place) in positions.coordinates.enumerated() {
                guard place.isOnEarth else {
                    unusable = unusable ?? positions[index]
                    continue
                }
                // Counted from the first position, so that the antimeridian does not tear the box.
                let start = first ?? place
                first = start
                let longitude = start.longitude + (place.longitude - start.longitude).remainder(dividingBy: 360)
                let old = box
                box = BoundingBox(
                    west: min(old?.west ?? longitude, longitude),
                    south: min(old?.south ?? place.latitude, place.latitude),
                    east: max(old?.east ?? longitude, longitude),
                    north: max(old?.north ?? place.latitude, place.latitude))
            }
        }
        if let unusable { throw .notOnEarth(unusable) }
        guard let box else { return nil }
        let middle = Coordinate(
            longitude: ((box.west + box.east) / 2).remainder(dividingBy: 360), latitude: (box.south + box.north) / 2)
        var furthest = 0.0
        geometry.forEachPositions { positions, _ in
            for place in positions.coordinates { furthest = max(furthest, middle.distance(to: place)) }
        }
        guard furthest <= reach else { throw .tooWide(metres: furthest) }
        return try MetricPlane(middle: middle)
    }

    private init(middle: Coordinate) throws(PlanarGeometryError) {
        self.middle = middle
        do throws(ReferenceSystemError) {
            let plane = try CoordinateReferenceSystem.localPlane(around: middle)
            let there = try CoordinateTransformation(from: .longitudeLatitude, to: plane)
            let back = try CoordinateTransformation(from: plane, to: .longitudeLatitude)
            self.there = there
            self.back = back
        } catch {
            throw .referenceSystem(error)
        }
    }

    /// The geometry in metres.
    borrowing func flat(_ geometry: Geometry) throws(PlanarGeometryError) -> Geometry {
        do throws(ReferenceSystemError) {
            return try there.transformed(geometry)
        } catch {
            throw .referenceSystem(error)
        }
    }

    /// The geometry in longitudes and latitudes. Across the antimeridian longitudes continue past ±180.
    borrowing func round(_ geometry: Geometry) throws(PlanarGeometryError) -> Geometry {
        let middle = middle
        do throws(ReferenceSystemError) {
            return try back.transformed(geometry).mapped { positions, _ in
                Positions(
                    positions.map { position in
                        var position = position
                        position.longitude =
                            middle.longitude + (position.longitude - middle.longitude).remainder(dividingBy: 360)
                        return position
                    })
            }
        } catch {
            throw .referenceSystem(error)
        }
    }
}
