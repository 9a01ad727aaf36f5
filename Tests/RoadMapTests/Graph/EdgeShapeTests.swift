import EngineTestSupport
import Geodesy
import Support
import Testing

@testable import MapBuilding
@testable import RoadMap

@Suite("The shapes of edges")
struct EdgeShapeTests {
    private let street = EdgeAttributes(roadClass: .residential)

    @Test("places come out as they went in, be they a centimetre apart or a globe", arguments: 1...6)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func place() -> FixedCoordinate {
            let reach = generator.pick([3, 900, 70_000, 40_000_000, 1_800_000_000] as [Int]) ?? 0
            return FixedCoordinate(
                longitude: Int32(clamping: generator.next(in: -reach...reach)),
                latitude: Int32(clamping: generator.next(in: -reach / 2...reach / 2)))
        }
        var builder = RoadNetworkBuilder()
        var lines: [Int64: [FixedCoordinate]] = [:]
        for way in 0..<300 as Range<Int64> {
            let line = (0..<2 + generator.next(below: way % 50 == 0 ? 500 : 6)).map { _ in place() }
            let first = builder.addNode(line[0])
            let last = builder.addNode(line[line.count - 1])
            builder.addEdge(
                from: first, to: last, inner: line.dropFirst().dropLast(), attributes: street, way: way - 150)
            lines[way - 150] = line
        }
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        #expect(graph.edgeCount == 300)
        for edge in graph.edges {
            let line = lines[graph.osmWayID(of: edge)]
            #expect(Array(graph.points(of: edge)) == line, "seed \(seed), way \(graph.osmWayID(of: edge))")
            #expect(graph.shape(of: edge) == line?.map(\.coordinate))
        }
        try expectEqualRecords(graph)
    }

    /// Both ways to the record of an edge lead to the same points: by its offset, and by stepping over the records before it.
    private func expectEqualRecords(_ graph: RoadGraph) throws {
        #expect(graph.shapes.offsets.count == graph.edgeCount)
        #expect(graph.shapes.offsets.values.contains { $0 > 0 && $0 < EdgeShapes.farOffset })
        for edge in graph.edges {
            let (one, other) = (graph.shapes.record(of: edge), graph.shapes.steppedRecord(of: edge))
            #expect(one.count == other.count && one.margin == other.margin)
            if one.count > 0 { #expect(one.bit == other.bit && one.head == other.head) }
        }
    }

    /// A street of one inner point whose difference from the first node is 20,000 and −10, in 16 bits each; 10 off the box
    /// around its ends.
    private func bytesOfOneStreet() -> [UInt8] {
        var builder = RoadNetworkBuilder()
        let ends = [0, 40_000].map { east in
            builder.addNode(FixedCoordinate(longitude: 614_000_000 + east, latitude: 900_000_000))
        }
        let inner = [FixedCoordinate(longitude: 614_020_000, latitude: 899_999_990)]
        builder.addEdge(from: ends[0], to: ends[1], inner: inner, attributes: street)
        return builder.finish(metadata: MapMetadata(attribution: "nobody"))
    }

    /// A map of one street with its record replaced.
    private func forged(_ record: [UInt8]) throws -> MapFile {
        var forgery = MapForgery(bytes: bytesOfOneStreet())
        let place = try #require(forgery.place(of: .shapeBytes))
        #expect(Array(forgery.bytes[place]) == [0xC1, 0x23, 0x20, 0x4E, 0xF6, 0xFF, 0, 0, 0, 0, 0, 0, 0])
        forgery.bytes.replaceSubrange(place.prefix(record.count), with: record)
        forgery.sign()
        return try MapFile(bytes: forgery.bytes)
    }

    @Test(
        "a record that ends early or late or leads off the globe is refused",
        arguments: [
            [0x00], [0xC2], [0xC1, 0x27], [0xC1, 0x21], [0xFF], [0xFF, 0x23, 0x80, 0x80, 0x80, 0x80],
            [0xC1, 0x23, 0x20, 0x4E, 0x0A, 0],
        ] as [[UInt8]])
    func misplaced(record: [UInt8]) throws {
        let map = try forged(record)
        #expect((2...4).contains(Array(map.unchecked.points(of: 0)).count))
        #expect(throws: MapFileError.damaged(part: "shapeBytes")) { try RoadGraph(map) }
        #expect(map.findings().map(\.section) == ["shapeBytes"])
    }

    @Test("another shape is as good as any, but has another length and may leave its margin")
    func altered() throws {
        let map = try forged([0xC2, 0x21, 0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try RoadGraph(map).shape(of: 0).count == 4)
        #expect(map.findings().map(\.rule) == [.bounds, .length, .index])
        let narrow = try forged([0xC1, 0x1B])
        #expect(try RoadGraph(narrow).shape(of: 0) == RoadGraph(bytes: bytesOfOneStreet()).shape(of: 0))
        #expect(narrow.findings().map(\.rule) == [.index])
    }

    @Test("the margin holds what lies off the box around the ends, and no more than twice that")
    func margins() {
        func margin(_ east: Int32, _ north: Int32) -> UInt16 {
            let ends = [FixedCoordinate(longitude: 0, latitude: 0), FixedCoordinate(longitude: 100, latitude: -50)]
            return ShapeWriter.margin(of: [FixedCoordinate(longitude: east, latitude: north)], ends[0], ends[1])
        }
        #expect(margin(50, -20) == 0 && margin(100, 0) == 0)
        #expect(margin(101, 0) == 1 && margin(50, -52) == 2 && margin(-3, 0) == 2 && margin(0, 4) == 3)
        #expect(margin(1_800_000_000, 0) == 31 && margin(0, -900_000_000) == 30)
    }
}
