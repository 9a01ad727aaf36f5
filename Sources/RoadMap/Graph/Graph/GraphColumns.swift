/// The columns of a graph's map file, and what is worked out from them once.
@usableFromInline
package struct GraphColumns: Sendable {
    @usableFromInline package let image: MapImage
    @usableFromInline package let nodePlaces: Column<FixedCoordinate>
    /// Empty until the sections are known to be without fault.
    @usableFromInline package var firstArcs = Column<ArcID>(
        values: UnsafeBufferPointer(start: nil, count: 0))
    @usableFromInline package var arcHeads = Column<NodeID>(
        values: UnsafeBufferPointer(start: nil, count: 0))
    /// Keeps the two columns above.
    var arcTable: ArcTable?
    package let arcCounts: NumberColumn
    package let arcCopies: NumberColumn
    @usableFromInline package let arcEdges: NumberColumn
    /// Two numbers an edge.
    @usableFromInline package let edgeEnds: NumberColumn
    @usableFromInline package let edgeLengths: NumberColumn
    @usableFromInline package var edgeAttributes: NumberColumn
    @usableFromInline package var attributeValues: Column<UInt64>
    @usableFromInline package let edgeNames: NumberColumn
    @usableFromInline package let edgeWays: NumberColumn
    @usableFromInline package var shapes: EdgeShapes
    /// Keeps the offsets of the shapes.
    var shapeOffsets: ShapeOffsets?
    package let nameStarts: Column<UInt32>
    package let nameBytes: Column<UInt8>
    @usableFromInline package let turnArcs: NumberColumn
    package let landmarks: Column<NodeID>
    let storedSearchOrder: NumberColumn
    /// `nil` for a map without heights.
    let heightColumns: HeightColumns?
    /// `nil` for a map on which nothing depends on the time.
    package var timed: TimedRoads?
    /// `nil` for a map without places.
    let placeColumns: PlaceColumns?
    /// A value for each direction of each edge, and the number of the rules; `nil` for a map without them.
    @usableFromInline package var obviousTurns: Column<UInt8>?
    @usableFromInline package let index: EdgeIndex

    /// The metadata of the map.
    @usableFromInline package let metadata: MapMetadata

    /// Takes the columns without a look at what they hold, the metadata apart.
    init(_ image: MapImage) throws(MapFileError) {
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
    }

    mutating func take(_ table: ArcTable) {
        (firstArcs, arcHeads, arcTable) = (table.firstArcs, table.heads, table)
    }

    /// Where shapes are misplaced, they are not taken.
    mutating func take(_ offsets: ShapeOffsets) {
        if offsets.firstMisplacedShape == nil { shapes.offsets = offsets.offsets }
        shapeOffsets = offsets
    }
}

/// Where the columns of a graph are, so that a graph is passed and copied as one reference. It never changes.
@usableFromInline
package final class GraphStorage: Sendable {
    @usableFromInline package let columns: GraphColumns

    init(_ columns: GraphColumns) { self.columns = columns }
}
