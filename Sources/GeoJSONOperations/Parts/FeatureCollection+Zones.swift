public import GeoJSON
import Geodesy

extension FeatureCollection {
    /// The Features that lie in an area, not only on its border.
    ///
    /// - Complexity: as `Geometry.contains(_:)` for each Feature whose box meets that of the area.
    public func within(_ area: Geometry) -> FeatureCollection {
        guard let box = area.computedExtent?.boundingBox else { return FeatureCollection() }
        var result = self
        result.boundingBox = nil
        let candidates = FeatureIndex(self).search(box).sorted()
        result.features = candidates.map { features[$0] }.filter { $0.geometry.map { area.contains($0) } ?? false }
        return result
    }

    /// The collection with a property of the zone that each Point lies in written into the Point's own properties; of several zones
    /// the first. Points in no zone, and Features that are no Points, stay as they are.
    ///
    ///     trees.tagged(by: districts, property: "name", as: "district")
    ///
    /// A Point on the border of a zone counts as in it.
    ///
    /// - Complexity: O(*n* log *m*) for points and zones, and the corners of the zones whose boxes hold a point.
    public func tagged(by zones: FeatureCollection, property: String, as name: String) -> FeatureCollection {
        let index = FeatureIndex(zones)
        var result = self
        for number in features.indices {
            guard let geometry = features[number].geometry, case .point(let position) = geometry.shape else { continue }
            let box = BoundingBox(
                west: position.longitude, south: position.latitude, east: position.longitude, north: position.latitude)
            for zone in index.search(box).sorted() {
                guard let area = zones.features[zone].geometry, area.covers(geometry),
                    let value = zones.features[zone].properties?[property]
                else { continue }
                var properties = features[number].properties ?? [:]
                properties[name] = value
                result.features[number].properties = properties
                break
            }
        }
        return result
    }
}
