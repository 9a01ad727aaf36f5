extension RoadGraph {
    /// Checks everything that the rest of this module relies on, so that no damaged or forged file makes it read out of
    /// bounds or run forever.
    ///
    /// - Complexity: O(nodes + arcs + edges + boxes).
    func checkInvariants() throws(MapFileError) {
        let nodes = nodePlaces.count
        let edges = edgeLengths.count
        let arcs = arcHeads.count
        try require(nodes < Int(UInt32.max) / 2 && edges < Int(UInt32.max) / 2, .nodePlaces)
        try require(nodePlaces.values.allSatisfy(\.isOnEarth), .nodePlaces)
        try require(shapePlaces.values.allSatisfy(\.isOnEarth), .shapePlaces)
        try require(isPartition(firstArcs, rows: nodes, of: arcs), .firstArcs)
        try require(arcEdges.count == arcs, .arcEdges)
        try require(edgeEnds.count == edges, .edgeEnds)
        try require(edgeEnds.values.allSatisfy { $0.first < nodes && $0.last < nodes }, .edgeEnds)
        try require(attributes.count == edges, .edgeAttributes)
        try require(attributes.values.allSatisfy { EdgeAttributes(bits: $0) != nil }, .edgeAttributes)
        try require(edgeWays.count == edges, .edgeWays)
        try require(isPartition(shapeStarts, rows: edges, of: shapePlaces.count), .shapeStarts)
        let names = nameStarts.count - 1
        try require(isPartition(nameStarts, rows: names, of: nameBytes.count), .nameStarts)
        try require(edgeNames.count == edges, .edgeNames)
        try require(edgeNames.values.allSatisfy { $0 == 0 || $0 < names }, .edgeNames)
        try require(index.isWellFormed, .indexBoxes)
        for node in 0..<nodes {
            for arc in Int(firstArcs[node])..<Int(firstArcs[node + 1]) {
                try require(isArc(arc, of: node, edges: edges), .arcEdges)
            }
        }
    }

    private func isArc(_ arc: Int, of node: Int, edges: Int) -> Bool {
        let packed = arcEdges[arc]
        guard packed >> 1 < edges else { return false }
        let ends = edgeEnds[Int(packed >> 1)]
        let (tail, head) = packed & 1 == 1 ? (ends.last, ends.first) : (ends.first, ends.last)
        // A junction may have several nodes at one place.
        return arcHeads[arc] < nodePlaces.count && nodePlaces[Int(tail)] == nodePlaces[node]
            && nodePlaces[Int(head)] == nodePlaces[Int(arcHeads[arc])]
    }

    private func isPartition(_ starts: Column<UInt32>, rows: Int, of total: Int) -> Bool {
        guard rows >= 0, starts.count == rows + 1, starts[0] == 0, Int(starts[rows]) == total else { return false }
        var previous: UInt32 = 0
        for start in starts.values {
            guard start >= previous else { return false }
            previous = start
        }
        return true
    }

    private func require(_ holds: Bool, _ section: MapSection) throws(MapFileError) {
        guard holds else { throw .damaged(part: "\(section)") }
    }
}
