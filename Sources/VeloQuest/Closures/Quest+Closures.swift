public import BikeRouting
import GeoJSON
public import QuestEngine
public import QuestFile
public import RoadNetwork
import RouteFormats

extension Quest {
    /// The roads of a map that the quest closes, as its features with the role `closure` draw them.
    ///
    ///     router.closures = quest.closures(on: graph)
    ///
    /// - Complexity: as `Closures.close(inside:in:)` and its like, for each drawing.
    public func closures(on graph: RoadGraph) -> Closures {
        let features = closures.map { Feature(geometry: $0) }
        return Closures.drawn(in: .featureCollection(FeatureCollection(features: features)), on: graph).closures
    }
}
