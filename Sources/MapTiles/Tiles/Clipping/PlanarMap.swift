/// Pieces that meet at their ends only, and the walks around the faces between them.
///
/// Each piece is two half-edges, one in each direction: `2 * piece` from its start, `2 * piece + 1` back. A half-edge has its face on
/// the side of the positive turn (see `TileSegment.turn`).
///
/// Source: Muller and Preparata, *Finding the intersection of two convex polyhedra* (1978), the doubly connected edge list.
struct PlanarMap {
    let segments: [TileSegment]
    /// The half-edge after each one around its face.
    private(set) var next: [Int]
    /// The walk of each half-edge; walks are numbered in the order of their first half-edges.
    private(set) var walk: [Int]
    /// A half-edge of each walk.
    private(set) var firstOfWalk: [Int] = []
    /// The part of the map that hangs together in which a walk is.
    private(set) var componentOfWalk: [Int] = []

    /// - Parameter segments: different ones in ascending order of their starts; at every point an even number of them ends.
    init(of segments: [TileSegment]) {
        self.segments = segments
        let count = 2 * segments.count
        next = Array(repeating: 0, count: count)
        walk = Array(repeating: -1, count: count)
        link()
        number()
    }

    func origin(_ halfEdge: Int) -> TilePoint {
        halfEdge & 1 == 0 ? segments[halfEdge >> 1].start : segments[halfEdge >> 1].end
    }

    func target(_ halfEdge: Int) -> TilePoint { origin(halfEdge ^ 1) }

    /// Around each point, the half-edge that arrives goes on in the next one against the positive turn.
    private mutating func link() {
        let order = next.indices.sorted { left, right in
            let (a, b) = (origin(left), origin(right))
            if a != b { return (a.x, a.y) < (b.x, b.y) }
            return isBefore(left, right)
        }
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, origin(order[end]) == origin(order[start]) { end += 1 }
            for place in start..<end {
                let before = place == start ? end - 1 : place - 1
                next[order[place] ^ 1] = order[before]
            }
            start = end
        }
    }

    /// Of two half-edges from one point, whether the left comes first in the positive turn from the direction of −x on.
    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        let half = (isInUpperHalf(left), isInUpperHalf(right))
        if half.0 != half.1 { return !half.0 }
        return TileSegment.turn(origin(left), target(left), target(right)) > 0
    }

    /// Directions from +x to just before −x: y grows, or is the same and x grows.
    private func isInUpperHalf(_ halfEdge: Int) -> Bool {
        let (from, to) = (origin(halfEdge), target(halfEdge))
        return to.y > from.y || (to.y == from.y && to.x > from.x)
    }

    private mutating func number() {
        for first in next.indices where walk[first] < 0 {
            let number = firstOfWalk.count
            firstOfWalk.append(first)
            var current = first
            repeat {
                walk[current] = number
                current = next[current]
            } while current != first
        }
        componentOfWalk = Array(repeating: -1, count: firstOfWalk.count)
        var component = 0
        for start in firstOfWalk.indices where componentOfWalk[start] < 0 {
            var open = [start]
            componentOfWalk[start] = component
            while let walked = open.popLast() {
                forEach(in: walked) { halfEdge in
                    let neighbour = walk[halfEdge ^ 1]
                    guard componentOfWalk[neighbour] < 0 else { return }
                    componentOfWalk[neighbour] = component
                    open.append(neighbour)
                }
            }
            component += 1
        }
    }

    /// The half-edges of a walk in order.
    func forEach(in walk: Int, _ body: (Int) -> Void) {
        let first = firstOfWalk[walk]
        var current = first
        repeat {
            body(current)
            current = next[current]
        } while current != first
    }

    /// Twice the signed area that a walk goes around: positive around a face from its outside, negative along the outer contour of a
    /// component.
    func doubledArea(ofWalk walk: Int) -> Int64 {
        var sum: Int64 = 0
        forEach(in: walk) { halfEdge in
            let (from, to) = (origin(halfEdge), target(halfEdge))
            sum += Int64(from.x) * Int64(to.y) - Int64(to.x) * Int64(from.y)
        }
        return sum
    }
}
