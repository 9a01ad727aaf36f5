import GeoJSON
import Navigation
public import Quests
public import RoadMap
import Routing
import Scoring

extension Quest {
    /// The roads of a map that the quest closes, from its features with the role `closure`.
    ///
    ///     router.closures = quest.closures(on: graph)
    ///
    /// - Complexity: for each feature as `Closures.close(inside:in:)` and the like.
    public func closures(on graph: RoadGraph) -> Closures {
        let features = closures.map { Feature(geometry: $0) }
        return Closures.drawn(in: .featureCollection(FeatureCollection(features: features)), on: graph).closures
    }

    /// The roads inside forbidden zones, but for zones in which a task, the start, the finish, or another place lies.
    ///
    /// - Complexity: for each zone as `Closures.close(inside:in:)`.
    public func forbiddenRoads(in graph: RoadGraph, from place: Coordinate? = nil) -> Closures {
        let places = tasks.map { $0.coordinate } + [settings.start, settings.finish, place].compactMap { $0 }
        var closures = Closures()
        for zone in zones where zone.kind == .forbidden && !places.contains(where: zone.contains) {
            for rings in zone.polygons { _ = closures.close(inside: rings, in: graph) }
        }
        return closures
    }
}
