import Geodesy

extension RoadGraph {
    /// Calls `body` with each edge that may have a part within a box: those whose own boxes touch it, and a few more.
    ///
    /// The antimeridian is an edge of the map: a box across it is taken for one without anything in it.
    ///
    /// - Complexity: O(log edges + edges near the box).
    func forEachEdge(touching box: BoundingBox, _ body: (EdgeID) -> Void) {
        let top = index.levelStarts.count - 2
        guard top >= 0 else { return }
        var open = [(level: top, number: 0)]
        while let (level, number) = open.popLast() {
            let child = index.boxes[index.levelStarts[level] + number].bounds
            guard child.west <= box.east, child.east >= box.west, child.south <= box.north, child.north >= box.south
            else { continue }
            let first = number * EdgeIndex.fanOut
            if level == 0 {
                for edge in first..<min(first + EdgeIndex.fanOut, edgeCount) { body(edge) }
            } else {
                let count = index.levelStarts[level] - index.levelStarts[level - 1]
                for child in first..<min(first + EdgeIndex.fanOut, count) { open.append((level - 1, child)) }
            }
        }
    }
}
