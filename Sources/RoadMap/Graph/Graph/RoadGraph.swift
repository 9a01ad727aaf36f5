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
/// error is thrown). It is a small value that shares the map's bytes; copy it freely and use it from any number of tasks.
public struct RoadGraph: Sendable {
    @usableFromInline package let image: MapImage
    @usableFromInline package let nodePlaces: Column<FixedCoordinate>
    /// Empty until the sections are known to be without fault.
    @usableFromInline package private(set) var firstArcs = Column<ArcID>(
        values: UnsafeBufferPointer(start: nil, count: 0))
    @usableFromInline package private(set) var arcHeads = Column<NodeID>(
        values: UnsafeBufferPointer(start: nil, count: 0))
    /// Keeps the two columns above.
    private(set) var arcTable: ArcTable?
    package let arcCounts: NumberColumn
    package let arcCopies: NumberColumn
    @usableFromInline package let arcEdges: NumberColumn
    /// Two numbers an edge.
    @usableFromInline package let edgeEnds: NumberColumn
    @usableFromInline package let edgeLengths: NumberColumn
    @usableFromInline package internal(set) var edgeAttributes: NumberColumn
    @usableFromInline package internal(set) var attributeValues: Column<UInt64>
    @usableFromInline package let edgeNames: NumberColumn
    @usableFromInline package let edgeWays: NumberColumn
    @usableFromInline package private(set) var shapes: EdgeShapes
    /// Keeps the offsets of the shapes.
    private(set) var shapeOffsets: ShapeOffsets?
    package let nameStarts: Column<UInt32>
    package let nameBytes: Column<UInt8>
    @usableFromInline package let turnArcs: NumberColumn
    package let landmarks: Column<NodeID>
    let storedSearchOrder: NumberColumn
    /// `nil` for a map without heights.
    let heightColumns: HeightColumns?
    /// `nil` for a map on which nothing depends on the time.
    package internal(set) var timed: TimedRoads?
    /// `nil` for a map without places.
    let placeColumns: PlaceColumns?
    /// A value for each direction of each edge, and the number of the rules; `nil` for a map without them.
    @usableFromInline package internal(set) var obviousTurns: Column<UInt8>?
    @usableFromInline package let index: EdgeIndex

    /// The metadata of the map.
    public let metadata: MapMetadata

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
        (firstArcs, arcHeads, arcTable) = (table.firstArcs, table.heads, table)
        if let timed { self.timed = TimedRoads(timed.columns, closedArcs: standingClosedArcs(timed.columns)) }
    }

    /// Works out where the edges' shapes start, and checks them. Safe once the sections are without fault, each by itself.
    private mutating func takeShapes() {
        let offsets = ShapeOffsets(self)
        if offsets.firstMisplacedShape == nil { shapes.offsets = offsets.offsets }
        shapeOffsets = offsets
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
        self.image = image
        nodePlaces = try image.column(.nodePlaces, of: FixedCoordinate.self)
        arcCounts = try image.numbers(.arcCounts)
        arcCopies = try image.numbers(.arcCopies)
        arcEdges = try image.numbers(.arcEdges)
        edgeEnds = try image.numbers(.edgeEnds)
        edgeLengths = try image.numbers(.edgeLengths)
        edgeAttributes = try image.numbers(.edgeAttributes)
        attributeValues = try image.column(.attributeValues, of: UInt64.self)
        edgeNames = try image.numbers(.edgeNames)
        edgeWays = try image.numbers(.edgeWays)
        shapes = EdgeShapes(
            starts: try image.column(.shapeStarts, of: UInt32.self),
            bytes: try image.column(.shapeBytes, of: UInt8.self))
        nameStarts = try image.column(.nameStarts, of: UInt32.self)
        nameBytes = try image.column(.nameBytes, of: UInt8.self)
        turnArcs = try image.numbers(.turnArcs)
        landmarks = try image.column(.landmarks, of: NodeID.self)
        storedSearchOrder = try image.numbers(.searchOrder)
        heightColumns =
            image.has(.nodeHeights)
            ? HeightColumns(
                levels: try image.column(.nodeHeights, of: UInt16.self),
                starts: try image.column(.heightStarts, of: UInt32.self),
                bytes: try image.column(.heightBytes, of: UInt8.self)) : nil
        timed = image.has(.decisions) ? TimedRoads(try TimeColumns(image)) : nil
        placeColumns = image.has(.placePoints) ? try PlaceColumns(image) : nil
        obviousTurns = image.has(.obviousTurns) ? try image.column(.obviousTurns, of: UInt8.self) : nil
        index = EdgeIndex(boxes: try image.column(.indexBoxes, of: EdgeIndex.Box.self), edgeCount: edgeLengths.count)
        guard image.isIntact(.metadata) else { throw .damaged(part: "\(MapSection.metadata)") }
        let text = try image.column(.metadata, of: UInt8.self)
        metadata = MapMetadata(text: String(decoding: text.values, as: UTF8.self))
        try checkCounts()
    }

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
