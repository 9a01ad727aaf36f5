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
///
/// It is a handful of addresses, so that loops hold them in registers; valid as long as `HierarchyCosts.change` lends it.
struct ChangingArcs: BitwiseCopyable {
    let costs: UnsafeMutableBufferPointer<ArcPair>
    let ways: UnsafeMutableBufferPointer<ArcPair>
    /// `nil` where nobody else reads the arcs. Else these are written to, and nothing above.
    let changes: UnsafeMutablePointer<ChangedPages<ArcValue>>?

    @inline(__always)
    func cost(of arc: Int) -> ArcPair {
        if let changes, let changed = changes.pointee[arc] { return changed.cost }
        return costs[arc]
    }

    @inline(__always)
    func way(of arc: Int) -> ArcPair {
        if let changes, let changed = changes.pointee[arc] { return changed.way }
        return ways[arc]
    }

    @inline(__always)
    func value(of arc: Int) -> ArcValue {
        if let changes, let changed = changes.pointee[arc] { return changed }
        return ArcValue(cost: costs[arc], way: ways[arc])
    }

    @inline(__always)
    func set(_ value: ArcValue, of arc: Int) {
        if let changes { return lay(value, arc, changes) }
        (costs[arc], ways[arc]) = (value.cost, value.way)
    }

    @inline(never)
    private func lay(_ value: ArcValue, _ arc: Int, _ changes: UnsafeMutablePointer<ChangedPages<ArcValue>>) {
        changes.pointee.set(value, at: arc, count: costs.count) { ArcValue(cost: costs[$0], way: ways[$0]) }
    }
}
