import GeoJSON
import Geodesy

/// Lines and rings cut into arcs at the places where they diverge, so that shared parts are stored once.
///
///         ┌──────┬──────┐
///         │  A   │  B   │      three arcs between two nodes: that of A alone, that of B alone, and the border
///         └──────┴──────┘
///
/// Positions are the same where longitude and latitude are exactly equal. A place is a node, where arcs end, if it has different
/// neighbours in two lines, at the ends of lines, at the poles, and on the antimeridian where geometry is cut there, so that
/// the two halves still fit together. A ring without a node is one arc from the place that was added first.
///
/// Source: Bostock, *How To Infer Topology* (2013).
struct ArcTopology {
    typealias Point = SIMD2<Double>

    /// A piece of a path between nodes.
    struct Piece {
        var arc: Int
        var isReversed: Bool
        /// The index in the path where it begins.
        var first: Int
    }

    /// A line or ring. Positions that repeat the one before them, and the closing position of a ring, are left out.
    struct Path {
        var isRing: Bool
        var vertices: ContiguousArray<Int32> = []
        /// The position of each vertex.
        var positions: ContiguousArray<Int32> = []
        /// The places on the plane where they differ from the vertices, and how far east of its beginning the ring ends.
        var unrolled: (points: ContiguousArray<Point>, turn: Double)?
        var pieces: [Piece] = []
    }

    private(set) var paths: [Path] = []
    /// The vertices of each arc on a plane where longitudes do not jump.
    private(set) var arcs: [ContiguousArray<Point>] = []
    /// Whether longitudes of arcs may be a whole turn away from those of their neighbours.
    private(set) var isUnrolled = false

    private var numbers = PlaceNumbers()
    private var places: ContiguousArray<Point> = []
    /// The two neighbours of a vertex, the smaller number first; −1 while none are known.
    private var neighbours: ContiguousArray<SIMD2<Int32>> = []
    private var isNode: ContiguousArray<Bool> = []
    /// Arcs by the two vertices that they begin with.
    private var arcsByStart: [SIMD2<Int32>: Int] = [:]

    /// Adds a line or a closed ring.
    ///
    /// - Parameters:
    ///   - reading: how a ring's longitudes are read; for lines, `shortWay`.
    ///   - isCut: whether no ring of the polygon crosses the antimeridian.
    /// - Complexity: O(*n*).
    mutating func add(
        _ positions: Positions, isRing: Bool, _ reading: RingReading.Longitudes, isCut: Bool = true
    ) {
        var path = Path(isRing: isRing)
        path.vertices.reserveCapacity(positions.count)
        path.positions.reserveCapacity(positions.count)
        let coordinates = positions.coordinates
        for (index, place) in coordinates.enumerated() {
            let vertex = vertex(at: Point(place.longitude, place.latitude))
            guard path.vertices.last != vertex else { continue }
            path.vertices.append(vertex)
            path.positions.append(Int32(truncatingIfNeeded: index))
        }
        if isRing, path.vertices.count > 1, path.vertices.first == path.vertices.last {
            path.vertices.removeLast()
            path.positions.removeLast()
        }
        let isWide = isRing ? reading == .shortWay : WideSteps.allowChoice(inLine: coordinates)
        if isWide {
            let ring = UnrolledRing(coordinates, .shortWay)
            // The closing position of a ring, or the end of a closed line, is not a corner.
            let corners = ring.corners + (ring.closing.map { [$0] } ?? [])
            path.unrolled = (
                ContiguousArray(
                    path.positions.map { position in
                        let corner = corners[min(Int(position), corners.count - 1)]
                        return Point(corner.longitude, corner.latitude)
                    }), ring.turn
            )
            isUnrolled = true
        }
        if isCut, path.unrolled == nil {
            for vertex in path.vertices where Seam.holds(places[Int(vertex)].x) { isNode[Int(vertex)] = true }
        }
        markNodes(of: path)
        paths.append(path)
    }

    private mutating func vertex(at place: Point) -> Int32 {
        let number = numbers.number(of: place, in: &places)
        guard Int(number) == neighbours.count else { return number }
        neighbours.append(SIMD2(-1, -1))
        isNode.append(place.y.magnitude == 90)
        return number
    }

    private mutating func markNodes(of path: Path) {
        let vertices = path.vertices
        let count = vertices.count
        guard count >= 3 else {
            for vertex in vertices { isNode[Int(vertex)] = true }
            return
        }
        if !path.isRing {
            isNode[Int(vertices[0])] = true
            isNode[Int(vertices[count - 1])] = true
        }
        for index in path.isRing ? 0..<count : 1..<count - 1 {
            let before = vertices[index == 0 ? count - 1 : index - 1]
            let after = vertices[index + 1 == count ? 0 : index + 1]
            let pair = SIMD2(min(before, after), max(before, after))
            let vertex = Int(vertices[index])
            if before == after {
                isNode[vertex] = true
            } else if neighbours[vertex].x < 0 {
                neighbours[vertex] = pair
            } else if neighbours[vertex] != pair {
                isNode[vertex] = true
            }
        }
    }

    /// Cuts all added paths into arcs.
    ///
    /// - Complexity: O(*n*).
    mutating func cut() {
        for number in paths.indices {
            var path = paths[number]
            let count = path.vertices.count
            guard count > 1 else { continue }
            var first = 0
            if path.isRing {
                // A ring without nodes begins at its lowest vertex number, so that equal rings give equal arcs.
                first =
                    path.vertices.indices.first { isNode[Int(path.vertices[$0])] }
                    ?? path.vertices.indices.min { path.vertices[$0] < path.vertices[$1] } ?? 0
            }
            let end = path.isRing ? first + count : count - 1
            var start = first
            while start < end {
                var last = start + 1
                while last < end, !isNode[Int(path.vertices[last % count])] { last += 1 }
                path.pieces.append(piece(of: path, start, last))
                start = last
            }
            paths[number] = path
        }
        numbers = PlaceNumbers()
        neighbours = []
        arcsByStart = [:]
    }

    private mutating func piece(of path: Path, _ start: Int, _ last: Int) -> Piece {
        let count = path.vertices.count
        func vertex(_ index: Int) -> Int32 { path.vertices[index % count] }
        let length = last - start + 1
        let forward = SIMD2(vertex(start), vertex(start + 1))
        let backward = SIMD2(vertex(last), vertex(last - 1))
        if let arc = arcsByStart[forward], arcs[arc].count == length {
            return Piece(arc: arc, isReversed: false, first: start)
        }
        if let arc = arcsByStart[backward], arcs[arc].count == length {
            return Piece(arc: arc, isReversed: true, first: start)
        }
        arcsByStart[forward] = arcs.count
        arcs.append(
            ContiguousArray(
                (start...last).map { index in
                    guard let unrolled = path.unrolled else { return places[Int(vertex(index))] }
                    return unrolled.points[index % count] + Point(index >= count ? unrolled.turn : 0, 0)
                }))
        return Piece(arc: arcs.count - 1, isReversed: false, first: start)
    }
}
