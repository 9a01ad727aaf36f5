public import GeoJSON
import Geodesy
import JSON
public import Routing

extension Reach {
    /// Areas as Features, the largest first, so that a viewer draws the smaller on top: each a Polygon, or a MultiPolygon
    /// where it is in pieces, with `minutes` or `metres` and `attribution`.
    ///
    ///     let collection = reach.collection(within: [300, 600, 900], attribution: graph.metadata.attribution)
    ///
    /// They are valid by RFC 7946, exterior rings counterclockwise; `areas(within:resolution:)` documents how exact they are.
    public func collection(within limits: [Double], resolution: Double = 20, attribution: String) -> FeatureCollection {
        let features = areas(within: limits, resolution: resolution).reversed().map { area in
            let polygons = area.polygons.map { rings in
                Polygon(uncheckedRings: PositionLists(rings.map { ring in Positions(ring.map { Position($0) }) }))
            }
            let limit: (name: String, value: Double) =
                measure == .duration ? ("minutes", area.limit / 60) : ("metres", area.limit)
            return Feature(
                geometry: polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(PolygonList(polygons)),
                properties: [
                    limit.name: .thousandths(limit.value), "attribution": .string(attribution),
                ])
        }
        return FeatureCollection(features: Array(features))
    }
}
