/// Encodes a block piece by piece, each with a string table of its own that holds only what it needs.
struct PBFBlockEncoder {
    private static let mostElements = 8000
    /// Pieces end soon after this size; the format asks for less than 16 MiB.
    private static let wantedSize = 8 << 20

    private let block: OSMBlock
    private var node = 0
    private var way = 0
    private var relation = 0
    private var texts: LocalTexts

    package init(_ block: OSMBlock) {
        self.block = block
        texts = LocalTexts(count: block.strings.count)
    }

    /// The next piece, unpacked; `nil` when all is encoded.
    mutating func next() -> [UInt8]? {
        texts.restart()
        var group = WireWriter()
        if node < block.nodes.count {
            group.field(2, nextNodes())
        } else if way < block.ways.count {
            nextWays(&group)
        } else if relation < block.relations.count {
            nextRelations(&group)
        } else {
            return nil
        }
        var table = WireWriter()
        for text in texts.originals { table.field(1, text.map { block.strings[$0] } ?? []) }
        var message = WireWriter()
        message.field(1, table)
        message.field(2, group)
        return message.bytes
    }

    private mutating func nextNodes() -> WireWriter {
        let first = node
        var ids = WireWriter()
        var latitudes = WireWriter()
        var longitudes = WireWriter()
        var tags = WireWriter()
        var before = (id: Int64(0), latitude: Int64(0), longitude: Int64(0))
        var size = 0
        while node < block.nodes.count, node - first < Self.mostElements, size < Self.wantedSize {
            let id = block.nodes.ids[node]
            let latitude = Int64(block.nodes.latitudes[node])
            let longitude = Int64(block.nodes.longitudes[node])
            ids.zigzag(id &- before.id)
            latitudes.zigzag(latitude - before.latitude)
            longitudes.zigzag(longitude - before.longitude)
            before = (id, latitude, longitude)
            for tag in block.tags[range(block.nodes.tagStarts, node)] {
                // Number 0 ends a node's tags here, so an empty key gets a number of its own like any other.
                tags.varint(texts.number(of: tag.key, in: block))
                tags.varint(texts.number(of: tag.value, in: block))
            }
            tags.varint(0)
            node += 1
            size = texts.size + tags.bytes.count
        }
        var dense = WireWriter()
        dense.field(1, ids)
        dense.field(8, latitudes)
        dense.field(9, longitudes)
        if tags.bytes.count > node - first { dense.field(10, tags) }
        return dense
    }

    private mutating func nextWays(_ group: inout WireWriter) {
        let first = way
        while way < block.ways.count, way - first < Self.mostElements, group.bytes.count + texts.size < Self.wantedSize
        {
            var message = WireWriter()
            message.field(1, varint: UInt64(bitPattern: block.ways.ids[way]))
            addTags(range(block.ways.tagStarts, way), to: &message)
            var references = WireWriter()
            var before: Int64 = 0
            for reference in block.ways.references[range(block.ways.referenceStarts, way)] {
                references.zigzag(reference &- before)
                before = reference
            }
            message.field(8, references)
            group.field(3, message)
            way += 1
        }
    }

    private mutating func nextRelations(_ group: inout WireWriter) {
        let first = relation
        while relation < block.relations.count, relation - first < Self.mostElements,
            group.bytes.count + texts.size < Self.wantedSize
        {
            var message = WireWriter()
            message.field(1, varint: UInt64(bitPattern: block.relations.ids[relation]))
            addTags(range(block.relations.tagStarts, relation), to: &message)
            var lists = (roles: WireWriter(), ids: WireWriter(), kinds: WireWriter())
            var before: Int64 = 0
            for member in block.relations.members[range(block.relations.memberStarts, relation)] {
                lists.roles.varint(texts.number(of: member.role, in: block))
                lists.ids.zigzag(member.id &- before)
                lists.kinds.varint(UInt64(member.kind.rawValue))
                before = member.id
            }
            message.field(8, lists.roles)
            message.field(9, lists.ids)
            message.field(10, lists.kinds)
            group.field(4, message)
            relation += 1
        }
    }

    private mutating func addTags(_ range: Range<Int>, to message: inout WireWriter) {
        var keys = WireWriter()
        var values = WireWriter()
        for tag in block.tags[range] {
            keys.varint(texts.number(of: tag.key, in: block))
            values.varint(texts.number(of: tag.value, in: block))
        }
        message.field(2, keys)
        message.field(3, values)
    }

    private func range(_ starts: ContiguousArray<UInt32>, _ row: Int) -> Range<Int> {
        Int(starts[row])..<Int(starts[row + 1])
    }
}

extension PBFBlockEncoder {
    /// Whether all columns fit together, so that encoding meets no index out of range.
    static func isConsistent(_ block: OSMBlock) -> Bool {
        let tags = block.tags.count
        let texts = block.strings.count
        return block.nodes.longitudes.count == block.nodes.count && block.nodes.latitudes.count == block.nodes.count
            && isConsistent(block.nodes.tagStarts, rows: block.nodes.count, of: tags)
            && isConsistent(block.ways.tagStarts, rows: block.ways.count, of: tags)
            && isConsistent(block.relations.tagStarts, rows: block.relations.count, of: tags)
            && isConsistent(block.ways.referenceStarts, rows: block.ways.count, of: block.ways.references.count)
            && isConsistent(
                block.relations.memberStarts, rows: block.relations.count, of: block.relations.members.count)
            && block.tags.allSatisfy { $0.key < texts && $0.value < texts }
            && block.relations.members.allSatisfy { $0.role < texts }
    }

    private static func isConsistent(_ starts: ContiguousArray<UInt32>, rows: Int, of count: Int) -> Bool {
        guard starts.count == rows + 1, let last = starts.last, Int(last) <= count else { return false }
        return (0..<rows).allSatisfy { starts[$0] <= starts[$0 + 1] }
    }
}

/// The strings of one piece, numbered in the order in which they are first needed. Number 0 is kept free.
private struct LocalTexts {
    /// Piece number to block number; none for number 0.
    private(set) var originals: [UInt32?] = [nil]
    private(set) var size = 0
    /// Block number to piece number; 0 for what was not needed yet.
    private var numbers: ContiguousArray<UInt32>

    package init(count: Int) {
        numbers = ContiguousArray(repeating: 0, count: count)
    }

    mutating func restart() {
        for case let original? in originals { numbers[Int(original)] = 0 }
        originals = [nil]
        size = 0
    }

    mutating func number(of original: UInt32, in block: OSMBlock) -> UInt64 {
        let known = numbers[Int(original)]
        if known != 0 { return UInt64(known) }
        let new = UInt32(truncatingIfNeeded: originals.count)
        numbers[Int(original)] = new
        originals.append(original)
        size += block.strings[original].count + 6
        return UInt64(new)
    }
}
