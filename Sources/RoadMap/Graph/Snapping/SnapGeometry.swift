public import Geodesy

/// Distances from one coordinate to boxes and edges, on a plane laid there.
///
/// All columns are taken out of the graph, which must outlive this: nothing is counted in the inner loop.
@usableFromInline
package struct SnapGeometry {
    @usableFromInline let nodePlaces: Column<FixedCoordinate>
    @usableFromInline let edgeEnds: NumberColumn
    /// The coordinate in 10⁻⁷ degrees.
    @usableFromInline let longitude: Double
    @usableFromInline let latitude: Double
    /// Metres in 10⁻⁷ degrees.
    @usableFromInline let east: Double
    @usableFromInline let north: Double

    package init(graph: borrowing RoadGraph, coordinate: Coordinate) {
        let plane = LocalPlane(origin: coordinate)
        nodePlaces = graph.nodePlaces
        edgeEnds = graph.edgeEnds
        longitude = coordinate.longitude * 1e7
        latitude = coordinate.latitude * 1e7
        east = plane.metresPerLongitude / 1e7
        north = plane.metresPerLatitude / 1e7
    }

    @inlinable @inline(__always)
    func point(_ place: FixedCoordinate) -> PlanePoint {
        PlanePoint(
            east: (Double(place.longitude) - longitude) * east, north: (Double(place.latitude) - latitude) * north)
    }

    /// A box that holds all that lies within a radius in metres.
    package func box(within radius: Double) -> EdgeIndex.Box {
        // One step more, as what is in a box may come out nearer by the rounding of the arithmetic.
        let (missEast, missNorth) = (radius / east + 1, radius / north + 1)
        return EdgeIndex.Box(
            west: SnapGeometry.fixed(longitude - missEast), south: SnapGeometry.fixed(latitude - missNorth),
            east: SnapGeometry.fixed(longitude + missEast), north: SnapGeometry.fixed(latitude + missNorth))
    }

    /// Held within what a map's coordinates can be.
    private static func fixed(_ value: Double) -> Int32 {
        Int32(larger(smaller(value.rounded(), Double(Int32.max)), Double(Int32.min)))
    }

    /// No more than the squared distance to anything in a box, in square metres.
    @inlinable @inline(__always)
    package func squaredDistance(to box: EdgeIndex.Box) -> Double {
        let missEast = larger(larger(Double(box.west) - longitude, longitude - Double(box.east)), 0) * east
        let missNorth = larger(larger(Double(box.south) - latitude, latitude - Double(box.north)), 0) * north
        return (missEast * missEast + missNorth * missNorth) * SnapGeometry.slack
    }

    /// No more than the squared distance to an edge, in square metres: that to the box around its ends and a margin.
    @inlinable @inline(__always)
    package func leastSquaredDistance(to edge: EdgeID, margin: Double) -> Double {
        let start = point(nodePlaces[Int(edgeEnds[edge.index &* 2])])
        let end = point(nodePlaces[Int(edgeEnds[edge.index &* 2 &+ 1])])
        let missEast = larger(smaller(start.east, end.east), -larger(start.east, end.east)) - margin * east
        let missNorth = larger(smaller(start.north, end.north), -larger(start.north, end.north)) - margin * north
        let (leastEast, leastNorth) = (larger(missEast, 0), larger(missNorth, 0))
        return (leastEast * leastEast + leastNorth * leastNorth) * SnapGeometry.slack
    }

    /// Metres that the coordinates of a map do not tell apart: one of their steps, 10⁻⁷ degrees.
    package static let resolution = 0.0112

    /// What is in a box may come out nearer than the box, by the rounding of the arithmetic.
    @inlinable
    static var slack: Double { 1 - 1e-9 }

    @inlinable @inline(__always)
    func cursor(on edge: EdgeID, _ record: ShapeRecord) -> ShapeCursor {
        ShapeCursor(
            first: nodePlaces[Int(edgeEnds[edge.index &* 2])], record: record,
            last: nodePlaces[Int(edgeEnds[edge.index &* 2 &+ 1])])
    }

    /// The squared distance to an edge in square metres, and the number, from 1, of the first segment that is so near.
    ///
    /// Which part of a segment is nearest is chosen without a branch, as it could not be foretold.
    @inline(__always)
    func nearest(on edge: EdgeID, _ record: ShapeRecord) -> (squaredDistance: Double, segment: Int) {
        var cursor = cursor(on: edge, record)
        var start = point(cursor.place)
        var nearest = start.east * start.east + start.north * start.north
        var segment = 1
        var number = 0
        while cursor.advance() {
            number &+= 1
            let end = point(cursor.place)
            let squaredDistance = SnapGeometry.nearest(start, end).squaredDistance
            if squaredDistance < nearest {
                nearest = squaredDistance
                segment = number
            }
            start = end
        }
        return (nearest, segment)
    }

    /// The squared distance of a segment from the origin, and how far along the segment the nearest place lies; from 1 on
    /// that is its end. There the distance is exactly the end's, so that edges which meet in a junction are equally far from
    /// what is nearest to that.
    @inlinable @inline(__always)
    package static func nearest(_ start: PlanePoint, _ end: PlanePoint) -> (squaredDistance: Double, fraction: Double) {
        let (alongEast, alongNorth) = (end.east - start.east, end.north - start.north)
        let squaredLength = alongEast * alongEast + alongNorth * alongNorth
        let along = -(start.east * alongEast + start.north * alongNorth)
        let fraction = larger(along, 0) / larger(squaredLength, .leastNormalMagnitude)
        let missEast = fraction < 1 ? start.east + fraction * alongEast : end.east
        let missNorth = fraction < 1 ? start.north + fraction * alongNorth : end.north
        return (missEast * missEast + missNorth * missNorth, fraction)
    }

    /// The place on a segment of an edge that is nearest, with its direction.
    func candidate(edge: EdgeID, _ record: ShapeRecord, segment: Int, squaredDistance: Double) -> SnapCandidate {
        var candidate = SnapCandidate(edge: edge, squaredDistance: squaredDistance, segment: segment, fraction: 0)
        var cursor = cursor(on: edge, record)
        var start = point(cursor.place)
        var number = 0
        while cursor.advance() {
            number += 1
            let end = point(cursor.place)
            let (alongEast, alongNorth) = (end.east - start.east, end.north - start.north)
            let squaredLength = alongEast * alongEast + alongNorth * alongNorth
            if number == segment, squaredLength > 0 {
                let along = -(start.east * alongEast + start.north * alongNorth)
                candidate.fraction = min(max(along / squaredLength, 0), 1)
            }
            // The first segment, where the edge's first node is nearest, may have no length; then the next has a direction.
            if number >= segment, squaredLength > 0 {
                (candidate.alongEast, candidate.alongNorth) = (alongEast, alongNorth)
                break
            }
            start = end
        }
        return candidate
    }

    /// Calls `body` with the segments of an edge, from 1, on the plane.
    @inlinable @inline(__always)
    package func forEachSegment(
        of edge: EdgeID, _ record: ShapeRecord, _ body: (_ number: Int, _ start: PlanePoint, _ end: PlanePoint) -> Void
    ) {
        var cursor = cursor(on: edge, record)
        var start = point(cursor.place)
        var number = 0
        while cursor.advance() {
            number &+= 1
            let end = point(cursor.place)
            body(number, start, end)
            start = end
        }
    }

    /// The snap at a candidate.
    package func snap(_ candidate: SnapCandidate, _ record: ShapeRecord) -> Snap {
        var cursor = cursor(on: candidate.edge, record)
        var previous = cursor.place
        var start = point(previous)
        var (length, along, segment) = (0.0, 0.0, 0)
        var place = previous.coordinate
        while cursor.advance() {
            segment += 1
            let end = point(cursor.place)
            let segmentLength = start.distance(to: end)
            if segment == candidate.segment {
                along = length + candidate.fraction * segmentLength
                place = SnapGeometry.place(previous, cursor.place, candidate.fraction)
            }
            length += segmentLength
            start = end
            previous = cursor.place
        }
        var fraction = length > 0 ? min(along / length, 1) : 0
        // What is as near to a junction as that is on it.
        if along <= SnapGeometry.resolution {
            (fraction, place) = (0, self.cursor(on: candidate.edge, record).place.coordinate)
        } else if length - along <= SnapGeometry.resolution {
            (fraction, place) = (1, previous.coordinate)
        }
        return Snap(
            edge: candidate.edge, fraction: fraction, coordinate: place,
            distance: candidate.squaredDistance.squareRoot(), bearing: SnapGeometry.bearing(of: candidate),
            directions: candidate.directions)
    }

    private static func bearing(of candidate: SnapCandidate) -> Double? {
        guard candidate.alongEast != 0 || candidate.alongNorth != 0 else { return nil }
        return Angle.bearing(east: candidate.alongEast, north: candidate.alongNorth)
    }

    private static func place(_ start: FixedCoordinate, _ end: FixedCoordinate, _ fraction: Double) -> Coordinate {
        func between(_ start: Int32, _ end: Int32) -> Double {
            (Double(start) + (Double(end) - Double(start)) * fraction) / 1e7
        }
        return Coordinate(
            longitude: between(start.longitude, end.longitude), latitude: between(start.latitude, end.latitude))
    }
}

/// The larger of two numbers in one instruction, which `max` is not.
@inlinable @inline(__always)
func larger(_ a: Double, _ b: Double) -> Double { a > b ? a : b }

@inlinable @inline(__always)
func smaller(_ a: Double, _ b: Double) -> Double { a < b ? a : b }
