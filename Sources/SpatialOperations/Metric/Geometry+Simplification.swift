public import GeoJSON
import Geodesy

extension Geometry {
    /// Fewer positions, each one of the old ones as it was, no old line further than some metres from the new.
    ///
    ///     let light = try track.simplified(toleranceMetres: 5)
    ///
    /// Areas stay areas and lines of one geometry do not come to cross each other (see
    /// `PlanarGeometry.simplified(tolerance:)`); metres are those of a local plane, as in `buffered(byMetres:)`. Foreign members are kept.
    ///
    /// - Throws: `unusableDistance`, `notOnEarth`, `tooWide`, and what `PlanarGeometry` throws.
    /// - Complexity: O(n log n) for ordinary lines.
    public func simplified(toleranceMetres tolerance: Double) throws(PlanarGeometryError) -> Geometry {
        guard tolerance >= 0, tolerance <= MetricPlane.reach else { throw .unusableDistance(tolerance) }
        guard let plane = try MetricPlane.around(self) else { return self }
        let flat = try plane.flat(self)
        // Positions that stay have the very numbers they were given in the plane; so their originals are found again.
        var originals: [SIMD2<Double>: Position] = [:]
        var lists: [Positions] = []
        forEachPositions { positions, _ in lists.append(positions) }
        var index = 0
        flat.forEachPositions { positions, _ in
            for (moved, original) in zip(positions.coordinates, lists[index]) {
                originals[SIMD2(moved.longitude, moved.latitude)] = original
            }
            index += 1
        }
        let simplified = try PlanarGeometry(flat).simplified(tolerance: tolerance).geometry()
        var isComplete = true
        let restored = simplified.mapped { positions, _ in
            Positions(
                positions.map { position in
                    let original = originals[SIMD2(position.longitude, position.latitude)]
                    isComplete = isComplete && original != nil
                    return original ?? position
                })
        }
        var result = isComplete ? restored : try plane.round(simplified)
        result.foreignMembers = foreignMembers
        return result
    }
}
