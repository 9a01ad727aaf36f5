/// The coast of the files: lines with land to their left and water to their right.
///
/// Source: OSM wiki, *Tag:natural=coastline*.
struct Coastline {
    /// Lines from one missing neighbour to another, or rings, whose first point is repeated at the end.
    private let chains: [Path]

    /// - Parameter ways: rows of nodes, −1 for those that are in no file.
    init(_ ways: [ContiguousArray<Int32>], _ ground: MapGround) {
        let pieces = ways.flatMap { $0.split(separator: -1).filter { $0.count > 1 }.map { Array($0) } }
        var starts: [Int32: [Int]] = [:]
        var ends: Set<Int32> = []
        for (number, piece) in pieces.enumerated() {
            if let first = piece.first { starts[first, default: []].append(number) }
            if let last = piece.last { ends.insert(last) }
        }
        var isUsed = [Bool](repeating: false, count: pieces.count)
        var chains: [Path] = []
        func follow(_ number: Int) {
            guard !isUsed[number] else { return }
            isUsed[number] = true
            var chain = pieces[number]
            while let last = chain.last, last != chain.first || chain.count < 2,
                let next = starts[last]?.first(where: { !isUsed[$0] })
            {
                isUsed[next] = true
                chain.append(contentsOf: pieces[next].dropFirst())
            }
            chains.append(ground.line(chain))
        }
        // Lines first, from where nothing leads to them; what is left are rings.
        for (number, piece) in pieces.enumerated() where piece.first.map({ !ends.contains($0) }) ?? false {
            follow(number)
        }
        for number in pieces.indices { follow(number) }
        self.chains = chains.flatMap { Antimeridian.copies(of: $0) }
    }

    /// The sea within a box as rings by the even-odd rule; `nil` where the coast ends within it.
    ///
    /// - Parameter isFarCoastKnown: whether a box without coast is sea or land by the side of the nearest coast it lies on; it is land
    ///   otherwise.
    func sea(within box: WorldBox, isFarCoastKnown: Bool = true) -> [Path]? {
        let border = BoxBorder(box)
        var rings: [Path] = []
        var open: [[WorldPoint]] = []
        for chain in chains {
            guard let first = chain.points.first, let last = chain.points.last, chain.points.count > 1 else { continue }
            let isRing = first == last && chain.points.count > 3
            if isRing, chain.points.allSatisfy({ box.contains($0) }) {
                var ring = chain
                ring.points.removeLast()
                ring.isFixed.removeLast()
                rings.append(ring)
                continue
            }
            var pieces = border.cut(chain.points)
            if isRing, pieces.count > 1, box.contains(first), let head = pieces.first, let tail = pieces.last,
                head.first == first, tail.last == first
            {
                pieces.removeLast()
                pieces[0] = tail + head.dropFirst()
            }
            open += pieces
        }
        guard !open.isEmpty || !rings.isEmpty else {
            guard isFarCoastKnown, CoastSide(of: box.center, chains).isWater else { return [] }
            return [Path(border.corners, fixed: true)]
        }
        guard !open.isEmpty else { return closed(rings, border) }
        var lines: [[WorldPoint]] = []
        for piece in open {
            guard let line = border.reaching(piece) else { return nil }
            lines.append(line)
        }
        guard let along = border.rings(lines) else { return nil }
        return rings + along
    }

    /// Islands lie in a sea that fills the box; a ring that runs the other way round is a sea itself.
    private func closed(_ rings: [Path], _ border: BoxBorder) -> [Path] {
        guard let outermost = rings.max(by: { $0.doubleArea.magnitude < $1.doubleArea.magnitude }) else { return [] }
        return outermost.doubleArea < 0 ? rings + [Path(border.corners, fixed: true)] : rings
    }
}

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

/// On which side of the nearest coast a point lies.
struct CoastSide {
    /// Whether it is that of the water, to the right of the coast's direction.
    let isWater: Bool

    /// - Parameter chains: of the coast; rings repeat their first point at the end.
    init(of point: WorldPoint, _ chains: [Path]) {
        var nearest = (distance: Double.infinity, isWater: false)
        for chain in chains {
            let points = chain.points.map { (x: Double($0.x - point.x), y: Double($0.y - point.y)) }
            let isRing = points.count > 3 && chain.points.first == chain.points.last
            for index in points.indices.dropLast() {
                let (from, to) = (points[index], points[index + 1])
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = dx * dx + dy * dy
                guard length > 0 else { continue }
                let share = min(max(-(from.x * dx + from.y * dy) / length, 0), 1)
                let (x, y) = (from.x + share * dx, from.y + share * dy)
                let distance = x * x + y * y
                guard distance < nearest.distance else { continue }
                // Beside the line: positive to the right, since y grows southward.
                var side = Self.turn(from, to, (0, 0))
                if share >= 1, let next = Self.after(index + 1, points, isRing) {
                    // Nearest to a bend lies what is on its outer side.
                    let bend = Self.turn(from, to, next)
                    if bend != 0 { side = -bend }
                } else if share <= 0, let before = Self.before(index, points, isRing) {
                    let bend = Self.turn(before, from, to)
                    if bend != 0 { side = -bend }
                }
                nearest = (distance, side > 0)
            }
        }
        isWater = nearest.isWater
    }

    private typealias Place = (x: Double, y: Double)

    private static func turn(_ one: Place, _ two: Place, _ three: Place) -> Double {
        (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)
    }

    private static func after(_ index: Int, _ points: [Place], _ isRing: Bool) -> Place? {
        index + 1 < points.count ? points[index + 1] : isRing ? points[1] : nil
    }

    private static func before(_ index: Int, _ points: [Place], _ isRing: Bool) -> Place? {
        index > 0 ? points[index - 1] : isRing ? points[points.count - 2] : nil
    }
}
