public import Geodesy
import RoadMap

extension Reach {
    /// What is reached within a limit, as areas around the roads.
    public struct Area: Sendable, Hashable {
        /// Seconds or metres.
        public var limit: Double
        /// Each a list of rings: the outer boundary, counterclockwise, then holes, clockwise; every ring ends with its first
        /// coordinate, and none touches itself or another (RFC 7946, section 3.1.6).
        public var polygons: [[[Coordinate]]]
    }

    /// Areas around the roads that are reached within each of some limits.
    ///
    /// A grid is laid over the roads, its lines `resolution` metres apart, and the distance to the nearest reached road is
    /// worked out at each crossing. The area ends where that distance, between crossings in proportion, is twice the
    /// resolution. Hence
    ///
    /// - every reached place of a road is inside,
    /// - no place inside is farther than 3.5 times the resolution from a reached road,
    /// - the area of a limit lies within that of any larger one, and
    /// - gaps between roads narrower than about four times the resolution are filled, wider ones stay as holes.
    ///
    /// Not enforced: the antimeridian. Areas across it have longitudes on both sides of it.
    ///
    /// Source of the contours: Lorensen and Cline, *Marching cubes* (1987), in the plane; inside corners that touch only
    /// across a cell are kept apart.
    ///
    /// - Parameters:
    ///   - limits: in seconds or metres; those above `limit` count as it.
    ///   - resolution: in metres, at least 1. It is made coarser where the grid would have more than four million crossings.
    /// - Returns: an area for each limit, the smallest first, equal ones once. Those below 0 are left out.
    /// - Complexity: O(crossings + length of the roads / resolution), for each limit.
    public func areas(within limits: [Double], resolution: Double = 20) -> [Area] {
        let limits = Set(limits.compactMap { $0 >= 0 ? min($0, limit) : nil }).sorted()
        guard let largest = limits.last else { return [] }
        let plane = LocalPlane(origin: start.coordinate)
        let outermost = lines(of: pieces(within: largest), on: plane)
        guard var field = DistanceField(around: outermost, resolution: resolution > 1 ? resolution : 1) else {
            return []
        }
        return limits.map { limit in
            for line in limit == largest ? outermost : lines(of: pieces(within: limit), on: plane) {
                field.approach(line)
            }
            let rings = ContourTracing(field).rings.map { ring in ring.map { plane.coordinate($0) } }
            return Area(limit: limit, polygons: RingAssembly.polygons(rings))
        }
    }

    private func lines(of pieces: [Piece], on plane: LocalPlane) -> [[PlanePoint]] {
        pieces.map { piece in
            var shape = graph.shape(of: piece.edge)
            if piece.part != 0...1 {
                let line = Polyline(shape)
                shape = line.slice(
                    from: piece.part.lowerBound * line.length, to: piece.part.upperBound * line.length)
            }
            return shape.map { plane.point($0) }
        }
    }
}
