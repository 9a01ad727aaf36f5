import Geodesy

/// Gathers arcs of longitude, and finds the widest gap between them at the end.
///
/// - Complexity: memory for some thousand arcs, however many positions there are; see `LongitudeArcs`.
package struct ExtentBuilder: Sendable {
    /// Which reading of lines and rings is boxed that can be read in two ways.
    package enum Choice: Sendable {
        /// The one that everything else uses.
        case likely
        /// As the numbers are written, where that is possible.
        case asWritten
        /// Across the antimeridian, where that is possible.
        case shortWay
    }

    private var choice: Choice
    private var arcs = LongitudeArcs()
    private var south = Double.infinity
    private var north = -Double.infinity
    private var lowest = Double.infinity
    private var highest = -Double.infinity
    private var isAroundWorld = false
    /// The least and greatest longitude as written, for what is not in degrees.
    private var plain = (west: Double.infinity, east: -Double.infinity)
    private var isInDegrees = true
    /// Whether all that was added can be read in one way only.
    package private(set) var isCertain = true

    package init(_ choice: Choice = .likely) {
        self.choice = choice
    }

    /// The same so far, with another choice for what follows.
    package func choosing(_ choice: Choice) -> ExtentBuilder {
        var result = self
        result.choice = choice
        return result
    }

    /// Takes in what another one has gathered.
    package mutating func formUnion(_ other: ExtentBuilder) {
        arcs.add(other.arcs)
        south = min(south, other.south)
        north = max(north, other.north)
        lowest = min(lowest, other.lowest)
        highest = max(highest, other.highest)
        isAroundWorld = isAroundWorld || other.isAroundWorld
        plain = (min(plain.west, other.plain.west), max(plain.east, other.plain.east))
        isInDegrees = isInDegrees && other.isInDegrees
        isCertain = isCertain && other.isCertain
    }

    package mutating func add(_ geometry: Geometry) {
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
        if polygon.rings.joined.isClearOfAntimeridian {
            for ring in polygon.rings { add(ring, .plain) }
            return
        }
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
        let width = positions.stride
        positions.withFlatNumbers { numbers in
            for index in stride(from: 0, to: numbers.count, by: width) {
                let place = Coordinate(longitude: numbers[index], latitude: numbers[index + 1])
                plain = (min(plain.west, place.longitude), max(plain.east, place.longitude))
                isInDegrees = isInDegrees && place.isInDegrees
                if longitudes == .shortWay {
                    let difference = place.longitude - before
                    let way = Angle.longitudeStep(from: before, to: place.longitude)
                    if way != difference { turns += ((way - difference) / 360).rounded() * 360 }
                    before = place.longitude
                }
                x = place.longitude + turns
                least = min(least, x)
                most = max(most, x)
                south = min(south, place.latitude)
                north = max(north, place.latitude)
                guard width > 2, !numbers[index + 2].isNaN else { continue }
                lowest = min(lowest, numbers[index + 2])
                highest = max(highest, numbers[index + 2])
            }
        }
        if most - least >= 360 { isAroundWorld = true }
        arcs.add(west: least, width: most - least)
        return longitudes
    }

    /// - Parameter isPlanar: whether the numbers are those of a plane, in which no box goes around a world.
    package init(isPlanar: Bool) {
        self.init()
        isInDegrees = !isPlanar
    }

    package var extent: Extent? {
        guard !arcs.isEmpty else { return nil }
        let altitudes = lowest <= highest ? Extent.Altitudes(lowest: lowest, highest: highest) : nil
        let (west, east) = !isInDegrees ? plain : isAroundWorld ? (-180, 180) : arcs.narrowest
        return Extent(west: west, south: south, east: east, north: north, altitudes: altitudes)
    }
}
