public import JSON
import Support

extension DiagnosticRule {
    /// Every rule of JSON and GeoJSON, in the order of the catalogue page.
    public static var all: [DiagnosticRule] { syntaxRules + structureRules + styleRules }

    /// The catalogue as a page of the documentation. A test checks that the page in the documentation is this one.
    package static var cataloguePage: String {
        var page = """
            # Diagnostics

            Everything that reading and linting can find, by its stable identifier.

            ## Overview

            Errors of the first two groups make a text no GeoJSON; the others can be switched off or given another
            severity by name in ``Linter/severities``.

            """
        let groups = [
            ("JSON", syntaxRules), ("Structure of GeoJSON", structureRules), ("Lint rules", styleRules),
        ]
        for (title, rules) in groups {
            page += "\n### \(title)\n\n| identifier | severity | about | reference |\n| --- | --- | --- | --- |\n"
            for rule in rules {
                page +=
                    "| `\(rule.identifier)` | \(rule.severity.rawValue) | \(rule.title[.english]) | \(rule.reference ?? "–") |\n"
            }
        }
        return page
    }
}
