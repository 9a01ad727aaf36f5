/// What an arc of a hierarchy costs in both directions, and what it leads by.
struct ArcValue: BitwiseCopyable, Hashable {
    var cost: ArcPair
    var way: ArcPair

    /// Takes what is cheaper than what is known.
    @inline(__always)
    mutating func lower(up: UInt32, by way: UInt32) {
        if up < cost.up { (cost.up, self.way.up) = (up, way) }
    }

    @inline(__always)
    mutating func lower(down: UInt32, by way: UInt32) {
        if down < cost.down { (cost.down, self.way.down) = (down, way) }
    }
}

/// The arcs of a hierarchy while their values are changed: where they are, or, if others read them there, in copies of pages.
struct ChangingArcs {
    private let costs: UnsafeMutableBufferPointer<ArcPair>
    private let ways: UnsafeMutableBufferPointer<ArcPair>
    private let isShared: Bool
    var changes = ChangedPages<ArcValue>()

    /// Arcs that nobody else reads.
    init(costs: UnsafeMutableBufferPointer<ArcPair>, ways: UnsafeMutableBufferPointer<ArcPair>) {
        (self.costs, self.ways, isShared) = (costs, ways, false)
    }

    /// Arcs that others read as well.
    init(shared costs: UnsafeBufferPointer<ArcPair>, ways: UnsafeBufferPointer<ArcPair>) {
        (self.costs, self.ways, isShared) = (.init(mutating: costs), .init(mutating: ways), true)
    }

    @inline(__always)
    func cost(of arc: Int) -> ArcPair {
        if isShared, let changed = changes[arc] { return changed.cost }
        return costs[arc]
    }

    @inline(__always)
    func way(of arc: Int) -> ArcPair {
        if isShared, let changed = changes[arc] { return changed.way }
        return ways[arc]
    }

    @inline(__always)
    func value(of arc: Int) -> ArcValue {
        if isShared, let changed = changes[arc] { return changed }
        return ArcValue(cost: costs[arc], way: ways[arc])
    }

    @inline(__always)
    mutating func set(_ value: ArcValue, of arc: Int) {
        if isShared { return lay(value, arc) }
        (costs[arc], ways[arc]) = (value.cost, value.way)
    }

    private mutating func lay(_ value: ArcValue, _ arc: Int) {
        let (costs, ways) = (costs, ways)
        changes.set(value, at: arc, count: costs.count) { ArcValue(cost: costs[$0], way: ways[$0]) }
    }
}
