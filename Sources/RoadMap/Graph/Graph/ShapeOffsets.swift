import Support

/// Where each edge's record starts in the bytes of its group, so that nobody steps over the records before it.
///
///     map     shapeStarts   0 67 …                  four bytes for eight edges
///     here    offsets       0 12 13 29 30 41 …      a byte an edge; 255 for 255 and more, where the records are stepped over
///
/// The check of the shapes comes by all records anyway.
final class ShapeOffsets: Sendable {
    let offsets: Column<UInt8>
    /// Where the record of the first edge starts that does not fit into its group or has points off the globe; or where a
    /// group goes on behind its last record.
    let firstMisplacedShape: Int?

    /// Checks the shapes of a graph whose sections are without fault, each by itself.
    ///
    /// - Complexity: O(points), on all cores.
    init(_ graph: RoadGraph) {
        let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: graph.edgeCount)
        room.initialize(repeating: EdgeShapes.farOffset)
        nonisolated(unsafe) let offsets = room
        firstMisplacedShape =
            Parallel.mapRanges(of: EdgeShapes.groupCount(edges: graph.edgeCount)) { groups in
                for group in groups {
                    if let start = graph.firstMisplacedShape(inGroup: group, offsets) { return start }
                }
                return nil as Int?
            }.lazy.compactMap { $0 }.first
        self.offsets = Column(values: UnsafeBufferPointer(room))
    }

    deinit { offsets.values.deallocate() }
}

extension RoadGraph {
    @inline(__always)
    fileprivate func firstMisplacedShape(inGroup number: Int, _ offsets: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        var group = shapes.group(number)
        let groupStart = group.position
        let first = number * EdgeShapes.groupLength
        for edge in EdgeID(first)..<EdgeID(min(first + EdgeShapes.groupLength, edgeCount)) {
            let start = group.position
            offsets[edge.index] = UInt8(clamping: start - groupStart)
            guard var record = group.read() else { return start }
            var place = nodePlaces[ends(of: edge).first.index]
            for _ in 0..<record.count {
                place = record.place(after: place)
                guard place.isOnEarth else { return start }
            }
        }
        return group.isAtEnd ? nil : group.position
    }
}
