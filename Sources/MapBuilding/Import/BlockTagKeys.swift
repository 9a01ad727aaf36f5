import OpenStreetMap

/// Which strings of a block are keys that the bicycle rules look at: each looked up once a block, when an element first
/// has it.
struct BlockTagKeys: ~Copyable {
    private let strings: StringTable
    private let known: [String: UInt8]
    /// For each string the key's place among all keys, `foreign`, or `unseen`.
    private var indices: ContiguousArray<UInt8> = []

    private static let foreign = UInt8.max
    private static let unseen = UInt8.max - 1

    /// - Parameter known: the keys and their places, fewer than 254.
    package init(_ strings: StringTable, _ known: [String: UInt8]) {
        self.strings = strings
        self.known = known
    }

    /// The place among all keys of the key that string `number` is; `nil` where the rules do not know it.
    mutating func index(of number: UInt32) -> Int? {
        // Most blocks of nodes have no tag that matters.
        if indices.isEmpty { indices = ContiguousArray(repeating: Self.unseen, count: strings.count) }
        let row = Int(number)
        guard row < indices.count else { return nil }
        if indices[row] == Self.unseen {
            indices[row] = known[strings.string(number)] ?? Self.foreign
        }
        return indices[row] == Self.foreign ? nil : Int(indices[row])
    }
}

extension WayTags {
    static let allKeys = ContiguousArray(Tag.allCases)
    /// Each key's place among all.
    static let keys: [String: UInt8] = Dictionary(
        uniqueKeysWithValues: allKeys.indices.map { (allKeys[$0].key, UInt8($0)) })
}

extension NodeTags {
    /// The keys that matter on nodes; the places of those of access follow the others'.
    static let keys: [String: UInt8] = Dictionary(
        uniqueKeysWithValues: (Tag.allCases.map(\.key) + accessTags.map(\.key).sorted()).enumerated().map {
            ($1, UInt8($0))
        })
}
