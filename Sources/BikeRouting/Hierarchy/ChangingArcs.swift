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

/// The arcs of a hierarchy while their values are changed.
protocol ChangingArcs {
    func cost(of arc: Int) -> ArcPair
    func value(of arc: Int) -> ArcValue
    mutating func set(_ value: ArcValue, of arc: Int)
}

/// Arcs that nobody else reads: they are changed where they are.
struct OwnArcs: ChangingArcs {
    let costs: UnsafeMutableBufferPointer<ArcPair>
    let ways: UnsafeMutableBufferPointer<ArcPair>

    @inline(__always)
    func cost(of arc: Int) -> ArcPair { costs[arc] }

    @inline(__always)
    func value(of arc: Int) -> ArcValue { ArcValue(cost: costs[arc], way: ways[arc]) }

    @inline(__always)
    mutating func set(_ value: ArcValue, of arc: Int) { (costs[arc], ways[arc]) = (value.cost, value.way) }
}

/// Arcs that others read as well: what is changed is laid over them.
struct SharedArcs: ChangingArcs {
    let costs: UnsafeBufferPointer<ArcPair>
    let ways: UnsafeBufferPointer<ArcPair>
    var changes = ChangedPages<ArcValue>()

    init(costs: UnsafeBufferPointer<ArcPair>, ways: UnsafeBufferPointer<ArcPair>) {
        (self.costs, self.ways) = (costs, ways)
    }

    @inline(__always)
    func cost(of arc: Int) -> ArcPair { changes[arc]?.cost ?? costs[arc] }

    @inline(__always)
    func value(of arc: Int) -> ArcValue { changes[arc] ?? ArcValue(cost: costs[arc], way: ways[arc]) }

    @inline(__always)
    mutating func set(_ value: ArcValue, of arc: Int) {
        let (costs, ways) = (costs, ways)
        changes.set(value, at: arc, count: costs.count) { ArcValue(cost: costs[$0], way: ways[$0]) }
    }
}
