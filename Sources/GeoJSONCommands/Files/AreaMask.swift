import CommandOutput
import FeatureFiles
import GeoJSON
import Languages
import SpatialOperations

/// A file whose areas are used on the Features of others.
enum AreaMask {
    /// The areas of a file as one geometry, for example to clip with. Errors name that file.
    static func read(_ file: String, _ language: Language) throws -> Geometry {
        let bytes = try Failure.reporting(language) { try FeatureInput(path: file).readToEnd() }
        let document = try SourceDocument(file: file, bytes: bytes, language)
        try document.requireDegrees(language)
        var areas: [Geometry] = []
        for (index, feature) in document.object.features.enumerated() {
            guard let geometry = feature.geometry else { continue }
            do throws(PlanarGeometryError) {
                try geometry.requireSoundArea()
                areas.append(geometry)
            } catch {
                document.report([FeatureRemark(feature: index, message: error.message)], language)
                throw Failure.wrong
            }
        }
        return areas.count == 1 ? areas[0] : .geometryCollection(areas)
    }
}
