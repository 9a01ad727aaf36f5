import OpenStreetMap

/// The ways and relations of the files that were read already, with what they say, where a map is built from several files.
///
/// Extracts that meet at a border share the elements across it. An element counts as the first file has it that does.
/// Twelve bytes an element; a build from one file keeps none.
struct KnownElements: Sendable {
    private(set) var ways = Table()
    private(set) var relations = Table()

    /// Ids and digests of one kind of element.
    struct Table: Sendable {
        /// Sorted, each once.
        private var ids: ContiguousArray<Int64> = []
        private var digests: ContiguousArray<UInt32> = []

        var isEmpty: Bool { ids.isEmpty }

        /// The digest of a known element; `nil` for one that is new.
        ///
        /// - Complexity: O(log elements).
        func digest(of id: Int64) -> UInt32? {
            let place = ids.firstIndex(notBelow: id, from: 0)
            return place < ids.count && ids[place] == id ? digests[place] : nil
        }

        /// Adds elements; of those with the same id the first counts, and one that is known already stays as it is.
        ///
        /// - Complexity: O(n log n).
        mutating func add(_ new: [(id: Int64, digest: UInt32)]) {
            let order = new.indices.sorted { (new[$0].id, $0) < (new[$1].id, $1) }
            let (oldIDs, oldDigests) = (ids, digests)
            ids = []
            digests = []
            ids.reserveCapacity(oldIDs.count + new.count)
            digests.reserveCapacity(oldIDs.count + new.count)
            var old = 0
            func append(_ id: Int64, _ digest: UInt32) {
                guard ids.last != id else { return }
                ids.append(id)
                digests.append(digest)
            }
            for place in order {
                while old < oldIDs.count, oldIDs[old] <= new[place].id {
                    append(oldIDs[old], oldDigests[old])
                    old += 1
                }
                append(new[place].id, new[place].digest)
            }
            while old < oldIDs.count {
                append(oldIDs[old], oldDigests[old])
                old += 1
            }
        }
    }

    /// Adds the elements of a file.
    mutating func add(_ file: [FileElements]) {
        ways.add(file.flatMap(\.ways))
        relations.add(file.flatMap(\.relations))
    }
}

/// What one block of a file adds to `KnownElements`.
struct FileElements: Sendable {
    private(set) var ways: [(id: Int64, digest: UInt32)] = []
    private(set) var relations: [(id: Int64, digest: UInt32)] = []
    /// Elements that an earlier file has with other contents.
    private(set) var differing = 0

    /// - Parameter known: those of the earlier files.
    init(_ block: OSMBlock, beside known: KnownElements) {
        for row in 0..<block.ways.count {
            var digest = ElementDigest()
            let (first, end) = (Int(block.ways.referenceStarts[row]), Int(block.ways.referenceStarts[row + 1]))
            for reference in block.ways.references[first..<end] { digest.add(UInt64(bitPattern: reference)) }
            digest.add(block.tags[Int(block.ways.tagStarts[row])..<Int(block.ways.tagStarts[row + 1])], block.strings)
            differing += Self.note(block.ways.ids[row], digest.value, among: known.ways, &ways)
        }
        for row in 0..<block.relations.count {
            var digest = ElementDigest()
            for member in block.members(ofRelation: row) {
                digest.add(UInt64(bitPattern: member.id))
                digest.add(block.strings.string(member.role))
            }
            for (key, value) in block.tags(ofRelation: row).sorted(by: { $0.key < $1.key }) {
                digest.add(key)
                digest.add(value)
            }
            differing += Self.note(block.relations.ids[row], digest.value, among: known.relations, &relations)
        }
    }

    /// Adds an element that is new; 1 for one that is known with other contents, else 0.
    private static func note(
        _ id: Int64, _ digest: UInt32, among known: KnownElements.Table, _ elements: inout [(id: Int64, digest: UInt32)]
    ) -> Int {
        guard let before = known.digest(of: id) else {
            elements.append((id, digest))
            return 0
        }
        return before == digest ? 0 : 1
    }
}

/// A digest of what an element says; the order of its tags makes no difference.
///
/// Source: Fowler, Noll and Vo, FNV-1a, whose 64 bits are folded to 32.
private struct ElementDigest {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    var value: UInt32 { UInt32(truncatingIfNeeded: state ^ state >> 32) }

    mutating func add(_ number: UInt64) {
        state = (state ^ number) &* Self.prime
        // Numbers are whole words, whose high bits would never reach the low ones.
        state ^= state >> 29
    }

    mutating func add(_ text: String) {
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* Self.prime }
        add(0xFF)
    }

    mutating func add(_ tags: ContiguousArray<OSMBlock.Tag>.SubSequence, _ strings: StringTable) {
        var sum: UInt64 = 0
        for tag in tags {
            var own = ElementDigest()
            own.add(strings.string(tag.key))
            own.add(strings.string(tag.value))
            sum &+= own.state
        }
        add(sum)
    }
}
