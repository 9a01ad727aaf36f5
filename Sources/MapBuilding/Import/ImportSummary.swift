import RoadMap
public import Support

/// What an import read, kept and skipped.
public struct ImportSummary: Sendable, Hashable {
    /// Ways in the file.
    public var waysRead = 0
    /// Ways that a bicycle may use.
    public var waysKept = 0
    /// Ways kept that name nodes which the file does not have, most often at the extract's edge; they are cut there.
    public var waysAcrossEdge = 0
    /// Ways kept of which nothing is left, since the file has none or too few of their nodes.
    public var waysWithoutNodes = 0
    /// Places where a way kept names a node that the file does not have.
    public var missingNodes = 0
    /// Ways of the same id as one before, among those that a bicycle may use; the first counts.
    public var repeatedWays = 0
    /// Nodes of the same id as one before, among those that ways kept run through; the first counts.
    public var repeatedNodes = 0
    /// Nodes, ways and relations that two of several files have with different contents; those of the newest file count, or the
    /// newest version where a file does not say when it is from. Only nodes are compared that ways kept run through.
    public var differingElements = 0
    /// How many of those were taken by chance, since neither file nor element says which is newer.
    public var undecidedElements = 0
    /// Of several files, those that do not say when they are from; they count as older than the others.
    public var undatedFiles = 0
    /// Nodes at 0° N 0° E, most often of unknown place, among those that ways kept run through.
    public var nodesAtZero = 0
    /// Places where a road that is no ferry leaps more than 50 km from one node to the next, as it does to a node that was
    /// moved by mistake; it is cut there.
    public var leaps = 0
    /// Turn restrictions on ways kept that hold for bicycles.
    public var turnRestrictions = 0
    /// Ways whose access depends on the time, those among them that are closed but for certain times.
    public var timedWays = 0
    /// Barriers on ways kept that are closed at certain times only.
    public var timedBarriers = 0
    /// Turn restrictions on ways kept that hold at certain times only.
    public var timedTurnRestrictions = 0
    /// Ways whose times the map does not keep, since they have more different conditions than a decision table: at a departure
    /// they are as without one.
    public var unkeptWays = ElementSample()
    /// Relations that are squares or ferries and depend on the time: the map keeps times of ways only.
    public var unkeptRelations = ElementSample()
    /// Barriers likewise.
    public var unkeptBarriers = ElementSample()
    /// Turn restrictions likewise, with the conditions of their streets; they hold in doubt.
    public var unkeptTurnRestrictions = ElementSample()
    /// How many turns lead across the oncoming traffic of a busy road, and cost time for it.
    public var turnsAcrossTraffic = 0
    /// Turn restrictions skipped because their ways do not meet, meet in more than one way,
    /// or cannot be ridden like that.
    public var unclearTurnRestrictions = 0
    /// Ways kept that a relation makes part of a signed bicycle route.
    public var routeWays = 0
    /// Barriers that no bicycle passes, on ways kept: these end there.
    public var closedBarriers = 0
    /// Barriers, fords and lifts on ways kept that cost time.
    public var obstacles = 0
    /// Nodes of ways kept with signals.
    public var signals = 0
    /// Named places kept, streets apart.
    public var places = 0
    /// Junctions and dead ends of the map.
    public var nodes = 0
    /// Pieces of road between them.
    public var edges = 0
    /// Their length in metres.
    public var length = 0.0
    /// Edges outside the largest strongly connected component.
    public var islandEdges = 0
    /// Junctions and dead ends without a height, in a map that knows heights.
    public var nodesWithoutHeight = 0
    /// Edges that have no heights since an end of theirs has none.
    public var edgesWithoutHeights = 0

    /// How many elements depend on the time and are on the map as without one.
    public var unkeptTimes: Int {
        [unkeptWays, unkeptRelations, unkeptBarriers, unkeptTurnRestrictions].reduce(0) { $0 + $1.count }
    }

    /// Notes what is on the nodes of ways kept.
    mutating func count(_ passages: some Sequence<NodePassage>) {
        for passage in passages {
            if passage.closing != nil { timedBarriers += 1 }
            if passage.isClosed {
                closedBarriers += 1
            } else if passage.obstacle != .none {
                obstacles += 1
            }
            if passage.sign == .signals || passage.crossing == .signals { signals += 1 }
        }
    }

    /// Notes what the finished map holds.
    mutating func describe(_ graph: RoadGraph) {
        nodes = graph.nodeCount
        edges = graph.edgeCount
        for edge in graph.edges {
            length += graph.length(of: edge)
            if graph.attributes(of: edge).isIsland { islandEdges += 1 }
        }
        guard graph.hasHeights else { return }
        nodesWithoutHeight = graph.nodes.count { graph.height(ofNode: $0) == nil }
        graph.forEachEdge { _, heights in edgesWithoutHeights += heights.isEmpty ? 1 : 0 }
    }
}

/// How many elements something is said of, and the OSM ids of the first.
public struct ElementSample: Sendable, Hashable {
    /// How many there are.
    public private(set) var count = 0
    /// The ids of the first `mostIDs`, in the order of the file.
    public private(set) var ids: [Int64] = []

    /// How many ids are kept.
    public static let mostIDs = 5

    /// Adds an element; one that is added several times in a row counts once.
    mutating func add(_ id: Int64) {
        guard last != id else { return }
        last = id
        count += 1
        if ids.count < Self.mostIDs { ids.append(id) }
    }

    private var last: Int64?
}

/// Why no map can be made of a file that could be read.
public struct MapBuildingError: Error, Sendable, Hashable, LocalizedMessage {
    /// The file, as the caller named it.
    public var fileName: String
    /// What is wrong.
    public var problem: Problem

    /// What can be wrong.
    public enum Problem: Sendable, Hashable {
        /// The file has no ways at all.
        case noWays
        /// The file has ways, but none that a bicycle may use.
        case noRoads
        /// The file has ways that a bicycle may use, but not the nodes that they run through.
        case noNodes
        /// There are more roads than a map file has numbers for.
        case tooLarge
    }

    /// Notes what is wrong with which file.
    public init(fileName: String, problem: Problem) {
        self.fileName = fileName
        self.problem = problem
    }
}
