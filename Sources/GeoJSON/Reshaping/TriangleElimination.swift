/// Takes the position with the smallest triangle out of a line again and again.
///
/// The positions left form a list linked both ways. A heap holds the triangles by area, then by place; a triangle whose
/// neighbours have changed stays in the heap under its old area and is skipped when it comes up.
struct TriangleElimination {
    private struct Triangle {
        var area: Double
        package var place: Int

        func isSmaller(than other: Triangle) -> Bool { (area, place) < (other.area, other.place) }
    }

    private let line: FlatLine
    private var before: [Int]
    private var after: [Int]
    private var areas: [Double]
    private var heap: [Triangle] = []

    package init(_ line: FlatLine) {
        self.line = line
        before = (0..<line.count).map { $0 - 1 }
        after = (0..<line.count).map { $0 + 1 }
        areas = Array(repeating: .infinity, count: line.count)
        for place in 0..<line.count { measure(place) }
    }

    /// The places left once no triangle is smaller than `limit`, the line's ends always among them.
    mutating func kept(above limit: Double) -> [Int] {
        var isKept = [Bool](repeating: true, count: areas.count)
        while let smallest = popped(), smallest.area < limit {
            let place = smallest.place
            guard isKept[place], areas[place] == smallest.area else { continue }
            isKept[place] = false
            let (left, right) = (before[place], after[place])
            after[left] = right
            before[right] = left
            measure(left)
            measure(right)
        }
        return isKept.indices.filter { isKept[$0] }
    }

    private mutating func measure(_ place: Int) {
        guard before[place] >= 0, after[place] < areas.count else { return }
        let area = line.triangle(before[place], place, after[place])
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
