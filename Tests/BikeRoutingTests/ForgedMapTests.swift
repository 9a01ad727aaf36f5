import Geodesy
import Randomness
import Testing

@testable import BikeRouting

@Suite("A forged map")
struct ForgedMapTests {
    private func signed(_ bytes: [UInt8]) -> [UInt8] {
        var forgery = MapForgery(bytes: bytes)
        forgery.sign()
        return forgery.bytes
    }

    @Test("however it is altered, it is refused or can be used without a crash", arguments: 1...4)
    func alteredAndSigned(seed: UInt64) throws {
        let original = RandomNetwork.bytes(nodes: 16, seed: 2)
        #expect(signed(original) == original)
        var generator = SeededGenerator(seed: seed)
        var opened = 0
        for _ in 0..<1_500 {
            var bytes = original
            for _ in 0...generator.next(below: 3) {
                let place = generator.next(in: MapImage.headerSize...(bytes.count - 4))
                switch generator.next(below: 4) {
                case 0: bytes[place] ^= 1 << UInt8(generator.next(below: 8))
                case 1: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
                case 2: bytes.replaceSubrange(place..<(place + 4), with: [255, 255, 255, 255])
                default: bytes.replaceSubrange(place..<(place + 4), with: [0, 0, 0, 0])
                }
            }
            guard let graph = try? RoadGraph(bytes: signed(bytes)) else { continue }
            opened += 1
            use(graph, &generator)
        }
        #expect(opened > 100, "only \(opened) forged maps opened: the test tests nothing")
    }

    /// Does with a map whatever can be done.
    private func use(_ graph: RoadGraph, _ generator: inout SeededGenerator) {
        var router = Router(graph: graph)
        for edge in 0..<graph.edgeCount {
            _ = graph.name(of: edge)
            _ = graph.shape(of: edge)
            _ = graph.attributes(of: edge)
        }
        for _ in 0..<3 where graph.edgeCount > 0 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            if let leg = router.leg(from: start, to: end) {
                _ = leg.namedStretches(graph: graph)
                _ = leg.remainingDuration(at: leg.distance / 2)
            }
            _ = router.costs(from: start, to: [end, start])
            _ = graph.snaps(near: end.coordinate, within: 200, limit: 3)
        }
    }
}

@Suite("Odd networks")
struct OddNetworkTests {
    private func graph(_ build: (inout RoadNetworkBuilder) -> Void) throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        build(&builder)
        return try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "one\ntwo")))
    }

    private let street = EdgeAttributes(roadClass: .residential)

    @Test("a ring with one junction, twin edges and an edge without length are ridden")
    func loopsAndTwins() throws {
        let graph = try graph { builder in
            let a = builder.addNode(FixedCoordinate(longitude: 614_000_000, latitude: 551_000_000))
            let b = builder.addNode(FixedCoordinate(longitude: 614_010_000, latitude: 551_000_000))
            let c = builder.addNode(FixedCoordinate(longitude: 614_010_000, latitude: 551_000_000))
            let bend = [
                FixedCoordinate(longitude: 614_005_000, latitude: 551_003_000),
                FixedCoordinate(longitude: 614_002_000, latitude: 551_004_000),
            ]
            builder.addEdge(from: a, to: a, inner: bend, attributes: street, name: "Ring\nRoad")
            builder.addEdge(from: a, to: b, attributes: street)
            builder.addEdge(from: a, to: b, attributes: street)
            builder.addEdge(from: b, to: c, attributes: street)
            builder.addEdge(from: a, to: 99, attributes: street)
        }
        #expect(graph.edgeCount == 4)
        #expect(graph.metadata.attribution == "one two")
        var router = Router(graph: graph)
        for start in 0..<graph.edgeCount {
            for end in 0..<graph.edgeCount {
                for (from, to) in [(0.0, 1.0), (1, 0), (0.25, 0.75), (0.5, 0.5)] {
                    let leg = router.leg(from: graph.snap(onto: start, at: from), to: graph.snap(onto: end, at: to))
                    #expect(leg != nil)
                }
            }
        }
        let ring = try #require((0..<4).first { graph.name(of: $0) != nil })
        let acrossOrNone = router.leg(from: graph.snap(onto: ring, at: 0.1), to: graph.snap(onto: ring, at: 0.9))
        let across = try #require(acrossOrNone)
        #expect(across.distance < graph.length(of: ring) * 0.25, "the way over the junction is shorter")
    }

    @Test("on a one-way ring one goes round to where one came from")
    func oneWayRing() throws {
        let graph = try graph { builder in
            let corners = [(0, 0), (10_000, 0), (10_000, 10_000)].map { east, north in
                builder.addNode(FixedCoordinate(longitude: 614_000_000 + east, latitude: 551_000_000 + north))
            }
            for (from, to) in [(0, 1), (1, 2), (2, 0)] {
                builder.addEdge(
                    from: corners[from], to: corners[to],
                    attributes: EdgeAttributes(roadClass: .residential, backward: .forbidden))
            }
        }
        var router = Router(graph: graph)
        let around = (0..<3).reduce(0) { $0 + graph.length(of: $1) }
        let backOrNone = router.leg(from: graph.snap(onto: 0, at: 0.6), to: graph.snap(onto: 0, at: 0.4))
        let back = try #require(backOrNone)
        #expect(abs(back.distance - (around - 0.2 * graph.length(of: 0))) < 0.1)
        let stayOrNone = router.leg(from: graph.snap(onto: 0, at: 0.5), to: graph.snap(onto: 0, at: 0.5))
        let stay = try #require(stayOrNone)
        #expect(stay.distance == 0 && stay.cost == 0 && stay.line.coordinates.count == 1)
    }

    @Test("a profile of absurd numbers costs something finite and finds the same places")
    func absurdProfile() throws {
        let graph = try RandomNetwork.graph(nodes: 40, seed: 4)
        for number in [Double.nan, -1, 0, .infinity, 1e300, 1e-300] {
            var profile = BicycleProfile.city
            for roadClass in RoadClass.allCases {
                profile.speeds[roadClass] = number
                profile.aversions[roadClass] = number
            }
            profile.pushingSpeed = number
            profile.pushingAversion = number
            var router = Router(graph: graph, profile: profile)
            for edge in 0..<graph.edgeCount {
                let leg = router.leg(from: graph.snap(onto: 0, at: 0.5), to: graph.snap(onto: edge, at: 0.5))
                if let leg { #expect(leg.duration.isFinite && leg.cost < ArcCosts.infinite) }
            }
        }
    }

    @Test("a network at the date line and the poles' edge is stored and searched")
    func extremes() throws {
        let graph = try graph { builder in
            let places: [(Int32, Int32)] = [
                (-1_800_000_000, -900_000_000), (1_800_000_000, 900_000_000), (1_799_990_000, 899_990_000),
            ]
            let nodes = places.map { builder.addNode(FixedCoordinate(longitude: $0.0, latitude: $0.1)) }
            builder.addEdge(from: nodes[0], to: nodes[1], attributes: street)
            builder.addEdge(from: nodes[1], to: nodes[2], attributes: street)
        }
        var router = Router(graph: graph)
        let leg = router.leg(from: graph.snap(onto: 0, at: 0), to: graph.snap(onto: 1, at: 1))
        #expect(leg != nil)
        #expect(!graph.snaps(near: Coordinate(longitude: 179.9995, latitude: 89.9995), within: 500).isEmpty)
    }
}
