public import GeoJSON
import Geodesy

extension Geometry {
    /// The geometry with fewer of its positions, unchanged ones; each removed position is at most the given metres from the new
    /// line. See `simplified(by:)`.
    ///
    ///     let light = try track.simplified(toleranceMetres: 5)
    ///
    /// - Throws: `unusableNumber` for a tolerance below 0 or above 1000 km, `notOnEarth`, and `invalid` for areas that are.
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    public func simplified(toleranceMetres tolerance: Double) throws(GeometryOperationError) -> Geometry {
        try simplified(by: .douglasPeucker(toleranceMetres: tolerance))
    }

    /// The geometry with fewer of its positions; the remaining ones are unchanged.
    ///
    /// Geometry of any size is simplified, across the antimeridian and around the poles: an edge is straight in degrees
    /// (RFC 7946 section 3.1.1), and metres are those of the ellipsoid. Areas stay valid, and lines and rings of one geometry do
    /// not begin to cross each other, or to lie on another side of each other; shared borders stay
    /// shared. Ends of lines and places where lines diverge stay, and so do positions at the poles and, of geometry that is cut
    /// there, on the antimeridian; rings keep three corners. Members are kept; a `bbox` is left out where it could be wrong.
    ///
    /// - Throws: `unusableNumber`, `notOnEarth`, and `invalid` for areas that are.
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    public func simplified(by method: SimplificationMethod) throws(GeometryOperationError) -> Geometry {
        try method.check()
        try checkLongitudes()
        if let defect = defects(limit: 1).first { throw .invalid(defect.defect) }
        return Self.simplified([self], by: method)[0] ?? self
    }

    /// Geometries with fewer of their positions, the remaining ones unchanged. Borders that several geometries share stay
    /// shared: no gap and no overlap arises between neighbours.
    ///
    /// Positions are the same where longitude and latitude are exactly equal; shared parts of lines and rings are simplified
    /// once, and the places where they diverge stay. Everything else is as in `simplified(by:)`, for all geometries together: no
    /// line or border begins to cross another. Those that cross already keep their positions around
    /// the crossing. A position that is only near another one, or on an edge without a position there, is not shared.
    /// Points are ignored: one near a border may change its side.
    ///
    /// Areas need not be valid; valid ones stay valid.
    ///
    ///     let light = try Geometry.simplifiedWithSharedBorders(municipalities, by: .douglasPeucker(toleranceMetres: 50))
    ///
    /// - Returns: as many geometries, in the same order.
    /// - Throws: `unusableNumber`; `member` with `notOnEarth` and the number of the geometry.
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    public static func simplifiedWithSharedBorders(
        _ geometries: [Geometry?], by method: SimplificationMethod
    ) throws(GeometryOperationError) -> [Geometry?] {
        try method.check()
        for (index, geometry) in geometries.enumerated() {
            do throws(GeometryOperationError) {
                try geometry?.checkLongitudes()
            } catch {
                throw .member(index, error)
            }
        }
        return simplified(geometries, by: method)
    }

    private static func simplified(_ geometries: [Geometry?], by method: SimplificationMethod) -> [Geometry?] {
        var topology = ArcTopology()
        for geometry in geometries { geometry?.addLines(to: &topology) }
        topology.cut()
        var reduction = TopologyPreservingReduction(topology.arcs, isUnrolled: topology.isUnrolled)
        reduction.reduce(by: method)
        var number = 0
        return geometries.map { geometry in
            guard let geometry else { return nil }
            var isChanged = false
            let result = geometry.mapLists { positions, role in
                guard role.isJoined else { return positions }
                defer { number += 1 }
                guard let kept = reduction.kept(of: topology.paths[number], in: positions) else { return positions }
                isChanged = true
                return kept
            }
            return isChanged ? result.withoutBoxes : geometry
        }
    }

    /// Refuses positions that are no longitude and latitude; longitudes may go on past the antimeridian.
    private func checkLongitudes() throws(GeometryOperationError) {
        if let unusable = firstPositionOutsideDegrees() { throw .notOnEarth(unusable.coordinate) }
    }

    private func addLines(to topology: inout ArcTopology) {
        func add(_ polygon: Polygon, to topology: inout ArcTopology) {
            let readings = polygon.readings
            let isCut = readings.allSatisfy { $0.longitudes == .asWritten }
            for (ring, reading) in zip(polygon.rings, readings) {
                let isClosed = ring.coordinates.first == ring.coordinates.last
                topology.add(ring, isRing: isClosed, reading.longitudes, isCut: isCut)
            }
        }
        switch shape {
        case .emptyPoint, .point, .multiPoint: break
        case .lineString(let line): topology.add(line, isRing: false, .shortWay)
        case .multiLineString(let lines): for line in lines { topology.add(line, isRing: false, .shortWay) }
        case .polygon(let polygon): add(polygon, to: &topology)
        case .multiPolygon(let polygons): for polygon in polygons { add(polygon, to: &topology) }
        case .geometryCollection(let children): for child in children { child.addLines(to: &topology) }
        }
    }
}

extension TopologyPreservingReduction {
    /// The remaining positions of a path; `nil` where all remain.
    func kept(of path: ArcTopology.Path, in positions: Positions) -> Positions? {
        let count = path.vertices.count
        var isKept = ContiguousArray(repeating: false, count: count)
        for piece in path.pieces {
            let range = ranges[piece.arc]
            for index in range where self.isKept[index] {
                let offset = piece.isReversed ? range.upperBound - 1 - index : index - range.lowerBound
                isKept[(piece.first + offset) % count] = true
            }
        }
        guard !path.pieces.isEmpty, !isKept.allSatisfy({ $0 }) else { return nil }
        var result = isKept.indices.filter { isKept[$0] }.map { positions[Int(path.positions[$0])] }
        if path.isRing, let first = result.first, let last = positions.last {
            result.append(isKept[0] ? last : first)
        }
        return Positions(result)
    }
}
