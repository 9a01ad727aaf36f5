package import Geodesy

/// The place on a street that is nearest to a coordinate, as map matching needs it.
package struct StreetPlace: Sendable, Hashable, BitwiseCopyable {
    /// The edge.
    package var edge: Int32
    /// In which directions it may be travelled, riding or pushing.
    package var directions: TravelDirections
    /// Metres from the edge's first node, along its geometry.
    package var along: Double
    /// Metres of the edge.
    package var length: Double
    /// Metres to the coordinate.
    package var distance: Double
    /// The place, in metres from the coordinate.
    package var point: PlanePoint
    /// Where the geometry leads there, of length 1; 0 where the edge has no length.
    package var east: Double
    package var north: Double
}

/// The memory of searches along streets, kept from one to the next.
package struct StreetWorkspace: ~Copyable {
    /// What the last look for places found, nearest first.
    package private(set) var places: ContiguousArray<StreetPlace> = []
    /// The search along streets.
    package var search = StreetSearch()
    private var snapping = SnapWorkspace()

    package init() {}

    /// Finds the places on up to `limit` edges nearest to a coordinate, islands like others.
    ///
    /// - Complexity: O(log edges + edges near the coordinate).
    package mutating func findPlaces(
        near coordinate: Coordinate, within radius: Double, limit: Int, in graph: borrowing RoadGraph
    ) {
        places.removeAll(keepingCapacity: true)
        guard coordinate.isOnEarth, radius >= 0, limit > 0 else { return }
        snapping.mainland.reset(limit: limit, bound: radius * radius)
        let geometry = SnapGeometry(graph: graph, coordinate: coordinate)
        SnapSearch(graph: graph, geometry: geometry, filter: SnapFilter(course: nil, islands: .alike)).run(&snapping)
        snapping.mainland.sort()
        for candidate in snapping.mainland.heap {
            places.append(
                geometry.place(candidate, graph.shapes.record(of: candidate.edge), graph.length(of: candidate.edge)))
        }
    }
}

extension SnapGeometry {
    /// The place at a candidate, on an edge whose length is known.
    fileprivate func place(_ candidate: Candidate, _ record: ShapeRecord, _ edgeLength: Double) -> StreetPlace {
        var result = StreetPlace(
            edge: Int32(truncatingIfNeeded: candidate.edge), directions: candidate.directions, along: 0,
            length: edgeLength, distance: candidate.squaredDistance.squareRoot(), point: PlanePoint(east: 0, north: 0),
            east: 0, north: 0)
        var (length, along) = (0.0, 0.0)
        forEachSegment(of: candidate.edge, record) { number, start, end in
            let metres = start.distance(to: end)
            if number == candidate.segment {
                along = length + candidate.fraction * metres
                result.point = PlaneSegment(start, end).point(at: candidate.fraction)
            }
            length += metres
        }
        // On the plane it is a little longer or shorter than on the ellipsoid.
        result.along = length > 0 ? min(along / length, 1) * edgeLength : 0
        let squared = candidate.alongEast * candidate.alongEast + candidate.alongNorth * candidate.alongNorth
        if squared > 0 {
            let scale = 1 / squared.squareRoot()
            (result.east, result.north) = (candidate.alongEast * scale, candidate.alongNorth * scale)
        }
        return result
    }
}
