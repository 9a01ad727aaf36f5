import FeatureFiles
import GeoJSON
import Languages

/// Takes the Features of one file to another, and says on standard error what there is to say.
struct FeatureFileRun {
    let input: String
    let output: String
    let language: Language

    /// - Throws: `Failure.wrong` where the file has faults that are not to be skipped; then nothing is put in the output's place.
    func callAsFunction(
        _ options: FeaturePipeline.Options, transform: () throws -> FeaturePipeline.Transform
    ) throws -> FeaturePipeline.Outcome {
        try Failure.reporting(language) {
            let source = try FeatureInput(path: input)
            let target = try FeatureOutput(path: output)
            let outcome = try FeaturePipeline(options).run(
                read: source.read, write: target.write, report: { report($0) }, transform: transform)
            if outcome.skipped > 0 {
                Console.note("questctl: \(GeoJSONTexts.leftOut(outcome.skipped)[language])")
            }
            guard !outcome.isRefused else { throw Failure.wrong }
            try target.commit()
            return outcome
        }
    }

    private func report(_ report: FeatureReport) {
        switch report {
        case .findings(let findings):
            let shown = findings.filter { $0.severity != .note }
            Console.note(DiagnosticText(language: language).render(shown, file: input), terminator: "")
        case .failure(let failure):
            let place = failure.place
            let id = place.id.map { " (id \($0))" } ?? ""
            let word = CommonTexts.error[language]
            Console.note(
                "\(input):\(place.line):\(place.column): \(word): \(place.pointer)\(id): \(failure.message[language])")
        case .lostMembers(let names):
            Console.note("questctl: \(GeoJSONTexts.lostMembers(names)[language])")
        }
    }
}
