import Support

/// Makes a block element by element, each string stored once.
public struct OSMBlockBuilder: Sendable {
    private var strings = StringInterner()
    private var nodes = OSMBlock.Nodes()
    private var ways = OSMBlock.Ways()
    private var relations = OSMBlock.Relations()
    private var nodeTags: ContiguousArray<OSMBlock.Tag> = []
    private var wayTags: ContiguousArray<OSMBlock.Tag> = []
    private var relationTags: ContiguousArray<OSMBlock.Tag> = []

    /// Starts an empty block. String 0 is the empty string, as PBF requires.
    public init() {}

    /// How many elements have been added.
    public var count: Int { nodes.count + ways.count + relations.count }

    /// What has been added so far.
    /// - Complexity: linear in the size of the block.
    public var block: OSMBlock {
        var block = OSMBlock()
        block.strings = strings.strings
        block.nodes = nodes
        block.ways = ways
        block.relations = relations
        // Each kind's tags are together, so a kind's rows begin where the kinds before it end.
        let firstOfWays = UInt32(truncatingIfNeeded: nodeTags.count)
        let firstOfRelations = UInt32(truncatingIfNeeded: nodeTags.count + wayTags.count)
        for row in block.ways.tagStarts.indices { block.ways.tagStarts[row] += firstOfWays }
        for row in block.relations.tagStarts.indices { block.relations.tagStarts[row] += firstOfRelations }
        block.tags = nodeTags + wayTags + relationTags
        return block
    }

    /// Hands the finished block out and starts a new one.
    public mutating func finish() -> OSMBlock {
        let finished = block
        self = OSMBlockBuilder()
        return finished
    }

    /// Adds a node at a place in 10⁻⁷ degrees.
    public mutating func addNode(
        id: Int64, longitude: Int32, latitude: Int32, tags: [(key: String, value: String)] = []
    ) {
        for tag in tags { nodeTags.append(numbers(of: tag)) }
        closeNode(id: id, longitude: longitude, latitude: latitude)
    }

    /// Adds a way through nodes.
    public mutating func addWay(id: Int64, nodes: some Sequence<Int64>, tags: [(key: String, value: String)] = []) {
        ways.references.append(contentsOf: nodes)
        for tag in tags { wayTags.append(numbers(of: tag)) }
        closeWay(id: id)
    }

    /// Notes how new the next element of a kind is; all of them are noted, or none.
    mutating func addRevision(_ revision: ElementRevision, to kind: OSMBlock.Member.Kind) {
        switch kind {
        case .node: nodes.revisions.append(revision)
        case .way: ways.revisions.append(revision)
        case .relation: relations.revisions.append(revision)
        }
    }

    /// Adds a relation.
    public mutating func addRelation(
        id: Int64, members: [(kind: OSMBlock.Member.Kind, id: Int64, role: String)],
        tags: [(key: String, value: String)] = []
    ) {
        for member in members {
            relations.members.append(
                OSMBlock.Member(id: member.id, role: strings.number(of: member.role), kind: member.kind))
        }
        for tag in tags { relationTags.append(numbers(of: tag)) }
        closeRelation(id: id)
    }

    private mutating func numbers(of tag: (key: String, value: String)) -> OSMBlock.Tag {
        OSMBlock.Tag(key: strings.number(of: tag.key), value: strings.number(of: tag.value))
    }
}

// Piece by piece, for readers that learn of an element's parts one after the other: first its tags, references or
// members in any order, then the element itself.
extension OSMBlockBuilder {
    /// How many tags, references and members have been added, to all elements together.
    var partCount: Int {
        nodeTags.count + wayTags.count + relationTags.count + ways.references.count + relations.members.count
    }

    /// How many bytes the strings take.
    var textSize: Int { strings.strings.bytes.count }

    mutating func addTag(to kind: OSMBlock.Member.Kind, key: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        let tag = OSMBlock.Tag(key: strings.number(of: key), value: strings.number(of: value))
        switch kind {
        case .node: nodeTags.append(tag)
        case .way: wayTags.append(tag)
        case .relation: relationTags.append(tag)
        }
    }

    mutating func addReference(_ node: Int64) {
        ways.references.append(node)
    }

    mutating func addReference(_ node: Int64, longitude: Int32, latitude: Int32) {
        ways.fillPlaces()
        ways.references.append(node)
        ways.longitudes.append(longitude)
        ways.latitudes.append(latitude)
    }

    mutating func addMember(_ kind: OSMBlock.Member.Kind, id: Int64, role: UnsafeRawBufferPointer) {
        relations.members.append(OSMBlock.Member(id: id, role: strings.number(of: role), kind: kind))
    }

    mutating func closeNode(id: Int64, longitude: Int32, latitude: Int32) {
        nodes.ids.append(id)
        nodes.longitudes.append(longitude)
        nodes.latitudes.append(latitude)
        nodes.tagStarts.append(UInt32(truncatingIfNeeded: nodeTags.count))
    }

    mutating func closeWay(id: Int64) {
        if !ways.longitudes.isEmpty { ways.fillPlaces() }
        ways.ids.append(id)
        ways.referenceStarts.append(UInt32(truncatingIfNeeded: ways.references.count))
        ways.tagStarts.append(UInt32(truncatingIfNeeded: wayTags.count))
    }

    mutating func closeRelation(id: Int64) {
        relations.ids.append(id)
        relations.memberStarts.append(UInt32(truncatingIfNeeded: relations.members.count))
        relations.tagStarts.append(UInt32(truncatingIfNeeded: relationTags.count))
    }
}

extension OSMBlock.Ways {
    /// Notes that nothing is known of the places of the references added last.
    mutating func fillPlaces() {
        let missing = references.count - longitudes.count
        guard missing > 0 else { return }
        longitudes.append(contentsOf: repeatElement(Self.unknownPlace, count: missing))
        latitudes.append(contentsOf: repeatElement(Self.unknownPlace, count: missing))
    }
}

/// Finds the number of a string that is already in a table: an open-addressed hash table over the table's own bytes.
struct StringInterner: Sendable {
    private(set) var strings = StringTable()
    /// String numbers plus one; 0 is a free slot. The length is a power of two and at most half of it is taken.
    private var slots = ContiguousArray<UInt32>(repeating: 0, count: 64)

    /// Starts with the empty string as number 0, as PBF requires.
    package init() {
        _ = number(of: UnsafeRawBufferPointer(start: nil, count: 0))
    }

    mutating func number(of string: String) -> UInt32 {
        var copy = string
        return copy.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
    }

    mutating func number(of utf8: UnsafeRawBufferPointer) -> UInt32 {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: Self.hash(utf8)) & mask
        while slots[slot] != 0 {
            if equals(slots[slot] - 1, utf8) { return slots[slot] - 1 }
            slot = (slot + 1) & mask
        }
        let new = strings.append(utf8)
        slots[slot] = new + 1
        if strings.count * 2 > slots.count { grow() }
        return new
    }

    private func equals(_ number: UInt32, _ utf8: UnsafeRawBufferPointer) -> Bool {
        let start = Int(strings.starts[Int(number)])
        let count = Int(strings.starts[Int(number) + 1]) - start
        guard count == utf8.count else { return false }
        return strings.bytes.withUnsafeBytes { bytes in
            UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count)]).elementsEqual(utf8)
        }
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for number in 0..<UInt32(strings.count) {
            var slot = Int(truncatingIfNeeded: strings[number].withUnsafeBytes { Self.hash($0) }) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = number + 1
        }
    }

    /// FNV-1a with a last mix for the low bits.
    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        let hash = FNV1a.hash(bytes)
        return hash ^ (hash >> 29)
    }
}
