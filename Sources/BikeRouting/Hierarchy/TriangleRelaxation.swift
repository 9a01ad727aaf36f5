/// Lowers what arcs cost by what it costs to go by way of a lower rank.
///
///         y          up[x→y] = min(up[x→y], down[z→x] + up[z→y])
///        ╱ ╲
///       x───z        and down likewise; z is below x, and x below y
///
/// Ranks are taken from below: when the turn of x comes, what its arcs to lower ranks cost is settled.
struct TriangleRelaxation {
    let topology: HierarchyTopology
    let costs: UnsafeMutableBufferPointer<HierarchyCosts.Pair>
    let ways: UnsafeMutableBufferPointer<HierarchyCosts.Pair>

    /// - Complexity: O(triangles whose middle rank is among them).
    func run(over ranks: some Sequence<Int>) {
        let starts = topology.upStarts.span
        let heads = topology.upHeads.span
        let tails = topology.tails.span
        let downStarts = topology.downStarts.span
        let downArcs = topology.downArcs.span
        // Every entry that is read was written for the same x.
        let arcTo = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: topology.nodeCount)
        defer { arcTo.deallocate() }
        for x in ranks {
            for arc in Int(starts[x])..<Int(starts[x + 1]) { arcTo[Int(heads[arc])] = UInt32(arc) }
            for index in Int(downStarts[x])..<Int(downStarts[x + 1]) {
                let arcToX = Int(downArcs[index])
                let toX = costs[arcToX]
                let end = Int(starts[Int(tails[arcToX]) + 1])
                var other = arcToX + 1
                while other < end {
                    let toY = costs[other]
                    let arc = Int(arcTo[Int(heads[unchecked: other])])
                    let known = costs[arc]
                    let up = toX.down &+ toY.up
                    let down = toY.down &+ toX.up
                    if up < known.up {
                        costs[arc].up = up
                        ways[arc].up = UInt32(truncatingIfNeeded: arcToX)
                    }
                    if down < known.down {
                        costs[arc].down = down
                        ways[arc].down = UInt32(truncatingIfNeeded: arcToX)
                    }
                    other += 1
                }
            }
        }
    }
}
