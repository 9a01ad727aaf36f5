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
