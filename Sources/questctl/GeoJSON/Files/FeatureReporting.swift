import FeatureFiles
import GeoJSON
import Support

/// Says on standard error what a pipeline reports.
struct FeatureReporting {
    let language: Language
    /// Whether members named `crs` that are lost were dealt with.
    var knowsReferenceSystem = false

    /// Says what there is to say of a file.
    ///
    /// - Parameter isMany: whether there are several, so that lost members are said of one.
    func report(_ report: FeatureReport, _ file: String, _ isMany: Bool) {
        switch report {
        case .findings(let findings):
            let shown = findings.filter { $0.severity != .note }
            Console.note(DiagnosticText(language: language).render(shown, file: file), terminator: "")
        case .failure(let failure):
            let text = GeoJSONTexts.feature(failure.pointer.description, failure.place.id?.description, failure.message)
            Failure.report(text, file: "\(file):\(failure.place.line):\(failure.place.column)", language)
        case .note(let note, let place):
            let text = GeoJSONTexts.feature(place.pointer.description, place.id?.description, note.message)
            let position = "\(file):\(place.line):\(place.column)"
            if note.isError {
                Failure.report(text, file: position, language)
            } else {
                Console.note("questctl: \(position): \(text[language])")
            }
        case .lostMembers(let names):
            let shown = names.filter { $0 != "crs" || !knowsReferenceSystem }
            guard !shown.isEmpty else { return }
            let source = isMany ? "\(file): " : ""
            Console.note("questctl: \(source)\(GeoJSONTexts.lostMembers(shown)[language])")
        }
    }
}
