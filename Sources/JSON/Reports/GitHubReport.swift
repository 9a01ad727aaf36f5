public import Support

/// Findings as workflow commands, which GitHub shows beside the changed lines.
///
///     ::error file=quest.geojson,line=3,col=14,title=json.missing-comma::a comma is missing after this
///
/// Source: GitHub's documentation, *Workflow commands for GitHub Actions*.
public enum GitHubReport {
    /// The report: a line a finding.
    public static func render(_ files: [FileFindings], language: Language = .english) -> String {
        files.flatMap { file in file.diagnostics.map { line($0, file: file.file, language) } }.joined()
    }

    private static func line(_ diagnostic: Diagnostic, file: String, _ language: Language) -> String {
        let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        var properties = ["file=\(escaped(file, isProperty: true))"]
        if let location = diagnostic.location {
            properties += ["line=\(location.line)", "col=\(location.column)"]
        }
        properties.append("title=\(escaped(diagnostic.rule, isProperty: true))")
        let message = escaped(diagnostic.message[language], isProperty: false)
        return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
    }

    /// Line breaks would end the command, commas and colons a property.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
