public import Geodesy

extension Positions {
    /// Twice the area on the plane of degrees, positive counterclockwise; longitudes go the short way around. It is 0
    /// where the area is no larger than what rounding the coordinates to `Double` may have made of none.
    ///
    /// The shoelace formula relative to the first position, so that small rings far from the origin keep their sign.
    ///
    /// - Complexity: O(*n*).
    var signedDoubleArea: Double { shoelace().area }

    /// Twice the area, and how far east of its beginning the line ends: a whole turn for a ring around a pole.
    private func shoelace() -> (area: Double, turned: Double) {
        guard count >= 3 else { return (0, 0) }
        let origin = coordinate(at: 0)
        var sum = 0.0
        var perimeter = 0.0
        var largest = 0.0
        var last = (x: 0.0, y: 0.0)
        var edges = MapEdges(ring: self)
        var before = origin.longitude
        var turns = 0.0
        for index in 1..<count {
            let place = coordinate(at: index)
            // From the position before as it is written, so that a step of half a turn has the same length there and back.
            let way =
                edges.way(from: before, to: place.longitude)
                ?? Angle.longitudeStep(from: before, to: place.longitude)
            let difference = place.longitude - before
            if way != difference { turns += ((way - difference) / 360).rounded() * 360 }
            before = place.longitude
            let x = place.longitude - origin.longitude + turns
            let y = place.latitude - origin.latitude
            sum += last.x * y - x * last.y
            perimeter += (x - last.x).magnitude + (y - last.y).magnitude
            largest = Swift.max(largest, place.longitude.magnitude, place.latitude.magnitude)
            last = (x, y)
        }
        return (sum.magnitude <= perimeter * largest.ulp ? 0 : sum, last.x)
    }

    /// Whether a ring goes counterclockwise, as RFC 7946 section 3.1.6 wants exterior rings; `nil` for one without area.
    ///
    /// Computed on the plane of degrees, as maps show it, across the antimeridian as well. A ring around a pole, which
    /// has no area on that plane, counts as going around the nearer pole.
    ///
    /// - Complexity: O(*n*).
    public var isCounterclockwise: Bool? {
        let (area, turned) = shoelace()
        if turned.magnitude > 180, first?.longitude == last?.longitude {
            return (turned > 0) == (coordinates.reduce(0) { $0 + $1.latitude } >= 0)
        }
        return area == 0 || !area.isFinite ? nil : area > 0
    }

    /// Whether a ring holds a coordinate, on the plane of degrees; places on the edge may go either way.
    ///
    /// - Complexity: O(*n*).
    public func encloses(_ coordinate: Coordinate) -> Bool {
        guard count >= 3 else { return false }
        // A ring that crosses the antimeridian may hold the place a turn further west or east.
        var isInside = (false, false, false)
        var edges = MapEdges(ring: self)
        let last = self.coordinate(at: count - 1)
        var before = last.longitude
        // Longitudes relative to the place, going on where the ring crosses the antimeridian.
        var start = Coordinate(longitude: before - coordinate.longitude, latitude: last.latitude)
        for index in 0..<count {
            let place = self.coordinate(at: index)
            let way =
                edges.way(from: before, to: place.longitude) ?? Angle.longitudeStep(from: before, to: place.longitude)
            let end = Coordinate(longitude: start.longitude + way, latitude: place.latitude)
            if let east = EvenOddRule.crossing(from: start, to: end, atLatitude: coordinate.latitude) {
                if east > -360 { isInside.0.toggle() }
                if east > 0 { isInside.1.toggle() }
                if east > 360 { isInside.2.toggle() }
            }
            before = place.longitude
            start = end
        }
        return isInside.0 || isInside.1 || isInside.2
    }
}

/// The steps of a ring that run along the whole map.
///
/// A step from −180 to 180 goes nowhere on Earth, but rings cut at the antimeridian have such edges, at a pole most often.
/// Only in a ring that crosses the antimeridian elsewhere, and so was never cut, is it nothing.
private struct MapEdges {
    let ring: Positions
    private var isCut: Bool?

    package init(ring: Positions) {
        self.ring = ring
    }

    /// The way along the map; `nil` for ordinary steps.
    mutating func way(from start: Double, to end: Double) -> Double? {
        guard (end - start).magnitude == 360 else { return nil }
        let isCut = isCut ?? !Antimeridian.isCrossed(by: Array(ring))
        self.isCut = isCut
        return isCut ? end - start : nil
    }
}

extension Polygon {
    /// Whether a coordinate is inside the exterior ring and in no hole; places on an edge may go either way.
    ///
    /// - Complexity: O(*n*).
    public func contains(_ coordinate: Coordinate) -> Bool {
        exterior.encloses(coordinate) && !holes.contains { $0.encloses(coordinate) }
    }
}

extension Geometry {
    /// Whether an area of this geometry holds a coordinate; points and lines hold none.
    ///
    /// - Complexity: O(*n*).
    public func contains(_ coordinate: Coordinate) -> Bool {
        switch shape {
        case .polygon(let polygon): polygon.contains(coordinate)
        case .multiPolygon(let polygons): polygons.contains { $0.contains(coordinate) }
        case .geometryCollection(let children): children.contains { $0.contains(coordinate) }
        default: false
        }
    }
}
