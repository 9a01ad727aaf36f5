import BikeRouting
import GeoJSON
import QuestEngine
public import QuestModel
public import RoadNetwork
import RouteFormats

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
}
