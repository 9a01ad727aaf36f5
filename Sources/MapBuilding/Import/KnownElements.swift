import OpenStreetMap

/// The ways and relations of the files that were read already, with what they say, where a map is built from several files.
///
/// Extracts that meet at a border share the elements across it. An element counts as the first file has it that does, or, where
/// files do not say when they are from, as the newest version. Twelve bytes an element, 28 with versions; a build from one file
/// keeps none.
struct KnownElements: Sendable {
    private(set) var ways = Table()
    private(set) var relations = Table()

    /// What is known of an element.
    struct Element: Sendable {
        var id: Int64
        var digest: UInt32
        var revision: ElementRevision?
    }

    /// One kind of element.
    struct Table: Sendable {
        /// Sorted, each once.
        private var ids: ContiguousArray<Int64> = []
        private var digests: ContiguousArray<UInt32> = []
        /// Empty where versions do not count.
        private var revisions: ContiguousArray<ElementRevision> = []

        var isEmpty: Bool { ids.isEmpty }

        /// The known element with an id; `nil` for one that is new.
        ///
        /// - Complexity: O(log elements).
        subscript(id: Int64) -> Element? {
            let place = ids.firstIndex(notBelow: id, from: 0)
            guard place < ids.count, ids[place] == id else { return nil }
            return Element(
                id: id, digest: digests[place], revision: revisions.isEmpty ? nil : revisions[place])
        }

        /// Whether what a file says of an element counts: none before has it, or an older version.
        func counts(_ id: Int64, _ revision: ElementRevision?) -> Bool {
            guard !isEmpty, let known = self[id] else { return true }
            return isNewer(revision, than: known)
        }

        /// Whether a version is known to be newer.
        func isNewer(_ revision: ElementRevision?, than known: Element) -> Bool {
            guard let revision, let before = known.revision else { return false }
            return revision.isNewer(than: before) == true
        }

        /// Adds elements; one that is known already takes the place of the other if it is newer, and of several new ones with the
        /// same id the first counts.
        ///
        /// - Complexity: O(n log n).
        mutating func add(_ new: [Element]) {
            let order = new.indices.sorted { (new[$0].id, $0) < (new[$1].id, $1) }
            let old = self
            self = Table()
            ids.reserveCapacity(old.ids.count + new.count)
            digests.reserveCapacity(old.ids.count + new.count)
            var row = 0
            func append(_ element: Element) {
                guard ids.last != element.id else { return }
                ids.append(element.id)
                digests.append(element.digest)
                if let revision = element.revision { revisions.append(revision) }
            }
            func appendOld(upTo id: Int64?) {
                while row < old.ids.count, id.map({ old.ids[row] < $0 }) ?? true {
                    append(
                        Element(
                            id: old.ids[row], digest: old.digests[row],
                            revision: old.revisions.isEmpty ? nil : old.revisions[row]))
                    row += 1
                }
            }
            for place in order {
                appendOld(upTo: new[place].id)
                if row < old.ids.count, old.ids[row] == new[place].id {
                    let known = Element(
                        id: old.ids[row], digest: old.digests[row],
                        revision: old.revisions.isEmpty ? nil : old.revisions[row])
                    append(isNewer(new[place].revision, than: known) ? new[place] : known)
                    row += 1
                } else {
                    append(new[place])
                }
            }
            appendOld(upTo: nil)
        }
    }

    /// Adds the elements of a file.
    mutating func add(_ file: [FileElements]) {
        ways.add(file.flatMap(\.ways.elements))
        relations.add(file.flatMap(\.relations.elements))
    }
}

/// What one block of a file adds to `KnownElements`.
struct FileElements: Sendable {
    private(set) var ways = Kind()
    private(set) var relations = Kind()

    /// One kind of element.
    struct Kind: Sendable {
        /// Those that are new, or newer than the known ones.
        var elements: [KnownElements.Element] = []
        /// The ids of those that are newer than the known ones.
        var newer: [Int64] = []
        /// How many an earlier file has with other contents.
        var differing = 0
        /// Of how many of those no version says which is newer.
        var undecided = 0
    }

    /// - Parameter known: those of the earlier files.
    init(_ block: OSMBlock, beside known: KnownElements) {
        for row in 0..<block.ways.count {
            var digest = ElementDigest()
            let (first, end) = (Int(block.ways.referenceStarts[row]), Int(block.ways.referenceStarts[row + 1]))
            for reference in block.ways.references[first..<end] { digest.add(UInt64(bitPattern: reference)) }
            digest.add(block.tags[Int(block.ways.tagStarts[row])..<Int(block.ways.tagStarts[row + 1])], block.strings)
            ways.note(
                KnownElements.Element(
                    id: block.ways.ids[row], digest: digest.value, revision: block.ways.revision(row)),
                among: known.ways)
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
            relations.note(
                KnownElements.Element(
                    id: block.relations.ids[row], digest: digest.value, revision: block.relations.revision(row)),
                among: known.relations)
        }
    }
}

extension FileElements.Kind {
    /// Adds an element, and compares it with a known one.
    fileprivate mutating func note(_ element: KnownElements.Element, among known: KnownElements.Table) {
        guard let before = known[element.id] else {
            elements.append(element)
            return
        }
        let isNewer = known.isNewer(element.revision, than: before)
        if isNewer {
            elements.append(element)
            newer.append(element.id)
        }
        guard before.digest != element.digest else { return }
        differing += 1
        if let revision = before.revision, element.revision?.isNewer(than: revision) == nil { undecided += 1 }
    }
}

extension OSMBlock.Ways {
    /// How new a row is; `nil` where that was not read.
    func revision(_ row: Int) -> ElementRevision? { revisions.isEmpty ? nil : revisions[row] }
}

extension OSMBlock.Relations {
    /// How new a row is; `nil` where that was not read.
    func revision(_ row: Int) -> ElementRevision? { revisions.isEmpty ? nil : revisions[row] }
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
