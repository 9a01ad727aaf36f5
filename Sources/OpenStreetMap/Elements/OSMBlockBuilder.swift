/// Makes a block element by element, each string stored once.
public struct OSMBlockBuilder: Sendable {
    /// What has been added so far.
    public private(set) var block = OSMBlock()
    private var numbers: [ContiguousArray<UInt8>: UInt32] = [:]

    /// Starts an empty block. String 0 is the empty string, as PBF wants it.
    public init() {
        _ = number(of: "")
    }

    /// How many elements have been added.
    public var count: Int { block.nodes.count + block.ways.count + block.relations.count }

    /// Adds a node at a place in 10⁻⁷ degrees.
    public mutating func addNode(
        id: Int64, longitude: Int32, latitude: Int32, tags: [(key: String, value: String)] = []
    ) {
        block.nodes.ids.append(id)
        block.nodes.longitudes.append(longitude)
        block.nodes.latitudes.append(latitude)
        addTags(tags)
        block.nodes.tagStarts.append(UInt32(truncatingIfNeeded: block.tags.count))
    }

    /// Adds a way through nodes.
    public mutating func addWay(id: Int64, nodes: some Sequence<Int64>, tags: [(key: String, value: String)] = []) {
        block.ways.ids.append(id)
        block.ways.references.append(contentsOf: nodes)
        block.ways.referenceStarts.append(UInt32(truncatingIfNeeded: block.ways.references.count))
        addTags(tags)
        block.ways.tagStarts.append(UInt32(truncatingIfNeeded: block.tags.count))
    }

    /// Adds a relation.
    public mutating func addRelation(
        id: Int64, members: [(kind: OSMBlock.Member.Kind, id: Int64, role: String)],
        tags: [(key: String, value: String)] = []
    ) {
        block.relations.ids.append(id)
        for member in members {
            block.relations.members.append(
                OSMBlock.Member(id: member.id, role: number(of: member.role), kind: member.kind))
        }
        block.relations.memberStarts.append(UInt32(truncatingIfNeeded: block.relations.members.count))
        addTags(tags)
        block.relations.tagStarts.append(UInt32(truncatingIfNeeded: block.tags.count))
    }

    /// Hands the finished block out and starts a new one.
    public mutating func finish() -> OSMBlock {
        let finished = block
        self = OSMBlockBuilder()
        return finished
    }

    private mutating func addTags(_ tags: [(key: String, value: String)]) {
        for tag in tags {
            block.tags.append(OSMBlock.Tag(key: number(of: tag.key), value: number(of: tag.value)))
        }
    }

    private mutating func number(of string: String) -> UInt32 {
        let utf8 = ContiguousArray(string.utf8)
        if let known = numbers[utf8] { return known }
        let new = block.strings.append(utf8)
        numbers[utf8] = new
        return new
    }
}
