import FeatureFiles
import GeoJSON
import SpatialOperations

/// A Feature in memory, with its place for messages.
struct GatheredFeature {
    var feature: Feature
    var place: FeaturePlace
    /// The file that it is in.
    var file: String
}

/// For commands that compare Features with each other, and so need all of them in memory.
extension FeatureFileRun {
    private final class Gathering {
        var features: [(feature: Feature, place: FeaturePlace)] = []
    }

    /// The Features of a file in their order. Those with an unusable geometry are errors, as in a run.
    ///
    /// - Parameters:
    ///   - number: the index of the file, whose members were read before.
    ///   - isQuiet: whether another run reports the errors; Features with errors are omitted here.
    func features(
        ofFile number: Int, isQuiet: Bool, _ check: @escaping (Geometry) throws -> Void
    ) throws -> (features: [GatheredFeature], outcome: FeaturePipeline.Outcome) {
        let source = sources[number]
        var options = options(source.form)
        options.output = source.form
        options.skipsInvalid = skipsInvalid || isQuiet
        options.box = .asItStands
        var gatherings: [Gathering] = []
        let isMany = sources.count > 1
        let run = try FeaturePipeline.Run(options) {
            let gathering = Gathering()
            gatherings.append(gathering)
            let degrees = DegreesOnly()
            return { feature, place in
                try degrees.check(feature, place)
                if let geometry = feature.geometry { try check(geometry) }
                gathering.features.append((feature, place))
                return .drop
            }
        }
        let outcome = try Failure.reporting(language) {
            try run.take(
                source.form, members: surveys[number].members, read: source.reader(), write: { _ in },
                report: { if !isQuiet { report($0, source.path, isMany) } })
            return try run.finish(write: { _ in }, report: { if !isQuiet { report($0, source.path, isMany) } })
        }
        let features = gatherings.flatMap(\.features).sorted { $0.place.index < $1.place.index }
        return (features.map { GatheredFeature(feature: $0.feature, place: $0.place, file: source.path) }, outcome)
    }

    /// Writes a collection from memory.
    func write(_ collection: FeatureCollection) throws {
        let text = GeoJSONWriter().write(collection)
        var options = options(.geojson)
        options.box = files.writing.bbox ? .written : .asItStands
        try Failure.reporting(language) {
            let target = try FeatureOutput(path: files.output)
            let run = try FeaturePipeline.Run(options) { { feature, _ in written.change(feature, .keep) } }
            var offset = 0
            try run.take(
                .geojson,
                read: { buffer in
                    let count = min(buffer.count, text.count - offset)
                    text[offset..<offset + count].withUnsafeBytes { buffer.copyMemory(from: $0) }
                    offset += count
                    return count
                }, write: target.write, report: { report($0, files.output, false) })
            let outcome = try run.finish(write: target.write, report: { report($0, files.output, false) })
            guard !outcome.isRefused else { throw Failure.wrong }
            try target.commit()
        }
    }
}
