import BikeRouting
import MapBuilding
import OpenStreetMap
import Randomness
import TestSupport
import Testing

@Suite("Fuzzing the import")
struct ImportFuzzTests {
    @Test("any elements become a sound map, or are refused for want of roads", arguments: 0..<4)
    func anyElements(seed: UInt64) throws {
        let folder = try TemporaryFolder()
        var generator = SeededGenerator(seed: seed)
        var built = 0
        for round in 0..<400 {
            let path = folder.path("a.osm.pbf")
            try PBFWriter.write([Self.block(&generator)], header: OSMHeader(), to: path)
            do {
                let result = try MapBuilder(program: "test").build(from: OSMFileReader(path: path))
                let map = try MapFile(bytes: result.bytes)
                #expect(map.findings().isEmpty, "seed \(seed), round \(round): \(map.findings())")
                let graph = try RoadGraph(map)
                #expect(graph.edgeCount > 0 && result.summary.edges == graph.edgeCount, "seed \(seed), \(round)")
                built += 1
            } catch {
                #expect(error is MapBuildingError, "seed \(seed), round \(round): \(error)")
            }
        }
        #expect((40..<400).contains(built))
    }

    /// A few elements with ids and places that often coincide, and often are as extreme as they may be.
    private static func block(_ generator: inout SeededGenerator) -> OSMBlock {
        var builder = OSMBlockBuilder()
        func id() -> Int64 {
            generator.chance(0.02) ? generator.pick([.min, .max, 0, 1 << 40]) ?? 0 : Int64(generator.next(below: 8))
        }
        func place(_ limit: Int32) -> Int32 {
            generator.chance(0.1) ? generator.pick([-limit, limit, 0]) ?? 0 : Int32(generator.next(below: 5))
        }
        for _ in 0..<generator.next(below: 10) {
            builder.addNode(id: id(), longitude: place(1_800_000_000), latitude: place(900_000_000))
        }
        for _ in 0..<generator.next(below: 6) {
            let tags = [("highway", "residential"), ("highway", "steps"), ("route", "ferry"), ("building", "yes")]
            let nodes = (0..<generator.next(below: 7)).map { _ in id() }
            builder.addWay(id: id(), nodes: nodes, tags: [generator.pick(tags) ?? ("", ""), ("name", "улица")])
        }
        return builder.finish()
    }
}
