public import Geodesy

/// A packed R-tree over boxes: which of many Features are in a region, without looking at all of them.
///
///     let index = FeatureIndex(collection)
///     for position in index.search(region) { draw(collection.features[position]) }
///
/// Boxes are sorted along a Hilbert curve and packed bottom up, sixteen to a node, into flat arrays:
///
///     boxes     leaves …            | level 1 …  | root
///     children  numbers of Features | node starts| …
///
/// The tree is made once and never changed. A Feature that crosses the antimeridian is found from both sides.
///
/// Sources: Kamel and Faloutsos, *On packing R-trees* (1993); the curve after Skilling, *Programming the Hilbert curve*
/// (2004).
public struct FeatureIndex: Sendable {
    private static let nodeSize = 16

    private var boxes: ContiguousArray<Box> = []
    private var children: ContiguousArray<Int32> = []
    /// Where each level ends, leaves first.
    private var levelEnds: [Int] = []

    private struct Box {
        var west: Double
        var south: Double
        var east: Double
        var north: Double

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

    /// Indexes boxes; `nil` ones are left out.
    public init(extents: [Extent?]) {
        var leaves: [(key: UInt64, number: Int32, box: Box)] = []
        for (number, extent) in extents.enumerated() {
            guard let extent else { continue }
            for box in Self.parts(extent.boundingBox) {
                leaves.append((Self.hilbert(box), Int32(truncatingIfNeeded: number), box))
            }
        }
        leaves.sort { ($0.key, $0.number) < ($1.key, $1.number) }
        for leaf in leaves {
            boxes.append(leaf.box)
            children.append(leaf.number)
        }
        levelEnds.append(boxes.count)
        pack()
    }

    private mutating func pack() {
        var start = 0
        while boxes.count - start > 1 {
            let end = boxes.count
            for first in stride(from: start, to: end, by: Self.nodeSize) {
                var box = boxes[first]
                for index in first..<min(first + Self.nodeSize, end) { box.grow(boxes[index]) }
                boxes.append(box)
                children.append(Int32(truncatingIfNeeded: first))
            }
            levelEnds.append(boxes.count)
            start = end
        }
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
        guard let root = boxes.indices.last else { return }
        var open: [(node: Int, level: Int)] = [(root, levelEnds.count - 1)]
        while let (node, level) = open.popLast() {
            guard boxes[node].touches(region) else { continue }
            guard level > 0 else {
                found.insert(Int(children[node]))
                continue
            }
            let first = Int(children[node])
            for child in first..<min(first + Self.nodeSize, levelEnds[level - 1]) { open.append((child, level - 1)) }
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
        var x = cell((box.west + box.east) / 2, 180)
        var y = cell((box.south + box.north) / 2, 90)
        var key: UInt64 = 0
        var side: UInt32 = 1 << 15
        while side > 0 {
            let right: UInt32 = x & side > 0 ? 1 : 0
            let upper: UInt32 = y & side > 0 ? 1 : 0
            key = key << 2 | UInt64(3 * right ^ upper)
            if upper == 0 {
                if right == 1 {
                    x = 65_535 - x
                    y = 65_535 - y
                }
                swap(&x, &y)
            }
            side >>= 1
        }
        return key
    }
}
