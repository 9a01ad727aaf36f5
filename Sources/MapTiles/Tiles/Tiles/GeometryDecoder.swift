/// Reads the commands of a geometry (Mapbox Vector Tile specification 2.1, section 4.3).
struct GeometryDecoder {
    private var commands: ProtobufReader
    private var x: Int64 = 0
    private var y: Int64 = 0

    init(_ commands: ProtobufReader) { self.commands = commands }

    /// The geometry of a kind; `nil` for an unknown kind, and where nothing is left of it.
    consuming func geometry(kind: UInt64) throws(VectorTileError) -> TileGeometry? {
        switch kind {
        case 1:
            let points = try points()
            return points.isEmpty ? nil : .points(points)
        case 2:
            let lines = try paths(isClosed: false)
            return lines.isEmpty ? nil : .lines(lines)
        case 3:
            let polygons = Self.polygons(try paths(isClosed: true))
            return polygons.isEmpty ? nil : .polygons(polygons)
        default: return nil
        }
    }

    private mutating func points() throws(VectorTileError) -> [TilePoint] {
        var points: [TilePoint] = []
        while !commands.isAtEnd {
            let (id, count) = try command()
            guard id == 1, count > 0 else { throw commands.error(.geometry) }
            for _ in 0..<count { points.append(try step()) }
        }
        return points
    }

    private mutating func paths(isClosed: Bool) throws(VectorTileError) -> [[TilePoint]] {
        var paths: [[TilePoint]] = []
        while !commands.isAtEnd {
            let (move, moves) = try command()
            guard move == 1, moves == 1 else { throw commands.error(.geometry) }
            var path = [try step()]
            guard !commands.isAtEnd else { throw commands.error(.geometry) }
            let (line, steps) = try command()
            guard line == 2, steps >= 1 else { throw commands.error(.geometry) }
            for _ in 0..<steps { path.append(try step()) }
            if isClosed {
                guard !commands.isAtEnd else { throw commands.error(.geometry) }
                let (close, closings) = try command()
                guard close == 7, closings == 1 else { throw commands.error(.geometry) }
            }
            paths.append(path)
        }
        return paths
    }

    private mutating func command() throws(VectorTileError) -> (id: UInt64, count: Int) {
        let command = try commands.varint()
        let count = command >> 3
        // A point takes two bytes at the least, so that a great number cannot make memory grow.
        guard command & 7 == 7 || count <= UInt64(commands.end - commands.offset) / 2 else {
            throw commands.error(.truncated)
        }
        return (command & 7, Int(clamping: count))
    }

    private mutating func step() throws(VectorTileError) -> TilePoint {
        let (dx, dy) = (try commands.zigzag(), try commands.zigzag())
        let range = Int64(Int32.min)...Int64(Int32.max)
        guard range.contains(dx), range.contains(dy), range.contains(x + dx), range.contains(y + dy) else {
            throw commands.error(.geometry)
        }
        x += dx
        y += dy
        return TilePoint(x: Int32(x), y: Int32(y))
    }

    /// Rings as areas: one wound as the first, or as the specification says, begins an area, the others are holes in it.
    private static func polygons(_ rings: [[TilePoint]]) -> [[[TilePoint]]] {
        var polygons: [[[TilePoint]]] = []
        var outerSign: Int64?
        for ring in rings {
            let sign = TileRing.doubledArea(ring).signum()
            guard sign != 0 else { continue }
            // Version 1 left the direction open.
            if outerSign == nil { outerSign = sign }
            if sign == outerSign {
                polygons.append([ring])
            } else {
                polygons[polygons.count - 1].append(ring)
            }
        }
        return polygons
    }
}
