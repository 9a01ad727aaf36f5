import FeatureFiles
import GeoJSON
import JSON

/// Bytes that went through a pipeline in memory.
struct Piped {
    var text = ""
    var reports: [FeatureReport] = []
    var outcome: FeaturePipeline.Outcome

    init(
        _ text: some Sequence<UInt8>, _ options: FeaturePipeline.Options, chunk: Int = 1 << 16,
        transform: @escaping FeaturePipeline.Transform = { _, _ in .keep }
    ) throws {
        var rest = Array(text)[...]
        var written: [UInt8] = []
        var reports: [FeatureReport] = []
        outcome = try FeaturePipeline(options).run(
            read: { room in
                let piece = rest.prefix(min(chunk, room.count))
                room.copyBytes(from: piece)
                rest = rest.dropFirst(piece.count)
                return piece.count
            }, write: { written += $0 }, report: { reports.append($0) }, transform: { transform })
        self.reports = reports
        self.text = String(decoding: written, as: UTF8.self)
    }

    init(
        _ text: String, from input: FeatureForm = .geojson, to output: FeatureForm = .geojson, chunk: Int = 1 << 16,
        skipsInvalid: Bool = false, transform: @escaping FeaturePipeline.Transform = { _, _ in .keep }
    ) throws {
        var options = FeaturePipeline.Options(input: input, output: output)
        options.skipsInvalid = skipsInvalid
        try self.init(text.utf8, options, chunk: chunk, transform: transform)
    }

    /// All findings of the reader.
    var findings: [Diagnostic] {
        reports.flatMap { report -> [Diagnostic] in if case .findings(let findings) = report { findings } else { [] } }
    }
    /// Features that could not be processed.
    var failures: [FeatureFailure] {
        reports.compactMap { report in if case .failure(let failure) = report { failure } else { nil } }
    }
    /// Members of the collection that are not in the output.
    var lost: [String] {
        reports.flatMap { report -> [String] in if case .lostMembers(let names) = report { names } else { [] } }
    }
}
