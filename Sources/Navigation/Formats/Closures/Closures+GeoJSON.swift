public import GeoJSON
import Geodesy
public import RoadMap
import Routing

extension Closures {
    /// The result of closing roads by a drawing.
    public struct Drawn: Sendable, Hashable {
        /// The roads that are closed.
        public var closures: Closures
        /// The Features that close nothing, by their numbers from 0: drawn off the roads, across them, or without geometry.
        public var unmatchedFeatures: [Int]
    }

    /// Closes the roads that a drawing points at (Point), runs along (LineString) or covers (Polygon); `Closures` says how
    /// each is meant.
    ///
    ///     let drawn = Closures.drawn(in: try GeoJSONObject(parsing: bytes), on: graph)
    ///     router.closures = drawn.closures
    ///
    /// All kinds of geometry count, bare or in Features; properties and altitudes do not.
    ///
    /// - Complexity: as `Closures.close(inside:in:)` and its like, for each geometry.
    public static func drawn(in object: GeoJSONObject, on graph: RoadGraph) -> Drawn {
        var drawn = Drawn(closures: Closures(), unmatchedFeatures: [])
        for (number, feature) in object.features.enumerated() {
            let found = feature.geometry.map { drawn.closures.close($0, in: graph) } ?? 0
            if found == 0 { drawn.unmatchedFeatures.append(number) }
        }
        return drawn
    }

    /// Closes the roads of one geometry and returns the number of edges; an edge of several parts counts once for each.
    private mutating func close(_ geometry: Geometry, in graph: RoadGraph) -> Int {
        switch geometry.shape {
        case .emptyPoint: return 0
        case .point(let position): return close(near: position.coordinate, in: graph)
        case .multiPoint(let positions):
            return positions.coordinates.reduce(0) { $0 + close(near: $1, in: graph) }
        case .lineString(let line): return close(along: Array(line.coordinates), in: graph)
        case .multiLineString(let lines):
            return lines.reduce(0) { $0 + close(along: Array($1.coordinates), in: graph) }
        case .polygon(let polygon): return close(polygon, in: graph)
        case .multiPolygon(let polygons): return polygons.reduce(0) { $0 + close($1, in: graph) }
        case .geometryCollection(let children): return children.reduce(0) { $0 + close($1, in: graph) }
        }
    }

    private mutating func close(_ polygon: Polygon, in graph: RoadGraph) -> Int {
        close(inside: polygon.rings.map { Array($0.coordinates) }, in: graph)
    }
}
