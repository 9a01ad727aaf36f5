import FeatureFiles
import GeoJSON
import SpatialOperations
import Support

/// Repairs the areas of a file that is in memory, for the command `fix`.
struct AreaRepairing {
    var method: RepairMethod
    var language: Language

    /// The text with repaired areas, and how many were repaired and how many could not be. The latter are reported.
    func repaired(_ document: SourceDocument) -> (bytes: [UInt8], repaired: Int, refused: Int) {
        var remarks: [FeatureRemark] = []
        var repaired = 0
        let isInDegrees = ReferenceSystemMembers(of: document.object).all.allSatisfy { member in
            (try? CoordinateReferenceSystem(legacyMember: member.value))?.isEquivalent(to: .longitudeLatitude) == true
        }
        let changes = document.object.features.enumerated().map { index, feature in
            guard let geometry = feature.geometry else { return GeometryEditing.Change.kept }
            do throws(PlanarGeometryError) {
                guard let repair = try geometry.repaired(by: method, isInDegrees: isInDegrees) else { return .kept }
                repaired += 1
                for part in repair.leftOut {
                    let message = GeoJSONTexts.leftOutPart("\(part)")
                    remarks.append(FeatureRemark(feature: index, message: message, isError: false))
                }
                return WrittenGeometry(decimals: nil).change(from: geometry, to: repair.geometry)
            } catch {
                remarks.append(FeatureRemark(feature: index, message: error.message))
                return .kept
            }
        }
        document.report(remarks, language)
        return (
            GeometryEditing(document.bytes, document.object).applying(changes), repaired,
            remarks.count { $0.isError }
        )
    }
}
