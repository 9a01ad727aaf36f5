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

    private var sides: [BoxSide] {
        [
            BoxSide(isVertical: true, position: minX, isLower: true),
            BoxSide(isVertical: true, position: maxX, isLower: false),
            BoxSide(isVertical: false, position: minY, isLower: true),
            BoxSide(isVertical: false, position: maxY, isLower: false),
        ]
    }

    /// The part of a ring within the box, as one ring. Parts that hang together outside of the box only are joined along its edges:
    /// these joints have no area, and cancel where the number of rings around a point decides.
    ///
    /// Source: Sutherland and Hodgman, *Reentrant polygon clipping* (1974).
    ///
    /// - Parameter ring: closed or not; its coordinates within a few widths of the world.
    /// - Returns: a ring that is not closed; empty where nothing is left.
    /// - Complexity: O(*n*).
    package func clipped(ring: [WorldPoint]) -> [WorldPoint] {
        guard let around = WorldBox(ring), around.intersects(self) else { return [] }
        if contains(around) { return ring }
        var current = ring
        var next: [WorldPoint] = []
        for side in sides {
            guard var before = current.last else { return [] }
            var wasHeld = side.holds(before)
            next.removeAll(keepingCapacity: true)
            for point in current {
                let isHeld = side.holds(point)
                if isHeld != wasHeld { next.append(side.crossing(before, point)) }
                if isHeld { next.append(point) }
                (before, wasHeld) = (point, isHeld)
            }
            swap(&current, &next)
        }
        return current
    }

    /// The parts of a line within the box.
    ///
    /// - Complexity: O(*n*).
    package func clipped(line: [WorldPoint]) -> [[WorldPoint]] {
        guard let around = WorldBox(line), around.intersects(self) else { return [] }
        if contains(around) { return [line] }
        var parts = [line]
        for side in sides { parts = parts.flatMap { Self.parts(of: $0, within: side) } }
        return parts
    }

    private static func parts(of line: [WorldPoint], within side: BoxSide) -> [[WorldPoint]] {
        guard var before = line.first else { return [] }
        var parts: [[WorldPoint]] = []
        var part: [WorldPoint] = []
        var wasHeld = side.holds(before)
        if wasHeld { part.append(before) }
        for point in line.dropFirst() {
            let isHeld = side.holds(point)
            if isHeld != wasHeld {
                part.append(side.crossing(before, point))
                if wasHeld {
                    parts.append(part)
                    part = []
                }
            }
            if isHeld { part.append(point) }
            (before, wasHeld) = (point, isHeld)
        }
        if wasHeld { parts.append(part) }
        return parts
    }
}

/// A side of a box, and where a step of a line crosses it.
private struct BoxSide {
    let isVertical: Bool
    let position: Int64
    /// Whether the inside has the greater numbers.
    let isLower: Bool

    func holds(_ point: WorldPoint) -> Bool {
        let value = isVertical ? point.x : point.y
        return isLower ? value >= position : value <= position
    }

    /// The point of the side between two points on different sides of it; the same for the same two points in either order, so that
    /// areas which share a border share it afterwards.
    func crossing(_ first: WorldPoint, _ second: WorldPoint) -> WorldPoint {
        let isOrdered = (first.x, first.y) < (second.x, second.y)
        let (from, to) = isOrdered ? (first, second) : (second, first)
        if isVertical {
            let share = Double(position - from.x) / Double(to.x - from.x)
            return WorldPoint(x: position, y: from.y + Int64((Double(to.y - from.y) * share).rounded()))
        }
        let share = Double(position - from.y) / Double(to.y - from.y)
        return WorldPoint(x: from.x + Int64((Double(to.x - from.x) * share).rounded()), y: position)
    }
}
