package import Geodesy
import MapBuilding
package import Navigation
package import RoadMap
import Routing

/// Streets drawn by hand in metres east and north of a place, for tests of cues.
///
///     var sketch = SketchedStreets()
///     sketch.street("A", (0, -100), (0, 0))
///     sketch.street("B", (0, 0), (100, 0))
///     try sketch.cues((0, -90), (90, 0))  // depart A, right B, arrive
///
/// Every point is a node; streets meet where they have a point in common.
package struct SketchedStreets {
    package init() {}

    private var builder = RoadNetworkBuilder()
    private var nodes: [[Int]: Int] = [:]
    private var edges: [[Int]: RoadNetworkBuilder.DirectedEdge] = [:]
    private let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.16))

    /// Draws a street.
    ///
    /// - Parameter delayAtEnd: what delays those who ride along it to its last point.
    package mutating func street(
        _ name: String?, _ points: (Double, Double)..., roadClass: RoadClass = .residential, isOneWay: Bool = false,
        travel: Travel = .ride, isRoundabout: Bool = false, delayAtEnd: NodeDelay = .none
    ) {
        street(
            name, points: points, roadClass: roadClass, isOneWay: isOneWay, travel: travel, isRoundabout: isRoundabout,
            delayAtEnd: delayAtEnd)
    }

    package mutating func street(
        _ name: String?, points: [(Double, Double)], roadClass: RoadClass = .residential, isOneWay: Bool = false,
        travel: Travel = .ride, isRoundabout: Bool = false, delayAtEnd: NodeDelay = .none
    ) {
        var attributes = EdgeAttributes(
            roadClass: roadClass, forward: travel, backward: isOneWay ? .forbidden : travel)
        attributes.isRoundabout = isRoundabout
        for (number, (one, other)) in zip(points, points.dropFirst()).enumerated() {
            if number == points.count - 2 { attributes.forwardNodeDelay = delayAtEnd }
            let (first, last) = (node(one), node(other))
            edges[[first, last]] = .init(edge: builder.edgeCount, isReversed: false)
            edges[[last, first]] = .init(edge: builder.edgeCount, isReversed: true)
            builder.addEdge(from: first, to: last, attributes: attributes, name: name)
        }
    }

    /// Forbids the way from point to point.
    package mutating func forbid(_ points: (Double, Double)...) {
        let numbers = points.map { node($0) }
        builder.forbid(zip(numbers, numbers.dropFirst()).compactMap { edges[[$0, $1]] })
    }

    private mutating func node(_ point: (Double, Double)) -> Int {
        let key = [Int(point.0.rounded()), Int(point.1.rounded())]
        if let known = nodes[key] { return known }
        let place = coordinate(point)
        let number = builder.addNode(
            FixedCoordinate(
                longitude: Int32((place.longitude * 1e7).rounded()), latitude: Int32((place.latitude * 1e7).rounded())))
        nodes[key] = number
        return number
    }

    package func coordinate(_ point: (Double, Double)) -> Coordinate {
        plane.coordinate(PlanePoint(east: point.0, north: point.1))
    }

    package func graph() throws -> RoadGraph {
        try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
    }

    package func cues(_ stops: (Double, Double)...) throws -> [Cue] { try cues(stops) }

    /// The cues between departure and arrival as `left B`, or `left` where the road has no name.
    package func turns(_ stops: (Double, Double)...) throws -> [String] {
        try cues(stops).dropFirst().dropLast().map {
            $0.kind.rawValue + ($0.exit.map { " \($0)" } ?? "") + ($0.name.map { " \($0)" } ?? "")
        }
    }

    private func cues(_ stops: [(Double, Double)]) throws -> [Cue] {
        var router = Router(graph: try graph(), profile: .city)
        // One-way streets that lead off the sketch are islands, and within this radius there is nothing else.
        router.snapRadius = 4
        return try router.route(through: stops.map(coordinate)).cues(in: router.graph)
    }
}
