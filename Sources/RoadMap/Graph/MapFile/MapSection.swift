/// The sections of a map file, each one column. Raw values are part of the file format and are never reused.
package enum MapSection: UInt32, CaseIterable {
    /// Two Int32 a node: longitude and latitude in 10⁻⁷ degrees.
    case nodePlaces = 1
    /// A number an arc: its edge's number times two, plus one where it runs against the edge.
    case arcEdges = 4
    /// Two numbers an edge: its first and its last node.
    case edgeEnds = 5
    /// A number an edge: length in millimetres.
    case edgeLengths = 6
    /// A number an edge: which of `attributeValues` it has.
    case edgeAttributes = 7
    /// A number an edge: its name; 0 is no name.
    case edgeNames = 8
    /// A number an edge: zigzag of the OSM id of the way it was cut from.
    case edgeWays = 9
    /// UInt32, one more than groups of eight edges: where in `shapeBytes` each group starts; see `EdgeShapes`.
    case shapeStarts = 10
    /// Four Int32 a box: west, south, east, north in 10⁻⁷ degrees; see `EdgeIndex`.
    case indexBoxes = 12
    /// UInt32, one more than names: where each name starts.
    case nameStarts = 13
    /// UTF-8 bytes of all names.
    case nameBytes = 14
    /// UTF-8 lines `key=value`; see `MapMetadata`.
    case metadata = 15
    /// Numbers: the arcs into which one turns across oncoming traffic, by rising number.
    case turnArcs = 16
    /// UInt64, rising: the `EdgeAttributes` that edges have.
    case attributeValues = 17
    /// The edges' inner shape points, packed; see `EdgeShapes`.
    case shapeBytes = 18
    /// UInt32: nodes at the rim of the map, far from one another; see `LandmarkSelection`. The engine does not use them.
    case landmarks = 19
    /// A number a node, or none at all: the nodes in the order of their contraction, the lowest first; see
    /// `ContractionHierarchy`.
    case searchOrder = 20
    /// A number a node: how many arcs leave it. Arcs stand in the order of the nodes that they leave.
    case arcCounts = 21
    /// A number an arc: how many nodes behind the one where its edge ends stands the one that it leads to, which is 0 but
    /// for copies.
    case arcCopies = 22
    /// UInt16 a node: its height; see `HeightColumns`. This section and the next two are in maps with heights only.
    case nodeHeights = 23
    /// UInt32, one more than groups of eight edges: where in `heightBytes` each group starts.
    case heightStarts = 24
    /// The heights along the edges, packed.
    case heightBytes = 25
    /// UInt32, one more than conditions: where each condition starts. This section and the next four are in maps with
    /// times only; see `TimedRoads`.
    case conditionStarts = 26
    /// UTF-8 bytes of all conditions.
    case conditionBytes = 27
    /// Numbers: the decision tables, one after the other; see `DecisionColumn`.
    case decisions = 28
    /// Two numbers an edge that is not always alike, by rising edge: its number and its decision table.
    case timedEdges = 29
    /// Two numbers a ban, by rising arc: the arc that may be banned and the decision table of the ban.
    case timedArcs = 30
    /// Two Int32 a named place: longitude and latitude in 10⁻⁷ degrees. This section and the next two are in maps with places
    /// only; see `MapPlace`.
    case placePoints = 31
    /// A number a place: what it is, a `PlaceKind`.
    case placeKinds = 32
    /// A number a place: its name, which is among the names of streets.
    case placeNames = 33
    /// UInt8, two an edge: along its geometry and against it, by which of the first eight arcs of the node where it ends a rider surely
    /// goes on without a cue, the first by the lowest bit; 0 also where that depends on more than the two edges. Then the number of the
    /// rules by which that was decided: a program with other rules does not use it.
    case obviousTurns = 34

    /// The sections that every map has.
    static let always: [MapSection] = allCases.filter { section in !groups.contains { $0.contains(section) } }
    /// The sections that only a map with heights has.
    static let heights: [MapSection] = [.nodeHeights, .heightStarts, .heightBytes]
    /// The sections that only a map with times has.
    static let times: [MapSection] = [.conditionStarts, .conditionBytes, .decisions, .timedEdges, .timedArcs]

    /// The sections that only a map with places has.
    static let places: [MapSection] = [.placePoints, .placeKinds, .placeNames]
    /// The optional sections: those of one group are all there, or none is.
    static let groups: [[MapSection]] = [heights, times, places, [.obviousTurns]]

    /// The sections of a map that has those of the groups that begin with some, by rising number.
    static func sections(withGroupsOf first: (MapSection) -> Bool) -> [MapSection] {
        always + groups.filter { $0.first.map(first) ?? false }.joined()
    }

    /// How many bytes one value may have. Where that is a range, the values are whole numbers, in a `NumberColumn`.
    var strides: ClosedRange<Int> {
        switch self {
        case .nameBytes, .metadata, .shapeBytes, .heightBytes, .conditionBytes, .obviousTurns: 1...1
        case .nodeHeights: 2...2
        case .shapeStarts, .nameStarts, .landmarks, .heightStarts, .conditionStarts: 4...4
        case .nodePlaces, .attributeValues, .placePoints: 8...8
        case .indexBoxes: 16...16
        case .arcEdges, .edgeEnds, .edgeLengths, .edgeAttributes, .edgeNames, .turnArcs: 1...4
        case .searchOrder, .arcCounts, .arcCopies, .decisions, .timedEdges, .timedArcs, .placeKinds, .placeNames: 1...4
        case .edgeWays: 1...8
        }
    }
}
