import GeoJSON
import Geodesy

/// The boxes around the parts of an area, which tell of most geometries that they lie outside, and of a rectangle also that they lie
/// inside, as GEOS would (OGC Simple Features part 1, section 6.1.15.3: an area covers its border).
struct ClippingBoxes {
    /// Where a geometry lies.
    enum Answer {
        /// It has no point in common with the area.
        case outside
        /// No point of it is outside the area.
        case inside
        /// Its box does not tell.
        case unknown
    }

    private var parts: [(box: BoundingBox, isRectangle: Bool)] = []

    /// - Parameter area: polygons, as they are handed to GEOS.
    init(_ area: Geometry) {
        for part in area.simpleParts {
            guard case .polygon(let polygon) = part.shape, let box = BoundingBox(polygon.exterior.coordinates) else {
                continue
            }
            parts.append((box, polygon.rings.count == 1 && polygon.exterior.goesAround(box)))
        }
    }

    /// Where a geometry lies; `unknown` too for one that GEOS may refuse.
    ///
    /// - Complexity: O(*n*).
    func answer(_ geometry: Geometry) -> Answer {
        guard let box = geometry.soundBox else { return .unknown }
        var answer = Answer.outside
        for part in parts {
            let other = part.box
            guard box.west <= other.east, other.west <= box.east, box.south <= other.north, other.south <= box.north
            else { continue }
            if part.isRectangle, box.west >= other.west, box.east <= other.east, box.south >= other.south,
                box.north <= other.north
            {
                return .inside
            }
            answer = .unknown
        }
        return answer
    }
}

extension Positions {
    /// Whether a ring consists of the four edges of a box that has a width and a height.
    fileprivate func goesAround(_ box: BoundingBox) -> Bool {
        guard count == 5, first == last, box.west < box.east, box.south < box.north else { return false }
        let corners = Array(coordinates)
        return zip(corners, corners.dropFirst()).allSatisfy { start, end in
            (start.longitude == end.longitude) != (start.latitude == end.latitude)
        }
            && corners.allSatisfy { corner in
                (corner.longitude == box.west || corner.longitude == box.east)
                    && (corner.latitude == box.south || corner.latitude == box.north)
            }
    }
}

extension Geometry {
    /// The box around all positions, longitudes as plain numbers; `nil` where there are none, where a number is not finite, and where a
    /// line or ring is too short.
    fileprivate var soundBox: BoundingBox? {
        switch shape {
        case .emptyPoint, .geometryCollection: nil
        case .point(let position): Positions(CollectionOfOne(position)).soundBox
        case .multiPoint(let positions): positions.soundBox
        case .lineString(let line): line.count < 2 ? nil : line.soundBox
        case .multiLineString(let lines): lines.contains { $0.count < 2 } ? nil : lines.joined.soundBox
        case .polygon(let polygon): polygon.rings.contains { $0.count < 4 } ? nil : polygon.rings.joined.soundBox
        case .multiPolygon(let polygons):
            polygons.rings.contains { $0.count < 4 } ? nil : polygons.rings.joined.soundBox
        }
    }
}

extension Positions {
    fileprivate var soundBox: BoundingBox? {
        withFlatNumbers { numbers in
            guard count > 0 else { return nil }
            var box = BoundingBox(west: .infinity, south: .infinity, east: -.infinity, north: -.infinity)
            for index in Swift.stride(from: 0, to: numbers.count, by: stride) {
                let (longitude, latitude) = (numbers[index], numbers[index + 1])
                guard longitude.isFinite, latitude.isFinite, stride == 2 || !numbers[index + 2].isInfinite else {
                    return nil
                }
                box.west = Swift.min(box.west, longitude)
                box.east = Swift.max(box.east, longitude)
                box.south = Swift.min(box.south, latitude)
                box.north = Swift.max(box.north, latitude)
            }
            return box
        }
    }
}
