import Geodesy

extension Geometry {
    /// The smallest box around all positions, altitudes included; `nil` for an empty geometry.
    ///
    /// Lines that jump by more than half a turn are taken to cross the antimeridian, and so may the box, with its west
    /// greater than its east (RFC 7946 section 5.2). A ring around a pole gives a box that reaches the pole (section 5.3).
    ///
    ///     Geometry.lineString([fiji, tonga]).computedExtent  // west 177, east −175
    ///
    /// - Complexity: O(*n* log *n*).
    public var computedExtent: Extent? {
        var builder = ExtentBuilder()
        builder.add(self)
        return builder.extent
    }
}

extension GeoJSONObject {
    /// The smallest box around the whole object; see `Geometry.computedExtent`.
    public var computedExtent: Extent? {
        var builder = ExtentBuilder()
        for feature in features { if let geometry = feature.geometry { builder.add(geometry) } }
        return builder.extent
    }
}

extension FeatureCollection {
    /// The smallest box around all Features; see `Geometry.computedExtent`.
    public var computedExtent: Extent? {
        var builder = ExtentBuilder()
        for feature in features { if let geometry = feature.geometry { builder.add(geometry) } }
        return builder.extent
    }
}

/// Gathers arcs of longitude, and finds the widest gap between them at the end.
struct ExtentBuilder {
    private var arcs: [(west: Double, width: Double)] = []
    private var south = Double.infinity
    private var north = -Double.infinity
    private var lowest = Double.infinity
    private var highest = -Double.infinity
    private var isAroundWorld = false

    mutating func add(_ geometry: Geometry) {
        switch geometry.shape {
        case .point(let position): add([position], isRing: false)
        case .emptyPoint: break
        case .multiPoint(let positions): for position in positions { add([position], isRing: false) }
        case .lineString(let line): add(line, isRing: false)
        case .multiLineString(let lines): for line in lines { add(line, isRing: false) }
        case .polygon(let polygon): for ring in polygon.rings { add(ring, isRing: true) }
        case .multiPolygon(let polygons): for ring in polygons.rings { add(ring, isRing: true) }
        case .geometryCollection(let children): for child in children { add(child) }
        }
    }

    private mutating func add(_ positions: Positions, isRing: Bool) {
        guard let first = positions.first else { return }
        var x = first.longitude
        var least = x
        var most = x
        var before = x
        for position in positions {
            x += Angle.longitudeStep(from: before, to: position.longitude)
            before = position.longitude
            least = min(least, x)
            most = max(most, x)
            south = min(south, position.latitude)
            north = max(north, position.latitude)
            if let altitude = position.altitude {
                lowest = min(lowest, altitude)
                highest = max(highest, altitude)
            }
        }
        // A ring that ends a whole turn from its start goes around a pole: the nearer one.
        if isRing, (x - first.longitude).magnitude > 180 {
            isAroundWorld = true
            if north + south >= 0 { north = 90 } else { south = -90 }
        }
        if most - least >= 360 { isAroundWorld = true }
        arcs.append((least, most - least))
    }

    var extent: Extent? {
        guard !arcs.isEmpty else { return nil }
        let altitudes = lowest <= highest ? Extent.Altitudes(lowest: lowest, highest: highest) : nil
        let (west, east) = isAroundWorld ? (-180, 180) : narrowest()
        return Extent(west: west, south: south, east: east, north: north, altitudes: altitudes)
    }

    /// The complement of the widest gap between arcs on the circle; the antimeridian counts as part of a gap only where
    /// that makes the box narrower than the plain one.
    private func narrowest() -> (west: Double, east: Double) {
        let plainWest = arcs.map { $0.west }.min() ?? 0
        let plainEast = arcs.map { $0.west + $0.width }.max() ?? 0
        let crosses = plainWest < -180 || plainEast > 180
        guard crosses || plainEast - plainWest > 180 else { return (plainWest, plainEast) }
        let sorted = arcs.map { (west: Angle.wrapped($0.west), width: $0.width) }.sorted { $0.west < $1.west }
        var best = (gap: -1.0, west: sorted[0].west, east: sorted[0].west)
        var reach = sorted[0].west + sorted[0].width
        for arc in sorted.dropFirst() {
            if arc.west - reach > best.gap { best = (arc.west - reach, arc.west, reach) }
            reach = max(reach, arc.west + arc.width)
        }
        if sorted[0].west + 360 - reach > best.gap { best = (sorted[0].west + 360 - reach, sorted[0].west, reach) }
        guard best.gap > 0 else { return (-180, 180) }
        // Several arcs that do not cross keep the plain box, unless around the back is less than half as wide.
        if !crosses, 360 - best.gap > (plainEast - plainWest) / 2 { return (plainWest, plainEast) }
        return (best.west, Angle.wrapped(best.east))
    }
}
