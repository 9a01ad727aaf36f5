import TestSupport
import Testing

@testable import GeoJSON

/// Texts with one byte that is missing, one too many, or another one: what is lost, and what is said.
struct DamageTests {
    @Test(
        "one wrong byte loses no Feature but its own, and gives a handful of findings",
        arguments: DamagedCollection.layouts)
    func oneByte(_ layout: DamagedCollection.Layout) {
        let collection = DamagedCollection(layout)
        let all = GeoJSONReader().read(collection.bytes).object?.features ?? []
        #expect(all.count == 6)
        for damage in collection.damages() {
            let result = GeoJSONReader().read(damage.bytes)
            let good = Self.faultless(result)
            let isLost = all.enumerated().contains { $0 != DamagedCollection.damaged && !good.contains($1) }
            let faulty = result.faultyElements
            if isLost || result.diagnostics.count > 9 || !faulty.isSubset(of: DamagedCollection.suspects(layout))
                || (good.count < all.count && !result.hasErrors)
            {
                Issue.record("\(damage.name): \(good.count) left, \(faulty) faulty, \(result.diagnostics)")
            }
        }
    }

    private static func faultless(_ result: GeoJSONReader.Result) -> [Feature] {
        let faulty = result.faultyElements
        let features = result.object?.features ?? []
        let sources = result.sourceIndices ?? Array(features.indices)
        return features.indices.filter { !faulty.contains(sources[$0]) }.map { features[$0] }
    }
}
