import ArgumentParser
import FeatureFiles
import GeoJSON
import Quests
import Support

/// How findings are written.
enum FindingsFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case github
    case sarif
}

/// Writes the findings of several files as they come, and counts them.
struct FindingsOutput {
    let format: FindingsFormat
    let language: Language
    private var report: ReportStream?
    private var text: TextStream?
    private var numberOfFiles = 0
    private var numbers: [Diagnostic.Severity: Int] = [:]

    init(_ format: FindingsFormat, _ language: Language) {
        self.format = format
        self.language = language
        switch format {
        case .text, .github: report = nil
        case .json: report = JSONReport.stream(language: language)
        case .sarif:
            report = SARIFReport(
                tool: "questctl", version: Version.number, rules: DiagnosticRule.all + QuestRule.all
            ).stream(language: language)
        }
    }

    private var style: DiagnosticText {
        DiagnosticText(language: language, isColoured: Console.showsColours, mostAlike: 3)
    }

    /// Adds all findings of a file.
    mutating func add(_ diagnostics: [Diagnostic], file: String, bytes: [UInt8]) {
        numberOfFiles += 1
        if format == .text {
            count(diagnostics)
            Console.print(style.render(diagnostics, file: file, bytes: bytes), terminator: "")
        } else {
            add(diagnostics, file: file, text: SourceText(bytes))
        }
    }

    /// Begins a file whose findings come in parts.
    mutating func begin(file: String) {
        numberOfFiles += 1
        text = TextStream(style, file: file)
    }

    /// Adds some findings of a file.
    mutating func add(_ diagnostics: [Diagnostic], file: String, text: SourceText) {
        guard !diagnostics.isEmpty else { return }
        count(diagnostics)
        let findings = FileFindings(file: file, diagnostics: diagnostics, text: text)
        if let piece = report?.add(findings) { Console.print(piece) }
        if format == .github { Console.print(GitHubReport.render([findings], language: language), terminator: "") }
        if format == .text, let piece = self.text?.add(diagnostics, text: text) {
            Console.print(piece, terminator: "")
        }
    }

    /// Identifiers of rules whose further findings in the current file are only counted.
    var exhaustedRules: Set<String> { format == .text ? text?.exhaustedRules ?? [] : [] }

    /// Counts further findings in the current file of `exhaustedRules`.
    mutating func add(_ counts: [String: Int]) {
        for (rule, count) in counts {
            if let severity = text?.add(count, ofRule: rule) { numbers[severity, default: 0] += count }
        }
    }

    /// Ends the current file.
    mutating func endFile() {
        if format == .text, let piece = text?.finish() { Console.print(piece, terminator: "") }
        text = nil
    }

    /// Does not count the current file, which could not be read.
    mutating func leaveOutFile() { numberOfFiles -= 1 }

    private mutating func count(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { numbers[diagnostic.severity, default: 0] += 1 }
    }

    /// Prints a message for people; formats for machines omit it.
    func say(_ text: String) {
        if format == .text { Console.print(text) }
    }

    /// How many findings of a severity there are, in all files.
    func count(_ severity: Diagnostic.Severity) -> Int { numbers[severity, default: 0] }

    /// `3 files`: those that could be read.
    var fileCount: Message {
        Message("output-files", ["count": .of(numberOfFiles)])
    }

    /// `2 errors, 1 warning`.
    var counts: Message {
        let (errors, warnings) = (count(.error), count(.warning))
        return Message("output-findings", ["errors": .of(errors), "warnings": .of(warnings)])
    }

    /// Writes the end of the output.
    mutating func finish() {
        if let piece = report?.finish() { Console.print(piece) }
    }
}
