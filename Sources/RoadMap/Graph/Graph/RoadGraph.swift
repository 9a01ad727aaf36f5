public import Geodesy

/// The network that bicycles may use, as columns in a map file.
///
///     let graph = try RoadGraph(path: "city.vqmap")
///     graph.edgeCount  // 89 025
///
/// **Nodes** are junctions and dead ends. An **edge** is a piece of road between two nodes with its geometry and
/// attributes. An **arc** is an edge travelled in one permitted direction; searches know only arcs:
///
///     node n ──► firstArcs[n] ..< firstArcs[n + 1] ──► arcHeads[a]          the node the arc leads to: `ArcTable`
///                                                  └─► arcEdges[a]          its edge and direction: `DirectedEdge`
///
/// Nodes, arcs and edges are numbers of different types, so that one is not taken for another: `NodeID`, `ArcID`, `EdgeID`.
/// Nodes and edges are numbered along a Hilbert curve, so what is near on the ground is near in memory.
///
/// A graph that exists is well formed: checksums and all indices were checked when it was made (`MapFile` says when an
/// error is thrown). It is one reference to the map's bytes; copy it freely and use it from any number of tasks.
public struct RoadGraph: Sendable {
    @usableFromInline package private(set) var storage: GraphStorage

    /// Checks a map that is open, on all cores, and takes its network.
    ///
    /// - Throws: `MapFileError.damaged`, which names the section.
    /// - Complexity: O(bytes).
    public init(_ map: MapFile) throws(MapFileError) {
        self = map.unchecked
        try checkSections()
        takeArcs()
        takeShapes()
        try checkPlaces()
    }

    /// Works out the columns of arcs. Safe once the sections are without fault, each by itself.
    mutating func takeArcs() {
        let table = ArcTable(self)
        change { $0.take(table) }
        guard let timed else { return }
        let standing = TimedRoads(timed.columns, closedArcs: standingClosedArcs(timed.columns))
        change { $0.timed = standing }
    }

    /// Works out where the edges' shapes start, and checks them. Safe once the sections are without fault, each by itself.
    private mutating func takeShapes() {
        let offsets = ShapeOffsets(self)
        change { $0.take(offsets) }
    }

    /// Opens a map file and checks it. It is mapped into memory, not read; the checks touch every byte once.
    ///
    /// - Throws: `MapFileError`, as `MapFile.init(path:)` and `init(_:)` do.
    public init(path: String) throws(MapFileError) {
        try self.init(try MapFile(path: path))
    }

    /// Opens a map that is in memory and checks it. The bytes are copied.
    ///
    /// - Throws: `MapFileError`, as `MapFile.init(bytes:)` and `init(_:)` do.
    public init(bytes: [UInt8]) throws(MapFileError) {
        try self.init(try MapFile(bytes: bytes))
    }

    /// Takes the columns without a look at what they hold, the metadata apart.
    package init(unchecked image: MapImage) throws(MapFileError) {
        storage = GraphStorage(try GraphColumns(image))
        try checkCounts()
    }

    /// The metadata of the map.
    @inlinable
    public var metadata: MapMetadata { storage.columns.metadata }

    /// The area that the network covers; `nil` for a map without roads.
    public var bounds: BoundingBox? { index.area?.bounds }
    /// How many nodes there are.
    @inlinable
    public var nodeCount: Int { nodePlaces.count }
    /// How many edges there are.
    @inlinable
    public var edgeCount: Int { edgeLengths.count }
    /// How many arcs there are: up to two an edge.
    @inlinable
    public var arcCount: Int { arcEdges.count }
    /// All nodes.
    @inlinable
    public var nodes: Range<NodeID> { NodeID(0)..<NodeID(nodeCount) }
    /// All edges.
    @inlinable
    public var edges: Range<EdgeID> { EdgeID(0)..<EdgeID(edgeCount) }
    /// All arcs.
    @inlinable
    public var arcs: Range<ArcID> { ArcID(0)..<ArcID(arcCount) }
    /// The nodes in the order of their contraction, the lowest first; `nil` where the map does not store it.
    package var searchOrder: ContiguousArray<NodeID>? {
        guard storedSearchOrder.count == nodeCount else { return nil }
        return ContiguousArray((0..<nodeCount).lazy.map { NodeID(truncatingIfNeeded: storedSearchOrder[$0]) })
    }
    /// How many bytes the map has.
    public var byteCount: Int { image.bytes.count }
}

// The columns.

extension RoadGraph {
    @inlinable
    package var image: MapImage { storage.columns.image }
    @inlinable
    package var nodePlaces: Column<FixedCoordinate> { storage.columns.nodePlaces }
    @inlinable
    package var firstArcs: Column<ArcID> { storage.columns.firstArcs }
    @inlinable
    package var arcHeads: Column<NodeID> { storage.columns.arcHeads }
    var arcTable: ArcTable? { storage.columns.arcTable }
    package var arcCounts: NumberColumn { storage.columns.arcCounts }
    package var arcCopies: NumberColumn { storage.columns.arcCopies }
    @inlinable
    package var arcEdges: NumberColumn { storage.columns.arcEdges }
    @inlinable
    package var edgeEnds: NumberColumn { storage.columns.edgeEnds }
    @inlinable
    package var edgeLengths: NumberColumn { storage.columns.edgeLengths }
    @inlinable
    package var edgeAttributes: NumberColumn { storage.columns.edgeAttributes }
    @inlinable
    package var attributeValues: Column<UInt64> { storage.columns.attributeValues }
    @inlinable
    package var edgeNames: NumberColumn { storage.columns.edgeNames }
    @inlinable
    package var edgeWays: NumberColumn { storage.columns.edgeWays }
    @inlinable
    package var shapes: EdgeShapes { storage.columns.shapes }
    var shapeOffsets: ShapeOffsets? { storage.columns.shapeOffsets }
    package var nameStarts: Column<UInt32> { storage.columns.nameStarts }
    package var nameBytes: Column<UInt8> { storage.columns.nameBytes }
    @inlinable
    package var turnArcs: NumberColumn { storage.columns.turnArcs }
    package var landmarks: Column<NodeID> { storage.columns.landmarks }
    var storedSearchOrder: NumberColumn { storage.columns.storedSearchOrder }
    var heightColumns: HeightColumns? { storage.columns.heightColumns }
    package var timed: TimedRoads? { storage.columns.timed }
    var placeColumns: PlaceColumns? { storage.columns.placeColumns }
    @inlinable
    package var obviousTurns: Column<UInt8>? { storage.columns.obviousTurns }
    @inlinable
    package var index: EdgeIndex { storage.columns.index }

    /// Changes columns: those of all copies stay as they are.
    package mutating func change(_ change: (inout GraphColumns) -> Void) {
        var columns = storage.columns
        change(&columns)
        storage = GraphStorage(columns)
    }
}
