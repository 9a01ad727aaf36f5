import RoadMap

/// The buffers in which paths are unpacked, kept between searches.
struct UnpackingBuffers: ~Copyable {
    /// The steps of the path, linked in the order of travel.
    fileprivate var steps = GrowingBuffer<UnpackedStep>()
    /// The places of steps that may be shortcuts, the first to be unpacked first.
    fileprivate var open = GrowingBuffer<Int32>()
}

/// An arc of the hierarchy on a path, with all that its unpacking reads.
private struct UnpackedStep: BitwiseCopyable {
    let isUp: Bool
    /// What it expands to; see `CustomizedMetric.graphArc`.
    let expansion: UInt32
    /// The upper end of the arc.
    let head: Rank
    /// The head of the arc that follows the expansion; any where that is an arc of the graph.
    let headBehind: Rank
    /// The place of the step that follows on the path; −1 for none.
    var next: Int32
}

extension CustomizedMetric {
    /// The arcs of the graph that arcs of the hierarchy stand for, in the direction of travel.
    ///
    /// What a step needs is read when the step is added, and steps are unpacked in the order of their nesting: few reads wait for
    /// one another, so that the processor has many of them under way at once.
    ///
    /// - Parameter path: arcs of the hierarchy in the direction of travel.
    /// - Complexity: O(arcs of the path × arcs at a rank).
    func unpack(
        _ path: borrowing GrowingBuffer<HierarchyStep>, _ buffers: inout UnpackingBuffers,
        into arcs: inout GrowingBuffer<ArcID>
    ) {
        let expansions = baseExpansions.span
        if isChanged {
            unpack(path, &buffers) { arc in changes[arc]?.expansion ?? expansions[unchecked: arc] }
        } else {
            unpack(path, &buffers) { arc in expansions[unchecked: arc] }
        }
        var place: Int32 = path.count > 0 ? 0 : -1
        while place >= 0 {
            let step = buffers.steps[Int(place)]
            arcs.push(ArcID(rawValue: step.expansion & ~CustomizedMetric.graphArc))
            place = step.next
        }
    }

    @inline(__always)
    private func unpack(
        _ path: borrowing GrowingBuffer<HierarchyStep>, _ buffers: inout UnpackingBuffers,
        by expansion: (_ arc: Int) -> ArcPair
    ) {
        let heads = topology.upHeads.span
        buffers.steps.removeAll()
        buffers.open.removeAll()
        for place in 0..<path.count {
            let next = place &+ 1 < path.count ? Int32(truncatingIfNeeded: place &+ 1) : -1
            buffers.steps.push(unpacked(path[place], next: next, by: expansion))
            buffers.open.push(Int32(truncatingIfNeeded: place))
        }
        var turn = 0
        while turn < buffers.open.count {
            let place = buffers.open[turn]
            turn &+= 1
            let shortcut = buffers.steps[Int(place)]
            guard shortcut.expansion & CustomizedMetric.graphArc == 0 else { continue }
            // By way of z: from x down to z and up to y, or from y down to z and up to x. Arcs up from z rise with their
            // heads.
            var toTop = shortcut.expansion &+ 1
            var head = shortcut.headBehind
            while head != shortcut.head {
                toTop = toTop &+ 1
                head = heads[unchecked: Int(toTop)]
            }
            let down = HierarchyStep(shortcut.isUp ? shortcut.expansion : toTop, isUp: false)
            let up = HierarchyStep(shortcut.isUp ? toTop : shortcut.expansion, isUp: true)
            let added = Int32(truncatingIfNeeded: buffers.steps.count)
            buffers.steps[Int(place)] = unpacked(down, next: added, by: expansion)
            buffers.steps.push(unpacked(up, next: shortcut.next, by: expansion))
            buffers.open.push(place)
            buffers.open.push(added)
        }
    }

    @inline(__always)
    private func unpacked(
        _ step: HierarchyStep, next: Int32, by expansion: (_ arc: Int) -> ArcPair
    ) -> UnpackedStep {
        let heads = topology.upHeads.span
        let both = expansion(step.arc)
        let expansion = step.isUp ? both.up : both.down
        let behind = expansion & CustomizedMetric.graphArc == 0 ? Int(expansion) &+ 1 : 0
        return UnpackedStep(
            isUp: step.isUp, expansion: expansion, head: heads[unchecked: step.arc],
            headBehind: heads[unchecked: behind], next: next)
    }
}
