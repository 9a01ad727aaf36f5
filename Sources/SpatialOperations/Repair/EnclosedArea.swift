/// The area that rings enclose, whether or not they cross themselves and each other, found without GEOS.
///
/// The plane is cut into slabs at the height of every corner and every crossing; in a slab no edges cross, and the intervals
/// between them are inside or outside by the rule of the repair:
///
///     ────╲──────╱──── next corner or crossing
///      out ╲ in ╱ out
///     ──────╲──╱──────
///
/// Source: the scanline of Wylie and others, *Half-tone perspective drawings by computer* (1967).
struct EnclosedArea {
    /// An edge that is not horizontal, its lower end first, with the ring it is of.
    private struct Edge {
        var low: SIMD2<Double>
        var high: SIMD2<Double>
        var ring: Int
        /// 1 upwards, −1 downwards.
        var turn: Int

        func x(at y: Double) -> Double {
            if y <= low.y { return low.x }
            if y >= high.y { return high.x }
            return low.x + (high.x - low.x) * ((y - low.y) / (high.y - low.y))
        }
    }

    /// A ring, of which polygon it is, and whether it is a hole.
    struct Ring {
        var corners: [SIMD2<Double>]
        var polygon: Int
        var isHole: Bool
    }

    private let rings: [Ring]
    private let polygonCount: Int
    private var edges: [Edge] = []
    /// Holes that have nothing in common with their exterior ring.
    private var detached: Set<Int> = []

    init(_ rings: [Ring]) {
        self.rings = rings
        polygonCount = (rings.map(\.polygon).max() ?? -1) + 1
        // Relative to one corner, so that small areas far from the origin keep their digits.
        let origin = rings.first?.corners.first ?? .zero
        for (index, ring) in rings.enumerated() {
            for (start, end) in zip(ring.corners, ring.corners.dropFirst()) where start.y != end.y {
                let (one, other) = (start - origin, end - origin)
                let isUp = one.y < other.y
                edges.append(
                    Edge(low: isUp ? one : other, high: isUp ? other : one, ring: index, turn: isUp ? 1 : -1))
            }
        }
        edges.sort { $0.low.y < $1.low.y }
    }

    /// The area by the rule of a method, in square units of the plane.
    ///
    /// - Complexity: O(*n* *a* log *a*) for *a* edges at one height, and as much again for each crossing.
    mutating func area(by method: RepairMethod) -> Double {
        switch method {
        case .linework:
            var area = 0.0
            forEachSlab { order, left, right, height in
                for index in stride(from: 0, to: order.count - 1, by: 2) {
                    area += Self.trapezoid(left, right, index, height)
                }
            }
            return area
        case .structure:
            if rings.contains(where: { $0.isHole }) { findDetachedHoles() }
            return structureArea()
        }
    }

    private static func trapezoid(_ low: [Double], _ high: [Double], _ index: Int, _ height: Double) -> Double {
        max(0, (low[index + 1] - low[index] + high[index + 1] - high[index]) / 2 * height)
    }

    private mutating func findDetachedHoles() {
        var common = [Double](repeating: 0, count: rings.count)
        var own = common
        forEachSlab { order, low, high, height in
            var windings = [Int](repeating: 0, count: rings.count)
            var shells = [Int](repeating: 0, count: polygonCount)
            var open: Set<Int> = []
            for (index, edge) in order.enumerated().dropLast() {
                let ring = edges[edge].ring
                windings[ring] += edges[edge].turn
                if rings[ring].isHole {
                    if windings[ring] == 0 { open.remove(ring) } else { open.insert(ring) }
                } else {
                    shells[rings[ring].polygon] = windings[ring]
                }
                let piece = Self.trapezoid(low, high, index, height)
                for hole in open {
                    own[hole] += piece
                    if shells[rings[hole].polygon] != 0 { common[hole] += piece }
                }
            }
        }
        detached = Set(rings.indices.filter { rings[$0].isHole && common[$0] <= 1e-12 * own[$0] })
    }

    private func structureArea() -> Double {
        var area = 0.0
        forEachSlab { order, low, high, height in
            var windings = [Int](repeating: 0, count: rings.count)
            var shells = [Int](repeating: 0, count: polygonCount)
            var holes = shells
            var covering = 0
            for (index, edge) in order.enumerated().dropLast() {
                let ring = edges[edge].ring
                let polygon = rings[ring].polygon
                let isDetached = detached.contains(ring)
                let was = shells[polygon] > 0 && holes[polygon] == 0
                let wasOpen = windings[ring] != 0
                windings[ring] += edges[edge].turn
                let isOpen = windings[ring] != 0
                if wasOpen != isOpen {
                    let change = isOpen ? 1 : -1
                    if isDetached {
                        covering += change
                    } else if rings[ring].isHole {
                        holes[polygon] += change
                    } else {
                        shells[polygon] += change
                    }
                }
                let `is` = shells[polygon] > 0 && holes[polygon] == 0
                if was != `is` { covering += `is` ? 1 : -1 }
                if covering > 0 { area += Self.trapezoid(low, high, index, height) }
            }
        }
        return area
    }

    /// Calls `body` for each slab with its edges from left to right, where these are at its lower and its upper end, and its
    /// height.
    private func forEachSlab(
        _ body: (_ order: [Int], _ low: [Double], _ high: [Double], _ height: Double) -> Void
    ) {
        let heights = Set(edges.flatMap { [$0.low.y, $0.high.y] }).sorted()
        var next = 0
        var active: [Int] = []
        for (bottom, top) in zip(heights, heights.dropFirst()) {
            active.removeAll { edges[$0].high.y <= bottom }
            while next < edges.count, edges[next].low.y <= bottom {
                active.append(next)
                next += 1
            }
            guard !active.isEmpty else { continue }
            var low = bottom
            // The least step, doubled each time it is taken, so that edges in doubt cannot hold the sweep.
            var least = (top - bottom) * 1e-7
            while low < top {
                var high = cross(&active, from: low, to: top, least: least)
                if high <= low + least {
                    high = min(top, low + least)
                    least *= 2
                }
                if high <= low { high = top }
                body(active, active.map { edges[$0].x(at: low) }, active.map { edges[$0].x(at: high) }, high - low)
                low = high
            }
        }
    }

    /// Brings edges into their order from left to right just above a height, and finds how far that order holds.
    private func cross(_ active: inout [Int], from low: Double, to top: Double, least: Double) -> Double {
        // Just above a crossing its edges are in doubt; a bit higher they are not.
        let share = min(1, least / (top - low))
        var places: [Int: (low: Double, order: Double, top: Double)] = [:]
        for edge in active {
            let (x, end) = (edges[edge].x(at: low), edges[edge].x(at: top))
            places[edge] = (x, x + (end - x) * share, end)
        }
        func place(_ edge: Int) -> (low: Double, order: Double, top: Double) { places[edge] ?? (0, 0, 0) }
        active.sort {
            let (one, other) = (place($0), place($1))
            return (one.order, one.top) < (other.order, other.top)
        }
        var high = top
        for (left, right) in zip(active, active.dropFirst()) {
            let (one, other) = (place(left), place(right))
            guard one.top - other.top > 1e-15 * (1 + one.top.magnitude) else { continue }
            let gap = other.low - one.low
            high = min(high, low + (top - low) * max(0, gap / (gap + one.top - other.top)))
        }
        return high
    }
}
