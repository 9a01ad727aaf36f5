/// The sections of a map file, each one column. Raw values are part of the file format and are never reused.
enum MapSection: UInt32, CaseIterable {
    /// Two Int32 a node: longitude and latitude in 10⁻⁷ degrees.
    case nodePlaces = 1
    /// UInt32, one more than nodes: node n's arcs are `firstArcs[n]..<firstArcs[n + 1]`.
    case firstArcs = 2
    /// UInt32 an arc: the node it leads to.
    case arcHeads = 3
    /// UInt32 an arc: its edge's number times two, plus one where it runs against the edge.
    case arcEdges = 4
    /// Two UInt32 an edge: its first and its last node.
    case edgeEnds = 5
    /// UInt32 an edge: length in millimetres.
    case edgeLengths = 6
    /// UInt64 an edge: `EdgeAttributes`.
    case edgeAttributes = 7
    /// UInt32 an edge: number of its name; 0 is no name.
    case edgeNames = 8
    /// Int64 an edge: OSM id of the way it was cut from.
    case edgeWays = 9
    /// UInt32, one more than edges: edge e's inner shape points are `shapeStarts[e]..<shapeStarts[e + 1]`.
    case shapeStarts = 10
    /// Two Int32 a shape point: longitude and latitude in 10⁻⁷ degrees.
    case shapePlaces = 11
    /// Four Int32 a box: west, south, east, north in 10⁻⁷ degrees; see `EdgeIndex`.
    case indexBoxes = 12
    /// UInt32, one more than names: where each name starts.
    case nameStarts = 13
    /// UTF-8 bytes of all names.
    case nameBytes = 14
    /// UTF-8 lines `key=value`; see `MapMetadata`.
    case metadata = 15
    /// UInt32: the arcs into which one turns across oncoming traffic, by rising number.
    case turnArcs = 16
    /// UInt32: nodes at the rim of the map, far from one another; see `LandmarkSelection`.
    case landmarks = 19

    /// Bytes of one value.
    var stride: Int {
        switch self {
        case .nameBytes, .metadata: 1
        case .firstArcs, .arcHeads, .arcEdges, .edgeLengths, .edgeNames, .shapeStarts, .nameStarts, .turnArcs,
            .landmarks:
            4
        case .nodePlaces, .edgeEnds, .edgeAttributes, .edgeWays, .shapePlaces: 8
        case .indexBoxes: 16
        }
    }
}
