public import GeoJSON
import GeoJSONOperations
import Geodesy

extension Geometry {
    /// Everything within some metres of the geometry, or for a negative distance the part of its areas that is further than
    /// that from their borders.
    ///
    ///     let zone = try course.buffered(byMetres: 50)
    ///
    /// Geometry of any size is buffered: what fits is laid onto one azimuthal equidistant plane, the lines and borders of
    /// everything larger are cut into chains of at most 100 km around their middle, each with a plane of its own, and put
    /// together again. An edge is straight in degrees (RFC 7946 section 3.1.1), so long ones get positions in between.
    /// Every position of the outline is at the distance from the geometry, within a ten-thousandth of it or a centimetre;
    /// straight pieces stand for circles, and between their ends the outline is nearer by their bulge: 0.12 % of the distance
    /// with 16 segments, and up to 0.27 % at a corner whose arc GEOS rounds to fewer pieces, each up to one and a half times as
    /// long. Where pieces of two arcs cross, a position may be as near.
    ///
    /// The result is cut along the antimeridian (section 3.1.9) and holds poles. Altitudes and members are dropped. An empty
    /// geometry, or one shrunk to nothing, gives an empty polygon.
    ///
    /// - Parameter segmentsPerQuarter: how many straight pieces stand for a quarter of a circle.
    /// - Throws: `unusableDistance` for more than 1000 km, `notOnEarth`, `invalid` for areas that are, and what
    ///   `PlanarGeometry` throws.
    /// - Complexity: O(*n* log *n*); *n* counts the positions put on long edges too.
    public func buffered(
        byMetres distance: Double, segmentsPerQuarter: Int = 16
    ) throws(PlanarGeometryError) -> Geometry {
        guard distance.magnitude <= 1_000_000 else { throw .unusableDistance(distance) }
        try requireDegrees()
        let world = withoutAltitudes.snappedToSeam.cutAtAntimeridian()
        try world.requireValidAreas()
        guard distance != 0 else { return try world.areasAlone() }
        let reach = BufferPiece.reach(for: distance)
        let tolerance = BufferPiece.tolerance(for: distance)
        if let box = world.shortestBox, box.radius <= reach, distance > 0 || !world.touchesSeam {
            let piece = BufferPiece(
                plane: AzimuthalEquidistantPlane(middle: box.middle), distance: distance,
                segmentsPerQuarter: segmentsPerQuarter)
            let densified = world.densified(LineDensification(tolerance: tolerance, reach: box.radius))
            return try piece.buffer(of: densified)?.withoutPlacesAlongPoles ?? .polygon(Polygon(uncheckedRings: []))
        }
        let densification = LineDensification(tolerance: tolerance, reach: reach, longestStep: reach)
        return try world.bufferedByPieces(distance, segmentsPerQuarter, densification).withoutPlacesAlongPoles
    }

    /// What a distance of 0 leaves: the areas as they are, those of a collection that overlap together.
    private func areasAlone() throws(PlanarGeometryError) -> Geometry {
        let areas = simpleParts.filter { $0.kind == .polygon }
        guard kind == .geometryCollection, areas.count > 1 else { return .gathering(areas) }
        return .gathering([try PlanarGeometry(.geometryCollection(areas)).dissolved().geometry()])
    }

    /// A positive distance adds everything near lines and borders to the areas, a negative one takes it away.
    private func bufferedByPieces(
        _ distance: Double, _ segmentsPerQuarter: Int, _ densification: LineDensification
    ) throws(PlanarGeometryError) -> Geometry {
        var chains = BufferChains(densification)
        let parts = simpleParts
        let areas = parts.filter { $0.kind == .polygon }
        let rings = areas.flatMap { area in
            if case .polygon(let polygon) = area.shape { Array(polygon.rings) } else { [] as [Positions] }
        }
        let seam = SeamEdges(of: rings)
        for ring in rings {
            for (start, end) in zip(ring.coordinates, ring.coordinates.dropFirst()) {
                seam.forEachBorder(from: start, to: end) { chains.add(from: $0, to: $1) }
            }
            chains.finish()
        }
        if distance > 0 {
            for part in parts {
                switch part.shape {
                case .point(let position): chains.add(position.coordinate)
                case .lineString(let line):
                    for (start, end) in zip(line.coordinates, line.coordinates.dropFirst()) {
                        chains.add(from: start, to: end)
                    }
                    chains.finish()
                default: break
                }
            }
        }
        var near: [Geometry] = []
        for chain in chains.chains {
            guard let box = BoundingBox(chain) else { continue }
            let piece = BufferPiece(
                plane: AzimuthalEquidistantPlane(middle: box.middle), distance: distance.magnitude,
                segmentsPerQuarter: segmentsPerQuarter)
            let positions = Positions(chain.map { Position($0) })
            let isPlace = chain.allSatisfy { $0 == chain[0] }
            let line = isPlace ? Geometry.point(positions[0]) : .lineString(positions)
            if let area = try piece.buffer(of: line) { near.append(area) }
        }
        guard distance < 0 else {
            return .gathering([try PlanarGeometry(.geometryCollection(near + areas)).dissolved().geometry()])
        }
        let left = try PlanarGeometry(.geometryCollection(areas)).dissolved().difference(
            PlanarGeometry(.geometryCollection(near)).dissolved())
        return .gathering([try left.geometry()].filter { $0.kind != .lineString && $0.kind != .point })
    }

    private var withoutAltitudes: Geometry {
        mapped { positions, _ in
            positions.stride == 2 ? positions : Positions(positions.coordinates.map { Position($0) })
        }
    }

    /// The geometry with positions on long edges.
    private func densified(_ densification: LineDensification) -> Geometry {
        mapped { positions, isLine in
            guard isLine, let first = positions.coordinates.first else { return positions }
            var result = [Position(first)]
            for (start, end) in zip(positions.coordinates, positions.coordinates.dropFirst()) {
                densification.forEachPlace(from: start, to: end) { result.append(Position($0)) }
            }
            return Positions(result)
        }
    }

    /// The box around a geometry that is cut along the antimeridian, the shorter of the two ways around the Earth; `nil`
    /// where there is none shorter than a third of it, and for a geometry without positions.
    private var shortestBox: BoundingBox? {
        let places = coordinates
        guard let plain = BoundingBox(places) else { return nil }
        if plain.east - plain.west <= 120 { return plain }
        let turned = BoundingBox(
            places.lazy.map {
                Coordinate(longitude: $0.longitude < 0 ? $0.longitude + 360 : $0.longitude, latitude: $0.latitude)
            })
        return turned.flatMap { $0.east - $0.west <= 120 ? $0 : nil }
    }

    private var touchesSeam: Bool { coordinates.contains { $0.longitude.magnitude == 180 } }
}
