import Geodesy
import MapBuilding
import Navigation
import RoadMap
import Routing
import Support

/// A ride along a line whose edges are known, and what a receiver reports of it.
struct KnownRide {
    /// An edge in one direction.
    struct Side: Hashable {
        var edge: EdgeID
        var isReversed: Bool
    }

    var line: Polyline
    /// The edges in order.
    var sides: [Side]
    /// Metres of each.
    var metres: [Side: Double]

    init(line: Polyline, segments: [RouteLeg.Segment]) {
        self.line = line
        sides = segments.map { Side(edge: $0.edge, isReversed: $0.isReversed) }
        metres = KnownRide.metres(segments)
    }

    /// The best route between two places drawn at random, `length` metres long; a few attempts.
    init?(in graph: RoadGraph, length: ClosedRange<Double>, using generator: inout SeededGenerator) {
        var router = Router(graph: graph)
        // Not those that are open at certain times only.
        let open = graph.edges.filter { !graph.attributes(of: $0).isClosed }
        for _ in 0..<400 {
            let start = graph.snap(onto: open[generator.next(below: open.count)], at: generator.next(in: 0.2...0.8))
            let end = graph.snap(onto: open[generator.next(below: open.count)], at: generator.next(in: 0.2...0.8))
            guard start.coordinate.distance(to: end.coordinate) <= length.upperBound,
                let leg = router.leg(from: start, to: end), length.contains(leg.distance)
            else { continue }
            self.init(line: leg.line, segments: leg.segments)
            return
        }
        return nil
    }

    /// Fixes every so many seconds at constant speed from one end to the other; the error, `noise` metres each way, is
    /// 70 % of its variance a drift with a memory of 30 s, as receivers have it.
    func fixes(
        every seconds: Double = 1, speed: Double = 5, noise: Double = 0, drifting: Double = 0.7, from time: Double = 0,
        using generator: inout SeededGenerator
    ) -> [Fix] {
        var places = stride(from: 0, to: line.length, by: seconds * speed).compactMap { line.coordinate(at: $0) }
        if let last = line.coordinates.last { places.append(last) }
        return KnownRide.fixes(
            at: places, every: seconds, noise: noise, drifting: drifting, from: time, using: &generator)
    }

    /// Fixes at given places.
    static func fixes(
        at places: [Coordinate], every seconds: Double = 1, noise: Double = 0, drifting: Double = 0.7,
        from time: Double = 0, using generator: inout SeededGenerator
    ) -> [Fix] {
        let kept = max(0, 1 - seconds / 30)
        let (slow, fast) = (noise * drifting.squareRoot(), noise * (1 - drifting).squareRoot())
        var drift = PlanePoint(
            east: generator.nextNormal(deviation: slow), north: generator.nextNormal(deviation: slow))
        return places.enumerated().map { step, place in
            let fresh = slow * (1 - kept * kept).squareRoot()
            drift.east = drift.east * kept + generator.nextNormal(deviation: fresh)
            drift.north = drift.north * kept + generator.nextNormal(deviation: fresh)
            let error = PlanePoint(
                east: drift.east + generator.nextNormal(deviation: fast),
                north: drift.north + generator.nextNormal(deviation: fast))
            return Fix(
                time: time + Double(step) * seconds,
                coordinate: noise > 0 ? LocalPlane(origin: place).coordinate(error) : place,
                horizontalAccuracy: max(noise, 1) * Fix.accuracyPerDeviation)
        }
    }

    static func metres(_ segments: [RouteLeg.Segment]) -> [Side: Double] {
        var result: [Side: Double] = [:]
        var start = 0.0
        for segment in segments {
            result[Side(edge: segment.edge, isReversed: segment.isReversed), default: 0] += segment.endsAt - start
            start = segment.endsAt
        }
        return result
    }

    /// The share of a match that lies more than 15 m off the ride, and of the ride off the match, together.
    func straying(of match: TrackMatch) -> Double {
        func places(_ line: Polyline) -> [Coordinate] {
            stride(from: 0, through: line.length, by: 10).compactMap { line.coordinate(at: $0) }
        }
        func isFar(_ place: Coordinate, _ lines: [Polyline]) -> Bool {
            lines.allSatisfy { ($0.nearest(to: place)?.distance ?? .infinity) > 15 }
        }
        let lines = match.roads.map(\.line)
        let (own, matched) = (places(line), lines.flatMap { places($0) })
        let far = own.count { isFar($0, lines) } + matched.count { isFar($0, [line]) }
        return Double(far) / Double(max(own.count, 1))
    }

    /// What a match adds to the ride and leaves out of it, together, as a share of its length.
    func error(of match: TrackMatch) -> Double {
        var matched: [Side: Double] = [:]
        for road in match.roads { matched.merge(KnownRide.metres(road.segments), uniquingKeysWith: +) }
        let wrong = Set(metres.keys).union(matched.keys).reduce(0) {
            $0 + ((metres[$1] ?? 0) - (matched[$1] ?? 0)).magnitude
        }
        return wrong / max(line.length, 1)
    }
}

extension MatchedRoad {
    /// The edges in order.
    var sides: [KnownRide.Side] { segments.map { KnownRide.Side(edge: $0.edge, isReversed: $0.isReversed) } }
}

extension TrackMatch {
    /// The fixes that were used, in order.
    var usedFixes: [Fix] {
        parts.flatMap { part -> [Fix] in
            switch part {
            case .road(let road): road.fixes.map(\.fix)
            case .offNetwork(let fixes): fixes
            case .gap: []
            }
        }
    }

    /// The parts in a letter each.
    var kinds: String {
        String(
            parts.map { part -> Character in
                switch part {
                case .road: "r"
                case .offNetwork: "o"
                case .gap: "g"
                }
            })
    }
}

/// Networks drawn by hand, in metres east and north of one place.
struct DrawnNetwork {
    static let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.1))
    var builder = RoadNetworkBuilder()
    private var nodes: [String: Int] = [:]

    static func coordinate(_ east: Double, _ north: Double) -> Coordinate {
        plane.coordinate(PlanePoint(east: east, north: north))
    }

    private static func fixed(_ east: Double, _ north: Double) -> FixedCoordinate {
        let place = coordinate(east, north)
        return FixedCoordinate(
            longitude: Int32((place.longitude * 1e7).rounded()), latitude: Int32((place.latitude * 1e7).rounded()))
    }

    /// Adds a street between two places, its way numbered from 1.
    @discardableResult
    mutating func street(
        _ start: (Double, Double), _ end: (Double, Double), through inner: [(Double, Double)] = [],
        forward: Travel = .ride, backward: Travel = .ride, name: String? = nil
    ) -> Int {
        var attributes = EdgeAttributes(roadClass: .residential)
        (attributes.forward, attributes.backward) = (forward, backward)
        builder.addEdge(
            from: node(start), to: node(end), inner: inner.map { DrawnNetwork.fixed($0.0, $0.1) },
            attributes: attributes, name: name, way: Int64(builder.edgeCount + 1))
        return builder.edgeCount - 1
    }

    mutating func graph() throws -> RoadGraph {
        try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
    }

    private mutating func node(_ place: (Double, Double)) -> Int {
        let key = "\(place)"
        if let known = nodes[key] { return known }
        let new = builder.addNode(DrawnNetwork.fixed(place.0, place.1))
        nodes[key] = new
        return new
    }

    /// Places along a line at constant speed.
    static func places(along corners: [(Double, Double)], step: Double = 5) -> [Coordinate] {
        let line = Polyline(corners.map { coordinate($0.0, $0.1) })
        return stride(from: 0, through: line.length, by: step).compactMap { line.coordinate(at: $0) }
    }
}

extension DrawnNetwork {
    /// Jittered blocks with one-way streets, pushing, a diagonal and a loop here and there.
    static func random(side: Int, block: Double = 90, seed: UInt64) throws -> RoadGraph {
        var generator = SeededGenerator(seed: seed)
        var network = DrawnNetwork()
        var places: [[(Double, Double)]] = []
        for row in 0..<side {
            places.append(
                (0..<side).map { column in
                    (
                        Double(column) * block + generator.next(in: -0.3...0.3) * block,
                        Double(row) * block + generator.next(in: -0.3...0.3) * block
                    )
                })
        }
        for row in 0..<side {
            for column in 0..<side {
                let here = places[row][column]
                for (down, right) in [(0, 1), (1, 0), (1, 1)] {
                    guard row + down < side, column + right < side, generator.chance(down + right == 2 ? 0.15 : 0.85)
                    else { continue }
                    let (forward, backward): (Travel, Travel) =
                        switch generator.next(below: 6) {
                        case 0: (.ride, .forbidden)
                        case 1: (.push, .push)
                        case 2: (.forbidden, .ride)
                        default: (.ride, .ride)
                        }
                    let there = places[row + down][column + right]
                    let bend = ((here.0 + there.0) / 2 + 9, (here.1 + there.1) / 2 - 7)
                    network.street(
                        here, there, through: generator.chance(0.3) ? [bend] : [], forward: forward, backward: backward)
                }
                if generator.chance(0.1) {
                    network.street(
                        here, here, through: [(here.0 + 25, here.1 + 5), (here.0 + 20, here.1 + 30)])
                }
            }
        }
        return try network.graph()
    }
}
