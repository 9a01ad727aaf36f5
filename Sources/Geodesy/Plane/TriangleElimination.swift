/// Takes the point with the smallest triangle out of lines again and again.
///
/// The points left form lists linked both ways. A heap holds the triangles by area, then by place; a triangle whose
/// neighbours have changed stays in the heap under its old area and is skipped when it comes up.
///
/// Source: Visvalingam and Whyatt, *Line generalisation by repeated elimination of points* (1993).
package struct TriangleElimination {
    private struct Triangle {
        var area: Double
        var place: Int

        func isSmaller(than other: Triangle) -> Bool { (area, place) < (other.area, other.place) }
    }

    private let area: (_ before: Int, _ place: Int, _ after: Int) -> Double
    private var before: ContiguousArray<Int>
    private var after: ContiguousArray<Int>
    private var areas: ContiguousArray<Double>
    private var heap: [Triangle] = []

    /// Takes lines whose points are numbered one line after the other, the first from 0.
    ///
    /// - Parameters:
    ///   - lines: the numbers of each line's points.
    ///   - area: of the triangle of three points, in any unit.
    package init(of lines: [Range<Int>], area: @escaping (_ before: Int, _ place: Int, _ after: Int) -> Double) {
        self.area = area
        let count = lines.last?.upperBound ?? 0
        before = ContiguousArray(0..<count)
        after = before
        areas = ContiguousArray(repeating: .infinity, count: count)
        for line in lines {
            for place in line {
                before[place] = place == line.lowerBound ? -1 : place - 1
                after[place] = place + 1 == line.upperBound ? -1 : place + 1
            }
        }
        for place in before.indices { measure(place) }
    }

    /// The points left once no triangle is smaller than `limit`, the ends of lines always among them.
    ///
    /// - Parameter leaveOut: is handed a point between two others that is about to go; it stays where the answer is `false`, until
    ///   one of the two goes.
    /// - Complexity: O(*n* log *n*), and that of the answers.
    package mutating func isKept(
        above limit: Double, leaveOut: (_ before: Int, _ place: Int, _ after: Int) -> Bool = { _, _, _ in true }
    ) -> ContiguousArray<Bool> {
        var isKept = ContiguousArray(repeating: true, count: areas.count)
        while let smallest = popped(), smallest.area < limit {
            let place = smallest.place
            guard isKept[place], areas[place] == smallest.area else { continue }
            let (left, right) = (before[place], after[place])
            guard leaveOut(left, place, right) else { continue }
            isKept[place] = false
            after[left] = right
            before[right] = left
            measure(left)
            measure(right)
        }
        return isKept
    }

    private mutating func measure(_ place: Int) {
        guard before[place] >= 0, after[place] >= 0 else { return }
        let area = area(before[place], place, after[place])
        // Coordinates that are not finite have no area to compare; their positions stay.
        guard !area.isNaN else {
            areas[place] = .infinity
            return
        }
        areas[place] = area
        push(Triangle(area: area, place: place))
    }

    private mutating func push(_ triangle: Triangle) {
        heap.append(triangle)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].isSmaller(than: heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func popped() -> Triangle? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { return first }
            if child + 1 < heap.count, heap[child + 1].isSmaller(than: heap[child]) { child += 1 }
            guard heap[child].isSmaller(than: heap[parent]) else { return first }
            heap.swapAt(child, parent)
            parent = child
        }
    }
}
