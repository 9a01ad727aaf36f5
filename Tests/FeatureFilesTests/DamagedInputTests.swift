import GeoJSON
import TestSupport
import Testing

@testable import FeatureFiles

/// What a pipeline writes of texts with one byte that is missing, one too many, or another one.
struct DamagedInputTests {
    @Test("a Feature with one wrong byte is left out alone, and named", arguments: DamagedCollection.layouts)
    func oneByte(_ layout: DamagedCollection.Layout) throws {
        let collection = DamagedCollection(layout)
        let all = GeoJSONReader().read(collection.bytes).object?.features ?? []
        for (number, damage) in collection.damages().enumerated() {
            var options = FeaturePipeline.Options(input: .geojson, output: .geojson)
            options.skipsInvalid = true
            let piped = try Piped(damage.bytes, options, chunk: number % 3 == 0 ? 100 : 1 << 16)
            let result = GeoJSONReader().read(piped.text)
            let good = result.object?.features ?? []
            let isLost = all.enumerated().contains { $0 != DamagedCollection.damaged && !good.contains($1) }
            let named = Set(piped.findings.compactMap { $0.pointer?.components.dropFirst().first })
            if result.hasErrors || isLost || piped.findings.count > 9
                || (good.count < all.count && piped.findings.isEmpty)
                || !named.isSubset(of: DamagedCollection.suspects(layout).map { String($0) })
            {
                Issue.record("\(damage.name): \(named) named, \(piped.text)")
            }
        }
    }

    @Test("a file with many damages gives all other Features, and refuses to write unless they are to be left out")
    func manyDamages() throws {
        let bytes = DamagedCollection(.compact).repeated(50)
        var options = FeaturePipeline.Options(input: .geojson, output: .lines)
        options.skipsInvalid = true
        let piped = try Piped(bytes, options)
        #expect(piped.outcome.written >= 249)
        options.skipsInvalid = false
        let refused = try Piped(bytes, options)
        #expect(refused.outcome.isRefused)
    }
}
