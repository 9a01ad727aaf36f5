package import Geodesy
package import RoadMap

/// The memory of searches along streets, kept from one to the next.
package struct StreetWorkspace: ~Copyable {
    /// What the last look for places found, nearest first.
    package private(set) var places: ContiguousArray<StreetSnap> = []
    /// The search along streets.
    package var search = StreetSearch()
    private var nearby = NearbyEdgeCache()

    package init() {}

    /// Finds the places on up to `limit` edges nearest to a coordinate, islands like others: those of
    /// `RoadGraph.snaps(near:within:limit:along:islands:)`.
    ///
    /// - Complexity: O(edges near the coordinate); O(log edges) more where the last one was farther away.
    package mutating func findPlaces(
        near coordinate: Coordinate, within radius: Double, limit: Int, in graph: borrowing RoadGraph
    ) {
        places.removeAll(keepingCapacity: true)
        guard coordinate.isOnEarth, radius >= 0, limit > 0 else { return }
        let geometry = SnapGeometry(graph: graph, coordinate: coordinate)
        nearby.move(to: geometry, radius: radius, in: graph)
        let (shapes, edgeCount) = (graph.shapes, graph.edgeCount)
        var bound = radius * radius
        for group in nearby.groups {
            guard geometry.squaredDistance(to: group.box) <= bound else { continue }
            var records = shapes.group(Int(group.number))
            let first = Int(group.number) * EdgeIndex.fanOut
            for edge in EdgeID(first)..<EdgeID(min(first + EdgeIndex.fanOut, edgeCount)) {
                let record = records.next()
                guard geometry.leastSquaredDistance(to: edge, margin: record.margin) <= bound,
                    let place = geometry.place(on: edge, record, within: bound, in: graph)
                else { continue }
                insert(place, limit: limit, &bound)
            }
        }
    }

    /// Puts a place among those found, and drops the farthest where there are too many.
    @inline(__always)
    private mutating func insert(_ place: StreetSnap, limit: Int, _ bound: inout Double) {
        var number = places.count
        if number < limit {
            places.append(place)
        } else {
            number -= 1
            guard place.isBefore(places[number]) else { return }
        }
        while number > 0, place.isBefore(places[number - 1]) {
            places[number] = places[number - 1]
            number -= 1
        }
        places[number] = place
        if places.count == limit {
            let resolution = SnapGeometry.resolution * SnapGeometry.resolution
            bound = min(bound, max(places[limit - 1].squaredDistance, resolution))
        }
    }
}

extension SnapGeometry {
    /// The nearest place on an edge, `nil` where that is farther than a bound, in square metres, or nobody may be there.
    @inline(__always)
    fileprivate func place(
        on edge: EdgeID, _ record: ShapeRecord, within bound: Double, in graph: borrowing RoadGraph
    ) -> StreetSnap? {
        let attributes = graph.attributes(of: edge)
        guard attributes.forward != .forbidden || attributes.backward != .forbidden else { return nil }
        var (nearest, length, along) = (Double.infinity, 0.0, 0.0)
        forEachSegment(of: edge, record) { _, start, end in
            let metres = start.distance(to: end)
            let segment = SnapGeometry.nearest(start, end)
            if segment.squaredDistance < nearest {
                nearest = segment.squaredDistance
                along = length + min(segment.fraction, 1) * metres
            }
            length += metres
        }
        guard nearest <= bound else { return nil }
        // On the plane it is a little longer or shorter than on the ellipsoid.
        let edgeLength = graph.length(of: edge)
        return StreetSnap(
            edge: edge, attributes: attributes,
            along: length > 0 ? min(along / length, 1) * edgeLength : 0, length: edgeLength,
            distance: nearest.squareRoot(), squaredDistance: nearest)
    }
}
