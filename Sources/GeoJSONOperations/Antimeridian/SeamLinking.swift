import GeoJSON

/// Closes arcs to rings along the border of the map: an arc that ends there continues counterclockwise, the inside on its left,
/// to where the next one starts.
///
///     ─────→┐180  −180┌────→
///           │         │
///     ←─────┘         └←────
///
/// Source: Weiler and Atherton, *Hidden surface removal using polygon area sorting* (1977), for a rectangle.
struct SeamLinking {
    private let arcs: [SeamArc]
    private var links: [Link]

    /// What follows on an arc.
    private struct Link {
        var next: Int
        /// Corners of the map on the way.
        var corners: [Position] = []
    }

    /// - Complexity: O(*n* log *n*) for *n* arcs.
    package init(_ arcs: [SeamArc]) {
        self.arcs = arcs
        links = arcs.indices.map { Link(next: $0) }
        match()
    }

    private mutating func match() {
        var events: [(place: BorderPlace, isStart: Bool, arc: Int)] = []
        for (index, arc) in arcs.enumerated() {
            events.append((arc.start, true, index))
            events.append((arc.end, false, index))
        }
        events.sort { $0.place != $1.place ? $0.place < $1.place : !$0.isStart && $1.isStart }
        // Of rings that do not cross, every end is followed by a start.
        var open: [Int] = []
        var lone: [Int] = []
        for event in events {
            if !event.isStart {
                open.append(event.arc)
            } else if let end = open.popLast() {
                link(end, event.arc, wraps: false)
            } else {
                lone.append(event.arc)
            }
        }
        // As many start as end, so what is left over goes past the southeastern corner.
        for start in lone {
            if let end = open.popLast() { link(end, start, wraps: true) }
        }
    }

    private mutating func link(_ end: Int, _ start: Int, wraps: Bool) {
        links[end] = Link(next: start, corners: arcs[end].end.corners(to: arcs[start].start, wraps: wraps))
    }

    /// The closed rings.
    ///
    /// - Complexity: O(*n*) for *n* positions.
    func rings() -> [[Position]] {
        var isUsed = [Bool](repeating: false, count: arcs.count)
        var rings: [[Position]] = []
        for start in arcs.indices where !isUsed[start] {
            var ring: [Position] = []
            var arc = start
            while !isUsed[arc] {
                isUsed[arc] = true
                for position in arcs[arc].positions + links[arc].corners
                where ring.last?.coordinate != position.coordinate {
                    ring.append(position)
                }
                arc = links[arc].next
            }
            if ring.count > 1, ring.first?.coordinate == ring.last?.coordinate { ring.removeLast() }
            rings += Self.untouched(ring)
        }
        return rings
    }

    /// A ring taken apart where it comes to the same place of the border twice, each part closed.
    private static func untouched(_ ring: [Position]) -> [[Position]] {
        var rings: [[Position]] = []
        var path: [Position] = []
        for position in ring {
            if Antimeridian.isOn(position),
                let place = path.lastIndex(where: { Antimeridian.isOn($0) && $0.coordinate == position.coordinate })
            {
                rings.append(Array(path[place...]) + [path[place]])
                path.removeSubrange(place...)
            }
            path.append(position)
        }
        rings.append(path + path.prefix(1))
        return rings
    }
}
