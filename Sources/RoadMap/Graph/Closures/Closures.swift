public import Geodesy

/// Roads that must not be used: those that an event blocks, or that are dug up today.
///
///     var closures = Closures()
///     closures.close(along: parade, in: graph)
///     closures.close(inside: [market], in: graph)
///     router.closures = closures
///     …
///     router.closures = Closures()  // all open again
///
/// A search takes over what has changed, at any time: `PreparedSearch.closures` for all routers made from it, `Router.closures`
/// for one. It keeps its roads closed when its costs are replaced by those of another profile.
///
/// What is closed is always a whole edge, the piece of road from one junction to the next, in both directions. Three
/// forms say which:
///
/// - A **place** closes the nearest edge, and others that are as near to half a metre: on a junction, all that meet there.
/// - A **line** closes the edges that it runs along. A road that it only crosses stays open, be it on a bridge or not.
/// - An **area** closes the edges of which any part is inside.
///
/// Each way of closing says how many edges it found, so that one which closes nothing can be noticed.
///
/// Not enforced: that the edges belong to the graph that is searched.
public struct Closures: Sendable, Hashable {
    /// The edges that are closed.
    public private(set) var edges: Set<EdgeID>

    /// How far from a place the road may be that it closes, in metres.
    public static let reachOfPlace = 25.0
    /// How far beside a line the road may be along which it runs, in metres.
    public static let reachOfLine = 10.0

    /// Closes edges; none unless some are given.
    public init(edges: Set<EdgeID> = []) {
        self.edges = edges
    }

    /// Whether nothing is closed.
    public var isEmpty: Bool { edges.isEmpty }

    /// Closes the edge nearest to a place, `reachOfPlace` away at most, and those that are as near to half a metre.
    ///
    /// - Returns: how many edges that is, whether they were closed before or not; 0 for a coordinate that is not on Earth.
    @discardableResult
    public mutating func close(near place: Coordinate, in graph: RoadGraph) -> Int {
        // More roads than this do not meet in one place.
        let snaps = graph.snaps(near: place, within: Closures.reachOfPlace, limit: 64, islands: .equal)
        guard let nearest = snaps.first else { return 0 }
        let near = snaps.prefix { $0.distance <= nearest.distance + 0.5 }
        edges.formUnion(near.map { $0.edge })
        return near.count
    }

    /// Closes the edges along which a line runs.
    ///
    /// A line runs along a piece of road no more than `reachOfLine` beside it that leads the same way or the opposite one,
    /// 30° more or less. An edge is closed by 20 m of that, or by half its length if it is shorter than 40 m.
    ///
    /// - Returns: how many edges that is, whether they were closed before or not.
    /// - Complexity: O(coordinates × (log edges + edges nearby and their points)).
    @discardableResult
    public mutating func close(along line: [Coordinate], in graph: RoadGraph) -> Int {
        let found = ClosingLine(line).edges(in: graph)
        edges.formUnion(found)
        return found.count
    }

    /// Closes the edges of which any part lies inside an area.
    ///
    /// - Parameter rings: as in a GeoJSON Polygon: the outer boundary, then holes. Each may repeat its first coordinate at
    ///   the end or not. A ring with a coordinate that is not on Earth closes nothing.
    /// - Returns: how many edges that is, whether they were closed before or not.
    /// - Complexity: O(coordinates × (log edges + edges nearby) + edges inside × coordinates).
    @discardableResult
    public mutating func close(inside rings: [[Coordinate]], in graph: RoadGraph) -> Int {
        let found = ClosingArea(rings)?.edges(in: graph) ?? []
        edges.formUnion(found)
        return found.count
    }

    /// Closes what others close as well.
    public mutating func formUnion(_ other: Closures) { edges.formUnion(other.edges) }

    /// The roads that are closed here or there.
    public func union(_ other: Closures) -> Closures {
        var union = self
        union.formUnion(other)
        return union
    }
}

#if !hasFeature(Embedded)
    extension Closures: Codable {}
#endif
