/// What is known of a few ranks of a hierarchy: an open hash table, since a rider's rides concern hundreds out of a million.
///
///     slots   │ rank cost step state │ … │     16 bytes a slot, four to a cache line; a rank lies in the first free slot from
///                                        the one that it hashes to
///
/// Source: Knuth, *The art of computer programming* 3, section 6.4: linear probing, multiplicative hashing.
struct RankTable: Sendable {
    struct Slot: BitwiseCopyable {
        var rank: UInt32
        /// The least known cost from there to the target.
        var cost: UInt32
        /// The arc of the hierarchy by which that is, times two, plus one where it is travelled up; `none` at the target.
        var step: UInt32
        /// Whether nothing cheaper will be found.
        var isSettled: Bool
    }

    static let none = UInt32.max
    private static let fewest = 2048

    private var slots: ContiguousArray<Slot> = []
    private(set) var count = 0

    init() {}

    mutating func removeAll() {
        slots = []
        count = 0
    }

    /// The place of a rank, which is entered with an infinite cost if it was not known.
    ///
    /// A place is valid until another rank is entered.
    @inline(__always)
    mutating func place(of rank: UInt32) -> Int {
        if 2 &* (count &+ 1) > slots.count { grow() }
        let place = self.probe(rank)
        if slots[place].rank == RankTable.none {
            slots[place].rank = rank
            count &+= 1
        }
        return place
    }

    /// What is known of a rank; `nil` for nothing.
    @inline(__always)
    func find(_ rank: UInt32) -> Slot? {
        guard count > 0 else { return nil }
        let slot = slots[probe(rank)]
        return slot.rank == rank ? slot : nil
    }

    @inline(__always)
    subscript(place: Int) -> Slot {
        get { slots[place] }
        set { slots[place] = newValue }
    }

    @inline(__always)
    private func probe(_ rank: UInt32) -> Int {
        let mask = slots.count &- 1
        let slots = slots.span
        var place = Int((rank &* 0x9E37_79B1) >> 7) & mask
        while slots[place].rank != rank, slots[place].rank != RankTable.none { place = (place &+ 1) & mask }
        return place
    }

    @inline(never)
    private mutating func grow() {
        let old = slots
        let free = Slot(rank: RankTable.none, cost: ArcCosts.infinite, step: RankTable.none, isSettled: false)
        slots = ContiguousArray(repeating: free, count: max(RankTable.fewest, 2 * old.count))
        for slot in old where slot.rank != RankTable.none { slots[probe(slot.rank)] = slot }
    }
}
