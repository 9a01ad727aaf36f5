public import GeoJSON
import Geodesy

extension Positions {
    /// The line with fewer positions, none of those left out further than `tolerance` metres from it.
    ///
    /// Distances are measured on a plane around the line's middle latitude. First and last position stay.
    ///
    /// Source: Douglas and Peucker (1973), see `DouglasPeucker`.
    ///
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    public func simplified(tolerance: Double) -> Positions { simplified(tolerance: tolerance, .shortWay) }

    fileprivate func simplified(tolerance: Double, _ longitudes: RingReading.Longitudes) -> Positions {
        guard count > 2 else { return self }
        let line = FlatLine(self, longitudes)
        var kept: [Position] = []
        var reduction = DouglasPeucker()
        reduction.forEachKept(of: count, tolerance: tolerance) {
            line.point($0)
        } _: {
            kept.append(self[$0])
        }
        return Positions(kept)
    }

    /// The line with positions left out whose triangle with their neighbours is smaller than `area` square metres.
    ///
    /// Source: Visvalingam and Whyatt, *Line generalisation by repeated elimination of points* (1993).
    ///
    /// - Complexity: O(*n* log *n*).
    public func simplified(area: Double) -> Positions { simplified(area: area, .shortWay) }

    fileprivate func simplified(area: Double, _ longitudes: RingReading.Longitudes) -> Positions {
        guard count > 2 else { return self }
        let line = FlatLine(self, longitudes)
        var elimination = TriangleElimination(of: [0..<count]) { line.triangle($0, $1, $2) }
        let isKept = elimination.isKept(above: area)
        return Positions(indices.lazy.filter { isKept[$0] }.map { self[$0] })
    }
}

/// A line in metres on a plane.
struct FlatLine {
    private var x: [Double] = []
    private var y: [Double] = []

    package init(_ positions: Positions, _ longitudes: RingReading.Longitudes) {
        let latitudes = positions.coordinates.map { $0.latitude }
        let middle = ((latitudes.min() ?? 0) + (latitudes.max() ?? 0)) / 2
        let radii = WGS84.radiiOfCurvature(atLatitude: middle)
        let east = radii.normal * cosine(middle * .pi / 180) * .pi / 180
        var longitude = positions.first?.longitude ?? 0
        var before = longitude
        for coordinate in positions.coordinates {
            longitude +=
                longitudes == .shortWay
                ? Angle.longitudeStep(from: before, to: coordinate.longitude) : coordinate.longitude - before
            before = coordinate.longitude
            x.append(longitude * east)
            y.append(coordinate.latitude * radii.meridian * .pi / 180)
        }
    }

    var count: Int { x.count }

    func point(_ index: Int) -> PlanePoint { PlanePoint(east: x[index], north: y[index]) }

    func triangle(_ a: Int, _ b: Int, _ c: Int) -> Double {
        ((x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a])).magnitude / 2
    }
}

extension Geometry {
    /// The geometry with fewer positions; see `Positions.simplified(tolerance:)`. Rings keep at least four positions: one
    /// that would have fewer stays as it is. Crossings that may arise are not looked for.
    public func simplified(tolerance: Double) -> Geometry {
        simplified { $0.simplified(tolerance: tolerance, $1) }
    }

    /// The geometry with fewer positions; see `Positions.simplified(area:)`. Rings and crossings are treated as in
    /// `simplified(tolerance:)`.
    public func simplified(area: Double) -> Geometry {
        simplified { $0.simplified(area: area, $1) }
    }

    private func simplified(_ simplify: (Positions, RingReading.Longitudes) -> Positions) -> Geometry {
        mapLists { positions, role in
            guard role.isJoined else { return positions }
            let simple = simplify(positions, role == .line ? .shortWay : positions.reading.longitudes)
            return role != .line && simple.count < 4 ? positions : simple
        }
    }
}
