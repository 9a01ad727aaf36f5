import ArgumentParser
import GeoJSON
import Languages
import QuestEngine
import QuestFile

/// How findings are written.
enum FindingsFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case github
    case sarif
}

/// Writes the findings of several files: text as they come, the formats for machines at the end.
struct FindingsOutput {
    let format: FindingsFormat
    let language: Language
    private var files: [FileFindings] = []

    package init(_ format: FindingsFormat, _ language: Language) {
        self.format = format
        self.language = language
    }

    /// Takes in the findings of a file.
    mutating func add(_ diagnostics: [Diagnostic], file: String, bytes: [UInt8]) {
        if format == .text {
            let text = DiagnosticText(language: language, isColoured: Console.showsColours, mostAlike: 3)
            Console.print(text.render(diagnostics, file: file, bytes: bytes), terminator: "")
        }
        files.append(FileFindings(file: file, diagnostics: diagnostics))
    }

    /// Says something for people, which the formats for machines leave out.
    func say(_ text: String) {
        if format == .text { Console.print(text) }
    }

    /// How many findings of a severity there are, in all files.
    func count(_ severity: Diagnostic.Severity) -> Int {
        files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
    }

    /// `3 files`: those that could be read.
    var fileCount: LocalizedText {
        GeoJSONTexts.files(files.count)
    }

    /// `2 errors, 1 warning`.
    var counts: LocalizedText {
        let (errors, warnings) = (count(.error), count(.warning))
        return GeoJSONTexts.findings(errors, warnings)
    }

    /// Writes what is written at the end.
    func finish() {
        switch format {
        case .text: break
        case .json: Console.print(JSONReport.render(files, language: language))
        case .github: Console.print(GitHubReport.render(files, language: language), terminator: "")
        case .sarif:
            let report = SARIFReport(
                tool: "questctl", version: Version.number, rules: DiagnosticRule.all + QuestRule.all)
            Console.print(report.render(files, language: language))
        }
    }
}
