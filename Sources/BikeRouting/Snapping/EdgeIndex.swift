import Geodesy

/// A packed R-tree over the edges of a graph, which finds the edges near a place.
///
/// Edges are numbered along a Hilbert curve, so eight neighbours in number share a small box, eight such boxes a larger
/// one, and so on up to one box. Only boxes are stored; who stands below whom follows from the numbers:
///
///     level 0   box b holds edges 8b ..< 8b + 8
///     level 1   box b holds boxes 8b ..< 8b + 8 of level 0
///     …         until one box is left; levels stand one after another in the column
///
/// Source: Kamel and Faloutsos, *Hilbert R-tree: an improved R-tree using fractals* (1994), packed once.
struct EdgeIndex: Sendable {
    static let fanOut = 8

    let boxes: Column<Box>
    let edgeCount: Int
    /// Where each level starts in `boxes`, from the lowest; the last entry is the end.
    let levelStarts: [Int]

    /// An area in 10⁻⁷ degrees.
    struct Box: Sendable, Hashable, BitwiseCopyable {
        var west: Int32
        var south: Int32
        var east: Int32
        var north: Int32

        static let empty = Box(west: .max, south: .max, east: .min, north: .min)

        mutating func extend(to place: FixedCoordinate) {
            extend(to: Box(west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude))
        }

        mutating func extend(to other: Box) {
            west = min(west, other.west)
            south = min(south, other.south)
            east = max(east, other.east)
            north = max(north, other.north)
        }

        var center: FixedCoordinate {
            FixedCoordinate(
                longitude: Int32((Int64(west) + Int64(east)) / 2), latitude: Int32((Int64(south) + Int64(north)) / 2))
        }

        var bounds: BoundingBox {
            BoundingBox(
                west: Double(west) / 1e7, south: Double(south) / 1e7, east: Double(east) / 1e7,
                north: Double(north) / 1e7)
        }
    }

    init(boxes: Column<Box>, edgeCount: Int) {
        self.boxes = boxes
        self.edgeCount = edgeCount
        levelStarts = EdgeIndex.levelStarts(edgeCount: edgeCount)
    }

    /// Whether the column has as many boxes as the tree needs.
    var isWellFormed: Bool { boxes.count == levelStarts.last }

    /// The box around everything; `nil` where there is no edge.
    var area: Box? { isWellFormed ? boxes.values.last : nil }

    static func levelStarts(edgeCount: Int) -> [Int] {
        var starts = [0]
        var count = edgeCount
        while count > 1 || starts.count == 1 && count > 0 {
            count = (count + fanOut - 1) / fanOut
            starts.append((starts.last ?? 0) + count)
        }
        return starts
    }

    /// The boxes over edges whose own boxes are given, level by level.
    static func pack(edges: ContiguousArray<Box>) -> ContiguousArray<Box> {
        var result: ContiguousArray<Box> = []
        var below = edges
        while below.count > 1 || result.isEmpty && !below.isEmpty {
            var level: ContiguousArray<Box> = []
            for start in stride(from: 0, to: below.count, by: fanOut) {
                var box = Box.empty
                for child in below[start..<min(start + fanOut, below.count)] { box.extend(to: child) }
                level.append(box)
            }
            result += level
            below = level
        }
        return result
    }
}
