import RoadMap

/// The bounds of ALT: what landmarks say by the triangle inequality.
///
/// The rows of several nodes at an end are made one: for the end, T = maxₑ (x(e) − ⌊cost(e) / scale⌋), lane by lane, so that
/// x(v) − T is in each lane the smallest of the bounds to the nodes, cost included; for the start, S with the smallest of
/// x(s) + ⌊cost(s) / scale⌋. Both stay consistent, being differences of one row and a constant, and a constant may be cut
/// off at 0 and 65 535, which only weakens them.
struct LandmarkPotential: Potential {
    private let rows: UnsafePointer<LandmarkRow>
    private let scale: UInt32
    private let target: LandmarkRow
    private let source: LandmarkRow

    /// The table must outlive the potential, and the graph have nodes.
    package init?(table: LandmarkTable, ends: borrowing SearchEnds) {
        guard let rows = table.rows.baseAddress else { return nil }
        self.rows = rows
        scale = table.scale
        var target = LandmarkRow(repeating: 0)
        for end in ends.ends { target = target.larger(rows[end.node.index].minus(table.steps(end.cost))) }
        var source = LandmarkRow(repeating: .max)
        for start in ends.starts { source = source.smaller(rows[start.node.index].plus(table.steps(start.cost))) }
        self.target = target
        self.source = source
    }

    @inline(__always)
    func remaining(from node: NodeID) -> UInt32 { milliseconds(rows[node.index].largestExcess(over: target)) }

    @inline(__always)
    func spent(to node: NodeID) -> UInt32 { milliseconds(source.largestExcess(over: rows[node.index])) }

    /// Cut off, since 65 535 steps may be more than costs can be.
    @inline(__always)
    private func milliseconds(_ steps: UInt16) -> UInt32 { min(UInt32(steps) &* scale, ArcCosts.infinite - 1) }
}
