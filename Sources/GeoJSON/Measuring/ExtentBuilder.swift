import Geodesy

/// Gathers arcs of longitude, and finds the widest gap between them at the end.
struct ExtentBuilder {
    /// Which reading of lines and rings is boxed that can be read in two ways.
    enum Choice {
        /// The one that everything else uses.
        case likely
        /// As the numbers are written, where that is possible.
        case asWritten
        /// Across the antimeridian, where that is possible.
        case shortWay
    }

    private let choice: Choice
    private var arcs: [(west: Double, width: Double)] = []
    private var south = Double.infinity
    private var north = -Double.infinity
    private var lowest = Double.infinity
    private var highest = -Double.infinity
    private var isAroundWorld = false
    /// The least and greatest longitude as written, for what is not in degrees.
    private var plain = (west: Double.infinity, east: -Double.infinity)
    private var isInDegrees = true
    /// Whether all that was added can be read in one way only.
    private(set) var isCertain = true

    init(_ choice: Choice = .likely) {
        self.choice = choice
    }

    mutating func add(_ geometry: Geometry) {
        switch geometry.shape {
        case .point(let position): add([position], .plain)
        case .emptyPoint: break
        case .multiPoint(let positions): for position in positions { add([position], .plain) }
        case .lineString(let line): addLine(line)
        case .multiLineString(let lines): for line in lines { addLine(line) }
        case .polygon(let polygon): add(polygon)
        case .multiPolygon(let polygons): for polygon in polygons { add(polygon) }
        case .geometryCollection(let children): for child in children { add(child) }
        }
    }

    private mutating func addLine(_ line: Positions) {
        // A line has neither an inside nor a direction around it: nothing tells the two ways apart.
        add(line, WideSteps.allowChoice(inLine: line.coordinates) ? RingReading(.shortWay, .none) : .plain)
    }

    private mutating func add(_ polygon: Polygon) {
        var unrolled: [UnrolledRing] = []
        for (ring, reading) in zip(polygon.rings, polygon.readings) {
            let longitudes = add(ring, reading)
            if longitudes == .shortWay { unrolled.append(UnrolledRing(ring.coordinates, longitudes)) }
        }
        let poles = unrolled.compactMap { $0.pole }
        guard let pole = poles.first else { return }
        isAroundWorld = true
        // A hole around the same pole leaves a band that does not reach it.
        guard poles.count == 1 else { return }
        if pole == .north { north = 90 } else { south = -90 }
    }

    @discardableResult
    private mutating func add(_ positions: Positions, _ reading: RingReading) -> RingReading.Longitudes {
        var longitudes = reading.longitudes
        if !reading.isCertain {
            isCertain = false
            switch choice {
            case .likely: break
            case .asWritten: longitudes = .asWritten
            case .shortWay: longitudes = .shortWay
            }
        }
        guard let first = positions.first else { return longitudes }
        var x = first.longitude
        var turns = 0.0
        var least = x
        var most = x
        var before = x
        for position in positions {
            plain = (min(plain.west, position.longitude), max(plain.east, position.longitude))
            isInDegrees = isInDegrees && position.coordinate.isInDegrees
            if longitudes == .shortWay {
                let difference = position.longitude - before
                let way = Angle.longitudeStep(from: before, to: position.longitude)
                if way != difference { turns += ((way - difference) / 360).rounded() * 360 }
                before = position.longitude
            }
            x = position.longitude + turns
            least = min(least, x)
            most = max(most, x)
            south = min(south, position.latitude)
            north = max(north, position.latitude)
            if let altitude = position.altitude {
                lowest = min(lowest, altitude)
                highest = max(highest, altitude)
            }
        }
        if most - least >= 360 { isAroundWorld = true }
        arcs.append((least, most - least))
        return longitudes
    }

    var extent: Extent? {
        guard !arcs.isEmpty else { return nil }
        let altitudes = lowest <= highest ? Extent.Altitudes(lowest: lowest, highest: highest) : nil
        let (west, east) = !isInDegrees ? plain : isAroundWorld ? (-180, 180) : narrowest()
        return Extent(west: west, south: south, east: east, north: north, altitudes: altitudes)
    }

    /// The complement of the widest gap between arcs on the circle; the antimeridian counts as part of a gap only where
    /// that makes the box narrower than the plain one.
    private func narrowest() -> (west: Double, east: Double) {
        let plainWest = arcs.map { $0.west }.min() ?? 0
        let plainEast = arcs.map { $0.west + $0.width }.max() ?? 0
        let crosses = plainWest < -180 || plainEast > 180
        guard crosses || plainEast - plainWest > 180 else { return (plainWest, plainEast) }
        let sorted = arcs.map { (west: $0.west.wrappedLongitude, width: $0.width) }.sorted { $0.west < $1.west }
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
        return (best.west, best.east.wrappedLongitude)
    }
}
