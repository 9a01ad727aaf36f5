import Geodesy

extension RoadGraph {
    /// Calls `body` with each edge that may have a part within a box: those whose own boxes touch it, and a few more.
    ///
    /// The antimeridian is an edge of the map: a box across it is taken for one without anything in it.
    ///
    /// - Complexity: O(log edges + edges near the box).
    func forEachEdge(touching box: BoundingBox, _ body: (EdgeID) -> Void) {
        index.tree.forEachLeaf { number in
            let bounds = index.boxes[number].bounds
            return bounds.west <= box.east && bounds.east >= box.west && bounds.south <= box.north
                && bounds.north >= box.south
        } _: {
            body(EdgeID($0))
        }
    }
}
