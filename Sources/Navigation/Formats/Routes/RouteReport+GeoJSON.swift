public import GeoJSON
import JSON
import RoadMap
import Routing

extension RouteReport {
    /// A route as a LineString; with cues, or with others to choose from, a FeatureCollection.
    public var geoJSON: GeoJSONObject {
        var features: [Feature] = []
        for (number, route) in routes.enumerated() {
            var line = route.feature(attribution: graph.metadata.attribution, elevation: route.elevation(graph: graph))
            line.properties?["stretches"] = .array(route.legs.flatMap { segments(of: $0).arrayValue ?? [] })
            line.properties?["energy"] = energy(of: route)
            var added = [line]
            if hasCues { added += route.cues(in: graph).map { $0.feature(in: language) } }
            if routes.count > 1 {
                for index in added.indices { added[index].properties?["alternative"] = .integer(Int64(number)) }
            }
            features += added
        }
        return features.count == 1 ? .feature(features[0]) : .featureCollection(FeatureCollection(features: features))
    }
}
