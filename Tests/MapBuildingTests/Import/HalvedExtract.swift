import OpenStreetMap
import TestSupport

@testable import MapBuilding

/// An extract cut in two along a meridian, as programs do that keep ways complete: each half has all ways with a node on its side, all
/// their nodes, the nodes of its side, and the relations of its ways.
struct HalvedExtract {
    private let header: OSMHeader
    private var blocks: [OSMBlock] = []
    private var middle: Int32 = 0
    private var isWest: [Int64: Bool] = [:]

    init(path: String) throws {
        let reader = try OSMFileReader(path: path)
        header = reader.header
        var blocks: [OSMBlock] = []
        try reader.read { blocks.append($0) }
        self.blocks = blocks
        let longitudes = blocks.flatMap { $0.nodes.longitudes }.sorted()
        middle = longitudes.isEmpty ? 0 : longitudes[longitudes.count / 2]
        for block in blocks {
            for row in 0..<block.nodes.count { isWest[block.nodes.ids[row]] = block.nodes.longitudes[row] < middle }
        }
    }

    func write(to folder: TemporaryFolder) throws -> (west: String, east: String) {
        func half(_ west: Bool, _ name: String) throws -> String {
            let path = folder.path(name)
            try PBFWriter.write(self.half(west), header: header, to: path)
            return path
        }
        return (try half(true, "west.osm.pbf"), try half(false, "east.osm.pbf"))
    }

    private func half(_ west: Bool) -> [OSMBlock] {
        var ways: Set<Int64> = []
        var nodes: Set<Int64> = []
        for block in blocks {
            for row in 0..<block.ways.count {
                let references = self.references(row, block)
                guard references.isEmpty || references.contains(where: { (isWest[$0] ?? west) == west }) else {
                    continue
                }
                ways.insert(block.ways.ids[row])
                nodes.formUnion(references)
            }
        }
        return blocks.map { block in
            var builder = OSMBlockBuilder()
            for row in 0..<block.nodes.count {
                let id = block.nodes.ids[row]
                guard isWest[id] == west || nodes.contains(id) else { continue }
                builder.addNode(
                    id: id, longitude: block.nodes.longitudes[row], latitude: block.nodes.latitudes[row],
                    tags: tags(block.nodes.tagStarts, row, block))
            }
            for row in 0..<block.ways.count where ways.contains(block.ways.ids[row]) {
                builder.addWay(
                    id: block.ways.ids[row], nodes: references(row, block), tags: tags(block.ways.tagStarts, row, block)
                )
            }
            for row in 0..<block.relations.count {
                let members = Array(block.members(ofRelation: row))
                let waysOnly = members.filter { $0.kind == .way }
                guard waysOnly.isEmpty || waysOnly.contains(where: { ways.contains($0.id) }) else { continue }
                builder.addRelation(
                    id: block.relations.ids[row],
                    members: members.map { ($0.kind, $0.id, block.strings.string($0.role)) },
                    tags: tags(block.relations.tagStarts, row, block))
            }
            return builder.finish()
        }
    }

    private func references(_ row: Int, _ block: OSMBlock) -> ContiguousArray<Int64>.SubSequence {
        block.ways.references[Int(block.ways.referenceStarts[row])..<Int(block.ways.referenceStarts[row + 1])]
    }

    private func tags(
        _ starts: ContiguousArray<UInt32>, _ row: Int, _ block: OSMBlock
    ) -> [(key: String, value: String)] {
        block.tags[Int(starts[row])..<Int(starts[row + 1])].map {
            (block.strings.string($0.key), block.strings.string($0.value))
        }
    }
}

/// The invented town as a file.
enum DemoExtract {
    static func write(to folder: TemporaryFolder) throws -> String {
        let city = DemoCity(seed: 1, size: .town)
        let path = folder.path("town.osm.pbf")
        try PBFWriter.write(to: path, header: city.header) { consume in try city.generate(consume) }
        return path
    }
}
