public import Geodesy

extension RoadGraph {
    /// The nearest place on any edge.
    ///
    /// Same as `snaps(near:within:limit:along:islands:)` with a limit of 1.
    public func snap(
        near coordinate: Coordinate, within radius: Double, along course: BearingRange? = nil,
        islands: IslandPolicy = .last
    ) -> Snap? {
        snaps(near: coordinate, within: radius, along: course, islands: islands).first
    }

    /// The places on up to `limit` different edges that are nearest to a coordinate, nearest first.
    ///
    ///     let stop = graph.snaps(near: place, within: 500).first
    ///     let roads = graph.snaps(near: fix.coordinate, within: 40, limit: 4, along: BearingRange(degrees: 90, tolerance: 60))
    ///
    /// Each edge offers one place, its nearest; of edges equally near those come first that may be travelled both ways (from a
    /// junction one may then go anywhere), and of those the one with the smaller number. Places nearer to a junction than the
    /// map's coordinates tell apart, 1 cm, are on it. The direction is that of the segment of its geometry on which the place lies; an edge without length has every
    /// direction. Distances are straight ones on a plane laid at the coordinate (`LocalPlane` tells how right they are).
    ///
    /// Not enforced: the antimeridian is an edge of the map, nothing is found across it.
    ///
    /// - Parameters:
    ///   - radius: how far away an edge may be, in metres.
    ///   - limit: how many edges at most.
    ///   - course: leaves out edges that may not be travelled along it.
    ///   - islands: whether edges outside the largest strongly connected component come last, are left out, or are treated like others.
    /// - Returns: nothing for a coordinate that is not on Earth.
    /// - Complexity: O(log edges + edges near the coordinate).
    public func snaps(
        near coordinate: Coordinate, within radius: Double, limit: Int = 1, along course: BearingRange? = nil,
        islands: IslandPolicy = .last
    ) -> [Snap] {
        var workspace = SnapWorkspace()
        findSnaps(
            near: coordinate, within: radius, limit: limit, along: course, islands: islands, workspace: &workspace)
        return workspace.snaps
    }

    /// Puts what `snaps(near:within:limit:along:islands:)` returns into a workspace; for many queries in a row.
    ///
    /// Once the workspace has grown to what its queries need, nothing is allocated.
    public func findSnaps(
        near coordinate: Coordinate, within radius: Double, limit: Int = 1, along course: BearingRange? = nil,
        islands: IslandPolicy = .last, workspace: inout SnapWorkspace
    ) {
        workspace.snaps.removeAll(keepingCapacity: true)
        guard coordinate.isOnEarth, radius >= 0, limit > 0 else { return }
        workspace.largestComponent.reset(limit: limit, bound: radius * radius)
        workspace.islands.reset(limit: limit, bound: radius * radius)
        let geometry = SnapGeometry(graph: self, coordinate: coordinate)
        SnapSearch(graph: self, geometry: geometry, filter: SnapFilter(course: course, islands: islands))
            .run(&workspace)
        workspace.largestComponent.sort()
        for candidate in workspace.largestComponent.heap {
            workspace.snaps.append(geometry.snap(candidate, shapes.record(of: candidate.edge)))
        }
        guard workspace.snaps.count < limit else { return }
        workspace.islands.sort()
        for candidate in workspace.islands.heap.prefix(limit - workspace.snaps.count) {
            workspace.snaps.append(geometry.snap(candidate, shapes.record(of: candidate.edge)))
        }
    }
}
