import GeoJSON
import Languages
import SpatialOperations

extension ReshapingOptions {
    /// The areas of another file as one geometry, for example to clip with. What is wrong with them is said of that file.
    func mask(_ file: String) throws -> Geometry {
        let document = try document(file)
        var areas: [Geometry] = []
        for (index, feature) in document.object.features.enumerated() {
            guard let geometry = feature.geometry else { continue }
            do throws(PlanarGeometryError) {
                try geometry.requireSoundArea()
                areas.append(geometry)
            } catch {
                document.report([FeatureRemark(feature: index, message: error.message)], common.language)
                throw Failure.wrong
            }
        }
        return areas.count == 1 ? areas[0] : .geometryCollection(areas)
    }
}
