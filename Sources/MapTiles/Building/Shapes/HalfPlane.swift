/// One side of a meridian or parallel of the map.
///
/// Source for areas: I. Sutherland and G. Hodgman, *Reentrant polygon clipping*, 1974.
struct HalfPlane {
    /// Whether the limit is one of `x`.
    let isVertical: Bool
    let limit: Int64
    /// Whether what is at most the limit lies inside; otherwise what is at least the limit.
    let isBelow: Bool

    private func value(_ point: WorldPoint) -> Int64 { isVertical ? point.x : point.y }

    private func isInside(_ point: WorldPoint) -> Bool { isBelow ? value(point) <= limit : value(point) >= limit }

    /// The point of the limit between two points on either side, the same in both directions.
    private func crossing(_ one: WorldPoint, _ other: WorldPoint) -> WorldPoint {
        let (low, high) = value(one) < value(other) ? (one, other) : (other, one)
        let share = Double(limit - value(low)) / Double(value(high) - value(low))
        if isVertical {
            return WorldPoint(x: limit, y: low.y + Int64((share * Double(high.y - low.y)).rounded()))
        }
        return WorldPoint(x: low.x + Int64((share * Double(high.x - low.x)).rounded()), y: limit)
    }

    /// What of lines or rings lies inside.
    func cut(_ parts: [[WorldPoint]], _ isArea: Bool) -> [[WorldPoint]] {
        var result: [[WorldPoint]] = []
        result.reserveCapacity(parts.count)
        for part in parts {
            let insideCount = part.reduce(0) { $0 + (isInside($1) ? 1 : 0) }
            if insideCount == part.count {
                result.append(part)
            } else if isArea {
                guard insideCount > 0 else { continue }
                let ring = ring(part)
                if ring.count > 2 { result.append(ring) }
            } else {
                addLines(part, to: &result)
            }
        }
        return result
    }

    private func ring(_ ring: [WorldPoint]) -> [WorldPoint] {
        guard var before = ring.last else { return [] }
        var cut: [WorldPoint] = []
        cut.reserveCapacity(ring.count + 4)
        for point in ring {
            if isInside(point) {
                if !isInside(before) { cut.append(crossing(before, point)) }
                cut.append(point)
            } else if isInside(before) {
                cut.append(crossing(before, point))
            }
            before = point
        }
        return cut
    }

    private func addLines(_ line: [WorldPoint], to lines: inout [[WorldPoint]]) {
        guard var before = line.first else { return }
        var open: [WorldPoint] = isInside(before) ? [before] : []
        for point in line.dropFirst() {
            if isInside(point) {
                if open.isEmpty { open.append(crossing(before, point)) }
                open.append(point)
            } else if !open.isEmpty {
                open.append(crossing(before, point))
                if open.count > 1 { lines.append(open) }
                open = []
            }
            before = point
        }
        if open.count > 1 { lines.append(open) }
    }
}

/// Brings what reaches over the 180th meridian back into the world's square.
enum Antimeridian {
    /// How far shapes go on beyond the edge, so that the cut is not seen: 64/4096 of the world, the buffer of the tile of zoom 0.
    private static let margin = WorldPoint.worldSize / 64

    /// The same lines or rings where all lie within the square; otherwise what of them and of their copies a world's width east and
    /// west lies within it, cut a little beyond its edges.
    static func folded(_ paths: [Path], isArea: Bool) -> [Path] {
        guard let box = WorldBox(paths.lazy.flatMap(\.points)), isBeside(box) else { return paths }
        let edges = [
            HalfPlane(isVertical: true, limit: -margin, isBelow: false),
            HalfPlane(isVertical: true, limit: WorldPoint.worldSize + margin, isBelow: true),
        ]
        return paths.flatMap { copies(of: $0, reach: margin) }.flatMap { path in
            var free: Set<WorldPoint> = []
            for (point, isFixed) in zip(path.points, path.isFixed) where !isFixed { free.insert(point) }
            let parts = edges.reduce([path.points]) { $1.cut($0, isArea) }
            return parts.map { points in
                var part = Path()
                for point in points { part.append(point, isFixed: !free.contains(point)) }
                return part
            }
        }
    }

    /// A path itself and as often as it lies within the square when moved by the world's width; what does not leave the square, once.
    static func copies(of path: Path, reach: Int64 = 0) -> [Path] {
        guard let box = WorldBox(path.points), isBeside(box) || reach > 0 else { return [path] }
        let size = WorldPoint.worldSize
        let least = -((box.maxX + reach) / size)
        let most = (size + reach - box.minX) / size
        guard least <= most else { return [] }
        return (least...most).map { turn in
            var copy = path
            for index in copy.points.indices { copy.points[index].x += turn * size }
            return copy
        }
    }

    private static func isBeside(_ box: WorldBox) -> Bool { box.minX < 0 || box.maxX > WorldPoint.worldSize }
}

/// A point inside of an area, for its label.
enum LabelPoint {
    /// The middle of the widest piece of some parallels through the area; `nil` where it has no inside.
    ///
    /// - Parameter rings: of the area by the even-odd rule, closed or not.
    /// - Complexity: O(n log n) for each parallel.
    static func inside(_ rings: [Path]) -> WorldPoint? {
        guard let box = WorldBox(rings.lazy.flatMap(\.points)), box.maxY > box.minY else { return nil }
        var best: (width: Double, point: WorldPoint)?
        // The middle first: a parallel farther away has to be wider by half.
        for (share, bonus) in [(0.5, 1.5), (0.4, 1.2), (0.6, 1.2), (0.25, 1.0), (0.75, 1.0)] {
            // Half a unit off the points, so that none lies on the parallel.
            let y = (Double(box.minY) + share * Double(box.maxY - box.minY)).rounded(.down) + 0.5
            let crossings = crossings(rings, y).sorted()
            for index in stride(from: 0, to: crossings.count - 1, by: 2) {
                let width = (crossings[index + 1] - crossings[index]) * bonus
                guard width > best?.width ?? 0 else { continue }
                let x = (crossings[index] + crossings[index + 1]) / 2
                best = (width, WorldPoint(x: Int64(x), y: Int64(y)))
            }
        }
        return best?.point
    }

    private static func crossings(_ rings: [Path], _ y: Double) -> [Double] {
        var found: [Double] = []
        for ring in rings {
            guard var before = ring.points.last else { continue }
            for point in ring.points {
                let (one, other) = (Double(before.y), Double(point.y))
                if (one < y) != (other < y) {
                    let share = (y - one) / (other - one)
                    found.append(Double(before.x) + share * Double(point.x - before.x))
                }
                before = point
            }
        }
        return found
    }
}
