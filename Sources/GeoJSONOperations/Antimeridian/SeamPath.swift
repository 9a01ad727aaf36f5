import GeoJSON
import Geodesy

/// A line or ring with positions where it passes the antimeridian, and the strips of the unrolled plane between them.
///
///     strip −1     │     strip 0     │     strip 1
///     −540 … −180  │  −180 …     180 │  180 … 540
struct SeamPath {
    /// One position of the path.
    struct Node {
        /// As it is written, or new at a crossing.
        var position: Position
        /// Its longitude on the unrolled plane.
        var x: Double
        /// Whether it is on the antimeridian.
        let isOnSeam: Bool

        /// Makes a node; one less than a tenth of a millimetre beside the antimeridian, as rounding leaves them, is on it.
        package init(position: Position, x: Double) {
            self.position = position
            isOnSeam = Seam.holds(x)
            self.x = isOnSeam ? ((x - 180) / 360).rounded() * 360 + 180 : x
        }

        /// The position as it stands in a strip of the plane.
        func position(inStrip strip: Double) -> Position {
            guard !isOnSeam else {
                var result = position
                result.longitude = x > 360 * strip ? 180 : -180
                return result
            }
            return position.turned(by: ((x - position.longitude) / 360).rounded() - strip)
        }
    }

    private(set) var nodes: [Node] = []

    /// The number of the strip that a longitude is in.
    static func strip(of x: Double) -> Double { ((x + 180) / 360).rounded(.down) }

    /// The strip that a side is in; `nil` for one along the antimeridian.
    static func strip(from start: Node, to end: Node) -> Double? {
        start.isOnSeam && start.x == end.x ? nil : strip(of: (start.x + end.x) / 2)
    }

    mutating func append(_ node: Node, _ latitudes: AntimeridianCutting.Latitudes) {
        if let last = nodes.last {
            if last.x == node.x, last.position.latitude == node.position.latitude { return }
            appendCrossings(from: last, to: node, latitudes)
        }
        nodes.append(node)
    }

    private mutating func appendCrossings(from start: Node, to end: Node, _ latitudes: AntimeridianCutting.Latitudes) {
        // Always reckoned from west to east, so that a reversed line is cut at the same place to the last bit.
        let (west, east) = start.x < end.x ? (start, end) : (end, start)
        let westStrip = Self.strip(of: west.x)
        let eastStrip = Self.strip(of: east.x)
        let seams = eastStrip - westStrip - (east.isOnSeam ? 1 : 0)
        // In degrees there are no more than three strips.
        guard seams >= 1, seams <= 8 else { return }
        var crossings = (0..<Int(seams)).map { number in
            let seam = Double(number)
            return Node(
                position: Antimeridian.crossing(
                    west: west.position(inStrip: westStrip), east: east.position(inStrip: eastStrip),
                    turns: eastStrip - westStrip, seam: seam, latitudes),
                x: 180 + 360 * (westStrip + seam))
        }
        if start.x > end.x { crossings.reverse() }
        nodes += crossings
    }

    /// A line's parts, each in one strip; `nil` where it is one already.
    static func parts(of line: Positions, _ latitudes: AntimeridianCutting.Latitudes) -> [Positions]? {
        let isWide = WideSteps.allowChoice(inLine: line.coordinates)
        guard isWide || line.contains(where: { $0.isBeyondMap }), line.coordinates.allSatisfy({ $0.isInDegrees }) else {
            return nil
        }
        var path = SeamPath()
        var turns = LongitudeTurns(at: line.first?.longitude ?? 0)
        for position in line {
            if isWide { turns.add(position.longitude) }
            path.append(Node(position: position, x: position.longitude + turns.degrees), latitudes)
        }
        return path.parts()
    }

    private func parts() -> [Positions]? {
        let sides = zip(nodes, nodes.dropFirst())
        guard var strip = sides.lazy.compactMap({ Self.strip(from: $0, to: $1) }).first else { return nil }
        var parts: [[Position]] = []
        var current = nodes.prefix(1).map { $0.position(inStrip: strip) }
        for (start, end) in sides {
            if let next = Self.strip(from: start, to: end), next != strip {
                strip = next
                parts.append(current)
                current = [start.position(inStrip: strip)]
            }
            current.append(end.position(inStrip: strip))
        }
        parts.append(current)
        return parts.filter { $0.count > 1 }.map { Positions($0) }
    }
}
