import ArgumentParser
import FeatureFiles
import GeoJSON
import Support

/// `questctl geojson lint city.geojson …`
struct GeoJSONLint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Check GeoJSON files against RFC 7946.",
        discussion: """
            A file may be named - for standard input; of a folder all files count whose names say GeoJSON, and patterns such as \
            'data/*.geojson' may be given. Files with an object on each line (.geojsonl, .ndjson) and sequences (.geojsons) are \
            checked record by record, files packed with gzip or zstd are unpacked on the way, and memory does not grow with a \
            file. Exit codes: 0 no errors, 1 errors found (with --strict warnings \
            as well), 2 a file cannot be read.
            """)

    @Argument(help: "GeoJSON files, folders or patterns.")
    var files: [String]

    @Option(
        help: "How the files hold Features: geojson, lines or sequence. Without this their names and first bytes tell.")
    var from: FeatureForm?

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
        let names = try FeatureFileArguments.files(files) { error in
            Failure.report(error.message, common.language)
            isUnreadable = true
        }
        for file in names {
            output.begin(file: file)
            let counted = CountedRules()
            do {
                try Failure.reporting(common.language) {
                    let input = try FeatureInput(path: file)
                    let form = from.map(FeatureChecker.Form.given) ?? .named(FeatureForm(path: file))
                    try FeatureChecker(form).lint(linter, counted: counted, read: input.read) { found in
                        output.add(found.diagnostics, file: file, text: found.text)
                        for rule in output.exhaustedRules { counted.insert(rule) }
                    }
                }
            } catch is ExitCode {
                isUnreadable = true
                output.leaveOutFile()
            }
            output.add(counted.counts)
            output.endFile()
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

    init?(argument: String) {
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
