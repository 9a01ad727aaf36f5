import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap

/// What invented networks answer, as it was recorded.
@Suite("Networks as they were recorded")
struct RecordedNetworkTests {
    private func place(_ graph: RoadGraph, _ generator: inout SeededGenerator) -> Coordinate {
        graph.coordinate(ofNode: NodeID(generator.next(below: graph.nodeCount))).destination(
            bearing: generator.next(in: 0...360.0), distance: generator.next(in: 0...120.0))
    }

    @Test("the nearest places on roads, whatever is asked", arguments: [1, 2] as [UInt64])
    func snaps(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 200, seed: seed)
        var generator = SeededGenerator(seed: seed)
        var lines: [String] = []
        for number in 0..<120 {
            let place = place(graph, &generator)
            let course =
                number % 3 == 0
                ? nil
                : BearingRange(
                    degrees: generator.next(in: -10...370.0), tolerance: generator.pick([0, 20, 60, 180.0]) ?? 0)
            let policy = generator.pick(IslandPolicy.allCases) ?? .last
            let snaps = graph.snaps(
                near: place, within: generator.pick([0, 15, 40, 250.0]) ?? 0, limit: generator.next(in: 0...6),
                along: course,
                islands: policy)
            lines.append(
                snaps.map {
                    "\($0.edge.rawValue) \($0.fraction.written(4)) \($0.distance.written(2)) \(($0.bearing ?? -1).written(1))"
                        + " \($0.directions.rawValue)"
                }.joined(separator: ", "))
        }
        let difference = try Recording("snaps-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("what places, lines and areas close", arguments: [1, 2] as [UInt64])
    func closures(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 200, seed: seed)
        var generator = SeededGenerator(seed: seed &+ 7)
        var lines: [String] = []
        for _ in 0..<60 {
            var (near, along, inside) = (Closures(), Closures(), Closures())
            let middle = place(graph, &generator)
            near.close(near: middle, in: graph)
            let corners = (0..<generator.next(in: 2...6)).map { _ in
                middle.destination(bearing: generator.next(in: 0...360.0), distance: generator.next(in: 5...300.0))
            }
            along.close(along: corners, in: graph)
            let edge = EdgeID(generator.next(below: graph.edgeCount))
            var beside = Closures()
            beside.close(
                along: graph.shape(of: edge).map {
                    $0.destination(bearing: generator.next(in: 0...360.0), distance: generator.next(in: 0...9.0))
                }, in: graph)
            let ring = stride(from: 0.0, to: 360, by: 40).map {
                middle.destination(bearing: $0, distance: generator.next(in: 60...250.0))
            }
            let hole = stride(from: 0.0, to: 360, by: 90).map { middle.destination(bearing: $0, distance: 45) }
            inside.close(inside: generator.chance(0.5) ? [ring, hole] : [ring], in: graph)
            lines.append(
                [near, along, beside, inside].map { closures in
                    closures.edges.map(\.rawValue).sorted().map(String.init).joined(separator: " ")
                }.joined(separator: " | "))
        }
        let difference = try Recording("closures-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("edges with all that the map knows of them", arguments: [1, 4] as [UInt64])
    func edges(seed: UInt64) throws {
        let graph = try RoadGraph(bytes: RandomNetwork.placed(nodes: 90, seed: seed))
        let edges = graph.edges.map { edge in
            let attributes = graph.attributes(of: edge)
            return
                "\(graph.length(of: edge).written(3)) \(graph.name(of: edge) ?? "–") \(graph.osmWayID(of: edge)) \(attributes)"
                + " \(graph.heights(of: edge).map { $0.written() }.joined(separator: " "))"
                + " \(graph.shape(of: edge).map { "\($0.longitude.written(7)) \($0.latitude.written(7))" }.joined(separator: " "))"
        }
        let arcs = graph.nodes.map { node in
            "\(graph.arcs(from: node).map { "\(graph.edge(ofArc: $0)) \(graph.head(ofArc: $0).rawValue)" })"
                + " \(graph.copies(of: node)) \((graph.height(ofNode: node) ?? -1).written())"
        }
        let places = graph.places.map { "\($0)" }
        let lines =
            ["\(graph.edgeCount) \(graph.nodeCount) \(graph.arcCount)"]
            + stride(from: 0, to: edges.count, by: 8).map { Recording.digest(edges[$0..<min($0 + 8, edges.count)]) }
            + stride(from: 0, to: arcs.count, by: 8).map { Recording.digest(arcs[$0..<min($0 + 8, arcs.count)]) }
            + places
        let difference = try Recording("edges-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    /// Of so many verdicts each which kinds there are, and a digest.
    private func summary(_ verdicts: [String], _ count: Int) -> [String] {
        stride(from: 0, to: verdicts.count, by: count).map { start in
            let part = verdicts[start..<min(start + count, verdicts.count)]
            let kinds = Set(part.map { String($0.prefix { $0 != " " && $0 != "(" }) }).sorted()
            return "\(start): \(kinds.joined(separator: " ")) \(Recording.digest(part))"
        }
    }

    /// Each value of each section once a little wrong and once far off, and each field of the table and of the header.
    @Test(
        "a forged map is refused, or found fault with, for the same reason as ever", arguments: [7, 8, 9] as [UInt64])
    func forged(seed: UInt64) throws {
        let original: [UInt8] =
            switch seed {
            case 7: RandomNetwork.bytes(nodes: 12, seed: seed)
            case 8: RandomNetwork.timed(nodes: 12, seed: 9).bytes
            default: RandomNetwork.placed(nodes: 12, seed: 7)
            }
        func verdict(_ forgery: MapForgery) -> String {
            do {
                let findings = try MapFile(bytes: forgery.bytes).findings().map {
                    "\($0.rule) \($0.section) \($0.count) \($0.first)"
                }
                guard findings.isEmpty else { return findings.joined(separator: ", ") }
                _ = try RoadGraph(bytes: forgery.bytes)
                return "sound"
            } catch {
                return "\(error)"
            }
        }
        var lines: [String] = []
        for section in MapForgery(bytes: original).sections {
            guard let place = MapForgery(bytes: original).place(of: section) else { continue }
            var verdicts: [String] = []
            for offset in place {
                for change in [1, 0xFF, 0x80] as [UInt8] {
                    var forgery = MapForgery(bytes: original)
                    forgery.bytes[offset] &+= change
                    forgery.sign()
                    verdicts.append(verdict(forgery))
                }
            }
            lines += summary(verdicts, 48).map { "\(section) \($0)" }
        }
        let tableEnd = MapImage.headerSize + MapImage.entrySize * MapForgery(bytes: original).sections.count
        var verdicts: [String] = []
        for offset in 0..<tableEnd {
            for change in [1, 0xFF, 0x80] as [UInt8] {
                var forgery = MapForgery(bytes: original)
                forgery.bytes[offset] &+= change
                let unsigned = verdict(forgery)
                forgery.sign()
                verdicts += [unsigned, verdict(forgery)]
            }
        }
        lines += summary(verdicts, 48).map { "header \($0)" }
        for count in [
            0, 1, 7, 8, MapImage.headerSize - 1, MapImage.headerSize, tableEnd - 1, tableEnd, original.count - 1,
        ] {
            lines.append("\(count) bytes: \(verdict(MapForgery(bytes: Array(original.prefix(count)))))")
        }
        lines.append("a byte more: \(verdict(MapForgery(bytes: original + [0])))")
        let difference = try Recording("forged-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }
}
