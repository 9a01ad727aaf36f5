import EngineTestSupport
import Geodesy
import MapBuilding
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("Map matching, in situations of a ride")
struct MatchingSituationTests {
    /// Blocks 200 m wide: streets A to D run east at 0, 200, 400 and 600 m north, others north at 0, 200, … 800 m east;
    /// each way is a piece of street between two crossings, named by it.
    private static func town(_ add: (inout DrawnNetwork) -> Void = { _ in }) throws -> RoadGraph {
        var network = DrawnNetwork()
        for (number, name) in ["A", "B", "C", "D"].enumerated() {
            let north = Double(number) * 200
            for east in stride(from: 0.0, to: 800, by: 200) {
                network.street((east, north), (east + 200, north), name: name)
            }
        }
        for east in stride(from: 0.0, through: 800, by: 200) {
            for north in stride(from: 0.0, to: 600, by: 200) {
                network.street((east, north), (east, north + 200), name: "\(Int(east))")
            }
        }
        add(&network)
        return try network.graph()
    }

    private func match(
        _ corners: [(Double, Double)], noise: Double = 0, seed: UInt64 = 1, in graph: RoadGraph
    ) -> TrackMatch {
        var generator = SeededGenerator(seed: seed)
        return TrackMatch(
            of: KnownRide.fixes(at: DrawnNetwork.places(along: corners), noise: noise, using: &generator), in: graph)
    }

    /// The names of the streets ridden, each once as long as one stays on it.
    private func names(_ match: TrackMatch, _ graph: RoadGraph) -> [String] {
        var result: [String] = []
        for segment in match.roads.flatMap(\.segments) {
            let name = graph.name(of: segment.edge) ?? "–"
            if result.last != name { result.append(name) }
        }
        return result
    }

    @Test(
        "who rides against a one-way sign is matched there, not to the next street",
        arguments: 1...5 as ClosedRange<UInt64>)
    func contraflow(seed: UInt64) throws {
        var network = DrawnNetwork()
        for east in stride(from: 0.0, to: 800, by: 100) {
            network.street((east, 0), (east + 100, 0), name: "two-way")
            network.street((east, 60), (east + 100, 60), backward: .forbidden, name: "one-way")
        }
        network.street((0, 0), (0, 60), name: "west")
        network.street((800, 0), (800, 60), name: "east")
        let graph = try network.graph()
        let found = match([(750, 0), (800, 0), (800, 60), (0, 60), (0, 10)], noise: 4, seed: seed, in: graph)
        #expect(names(found, graph) == ["two-way", "east", "one-way", "west"], "seed \(seed)")
        let against = found.roads.flatMap(\.segments).filter { graph.name(of: $0.edge) == "one-way" }
        #expect(against.count == 8 && against.allSatisfy(\.isReversed), "seed \(seed)")
    }

    @Test("who pushes a bicycle through a pedestrian street is matched there")
    func pushing() throws {
        let graph = try Self.town { network in
            network.street((200, 200), (400, 400), forward: .push, backward: .push, name: "footway")
        }
        let found = match([(20, 200), (200, 200), (400, 400), (590, 400)], noise: 4, in: graph)
        #expect(found.kinds == "r" && names(found, graph) == ["B", "footway", "C"], "\(names(found, graph))")
    }

    @Test("who turns round in a street rides it twice, up to where he turned", arguments: [0, 4] as [Double])
    func turningRound(noise: Double) throws {
        let graph = try Self.town()
        let found = match([(20, 0), (320, 0), (20, 0)], noise: noise, in: graph)
        let road = try #require(found.roads.first)
        #expect(found.kinds == "r" && road.segments.count == 4)
        #expect(road.segments.prefix(2).map(\.edge) == road.segments.suffix(2).reversed().map(\.edge))
        #expect((road.distance - 600).magnitude < (noise > 0 ? 25 : 6), "\(road.distance) m")
    }

    @Test("who turns where that is forbidden is matched to the turn")
    func forbiddenTurn() throws {
        var ways: [Int] = []
        let graph = try Self.town { network in
            ways.append(network.street((-200, 300), (0, 200), name: "in"))
            // From there one may not turn into the street to the north.
            let north = network.builder.edgeCount
            network.street((0, 200), (-60, 380), name: "out")
            network.builder.forbid([
                .init(edge: ways[0], isReversed: false), .init(edge: north, isReversed: false),
            ])
        }
        let found = match([(-190, 295), (0, 200), (-55, 365)], noise: 3, in: graph)
        #expect(found.kinds == "r" && names(found, graph) == ["in", "out"])
    }

    @Test("a short cut across a park is off the network, between two roads", arguments: 1...5 as ClosedRange<UInt64>)
    func park(seed: UInt64) throws {
        var network = DrawnNetwork()
        network.street((-300, 0), (0, 0), name: "west")
        network.street((0, 0), (0, 500), name: "round the park")
        network.street((0, 500), (500, 500), name: "round the park")
        network.street((500, 500), (800, 500), name: "east")
        let graph = try network.graph()
        let found = match([(-200, 0), (0, 0), (500, 500), (700, 500)], noise: 4, seed: seed, in: graph)
        #expect(found.kinds == "ror" && names(found, graph).first == "west" && names(found, graph).last == "east")
        guard case .offNetwork(let fixes) = found.parts[1] else { return }
        // 707 m at 5 m/s, less what lies beside the streets.
        #expect((115...145).contains(fixes.count), "seed \(seed): \(fixes.count)")
        #expect(found.roads.allSatisfy { (170...235).contains($0.distance) }, "\(found.roads.map(\.distance))")
        #expect(found.quality > 0.3 && found.quality < 0.5)
    }

    @Test("60 s in a winding tunnel are bridged by the way through it", arguments: 1...20 as ClosedRange<UInt64>)
    func tunnel(seed: UInt64) throws {
        let corners = [(0.0, 0.0), (200, 0), (260, 60), (400, 60), (440, 20), (600, 20)]
        var network = DrawnNetwork()
        network.street((0, 0), (200, 0))
        network.street((200, 0), (440, 20), through: [(260, 60), (400, 60)])
        network.street((440, 20), (600, 20))
        network.street((200, 0), (200, 400))
        network.street((200, 400), (440, 400))
        network.street((440, 400), (440, 20))
        let graph = try network.graph()
        var generator = SeededGenerator(seed: seed)
        var fixes = KnownRide.fixes(
            at: DrawnNetwork.places(along: corners), noise: 4, using: &generator)
        fixes.removeAll { (35..<95).contains($0.time) }
        let found = TrackMatch(of: fixes, in: graph)
        let length = Polyline(corners.map { DrawnNetwork.coordinate($0.0, $0.1) }).length
        #expect(found.kinds == "r" && found.roads.first?.segments.count == 3, "seed \(seed)")
        #expect((found.distance - length).magnitude < 20, "seed \(seed): \(found.distance) m, not \(length) m")
    }

    @Test("a long pause and a long jump are gaps, with how long and how far")
    func gaps() throws {
        let graph = try Self.town { network in network.street((9_000, 0), (9_400, 0), name: "far") }
        var generator = SeededGenerator(seed: 1)
        var fixes = KnownRide.fixes(
            at: DrawnNetwork.places(along: [(0, 0), (300, 0)]), noise: 2, using: &generator)
        fixes += KnownRide.fixes(
            at: DrawnNetwork.places(along: [(300, 0), (600, 0)]), noise: 2, from: 1_260, using: &generator)
        fixes += KnownRide.fixes(
            at: DrawnNetwork.places(along: [(9_050, 0), (9_350, 0)]), noise: 2, from: 2_000, using: &generator)
        let found = TrackMatch(of: fixes, in: graph)
        #expect(found.kinds == "rgrgr" && names(found, graph) == ["A", "far"])
        guard found.parts.count == 5, case .gap(let pause, let moved) = found.parts[1],
            case .gap(let away, let jump) = found.parts[3]
        else { return }
        #expect(
            (pause - 1_200).magnitude < 2 && moved < 15 && (away - 680).magnitude < 2,
            "\(pause) s, \(moved) m, \(away) s")
        #expect((jump - 8_450).magnitude < 15, "\(jump) m")
        #expect((found.distance - 900).magnitude < 30)
    }

    // At a crossing a fix may drift into the streets on all sides; what is believed of that is bounded.
    @Test(
        "who stands for ten minutes rides no kilometre more, and in the middle of a street next to nothing",
        arguments: 1...10 as ClosedRange<UInt64>)
    func standing(seed: UInt64) throws {
        let graph = try Self.town()
        var generator = SeededGenerator(seed: seed)
        for (place, bound) in [((400.0, 200.0), 110.0), ((310, 200), 25)] {
            let before = DrawnNetwork.places(along: [(100, 200), place])
            let after = DrawnNetwork.places(along: [place, (700, 200)])
            let stop = Array(repeating: DrawnNetwork.coordinate(place.0, place.1), count: 600)
            let fixes = KnownRide.fixes(at: before + stop + after, noise: 5, using: &generator)
            let found = TrackMatch(of: fixes, in: graph)
            #expect(found.kinds == "r" && found.usedFixes == fixes, "seed \(seed)")
            #expect((found.distance - 600).magnitude < bound, "seed \(seed): \(found.distance) m")
            let standing = TrackMatch(of: Array(fixes[before.count..<(before.count + 600)]), in: graph)
            #expect(standing.distance < bound, "seed \(seed): \(standing.distance) m")
            let duration = standing.roads.first?.segments.reduce(0) { $0 + $1.duration } ?? 0
            #expect((duration - 599).magnitude < 1e-6, "seed \(seed): \(duration) s")
        }
    }

    @Test("laps on a loop and round a block are counted", arguments: [0, 3] as [Double])
    func laps(noise: Double) throws {
        let round = [(0.0, 0.0), (80, 0), (120, 40), (120, 120), (80, 160), (0, 160), (-40, 120), (-40, 40), (0, 0)]
        var network = DrawnNetwork()
        network.street((0, -200), (0, 0), name: "to the track")
        network.street((0, 0), (0, 0), through: Array(round[1..<8]), name: "track")
        let loop = try network.graph()
        let lap = Polyline(round.map { DrawnNetwork.coordinate($0.0, $0.1) }).length
        let onLoop = match([(0, -150)] + round + round.dropFirst() + round.dropFirst(), noise: noise, in: loop)
        #expect(onLoop.kinds == "r" && names(onLoop, loop) == ["to the track", "track"])
        #expect((onLoop.distance - 150 - 3 * lap).magnitude < 25, "\(onLoop.distance) m")
        let block = [(200.0, 200.0), (400, 200), (400, 400), (200, 400), (200, 200)]
        let graph = try Self.town()
        let onBlock = match(block + block.dropFirst() + [(300, 200)], noise: noise, in: graph)
        #expect(onBlock.kinds == "r" && (onBlock.distance - 1_700).magnitude < 25, "\(onBlock.distance) m")
    }

    @Test("a ride off the map is off the network, and no ride is nothing")
    func nowhere() throws {
        let graph = try Self.town()
        let found = match([(5_000, 5_000), (6_000, 5_000)], in: graph)
        #expect(found.kinds == "o" && found.distance == 0 && found.quality == 0 && found.usedFixes.count >= 200)
        #expect(TrackMatch(of: [], in: graph).parts.isEmpty)
        let one = TrackMatch(of: [Fix(time: 0, coordinate: DrawnNetwork.coordinate(100, 3))], in: graph)
        #expect(one.kinds == "r" && one.roads.first?.fixes.count == 1 && one.distance == 0)
        #expect(one.roads.first?.segments.isEmpty == true && one.roads.first?.line.coordinates.isEmpty == false)
    }

    @Test("the outlines of all parts join in place and time, and a rest in a park is no way")
    func outlines() throws {
        let graph = try Self.town()
        var generator = SeededGenerator(seed: 2)
        let rest = Array(repeating: DrawnNetwork.coordinate(300, 300), count: 300)
        let into = DrawnNetwork.places(along: [(20, 200), (220, 200), (300, 300)])
        let out = DrawnNetwork.places(along: [(300, 300), (380, 400), (590, 400)])
        var fixes = KnownRide.fixes(at: into + rest + out, noise: 4, using: &generator)
        // A long pause in another park, and on from there.
        let away = DrawnNetwork.places(along: [(590, 400), (700, 500)])
        let back = DrawnNetwork.places(along: [(700, 500), (600, 400), (600, 210)])
        fixes += KnownRide.fixes(at: away, noise: 4, from: 1_000, using: &generator)
        fixes += KnownRide.fixes(at: back, noise: 4, from: 3_000, using: &generator)
        let found = TrackMatch(of: fixes, in: graph)
        #expect(found.kinds == "rorogor")
        let outlines = found.outlines
        for (one, next) in zip(outlines, outlines.dropFirst()) {
            #expect(one.line.coordinates.last == next.line.coordinates.first && one.end == next.start)
        }
        let gap = try #require(zip(found.parts, outlines).first { if case .gap = $0.0 { true } else { false } })
        #expect(found.duration + gap.1.duration == (fixes.last?.time ?? 0) - (fixes.first?.time ?? 0))
        // 2 × 128 m and 2 × 149 m; fixes drift while the rider rests.
        #expect((450...700).contains(found.offNetworkDistance), "\(found.offNetworkDistance) m")
        #expect(TrackMatch(of: [], in: graph).outlines.isEmpty)
    }
}
