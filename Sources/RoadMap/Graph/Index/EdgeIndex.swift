import Geodesy

/// A packed R-tree over the edges of a graph, which finds the edges near a place.
///
/// Edges are numbered along a Hilbert curve, so eight neighbours in number share a small box. Only boxes are stored, in the
/// map file as here; `PackedTree` says which stand below which.
@usableFromInline
package struct EdgeIndex: Sendable {
    @inlinable
    package static var fanOut: Int { 8 }

    package let boxes: Column<Box>
    let tree: PackedTree
    /// Where each level starts in `boxes`, from the lowest; the last entry is the end.
    package var levelStarts: [Int] { tree.levelStarts }

    /// An area in 10⁻⁷ degrees.
    @usableFromInline
    package struct Box: Sendable, Hashable, BitwiseCopyable {
        @usableFromInline package var west: Int32
        @usableFromInline package var south: Int32
        @usableFromInline package var east: Int32
        @usableFromInline package var north: Int32

        package static let empty = Box(west: .max, south: .max, east: .min, north: .min)

        package mutating func extend(to place: FixedCoordinate) {
            extend(to: Box(west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude))
        }

        mutating func extend(to other: Box) {
            west = min(west, other.west)
            south = min(south, other.south)
            east = max(east, other.east)
            north = max(north, other.north)
        }

        package var center: FixedCoordinate {
            FixedCoordinate(
                longitude: Int32((Int64(west) + Int64(east)) / 2), latitude: Int32((Int64(south) + Int64(north)) / 2))
        }

        var bounds: BoundingBox {
            BoundingBox(
                west: Double(west) / 1e7, south: Double(south) / 1e7, east: Double(east) / 1e7,
                north: Double(north) / 1e7)
        }
    }

    package init(boxes: Column<Box>, edgeCount: Int) {
        self.boxes = boxes
        tree = PackedTree(leafCount: edgeCount, fanOut: EdgeIndex.fanOut)
    }

    /// Whether the column has as many boxes as the tree needs.
    var isWellFormed: Bool { boxes.count == levelStarts.last }

    /// The box around everything; `nil` where there is no edge.
    var area: Box? { isWellFormed ? boxes.values.last : nil }

    /// The boxes over edges whose own boxes are given, level by level.
    package static func pack(edges: ContiguousArray<Box>) -> ContiguousArray<Box> {
        PackedTree.boxes(over: edges, fanOut: fanOut) { $0.extend(to: $1) }
    }
}
