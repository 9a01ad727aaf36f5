import OpenStreetMap
import Support

/// Blocks for property tests.
enum RandomBlocks {
    static func block(elements: Int, using generator: inout SeededGenerator) -> OSMBlock {
        var builder = OSMBlockBuilder()
        for _ in 0..<elements {
            let id = Int64(truncatingIfNeeded: generator.next()) >> Int64(generator.next(below: 60))
            switch generator.next(below: 3) {
            case 0:
                builder.addNode(
                    id: id, longitude: Int32(generator.next(in: -1_800_000_000...1_800_000_000)),
                    latitude: Int32(generator.next(in: -900_000_000...900_000_000)), tags: tags(&generator))
            case 1:
                let nodes = (0..<generator.next(below: 20)).map { _ in Int64(generator.next(in: -50...(1 << 40))) }
                builder.addWay(id: id, nodes: nodes, tags: tags(&generator))
            default:
                let members = (0..<generator.next(below: 6)).map { _ in
                    (
                        kind: OSMBlock.Member.Kind(rawValue: UInt8(generator.next(below: 3))) ?? .node,
                        id: Int64(generator.next(below: 1 << 30)), role: text(&generator)
                    )
                }
                builder.addRelation(id: id, members: members, tags: tags(&generator))
            }
        }
        return builder.finish()
    }

    private static func tags(_ generator: inout SeededGenerator) -> [(key: String, value: String)] {
        (0..<generator.next(below: 4)).map { _ in (text(&generator), text(&generator)) }
    }

    private static func text(_ generator: inout SeededGenerator) -> String {
        generator.pick(["", "highway", "cycleway", "улица", "name", "🚲", "via", "<&\">'\n"]) ?? ""
    }
}

/// Everything a file says, as text, whatever its blocks and string numbers.
struct Elements: Hashable {
    var nodes: [String] = []
    var ways: [String] = []
    var relations: [String] = []

    static func of(_ blocks: [OSMBlock]) -> Elements {
        var result = Elements()
        for block in blocks { result.add(block) }
        return result
    }

    static func of(_ reader: OSMFileReader) throws -> Elements {
        var result = Elements()
        try reader.read { result.add($0) }
        return result
    }

    mutating func add(_ block: OSMBlock) {
        func tags(_ starts: ContiguousArray<UInt32>, _ row: Int) -> String {
            block.tags[Int(starts[row])..<Int(starts[row + 1])]
                .map { "\(block.strings.string($0.key))=\(block.strings.string($0.value))" }.joined(separator: ";")
        }
        for row in 0..<block.nodes.count {
            let place = "\(block.nodes.longitudes[row]) \(block.nodes.latitudes[row])"
            nodes.append("\(block.nodes.ids[row]) \(place) \(tags(block.nodes.tagStarts, row))")
        }
        for row in 0..<block.ways.count {
            let range = Int(block.ways.referenceStarts[row])..<Int(block.ways.referenceStarts[row + 1])
            ways.append(
                "\(block.ways.ids[row]) \(Array(block.ways.references[range])) \(tags(block.ways.tagStarts, row))")
        }
        for row in 0..<block.relations.count {
            let range = Int(block.relations.memberStarts[row])..<Int(block.relations.memberStarts[row + 1])
            let members = block.relations.members[range].map {
                "\($0.kind) \($0.id) \(block.strings.string($0.role))"
            }
            relations.append("\(block.relations.ids[row]) \(members) \(tags(block.relations.tagStarts, row))")
        }
    }
}
