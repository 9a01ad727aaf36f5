import RoadMap

/// The basic customization: relaxes each arc by all its lower triangles.
///
///         y          up[x→y] = min(up[x→y], down[z→x] + up[z→y])
///        ╱ ╲
///       x───z        and down likewise; z is below x, and x below y
///
/// Ranks are processed from below. When x is processed, the costs of its arcs to lower ranks are final.
struct TriangleRelaxation {
    let topology: HierarchyTopology
    let costs: UnsafeMutableBufferPointer<ArcPair>
    let expansions: UnsafeMutableBufferPointer<ArcPair>

    /// Sets arcs of the hierarchy to what the arcs of the graph cost, `infinite` where there is none.
    func takeGraphArcs(_ arcs: Range<Int>, _ values: ContiguousArray<UInt32>) {
        let graphArcs = topology.graphArcs.span
        let values = values.span
        for arc in arcs {
            let given = graphArcs[unchecked: arc]
            let (hasUp, hasDown) = (given.up != HierarchyTopology.none, given.down != HierarchyTopology.none)
            costs[arc] = ArcPair(
                up: hasUp ? values[Int(given.up)] : ArcCosts.infinite,
                down: hasDown ? values[Int(given.down)] : ArcCosts.infinite)
            expansions[arc] = ArcPair(
                up: given.up | CustomizedMetric.graphArc, down: given.down | CustomizedMetric.graphArc)
        }
    }

    /// Lowers arcs of the hierarchy along which several arcs of the graph lead to the cheapest of them.
    func takeFurtherGraphArcs(_ values: ContiguousArray<UInt32>) {
        for arc in topology.furtherGraphArcs {
            let step = topology.steps[arc.index]
            let index = step.arc
            let (cost, expansion) = (values[arc.index], arc.rawValue | CustomizedMetric.graphArc)
            if step.isUp {
                if cost < costs[index].up { (costs[index].up, expansions[index].up) = (cost, expansion) }
            } else if cost < costs[index].down {
                (costs[index].down, expansions[index].down) = (cost, expansion)
            }
        }
    }

    /// - Complexity: O(triangles whose middle rank is among them).
    func run(over ranks: some Sequence<Rank>) {
        topology.forEachTriangle(withMiddle: ranks) { arcToX in
            let toX = costs[arcToX]
            // Where x cannot be reached from below nor left for there, no way leads through.
            return toX.up & toX.down != ArcCosts.infinite ? toX : nil
        } body: { arcToX, toX, arcToY, arc in
            let toY = costs[arcToY]
            let known = costs[arc]
            let up = toX.down &+ toY.up
            let down = toY.down &+ toX.up
            if up < known.up {
                costs[arc].up = up
                expansions[arc].up = UInt32(truncatingIfNeeded: arcToX)
            }
            if down < known.down {
                costs[arc].down = down
                expansions[arc].down = UInt32(truncatingIfNeeded: arcToX)
            }
        }
    }
}

extension HierarchyTopology {
    /// Gives every triangle z, x, y with z below x and x below y whose middle rank x is among some, those of one x in a row.
    ///
    /// - Parameters:
    ///   - prepare: what the triangles over an arc from z to x share; `nil` to pass them over.
    ///   - body: gets the arc from z to x with what was prepared for it, the arc from z to y, and that from x to y.
    /// - Complexity: O(triangles).
    @inline(__always)
    func forEachTriangle<Shared>(
        withMiddle ranks: some Sequence<Rank>, prepare: (_ arcToX: Int) -> Shared?,
        body: (_ arcToX: Int, _ shared: Shared, _ arcToY: Int, _ arc: Int) -> Void
    ) {
        let (starts, heads) = (upStarts.span, upHeads.span)
        let (downStarts, downArcs, downTails) = (downStarts.span, downArcs.span, downTails.span)
        // Every entry that is read was written for the same x. One that was not would be a zero, and so some arc.
        let memory = ZeroedMemory<UInt32>(count: nodeCount)
        let arcTo = memory.elements
        for x in ranks {
            for arc in Int(starts[x.index])..<Int(starts[x.index + 1]) { arcTo[heads[arc].index] = UInt32(arc) }
            for index in Int(downStarts[x.index])..<Int(downStarts[x.index + 1]) {
                let arcToX = Int(downArcs[index])
                guard let shared = prepare(arcToX) else { continue }
                let end = Int(starts[downTails[index].index + 1])
                var arcToY = arcToX + 1
                while arcToY < end {
                    body(arcToX, shared, arcToY, Int(arcTo[heads[unchecked: arcToY].index]))
                    arcToY += 1
                }
            }
        }
        _ = consume memory
    }
}
