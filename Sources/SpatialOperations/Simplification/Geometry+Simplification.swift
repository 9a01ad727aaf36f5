public import GeoJSON
import Geodesy

extension Geometry {
    /// Fewer positions, each one of the old ones as it was, none of those left out further than some metres from the new
    /// line.
    ///
    ///     let light = try track.simplified(toleranceMetres: 5)
    ///
    /// Geometry of any size is simplified, across the antimeridian and around the poles: an edge is straight in degrees
    /// (RFC 7946 section 3.1.1), and metres are those of the ellipsoid. Areas stay valid, and lines and rings of one geometry do
    /// not come to cross each other, or to lie on another side of each other; see `TopologyPreservingReduction`. Ends of lines
    /// and first positions of rings stay, and rings keep three corners. Members are kept; a `bbox` is left out where it could be
    /// wrong.
    ///
    /// - Throws: `unusableDistance` for a tolerance below 0 or above 1000 km, `notOnEarth`, and `invalid` for areas that are.
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    public func simplified(toleranceMetres tolerance: Double) throws(PlanarGeometryError) -> Geometry {
        guard tolerance >= 0, tolerance <= 1_000_000 else { throw .unusableDistance(tolerance) }
        try requireSoundArea()
        var reduction = TopologyPreservingReduction(unwrappedLines, tolerance: tolerance)
        let kept = reduction.kept()
        var index = 0
        let result = mapped { positions, isLine in
            guard isLine else { return positions }
            defer { index += 1 }
            return kept[index].count == positions.count ? positions : Positions(kept[index].map { positions[$0] })
        }
        return result.coordinates.count == coordinates.count ? self : result
    }

    /// The positions of lines and rings, all in the frame of the first that crosses the antimeridian.
    private var unwrappedLines: [[SIMD2<Double>]] {
        var lines: [UnwrappedRing] = []
        forEachPositions { positions, isLine in
            if isLine { lines.append(UnwrappedRing(positions)) }
        }
        let anchor = lines.first { $0.isMoved }?.middleLongitude
        return lines.map { line in
            let shift = anchor.map { (($0 - line.middleLongitude) / 360).rounded() * 360 } ?? 0
            return line.positions.map { SIMD2($0.longitude + shift, $0.latitude) }
        }
    }
}
