import MapBuilding
import OpenStreetMap
import RoadMap
import Support
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

    private static let nodeTags = [
        ("barrier", "gate"), ("barrier", "wall"), ("barrier", "stile"), ("highway", "traffic_signals"),
        ("highway", "crossing"), ("highway", "stop"), ("ford", "yes"),
    ]
    private static let kinds: [OSMBlock.Member.Kind] = [.node, .way, .relation]
    private static let roles = ["from", "via", "to", "outer", ""]
    private static let relationTags = [
        [("type", "restriction"), ("restriction", "no_left_turn")],
        [("type", "restriction"), ("restriction", "only_straight_on")],
        [("type", "route"), ("route", "bicycle"), ("network", "ncn")], [("type", "superroute"), ("route", "bicycle")],
        [("type", "multipolygon"), ("highway", "pedestrian")], [],
    ]

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
            let tags = generator.chance(0.4) ? [generator.pick(nodeTags) ?? ("", "")] : []
            builder.addNode(
                id: id(), longitude: place(1_800_000_000), latitude: place(900_000_000), tags: tags)
        }
        for _ in 0..<generator.next(below: 6) {
            let tags = [("highway", "residential"), ("highway", "steps"), ("route", "ferry"), ("building", "yes")]
            let nodes = (0..<generator.next(below: 7)).map { _ in id() }
            builder.addWay(id: id(), nodes: nodes, tags: [generator.pick(tags) ?? ("", ""), ("name", "улица")])
        }
        for _ in 0..<generator.next(below: 3) {
            let nodes = (0..<generator.next(below: 5)).map { _ in id() }
            builder.addWay(id: id(), nodes: nodes)
        }
        for _ in 0..<generator.next(below: 4) {
            let members = (0..<generator.next(below: 5)).map { _ in
                (kind: generator.pick(kinds) ?? .way, id: id(), role: generator.pick(roles) ?? "")
            }
            builder.addRelation(id: id(), members: members, tags: generator.pick(relationTags) ?? [])
        }
        return builder.finish()
    }
}
