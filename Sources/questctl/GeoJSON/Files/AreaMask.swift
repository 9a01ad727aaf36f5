import FeatureFiles
import GeoJSON
import SpatialOperations
import Support

/// A file whose areas are used on the Features of others.
enum AreaMask {
    private final class Gathering {
        var areas: [(index: Int, area: Geometry)] = []
    }

    /// The areas of a file as one geometry, for example to clip with; the file may hold Features in any form. What is wrong with
    /// them is said of that file. Features that are no areas are named and not used, and a file without areas is refused.
    static func read(_ file: String, _ language: Language) throws -> Geometry {
        try Failure.reporting(language) {
            let source = try FeatureFileInputs.source(file, nil, language)
            let survey = try source.survey()
            let degrees = DegreesOnly()
            if let member = survey.members["crs"], degrees.refuses(member) {
                throw Failure.reported(
                    degrees.text(member), file: file + survey.place(of: "crs"), language, code: Failure.wrong)
            }
            var gatherings: [Gathering] = []
            let run = try FeaturePipeline.Run(.init(input: source.form, output: source.form)) {
                let gathering = Gathering()
                gatherings.append(gathering)
                let degrees = DegreesOnly()
                return { feature, place in
                    try degrees.check(feature, place)
                    guard let geometry = feature.geometry else { return .drop }
                    try geometry.requireSoundArea()
                    guard geometry.hasArea else {
                        return .noting(
                            [FeatureNote(Message("geo-json-no-area-in-mask", ["kind": .of(geometry.kind.rawValue)]))],
                            .drop)
                    }
                    gathering.areas.append((place.index, geometry))
                    return .drop
                }
            }
            let reporting = FeatureReporting(language: language, knowsReferenceSystem: true)
            let report = { (report: FeatureReport) in
                if case .lostMembers = report { return }
                reporting.report(report, file, false)
            }
            try run.take(source.form, members: survey.members, read: source.reader(), write: { _ in }, report: report)
            let outcome = try run.finish(write: { _ in }, report: report)
            guard !outcome.isRefused else { throw Failure.wrong }
            let areas = gatherings.flatMap(\.areas).sorted { $0.index < $1.index }.map(\.area)
            guard let first = areas.first else {
                throw Failure.reported(Message("geo-json-empty-mask"), file: file, language, code: Failure.wrong)
            }
            return areas.count == 1 ? first : .geometryCollection(areas)
        }
    }
}
