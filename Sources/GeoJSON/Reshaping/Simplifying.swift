import Geodesy

extension Positions {
    /// The line with fewer positions, none of those left out further than `tolerance` metres from it.
    ///
    /// Distances are measured on a plane around the line's middle latitude. First and last position stay.
    ///
    /// Source: Douglas and Peucker, *Algorithms for the reduction of the number of points required to represent a digitized
    /// line* (1973).
    ///
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) at worst.
    public func simplified(tolerance: Double) -> Positions {
        guard count > 2 else { return self }
        let plane = FlatLine(self)
        var keeps = [Bool](repeating: false, count: count)
        keeps[0] = true
        keeps[count - 1] = true
        var open = [(0, count - 1)]
        while let (first, last) = open.popLast() {
            var furthest = (distance: tolerance * tolerance, index: -1)
            for index in first + 1..<Swift.max(last, first + 1) {
                let distance = plane.squaredDistance(of: index, fromSegment: first, last)
                if distance > furthest.distance { furthest = (distance, index) }
            }
            guard furthest.index > 0 else { continue }
            keeps[furthest.index] = true
            open.append((first, furthest.index))
            open.append((furthest.index, last))
        }
        return Positions(indices.filter { keeps[$0] }.map { self[$0] })
    }

    /// The line with positions left out whose triangle with their neighbours is smaller than `area` square metres.
    ///
    /// Source: Visvalingam and Whyatt, *Line generalisation by repeated elimination of points* (1993).
    ///
    /// - Complexity: O(*n* log *n*).
    public func simplified(area: Double) -> Positions {
        guard count > 2 else { return self }
        var elimination = TriangleElimination(FlatLine(self))
        return Positions(elimination.kept(above: area).map { self[$0] })
    }
}

/// A line in metres on a plane.
struct FlatLine {
    private var x: [Double] = []
    private var y: [Double] = []

    init(_ positions: Positions) {
        let latitudes = positions.coordinates.map(\.latitude)
        let middle = ((latitudes.min() ?? 0) + (latitudes.max() ?? 0)) / 2
        let radii = WGS84.radiiOfCurvature(atLatitude: middle)
        let east = radii.normal * cosine(middle * .pi / 180) * .pi / 180
        var longitude = positions.first?.longitude ?? 0
        var before = longitude
        for coordinate in positions.coordinates {
            longitude += Positions.shortWay(from: before, to: coordinate.longitude)
            before = coordinate.longitude
            x.append(longitude * east)
            y.append(coordinate.latitude * radii.meridian * .pi / 180)
        }
    }

    var count: Int { x.count }

    func squaredDistance(of index: Int, fromSegment first: Int, _ last: Int) -> Double {
        let (dx, dy) = (x[last] - x[first], y[last] - y[first])
        let (px, py) = (x[index] - x[first], y[index] - y[first])
        let squared = dx * dx + dy * dy
        let share = squared > 0 ? min(1, max(0, (px * dx + py * dy) / squared)) : 0
        let (ex, ey) = (px - share * dx, py - share * dy)
        return ex * ex + ey * ey
    }

    func triangle(_ a: Int, _ b: Int, _ c: Int) -> Double {
        ((x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a])).magnitude / 2
    }
}

extension Geometry {
    /// The geometry with fewer positions; see `Positions.simplified(tolerance:)`. Rings keep at least four positions: one
    /// that would have fewer stays as it is. Crossings that may arise are not looked for.
    public func simplified(tolerance: Double) -> Geometry {
        simplified { $0.simplified(tolerance: tolerance) }
    }

    /// The geometry with fewer positions; see `Positions.simplified(area:)`. Rings and crossings are treated as in
    /// `simplified(tolerance:)`.
    public func simplified(area: Double) -> Geometry {
        simplified { $0.simplified(area: area) }
    }

    private func simplified(_ simplify: (Positions) -> Positions) -> Geometry {
        mapLists { positions, role in
            guard role != .points else { return positions }
            let simple = simplify(positions)
            return role != .line && simple.count < 4 ? positions : simple
        }
    }
}
