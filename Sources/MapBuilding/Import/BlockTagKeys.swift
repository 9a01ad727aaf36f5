import OpenStreetMap

/// Which strings of a block are keys that the bicycle rules look at: each looked up once a block, when a way first has it.
struct BlockTagKeys: ~Copyable {
    private let strings: StringTable
    /// For each string the key's place among all keys, `foreign`, or `unseen`.
    private var indices: ContiguousArray<UInt8>

    private static let foreign = UInt8.max
    private static let unseen = UInt8.max - 1
    static let all = ContiguousArray(WayTags.Tag.allCases)
    private static let known: [String: UInt8] = Dictionary(
        uniqueKeysWithValues: all.indices.prefix(Int(unseen)).map { (all[$0].key, UInt8($0)) })

    init(_ strings: StringTable) {
        self.strings = strings
        indices = ContiguousArray(repeating: Self.unseen, count: strings.count)
    }

    /// The place among all keys of the key that string `number` is; `nil` where the rules do not know it.
    mutating func index(of number: UInt32) -> Int? {
        let row = Int(number)
        guard row < indices.count else { return nil }
        if indices[row] == Self.unseen {
            indices[row] = Self.known[strings.string(number)] ?? Self.foreign
        }
        return indices[row] == Self.foreign ? nil : Int(indices[row])
    }
}
