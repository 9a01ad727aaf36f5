/// The border of a box, along which the sea is closed: clockwise on the map, from the north-western corner.
struct BoxBorder {
    private let box: WorldBox
    private let width: Int64
    private let height: Int64

    init(_ box: WorldBox) {
        self.box = box
        width = box.maxX - box.minX
        height = box.maxY - box.minY
    }

    /// The corners, clockwise.
    var corners: [WorldPoint] {
        [
            WorldPoint(x: box.minX, y: box.minY), WorldPoint(x: box.maxX, y: box.minY),
            WorldPoint(x: box.maxX, y: box.maxY), WorldPoint(x: box.minX, y: box.maxY),
        ]
    }

    /// The pieces of a line within the box, in its order and direction.
    func cut(_ line: [WorldPoint]) -> [[WorldPoint]] {
        var pieces = [line]
        for (isVertical, limit, isBelow) in [
            (true, box.minX, false), (true, box.maxX, true), (false, box.minY, false), (false, box.maxY, true),
        ] {
            pieces = HalfPlane(isVertical: isVertical, limit: limit, isBelow: isBelow).cut(pieces, false)
        }
        return pieces
    }

    /// A line made longer to the border where it ends near it, as coasts do where nodes beyond the edge are missing; `nil` where it ends
    /// farther inside than a tenth of the box.
    func reaching(_ line: [WorldPoint]) -> [WorldPoint]? {
        guard let first = line.first, let last = line.last, let start = reached(first), let end = reached(last) else {
            return nil
        }
        return (start == first ? [] : [start]) + line + (end == last ? [] : [end])
    }

    private func reached(_ point: WorldPoint) -> WorldPoint? {
        let distances = [point.x - box.minX, box.maxX - point.x, point.y - box.minY, box.maxY - point.y]
        guard let nearest = distances.min(), nearest <= min(width, height) / 10 else { return nil }
        switch distances.firstIndex(of: nearest) {
        case 0: return WorldPoint(x: box.minX, y: point.y)
        case 1: return WorldPoint(x: box.maxX, y: point.y)
        case 2: return WorldPoint(x: point.x, y: box.minY)
        default: return WorldPoint(x: point.x, y: box.maxY)
        }
    }

    /// How far along the border a point of it lies.
    private func position(_ point: WorldPoint) -> Int64 {
        if point.y == box.minY { return point.x - box.minX }
        if point.x == box.maxX { return width + point.y - box.minY }
        if point.y == box.maxY { return width + height + box.maxX - point.x }
        return 2 * width + height + box.maxY - point.y
    }

    /// Rings of lines from border to border and of the border between them: from the end of each clockwise to the next beginning.
    ///
    /// `nil` where beginnings and ends do not take turns, so that it is not known where the water is.
    func rings(_ lines: [[WorldPoint]]) -> [Path]? {
        var events: [(position: Int64, isStart: Bool, line: Int)] = []
        for (number, line) in lines.enumerated() {
            guard let first = line.first, let last = line.last else { continue }
            events.append((position(first), true, number))
            events.append((position(last), false, number))
        }
        // Where two lines meet on the border, that which ends goes over into that which begins.
        events.sort { ($0.position, $0.isStart ? 1 : 0, $0.line) < ($1.position, $1.isStart ? 1 : 0, $1.line) }
        var following = [Int](repeating: -1, count: lines.count)
        for index in events.indices {
            let next = events[(index + 1) % events.count]
            guard events[index].isStart != next.isStart else { return nil }
            if !events[index].isStart { following[events[index].line] = next.line }
        }
        var isUsed = [Bool](repeating: false, count: lines.count)
        var rings: [Path] = []
        for start in lines.indices where !isUsed[start] {
            var points: [WorldPoint] = []
            var number = start
            while !isUsed[number] {
                isUsed[number] = true
                points += lines[number]
                let next = following[number]
                if let last = lines[number].last, let first = lines[next].first { points += between(last, first) }
                number = next
            }
            var ring = Path()
            for point in points { ring.append(point, isFixed: true) }
            rings.append(ring)
        }
        return rings
    }

    /// The corners passed clockwise from one point of the border to another.
    private func between(_ from: WorldPoint, _ to: WorldPoint) -> [WorldPoint] {
        let length = 2 * (width + height)
        let start = position(from)
        var end = position(to)
        if end < start { end += length }
        let places = [0, width, width + height, 2 * width + height]
        var passed: [(Int64, WorldPoint)] = []
        for turn in 0...1 {
            for (place, corner) in zip(places, corners) {
                let position = place + Int64(turn) * length
                if position > start, position < end { passed.append((position, corner)) }
            }
        }
        return passed.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
