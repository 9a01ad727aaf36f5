/// A box of the Web Mercator square with its edges, in the units of `WorldPoint`.
package struct WorldBox: Hashable, Sendable {
    /// Western edge.
    package var minX: Int64
    /// Northern edge.
    package var minY: Int64
    /// Eastern edge.
    package var maxX: Int64
    /// Southern edge.
    package var maxY: Int64

    /// Makes a box from its edges.
    package init(minX: Int64, minY: Int64, maxX: Int64, maxY: Int64) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The smallest box that holds all points; `nil` where there are none.
    package init?(_ points: some Sequence<WorldPoint>) {
        var box: WorldBox?
        for point in points {
            if box == nil { box = WorldBox(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y) }
            box?.extend(to: point)
        }
        guard let box else { return nil }
        self = box
    }

    /// Grows the box so that it holds a point as well.
    package mutating func extend(to point: WorldPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    /// The middle.
    package var center: WorldPoint { WorldPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

    /// Whether a point lies inside or on the edge.
    package func contains(_ point: WorldPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Whether the other box lies inside of this one, edges included.
    package func contains(_ other: WorldBox) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Whether both have a point in common.
    package func intersects(_ other: WorldBox) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
