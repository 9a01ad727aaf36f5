import ArgumentParser
import FileAccess
import GeoJSON
import Languages

/// `questctl geojson lint city.geojson …`
struct GeoJSONLint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Check GeoJSON files against RFC 7946.",
        discussion: """
            A file may be named - for standard input. Exit codes: 0 no errors, 1 errors found (with --strict warnings \
            as well), 2 a file cannot be opened.
            """)

    @Argument(help: "GeoJSON files.")
    var files: [String]

    @Option(help: "How to write what was found.")
    var format = FindingsFormat.text

    @Flag(help: "Let warnings count as errors for the exit code.")
    var strict = false

    @Option(
        name: .customLong("rule"),
        help: ArgumentHelp(
            "Another severity for a rule: identifier=error, warning, note or off. May be repeated.",
            valueName: "identifier=severity"))
    var rules: [RuleSetting] = []

    @OptionGroup var common: CommonOptions

    func run() throws {
        var linter = Linter()
        for rule in rules { linter.severities[rule.identifier] = .some(rule.severity) }
        var output = FindingsOutput(format, common.language)
        var isUnreadable = false
        for file in files {
            do {
                let bytes = try Failure.reporting(common.language) { try InputFile.bytes(of: file) }
                output.add(linter.lint(bytes), file: file, bytes: bytes)
            } catch is ExitCode {
                isUnreadable = true
            }
        }
        output.say("\(output.fileCount[common.language]): \(output.counts[common.language])")
        output.finish()
        if isUnreadable { throw Failure.unreadable }
        if output.count(.error) > 0 || strict && output.count(.warning) > 0 { throw Failure.wrong }
    }
}

/// `geojson.precision=off`
struct RuleSetting: ExpressibleByArgument {
    var identifier: String
    /// `nil` switches the rule off.
    var severity: Diagnostic.Severity?

    package init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, DiagnosticRule.all.contains(where: { $0.identifier == parts[0] }) else { return nil }
        identifier = parts[0]
        if parts[1] == "off" {
            severity = nil
        } else if let severity = Diagnostic.Severity(rawValue: parts[1]) {
            self.severity = severity
        } else {
            return nil
        }
    }
}
