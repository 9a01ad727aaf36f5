import Geodesy
import Randomness
import Testing

@testable import BikeRouting

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
        for edge in 0..<graph.edgeCount {
            let line = lines[graph.way(of: edge)]
            #expect(Array(graph.points(of: edge)) == line, "seed \(seed), way \(graph.way(of: edge))")
            #expect(graph.shape(of: edge) == line?.map(\.coordinate))
        }
    }

    /// A street of one inner point whose difference from the first node is 20,000 and −10: 4 bytes, C0 B8 02 and 13.
    private func bytesOfOneStreet() -> [UInt8] {
        var builder = RoadNetworkBuilder()
        let ends = [0, 40_000].map { east in
            builder.addNode(FixedCoordinate(longitude: 614_000_000 + east, latitude: 900_000_000))
        }
        let inner = [FixedCoordinate(longitude: 614_020_000, latitude: 899_999_990)]
        builder.addEdge(from: ends[0], to: ends[1], inner: inner, attributes: street)
        return builder.finish(metadata: MapMetadata(attribution: "nobody"))
    }

    @Test(
        "bytes that are no numbers, end early, go on too long or lead off the globe are refused",
        arguments: [
            [5, 0xC0, 0xB8, 2, 19], [3, 0xC0, 0xB8, 2, 19], [0x84, 0xC0, 0xB8, 2, 19], [0, 0xC0, 0xB8, 2, 19],
            [4, 0xC0, 0xB8, 0x82, 19], [4, 0xC0, 0xB8, 2, 0x93], [4, 0xFF, 0xFF, 0xFF, 0xFF],
            [4, 0xC0, 0xB8, 2, 20], [4, 1, 1, 1, 1],
        ] as [[UInt8]])
    func forged(shape: [UInt8]) throws {
        var forgery = MapForgery(bytes: bytesOfOneStreet())
        let place = try #require(forgery.place(of: .shapeBytes))
        #expect(Array(forgery.bytes[place]) == [4, 0xC0, 0xB8, 2, 19])
        forgery.bytes.replaceSubrange(place, with: shape)
        forgery.sign()
        let map = try MapFile(bytes: forgery.bytes)
        #expect((2...4).contains(Array(map.unchecked.points(of: 0)).count))
        guard shape != [4, 1, 1, 1, 1] else {
            #expect(try RoadGraph(map).shape(of: 0).count == 4, "differences of −1 are as good as any")
            return
        }
        #expect(throws: MapFileError.damaged(part: "shapeBytes")) { try RoadGraph(map) }
        #expect(map.findings().map(\.section) == ["shapeBytes"])
    }

    @Test("a reader of varints stops at a number that is cut off or longer than 32 bits")
    func varints() {
        func numbers(_ bytes: [UInt8]) -> [UInt32] {
            bytes.withUnsafeBufferPointer { buffer in
                var reader = VarintReader(bytes: buffer, from: 0, to: 99)
                return Array(sequence(state: ()) { _ in reader.next() })
            }
        }
        #expect(numbers([]) == [])
        #expect(numbers([1, 0x80, 1, 0x80, 0x80, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 7]) == [1, 128, 16384, .max, 7])
        #expect(numbers([5, 0x80]) == [5])
        #expect(numbers([5, 0x80, 0x80, 0x80]) == [5])
        #expect(numbers([5, 0xFF, 0xFF, 0xFF, 0xFF, 0x1F, 7]) == [5])
        #expect(numbers([5, 0x80, 0x80, 0x80, 0x80, 0x80, 1, 7]) == [5])
        for number in [0, 1, -1, 63, -64, 64, .max, .min] as [Int32] {
            var bytes: ContiguousArray<UInt8> = []
            VarintWriter.append(VarintWriter.zigzag(number), to: &bytes)
            #expect(numbers(Array(bytes)).map(VarintReader.signed) == [number])
        }
    }
}
