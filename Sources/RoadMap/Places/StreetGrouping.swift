import Geodesy

/// Puts edges of one name together to streets.
///
/// Edges that share a node belong to one street, and so do pieces near each other: a roundabout or a square between them often
/// has a name of its own.
struct StreetGrouping {
    /// How many metres two pieces of a street may lie apart.
    static let gap = 300.0

    let graph: RoadGraph

    /// All streets with a name, in the order of their names' numbers, then of their first edges.
    ///
    /// - Complexity: O(*n* log *n* + *k*²), *n* the edges, *k* the pieces of the name that has most.
    func streets() -> [NamedStreet] {
        var edges = graph.edges.filter { graph.nameNumber(of: $0) > 0 }
        edges.sort { (graph.nameNumber(of: $0), $0) < (graph.nameNumber(of: $1), $1) }
        var result: [NamedStreet] = []
        var start = 0
        while start < edges.count {
            let name = graph.nameNumber(of: edges[start])
            var end = start + 1
            while end < edges.count, graph.nameNumber(of: edges[end]) == name { end += 1 }
            result += streets(of: Array(edges[start..<end]))
            start = end
        }
        return result
    }

    private func streets(of edges: [EdgeID]) -> [NamedStreet] {
        guard let first = edges.first, let name = graph.name(of: first) else { return [] }
        var connected = DisjointSets(count: edges.count)
        var edgeAtNode: [FixedCoordinate: Int] = [:]
        for (index, edge) in edges.enumerated() {
            let ends = graph.ends(of: edge)
            for node in [ends.first, ends.last] {
                let place = graph.nodePlaces[node.index]
                if let other = edgeAtNode[place] { connected.join(index, other) } else { edgeAtNode[place] = index }
            }
        }
        let plane = LocalPlane(origin: graph.coordinate(ofNode: graph.ends(of: first).first))
        let pieces = connected.groups.map { group in Piece(group.map { edges[$0] }, of: graph, on: plane) }
        var near = DisjointSets(count: pieces.count)
        for left in pieces.indices {
            for right in pieces.indices.dropFirst(left + 1)
            where pieces[left].distance(to: pieces[right]) <= StreetGrouping.gap {
                near.join(left, right)
            }
        }
        return near.groups.map { group in
            let edges = group.flatMap { pieces[$0].edges }.sorted()
            return NamedStreet(
                name: name, edges: edges, length: edges.reduce(0) { $0 + graph.length(of: $1) },
                coordinate: middle(of: edges, plane))
        }
    }

    /// The middle of the edge that is nearest to where the edges have their centre of mass.
    private func middle(of edges: [EdgeID], _ plane: LocalPlane) -> Coordinate {
        let parts = edges.map { edge in
            let shape = graph.shape(of: edge)
            return (place: plane.point(shape[shape.count / 2]), length: max(graph.length(of: edge), 0.001))
        }
        let total = parts.reduce(0) { $0 + $1.length }
        let centre = PlanePoint(
            east: parts.reduce(0) { $0 + $1.place.east * $1.length } / total,
            north: parts.reduce(0) { $0 + $1.place.north * $1.length } / total)
        let nearest = parts.min { $0.place.distance(to: centre) < $1.place.distance(to: centre) }
        return plane.coordinate(nearest?.place ?? centre)
    }
}

/// Edges that hang together, and the rectangle around them in metres.
private struct Piece {
    let edges: [EdgeID]
    private var (west, south) = (Double.infinity, Double.infinity)
    private var (east, north) = (-Double.infinity, -Double.infinity)

    init(_ edges: [EdgeID], of graph: RoadGraph, on plane: LocalPlane) {
        self.edges = edges
        for edge in edges {
            for coordinate in graph.shape(of: edge) {
                let point = plane.point(coordinate)
                (west, east) = (min(west, point.east), max(east, point.east))
                (south, north) = (min(south, point.north), max(north, point.north))
            }
        }
    }

    /// Metres between two rectangles; 0 where they meet.
    func distance(to other: Piece) -> Double {
        let east = max(other.west - self.east, west - other.east, 0)
        let north = max(other.south - self.north, south - other.north, 0)
        return (east * east + north * north).squareRoot()
    }
}
