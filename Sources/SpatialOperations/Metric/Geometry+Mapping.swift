import GeoJSON

extension Geometry {
    /// The geometry with every list of positions changed; foreign members are kept, the `bbox` member is left out because
    /// it would be wrong.
    ///
    /// - Parameter change: is handed the positions and whether they are joined by segments.
    func mapped<Failure: Error>(
        _ change: (Positions, _ isLine: Bool) throws(Failure) -> Positions
    ) throws(Failure) -> Geometry {
        try mapLists { positions, role throws(Failure) in try change(positions, role.isJoined) }.withoutBoxes
    }

    /// Calls `visit` with every list of positions and whether they are joined by segments.
    func forEachPositions(_ visit: (Positions, _ isLine: Bool) -> Void) {
        _ = mapped { positions, isLine in
            visit(positions, isLine)
            return positions
        }
    }
}
