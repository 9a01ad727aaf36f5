import RoadMap

/// The cost of an arc of a hierarchy in both directions, and what it expands to.
struct ArcValue: BitwiseCopyable, Hashable {
    package var cost: ArcPair
    var expansion: ArcPair

    /// Lowers the cost where the new one is less.
    @inline(__always)
    mutating func lower(up: UInt32, by expansion: UInt32) {
        if up < cost.up { (cost.up, self.expansion.up) = (up, expansion) }
    }

    @inline(__always)
    mutating func lower(down: UInt32, by expansion: UInt32) {
        if down < cost.down { (cost.down, self.expansion.down) = (down, expansion) }
    }
}

/// The arcs of a hierarchy while their values are changed: where they are, or, if others read them there, in copies of pages.
///
/// It is a handful of addresses, so that loops hold them in registers; valid as long as `CustomizedMetric.change` lends it.
struct MutableArcs: BitwiseCopyable {
    let costs: UnsafeMutableBufferPointer<ArcPair>
    let expansions: UnsafeMutableBufferPointer<ArcPair>
    /// `nil` where nobody else reads the arcs. Else these are written to, and nothing above.
    let changes: UnsafeMutablePointer<CopyOnWritePages<ArcValue>>?

    @inline(__always)
    package func cost(of arc: Int) -> ArcPair {
        if let changes, let changed = changes.pointee[arc] { return changed.cost }
        return costs[arc]
    }

    @inline(__always)
    func expansion(of arc: Int) -> ArcPair {
        if let changes, let changed = changes.pointee[arc] { return changed.expansion }
        return expansions[arc]
    }

    @inline(__always)
    func value(of arc: Int) -> ArcValue {
        if let changes, let changed = changes.pointee[arc] { return changed }
        return ArcValue(cost: costs[arc], expansion: expansions[arc])
    }

    @inline(__always)
    func set(_ value: ArcValue, of arc: Int) {
        if let changes { return lay(value, arc, changes) }
        (costs[arc], expansions[arc]) = (value.cost, value.expansion)
    }

    @inline(never)
    private func lay(_ value: ArcValue, _ arc: Int, _ changes: UnsafeMutablePointer<CopyOnWritePages<ArcValue>>) {
        changes.pointee.set(value, at: arc, count: costs.count) { ArcValue(cost: costs[$0], expansion: expansions[$0]) }
    }
}
