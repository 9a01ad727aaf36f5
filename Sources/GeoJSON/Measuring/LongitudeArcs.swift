import Geodesy

/// Arcs of the circle of longitudes, and the narrowest span that holds them all.
///
/// Many arcs are gathered in bins of a sixteenth of a degree by where they begin, so that memory is bounded; gaps inside of a bin
/// are lost then, which matters only to what has no wider gap anywhere around the Earth.
struct LongitudeArcs {
    /// How many arcs are kept one by one.
    private static let most = 4096
    private static let binsPerDegree = 16.0

    private var arcs: [(west: Double, width: Double)] = []
    private var bins: [Bin] = []
    private var plainWest = Double.infinity
    private var plainEast = -Double.infinity

    /// What begins in one bin: the westernmost beginning and the easternmost end.
    private struct Bin {
        var west = Double.infinity
        var end = -Double.infinity
    }

    var isEmpty: Bool { plainWest == .infinity }

    mutating func add(west: Double, width: Double) {
        plainWest = min(plainWest, west)
        plainEast = max(plainEast, west + width)
        guard bins.isEmpty else { return bin(west, width) }
        arcs.append((west, width))
        if arcs.count > Self.most { binAll() }
    }

    /// Takes in the arcs of another; the order does not matter.
    mutating func add(_ other: LongitudeArcs) {
        plainWest = min(plainWest, other.plainWest)
        plainEast = max(plainEast, other.plainEast)
        if !other.bins.isEmpty {
            binAll()
            for (index, bin) in other.bins.enumerated() {
                bins[index].west = min(bins[index].west, bin.west)
                bins[index].end = max(bins[index].end, bin.end)
            }
        }
        if bins.isEmpty {
            arcs += other.arcs
            if arcs.count > Self.most { binAll() }
        } else {
            for arc in other.arcs { bin(arc.west, arc.width) }
        }
    }

    private mutating func binAll() {
        guard bins.isEmpty else { return }
        bins = [Bin](repeating: Bin(), count: Int(360 * Self.binsPerDegree) + 1)
        for arc in arcs { bin(arc.west, arc.width) }
        arcs = []
    }

    private mutating func bin(_ west: Double, _ width: Double) {
        let start = west.wrappedLongitude
        let number = min(max(0, ((start + 180) * Self.binsPerDegree)), 360 * Self.binsPerDegree)
        // What is no longitude is boxed as it is, without arcs.
        let index = number.isFinite ? Int(number) : 0
        bins[index].west = min(bins[index].west, start)
        bins[index].end = max(bins[index].end, start + width)
    }

    /// The arcs from west to east, each from −180 on.
    private var sorted: [Bin] {
        guard bins.isEmpty else { return bins.filter { $0.west != .infinity } }
        return arcs.map { arc in
            let west = arc.west.wrappedLongitude
            return Bin(west: west, end: west + arc.width)
        }.sorted { $0.west < $1.west }
    }

    /// The complement of the widest gap between arcs on the circle; the antimeridian counts as part of a gap only where
    /// that makes the box narrower than the plain one.
    ///
    /// - Complexity: O(*n* log *n*).
    var narrowest: (west: Double, east: Double) {
        let crosses = plainWest < -180 || plainEast > 180
        guard crosses || plainEast - plainWest > 180 else { return (plainWest, plainEast) }
        let sorted = sorted
        guard let first = sorted.first else { return (plainWest, plainEast) }
        var best = (gap: -1.0, west: first.west, east: first.west)
        var reach = first.end
        for arc in sorted.dropFirst() {
            if arc.west - reach > best.gap { best = (arc.west - reach, arc.west, reach) }
            reach = max(reach, arc.end)
        }
        if first.west + 360 - reach > best.gap { best = (first.west + 360 - reach, first.west, reach) }
        guard best.gap > 0 else { return (-180, 180) }
        // Several arcs that do not cross keep the plain box, unless around the back is less than half as wide.
        if !crosses, 360 - best.gap > (plainEast - plainWest) / 2 { return (plainWest, plainEast) }
        return (best.west, best.east.wrappedLongitude)
    }
}
