import EngineTestSupport
import Foundation
import Geodesy
import Support
import TestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap
@testable import Routing

@Suite("A forged map")
struct ForgedMapTests {
    /// In each of four shards, a quarter of them with wrong checksums: 13,000, or with `VELOQUEST_FUZZ_SEEDS` below 20
    /// as much less.
    private static let rounds = {
        let seeds = ProcessInfo.processInfo.environment["VELOQUEST_FUZZ_SEEDS"].flatMap(Int.init) ?? 20
        return 650 * min(seeds, 20)
    }()

    @Test(
        "however it is altered, it is refused or can be used without a crash", .timeLimit(.minutes(5)),
        arguments: 1...4)
    func altered(seed: UInt64) throws {
        let originals = [
            ForgedMapTests.crossing, RandomNetwork.bytes(nodes: 7, seed: seed),
            RandomNetwork.timed(nodes: 9, seed: seed).bytes, RandomNetwork.placed(nodes: 8, seed: seed),
        ]
        for original in originals {
            var forgery = MapForgery(bytes: original)
            forgery.sign()
            #expect(forgery.bytes == original)
        }
        var generator = SeededGenerator(seed: seed)
        var used = 0
        for round in 0..<Self.rounds {
            var forgery = MapForgery(bytes: originals[round / 4 % 4])
            if round % 4 == 0 {
                forgery.bytes = Mutation.damaged(forgery.bytes, using: &generator)
            } else {
                for _ in 0...generator.next(below: 3) { forgery.alter(using: &generator) }
                forgery.sign()
            }
            guard let map = try? MapFile(bytes: forgery.bytes) else { continue }
            if round % 16 == 3 { _ = map.findings() }
            guard let graph = try? RoadGraph(map) else { continue }
            #expect(
                round % 4 != 0 || forgery.bytes == originals[round / 4 % 4], "damage unseen: seed \(seed), \(round)")
            used += 1
            var isSound = use(graph, &generator)
            if graph.hasTimes, let time = LocalTime(generator.chance(0.5) ? "2026-06-01T08:00" : "2026-12-26T23:00") {
                let departed = graph.departing(at: time)
                isSound = use(departed, &generator) && isSound
            }
            #expect(isSound, "seed \(seed), round \(round)")
        }
        #expect(used > Self.rounds / 13, "only \(used) forged maps opened: the test tests nothing")
    }

    /// Streets with a forbidden turn, so that a junction has copies.
    private static let crossing: [UInt8] = {
        var builder = RoadNetworkBuilder()
        let nodes = [(0, 0), (1, 0), (2, 0), (1, 1), (1, -1)].map { east, north in
            builder.addNode(
                FixedCoordinate(
                    longitude: 614_000_000 + Int32(east * 20_000), latitude: 551_000_000 + Int32(north * 9_000)))
        }
        for end in [0, 2, 3, 4] {
            builder.addEdge(
                from: nodes[end], to: nodes[1], attributes: EdgeAttributes(roadClass: .residential),
                name: "улица \(end)",
                way: Int64(end))
        }
        builder.forbid([.init(edge: 0, isReversed: false), .init(edge: 2, isReversed: true)])
        return builder.finish(metadata: MapMetadata(attribution: "nobody"), withSearchOrder: true)
    }()

    private static let table = CostTable(.city)
    private static let times = CostTable(.city, .time)

    /// Does with a map whatever can be done; whether the answers can be.
    private func use(_ graph: RoadGraph, _ generator: inout SeededGenerator) -> Bool {
        guard graph.edgeCount > 0 else { return true }
        let costs = ArcCosts(graph: graph, profile: .city, table: ForgedMapTests.table, times: ForgedMapTests.times)
        var router = Router(graph: graph, costs: costs)
        let edge = EdgeID(generator.next(below: graph.edgeCount))
        _ = (graph.name(of: edge), graph.attributes(of: edge), graph.shape(of: edge), graph.osmWayID(of: edge))
        _ = graph.places.map(\.name)
        _ = (graph.heights(of: edge), graph.height(ofNode: graph.ends(of: edge).first))
        let start = RandomNetwork.snap(in: graph, using: &generator)
        let end = RandomNetwork.snap(in: graph, using: &generator)
        let snaps = graph.snaps(near: end.coordinate, within: 200, limit: 3)
        var isSound = snaps.allSatisfy { $0.coordinate.isFinite && (0...1).contains($0.fraction) && $0.distance <= 200 }
        if let leg = router.leg(from: start, to: snaps.last ?? end) {
            _ = leg.streetSpans(graph: graph)
            isSound = isSound && leg.cost < ArcCosts.infinite && leg.duration.isFinite && leg.distance.isFinite
            _ = Route(legs: [leg]).timeChanges(on: graph)
            isSound = isSound && leg.line.coordinates.allSatisfy(\.isFinite)
        }
        return isSound && router.costs(from: start, to: [end]).allSatisfy { $0 ?? 0 < ArcCosts.infinite }
    }
}

extension Coordinate {
    fileprivate var isFinite: Bool { longitude.isFinite && latitude.isFinite }
}

extension MapForgery {
    /// Makes one change that a forger might try.
    fileprivate mutating func alter(using generator: inout SeededGenerator) {
        let section = generator.pick(sections) ?? .nodePlaces
        switch generator.next(below: 10) {
        case 0: alterHeader(using: &generator)
        case 1: alterEntry(of: section, using: &generator)
        case 2: cut(using: &generator)
        default:
            guard let place = place(of: section), !place.isEmpty else { return }
            let length = min(8, place.count)
            let offset = generator.next(in: place.lowerBound...(place.upperBound - length))
            let size = section.strides.count > 1 ? width(of: section) : 4
            guard length >= size else { return bytes[offset] = UInt8(truncatingIfNeeded: generator.next()) }
            let index = (offset - place.lowerBound) / size
            switch generator.next(below: 5) {
            case 0: bytes[offset] ^= 1 << UInt8(generator.next(below: 8))
            case 1: put(generator.next(), size, in: place, at: index)
            case 2: put(generator.pick([0, .max, 1 << 31, 1 << 31 - 1]) ?? 0, size, in: place, at: index)
            // What is nearly in range: the numbers of a small map.
            case 3: put(UInt64(generator.next(below: 40)), size, in: place, at: index)
            default:
                let from = generator.next(in: place.lowerBound...(place.upperBound - length))
                bytes.replaceSubrange(offset..<(offset + length), with: Array(bytes[from..<(from + length)]))
            }
        }
    }

    /// Puts as much of a number as a value has bytes where a value stands.
    private mutating func put(_ number: UInt64, _ size: Int, in place: Range<Int>, at index: Int) {
        let start = place.lowerBound + index * size
        withUnsafeBytes(of: number.littleEndian) { raw in
            bytes.replaceSubrange(start..<(start + size), with: raw.prefix(size))
        }
    }

    private mutating func alterHeader(using generator: inout SeededGenerator) {
        let place = generator.next(in: MapImage.magic.count...(MapImage.headerSize - 1))
        bytes[place] = UInt8(truncatingIfNeeded: generator.next())
    }

    /// Has the table lie about a section: more, fewer or far too many values, another place, another size of a value.
    private mutating func alterEntry(of section: MapSection, using generator: inout SeededGenerator) {
        let entry = entry(of: section)
        let field = generator.pick([0, 4, 8, 16]) ?? 0
        let old = bytes[entry + field]
        switch generator.next(below: 4) {
        case 0: bytes[entry + field] = old &+ 1
        case 1: bytes[entry + field] = old &- 1
        case 2 where field >= 8: write(UInt64.max >> UInt64(generator.next(below: 64)), at: entry + field)
        default: bytes[entry + field + generator.next(below: 4)] ^= 1 << UInt8(generator.next(below: 8))
        }
    }

    /// Takes the last value out of the last section that has one, or puts one more there, and has the header agree.
    private mutating func cut(using generator: inout SeededGenerator) {
        let entry = MapForgery.entry(of: .shapeBytes)
        let count = place(of: .shapeBytes)?.count ?? 0
        let removed = min(generator.next(below: 30), count, bytes.count)
        bytes.removeLast(removed)
        write(UInt64(count - removed), at: entry + 16)
        write(UInt64(bytes.count), at: 16)
    }
}
