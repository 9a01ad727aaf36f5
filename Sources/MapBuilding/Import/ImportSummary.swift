import BikeRouting

/// What an import read, kept and passed over.
public struct ImportSummary: Sendable, Hashable {
    /// Ways in the file.
    public var waysRead = 0
    /// Ways that a bicycle may use.
    public var waysKept = 0
    /// Places where a way names a node that the file does not have, most often at the extract's edge; the way is cut there.
    public var missingNodes = 0
    /// Ways of the same id as one before; the first counts.
    public var repeatedWays = 0
    /// Junctions and dead ends of the map.
    public var nodes = 0
    /// Pieces of road between them.
    public var edges = 0
    /// Their length in metres.
    public var length = 0.0
    /// Edges outside the largest strongly connected component.
    public var islandEdges = 0

    /// Notes what the finished map holds.
    mutating func describe(_ graph: RoadGraph) {
        nodes = graph.nodeCount
        edges = graph.edgeCount
        for edge in 0..<graph.edgeCount {
            length += graph.length(of: edge)
            if graph.attributes(of: edge).isIsland { islandEdges += 1 }
        }
    }
}
