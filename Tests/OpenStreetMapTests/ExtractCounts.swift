import OpenStreetMap

/// What a test counts in a file.
struct ElementCounts: Hashable {
    var nodes = 0
    var ways = 0
    var relations = 0
    var restrictions = 0
    var references = 0
    var members = 0
    var tags = 0

    /// Counts everything in a file.
    static func of(_ reader: OSMFileReader, parts: OSMElementKinds = .all) throws -> ElementCounts {
        var counts = ElementCounts()
        try reader.read(parts: parts) { block in
            counts.add(block)
        }
        return counts
    }

    mutating func add(_ block: OSMBlock) {
        nodes += block.nodes.count
        ways += block.ways.count
        relations += block.relations.count
        references += block.ways.references.count
        members += block.relations.members.count
        tags += block.tags.count
        let texts = (0..<UInt32(block.strings.count))
        guard let type = texts.first(where: { block.strings.string($0) == "type" }),
            let restriction = texts.first(where: { block.strings.string($0) == "restriction" })
        else { return }
        let wanted = OSMBlock.Tag(key: type, value: restriction)
        for row in 0..<block.relations.count {
            let range = Int(block.relations.tagStarts[row])..<Int(block.relations.tagStarts[row + 1])
            if block.tags[range].contains(wanted) { restrictions += 1 }
        }
    }
}
