import Geodesy

extension RoadGraph {
    /// The nearest place on an edge that costs leave open.
    ///
    /// - Complexity: as `snaps(near:within:limit:along:islands:)`, for as many edges as are closed around the place.
    func snap(near coordinate: Coordinate, within radius: Double, open costs: borrowing ArcCosts) -> Snap? {
        var limit = 1
        while true {
            let snaps = snaps(near: coordinate, within: radius, limit: limit)
            if let snap = snaps.first(where: { !costs.isClosed($0.edge, in: self) }) { return snap }
            guard snaps.count == limit else { return nil }
            limit *= 8
        }
    }
}
