import MapBuilding
import OpenStreetMap

/// Reads the tags of the elements of one block; each key of the block is looked up once.
struct BlockTags {
    private let block: OSMBlock
    /// For each string of the block the key that it is, `foreign`, or `unseen`.
    private var keys: ContiguousArray<UInt8>
    private static let foreign = UInt8.max
    private static let unseen = UInt8.max - 1
    private static let all = ContiguousArray(TagKey.allCases)
    private static let leading = ContiguousArray(TagKey.allCases.map { TagKey.leading.contains($0) })

    init(_ block: OSMBlock) {
        self.block = block
        keys = ContiguousArray(repeating: Self.unseen, count: block.strings.count)
    }

    private mutating func key(of string: UInt32) -> Int? {
        let row = Int(string)
        guard row < keys.count else { return nil }
        if keys[row] == Self.unseen {
            keys[row] = TagKey.byText[block.strings.string(string)]?.rawValue ?? Self.foreign
        }
        return keys[row] == Self.foreign ? nil : Int(keys[row])
    }

    /// Whether one of the tags may make the element something on the map.
    mutating func mayMatter(_ range: Range<Int>) -> Bool {
        for index in range {
            if let key = key(of: block.tags[index].key), Self.leading[key] { return true }
        }
        return false
    }

    /// The tags of a range of the block's tags.
    mutating func read(_ range: Range<Int>, into tags: inout ElementTags) {
        tags.removeAll()
        for index in range {
            let tag = block.tags[index]
            guard let key = key(of: tag.key) else { continue }
            tags.append(Self.all[key], block.strings.string(tag.value))
        }
    }

    /// The tags of a way as the bicycle rules take them.
    func bicycleTags(_ range: Range<Int>) -> WayTags {
        var tags = WayTags()
        for index in range {
            let tag = block.tags[index]
            guard let key = WayTags.Tag(key: block.strings.string(tag.key)) else { continue }
            tags[key] = block.strings.string(tag.value)
        }
        return tags
    }

    /// The tags of a node as the bicycle rules take them.
    func nodeTags(_ range: Range<Int>) -> NodeTags {
        var tags = NodeTags()
        for index in range {
            tags.set(block.strings.string(block.tags[index].key), block.strings.string(block.tags[index].value))
        }
        return tags
    }
}

extension OSMBlock {
    func tagRange(ofNode row: Int) -> Range<Int> { range(nodes.tagStarts, row, within: tags.count) }
    func tagRange(ofWay row: Int) -> Range<Int> { range(ways.tagStarts, row, within: tags.count) }
    func tagRange(ofRelation row: Int) -> Range<Int> { range(relations.tagStarts, row, within: tags.count) }
    func referenceRange(ofWay row: Int) -> Range<Int> {
        range(ways.referenceStarts, row, within: ways.references.count)
    }
    func memberRange(ofRelation row: Int) -> Range<Int> {
        range(relations.memberStarts, row, within: relations.members.count)
    }

    private func range(_ starts: ContiguousArray<UInt32>, _ row: Int, within count: Int) -> Range<Int> {
        guard row + 1 < starts.count else { return 0..<0 }
        let (start, end) = (Int(starts[row]), Int(starts[row + 1]))
        return start <= end && end <= count ? start..<end : 0..<0
    }
}

/// The tags of one element, as far as the map looks at them.
struct ElementTags: Sendable {
    private var entries: [(key: TagKey, value: String)] = []

    init() {}

    /// The value of a key; `nil` where the element does not have it, or an empty one.
    subscript(key: TagKey) -> String? {
        for entry in entries where entry.key == key { return entry.value }
        return nil
    }

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ key: TagKey, _ value: String) {
        guard !value.isEmpty else { return }
        entries.append((key, value))
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}

extension ElementTags: ExpressibleByDictionaryLiteral {
    /// Takes keys as in the data; unknown ones are left out.
    init(dictionaryLiteral elements: (String, String)...) {
        for (key, value) in elements {
            if let key = TagKey.byText[key] { append(key, value) }
        }
    }
}
