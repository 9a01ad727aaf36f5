import RoadMap

/// What is known of a few ranks of a hierarchy: a rider's rides concern hundreds out of a million.
///
///     directory   │ page number, place │ … │      a hash table of the pages that there are
///     slots       │ 32 ranks │ 32 ranks │ … │    a page of neighbouring ranks after the other: cost and step of each
///
/// Ranks that separate parts of a map are numbered in a row, so the arcs up from a rank lead to few pages, one after the other,
/// and a `Window` that remembers the last one seldom has to look into the directory.
///
/// Source of the directory: Knuth, *The art of computer programming* 3, section 6.4: linear probing, multiplicative hashing.
struct RankTable: Sendable {
    struct Slot: BitwiseCopyable {
        /// The least known cost from there to the target; above `infinite` by a bit as long as a cheaper way may be found.
        var cost = RankTable.open | ArcCosts.infinite
        /// The first arc of that path; `missing` at the target.
        var step = HierarchyStep.missing
    }

    /// Set in costs that are not settled.
    static let open: UInt32 = 1 << 31
    package static let none = UInt32.max
    private static let pageBits: UInt32 = 5

    private struct Entry: BitwiseCopyable {
        var page = RankTable.none
        package var first: UInt32 = 0
    }

    private var directory = ContiguousArray(repeating: Entry(), count: 64)
    private var slots: ContiguousArray<Slot> = []

    /// The memory that it holds what it knows in.
    var byteCount: Int { slots.count * MemoryLayout<Slot>.stride + directory.count * MemoryLayout<Entry>.stride }

    mutating func removeAll() { self = RankTable() }

    /// What is known of a rank; `nil` for nothing.
    @inline(__always)
    func find(_ rank: Rank) -> Slot? {
        let entry = directory[probe(RankTable.page(rank))]
        return entry.page == RankTable.page(rank) ? slots[Int(entry.first) + RankTable.offset(rank)] : nil
    }

    /// The place of a rank, which is valid until all are removed.
    @inline(__always)
    package mutating func place(of rank: Rank, _ window: inout Window) -> Int {
        let page = RankTable.page(rank)
        if page != window.page { window = Window(page: page, first: enter(page)) }
        return window.first &+ RankTable.offset(rank)
    }

    /// The page that was looked at last.
    struct Window {
        fileprivate var page = RankTable.none
        fileprivate var first = 0
    }

    @inline(__always)
    package subscript(place: Int) -> Slot {
        get { slots[place] }
        set { slots[place] = newValue }
    }

    @inline(__always)
    private static func page(_ rank: Rank) -> UInt32 { rank.rawValue >> pageBits }

    @inline(__always)
    private static func offset(_ rank: Rank) -> Int { rank.index & (1 << Int(pageBits) &- 1) }

    /// Where a page's entry is, or would be.
    @inline(__always)
    private func probe(_ page: UInt32) -> Int {
        let mask = directory.count &- 1
        var place = Int((page &* 0x9E37_79B1) >> 12) & mask
        while directory[place].page != page, directory[place].page != RankTable.none { place = (place &+ 1) & mask }
        return place
    }

    /// The first slot of a page, which is made if it was not there.
    @inline(never)
    private mutating func enter(_ page: UInt32) -> Int {
        let place = probe(page)
        if directory[place].page == page { return Int(directory[place].first) }
        let first = slots.count
        directory[place] = Entry(page: page, first: UInt32(first))
        slots.append(contentsOf: repeatElement(Slot(), count: 1 << RankTable.pageBits))
        if 2 * (slots.count >> RankTable.pageBits) > directory.count { grow() }
        return first
    }

    private mutating func grow() {
        let old = directory
        directory = ContiguousArray(repeating: Entry(), count: 2 * old.count)
        for entry in old where entry.page != RankTable.none { directory[probe(entry.page)] = entry }
    }
}
