public import GeoJSON
public import Geodesy

/// A packed R-tree over boxes: which of many Features are in a region, without looking at all of them.
///
///     let index = FeatureIndex(collection)
///     for position in index.search(region) { draw(collection.features[position]) }
///
/// Boxes are sorted along a Hilbert curve and packed bottom up, sixteen to a node (`PackedTree`).
///
/// The tree is made once and never changed. A Feature that crosses the antimeridian is found from both sides.
///
/// Source: Kamel and Faloutsos, *On packing R-trees* (1993).
public struct FeatureIndex: Sendable {
    private static let nodeSize = 16

    /// Along the curve.
    private let leaves: ContiguousArray<Box>
    /// The position of the Feature that a leaf belongs to.
    private let features: ContiguousArray<Int32>
    private let tree: PackedTree
    /// The boxes above the leaves.
    private let boxes: ContiguousArray<Box>

    private struct Box {
        var west: Double
        var south: Double
        var east: Double
        var north: Double

        var isNaN: Bool { west.isNaN || south.isNaN || east.isNaN || north.isNaN }

        func touches(_ other: Box) -> Bool {
            west <= other.east && other.west <= east && south <= other.north && other.south <= north
        }

        mutating func grow(_ other: Box) {
            west = min(west, other.west)
            south = min(south, other.south)
            east = max(east, other.east)
            north = max(north, other.north)
        }
    }

    /// Indexes a collection; Features without place are left out.
    ///
    /// - Complexity: O(*n* log *n*).
    public init(_ collection: FeatureCollection) {
        self.init(extents: collection.features.map { $0.geometry?.computedExtent })
    }

    /// Indexes boxes; `nil` ones and those with an edge that is not a number are left out.
    public init(extents: [Extent?]) {
        var leaves: [(key: UInt64, number: Int32, box: Box)] = []
        for (number, extent) in extents.enumerated() {
            guard let extent else { continue }
            // A box that is not a number would make one of every box around it, and hide what else is there.
            for box in Self.parts(extent.boundingBox) where !box.isNaN {
                leaves.append((Self.hilbert(box), Int32(truncatingIfNeeded: number), box))
            }
        }
        leaves.sort { ($0.key, $0.number) < ($1.key, $1.number) }
        self.leaves = ContiguousArray(leaves.lazy.map { $0.box })
        features = ContiguousArray(leaves.lazy.map { $0.number })
        tree = PackedTree(leafCount: leaves.count, fanOut: Self.nodeSize)
        boxes = PackedTree.boxes(over: self.leaves, fanOut: Self.nodeSize) { $0.grow($1) }
    }

    /// The positions of the Features whose boxes touch a region, ascending. The region may cross the antimeridian.
    ///
    /// - Complexity: O(log *n* + *k*) for *k* answers in ordinary data.
    public func search(_ region: BoundingBox) -> [Int] {
        var found: Set<Int> = []
        for part in Self.parts(region) { search(part, into: &found) }
        return found.sorted()
    }

    private func search(_ region: Box, into found: inout Set<Int>) {
        tree.forEachLeaf {
            boxes[$0].touches(region)
        } _: {
            if leaves[$0].touches(region) { found.insert(Int(features[$0])) }
        }
    }

    private static func parts(_ box: BoundingBox) -> [Box] {
        func part(_ west: Double, _ east: Double) -> Box {
            Box(west: west, south: box.south, east: east, north: box.north)
        }
        return box.west <= box.east ? [part(box.west, box.east)] : [part(box.west, 180), part(-180, box.east)]
    }

    /// The place of a box's middle on the curve through 2¹⁶ by 2¹⁶ cells of the world.
    private static func hilbert(_ box: Box) -> UInt64 {
        func cell(_ value: Double, _ range: Double) -> UInt32 {
            let share = (value + range) / (2 * range)
            return share.isFinite ? UInt32(min(max(share, 0), 1) * 65_535) : 0
        }
        return HilbertCurve.position(
            x: cell((box.west + box.east) / 2, 180), y: cell((box.south + box.north) / 2, 90), order: 16)
    }
}
