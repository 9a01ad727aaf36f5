/// One nearest-edge query: branch and bound in the index, the nearest box below each box first.
///
///     stack   boxes still to be opened, with their distances; those below one box stand in order, the nearest on top
///
/// An edge is a box as well, that around its ends and the margin of its shape, so that few edges' points are decoded. The
/// stack holds at most seven boxes of each level and one more. What lies behind the farthest candidate that is still
/// wanted is not opened.
///
/// Source: Roussopoulos, Kelley and Vincent, *Nearest neighbor queries*, SIGMOD (1995); the boxes are so small that their
/// second bound (minmaxdist) would save nothing.
struct SnapSearch {
    private let geometry: SnapGeometry
    private let shapes: EdgeShapes
    private let boxes: Column<EdgeIndex.Box>
    private let levelStarts: [Int]
    private let edgeAttributes: NumberColumn
    private let attributeValues: Column<UInt64>
    private let edgeCount: Int
    private let filter: SnapFilter

    struct OpenBox {
        var squaredDistance: Double
        /// In the index; −1 for an edge.
        var level: Int32
        /// From 0 in its level, or the edge's.
        package var number: UInt32
    }

    package init(graph: borrowing RoadGraph, geometry: SnapGeometry, filter: SnapFilter) {
        self.geometry = geometry
        self.filter = filter
        shapes = graph.shapes
        boxes = graph.index.boxes
        levelStarts = graph.index.levelStarts
        edgeAttributes = graph.edgeAttributes
        attributeValues = graph.attributeValues
        edgeCount = graph.edgeCount
    }

    /// Shows the workspace all edges that may be among the nearest.
    func run(_ workspace: inout SnapWorkspace) {
        let top = levelStarts.count - 2
        guard top >= 0 else { return }
        workspace.reserveStack((EdgeIndex.fanOut - 1) * (top + 2) + 1)
        let root = OpenBox(
            squaredDistance: geometry.squaredDistance(to: boxes[levelStarts[top]]), level: Int32(top), number: 0)
        workspace.stack.withUnsafeMutableBufferPointer { stack in
            run(from: root, stack, &workspace.largestComponent, &workspace.islands)
        }
    }

    private func run(
        from root: OpenBox, _ stack: UnsafeMutableBufferPointer<OpenBox>, _ largestComponent: inout NearestCandidates,
        _ islands: inout NearestCandidates
    ) {
        stack[0] = root
        var count = 1
        while count > 0 {
            count -= 1
            let box = stack[count]
            guard box.squaredDistance <= largestComponent.bound else { continue }
            if box.level > 0 {
                open(box, stack, &count, bound: largestComponent.bound)
            } else if box.level == 0 {
                openGroup(Int(box.number), stack, &count, bound: largestComponent.bound)
            } else {
                visit(edge: EdgeID(rawValue: box.number), &largestComponent, &islands)
            }
        }
    }

    /// Puts the boxes below a box onto the stack.
    @inline(__always)
    private func open(_ box: OpenBox, _ stack: UnsafeMutableBufferPointer<OpenBox>, _ count: inout Int, bound: Double) {
        let level = Int(box.level) - 1
        let start = levelStarts[level]
        let first = start + Int(box.number) * EdgeIndex.fanOut
        let lowest = count
        for child in first..<min(first + EdgeIndex.fanOut, levelStarts[level + 1]) {
            let squaredDistance = geometry.squaredDistance(to: boxes[child])
            guard squaredDistance <= bound else { continue }
            push(
                OpenBox(
                    squaredDistance: squaredDistance, level: Int32(truncatingIfNeeded: level),
                    number: UInt32(truncatingIfNeeded: child &- start)), onto: stack, above: lowest, &count)
        }
    }

    /// Puts the edges of a lowest box onto the stack.
    @inline(__always)
    private func openGroup(
        _ number: Int, _ stack: UnsafeMutableBufferPointer<OpenBox>, _ count: inout Int, bound: Double
    ) {
        var group = shapes.group(number)
        let first = number * EdgeIndex.fanOut
        let lowest = count
        for edge in EdgeID(first)..<EdgeID(min(first + EdgeIndex.fanOut, edgeCount)) {
            let squaredDistance = geometry.leastSquaredDistance(to: edge, margin: group.next().margin)
            guard squaredDistance <= bound else { continue }
            push(
                OpenBox(squaredDistance: squaredDistance, level: -1, number: edge.rawValue),
                onto: stack, above: lowest, &count)
        }
    }

    /// Puts a box in its place among those that came from the same box.
    @inline(__always)
    private func push(
        _ box: OpenBox, onto stack: UnsafeMutableBufferPointer<OpenBox>, above lowest: Int, _ count: inout Int
    ) {
        var place = count
        while place > lowest, stack[place &- 1].squaredDistance < box.squaredDistance {
            stack[place] = stack[place &- 1]
            place &-= 1
        }
        stack[place] = box
        count &+= 1
    }

    @inline(__always)
    private func visit(edge: EdgeID, _ largestComponent: inout NearestCandidates, _ islands: inout NearestCandidates) {
        let attributes = EdgeAttributes(uncheckedBits: attributeValues[Int(edgeAttributes[edge.index])])
        let isAside = attributes.isIsland && filter.islands != .equal
        if isAside, filter.islands == .excluded || largestComponent.isFull { return }
        let record = shapes.record(of: edge)
        let (squaredDistance, segment) = geometry.nearest(on: edge, record)
        guard squaredDistance <= (isAside ? islands.bound : largestComponent.bound) else { return }
        var candidate = geometry.candidate(edge: edge, record, segment: segment, squaredDistance: squaredDistance)
        candidate.directions = filter.directions(of: candidate, attributes)
        guard !candidate.directions.isEmpty else { return }
        if isAside { islands.insert(candidate) } else { largestComponent.insert(candidate) }
    }
}
