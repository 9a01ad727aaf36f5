import Support

/// Where the arcs of each node are and where they lead, as searches read it in their inner loop.
///
///     map     arcCounts    2 3 1 …        a byte a node         arcCopies   0 0 1 …         a byte an arc
///     here    firstArcs    0 2 5 6 …      four bytes a node     heads       17 4 9 …        four bytes an arc
///
/// A head is the node where the arc's edge ends, or a copy that stands so many nodes behind it. Working that out takes a
/// fraction of what the checks of a map take, and saves a sixth of the file.
final class ArcTable: Sendable {
    /// Node n's arcs are `firstArcs[n]..<firstArcs[n + 1]`.
    let firstArcs: Column<ArcID>
    /// The node that each arc leads to.
    let heads: Column<NodeID>
    /// The first arc that the map has lead to something other than the end of its edge.
    let firstMisplacedHead: ArcID?

    /// Works out the columns of a graph whose sections are without fault, each by itself.
    ///
    /// - Complexity: O(nodes + arcs), on all cores.
    package init(_ graph: RoadGraph) {
        let starts = UnsafeMutableBufferPointer<ArcID>.allocate(capacity: graph.nodeCount + 1)
        var start = 0 as UInt32
        for node in 0..<graph.nodeCount {
            starts.initializeElement(at: node, to: ArcID(rawValue: start))
            start &+= UInt32(truncatingIfNeeded: graph.arcCounts[node])
        }
        starts.initializeElement(at: graph.nodeCount, to: ArcID(rawValue: start))
        firstArcs = Column(values: UnsafeBufferPointer(starts))

        let ends = UnsafeMutableBufferPointer<NodeID>.allocate(capacity: graph.arcCount)
        nonisolated(unsafe) let room = ends
        firstMisplacedHead =
            Parallel.mapRanges(of: graph.arcCount) { arcs in
                var misplaced: ArcID?
                for arc in ArcID(arcs.lowerBound)..<ArcID(arcs.upperBound) {
                    let (end, copy) = graph.endAndCopy(ofArc: arc)
                    let head = end + copy
                    let isAtEnd = copy == 0 || head < graph.nodeCount && graph.nodePlaces[head] == graph.nodePlaces[end]
                    if !isAtEnd, misplaced == nil { misplaced = arc }
                    room.initializeElement(at: arc.index, to: NodeID(truncatingIfNeeded: isAtEnd ? head : end))
                }
                return misplaced
            }.lazy.compactMap { $0 }.first
        heads = Column(values: UnsafeBufferPointer(ends))
    }

    deinit {
        firstArcs.values.deallocate()
        heads.values.deallocate()
    }
}

extension RoadGraph {
    /// The node without a memory where an arc's edge ends, and by how much the arc's head stands behind it.
    @inline(__always)
    fileprivate func endAndCopy(ofArc arc: ArcID) -> (end: Int, copy: Int) {
        (head(of: directedEdge(ofArc: arc)).index, Int(arcCopies[arc.index]))
    }
}
