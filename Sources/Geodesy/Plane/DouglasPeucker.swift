/// Leaves points out of a line that the rest stays near to.
///
///     var reduction = DouglasPeucker()
///     reduction.forEachKept(of: points.count, tolerance: 2) { points[$0] } _: { kept.append(points[$0]) }
///
/// The value keeps its working space from line to line. Unit and axes are the caller's: metres on a map, pixels in a picture.
///
/// Source: Douglas and Peucker, *Algorithms for the reduction of the number of points required to represent a digitized
/// line* (1973).
@usableFromInline
package struct DouglasPeucker: Sendable {
    @usableFromInline var keeps: ContiguousArray<Bool> = []
    @usableFromInline var open: ContiguousArray<(first: Int, last: Int)> = []

    /// Makes one without working space yet.
    @inlinable
    package init() {}

    /// Calls `body` with the indices that stay, ascending: the first, the last, and those without which some point would lie
    /// further than `tolerance` from the line that is left.
    ///
    /// - Parameter point: the point at an index from 0 below `count`.
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    @inlinable
    package mutating func forEachKept(
        of count: Int, tolerance: Double, at point: (Int) -> PlanePoint, _ body: (Int) -> Void
    ) {
        var keeps = ContiguousArray<Bool>()
        swap(&keeps, &self.keeps)
        defer { swap(&keeps, &self.keeps) }
        keeps.removeAll(keepingCapacity: true)
        keeps.append(contentsOf: repeatElement(false, count: count))
        if count > 0 {
            keeps[0] = true
            keeps[count - 1] = true
        }
        divide(from: 0, to: count - 1) { first, last in
            let segment = PlaneSegment(point(first), point(last))
            var furthest = (squaredDistance: tolerance * tolerance, index: -1)
            for index in first + 1..<last {
                let squaredDistance = segment.nearest(to: point(index)).squaredDistance
                if squaredDistance > furthest.squaredDistance { furthest = (squaredDistance, index) }
            }
            guard furthest.index > 0 else { return nil }
            keeps[furthest.index] = true
            return furthest.index
        }
        for index in keeps.indices where keeps[index] { body(index) }
    }

    /// Divides a line again and again, from its first part to its last.
    ///
    /// - Parameter place: is handed the ends of a part with points in between, and answers with that of these which has to
    ///   stay, or with `nil` where a straight line may stand for the part.
    /// - Complexity: that of the answers; each point is asked for once at most.
    @inlinable
    package mutating func divide(from first: Int, to last: Int, at place: (_ first: Int, _ last: Int) -> Int?) {
        open.append((first, last))
        while let (first, last) = open.popLast() {
            guard last - first > 1, let index = place(first, last) else { continue }
            open.append((index, last))
            open.append((first, index))
        }
    }
}
