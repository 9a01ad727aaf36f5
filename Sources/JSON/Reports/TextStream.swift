/// Findings of one file as a terminal shows them, as they come: the first of each rule in full, the others counted.
///
///     var stream = TextStream(DiagnosticText(mostAlike: 3), file: "city.geojson")
///     for found in parts { print(stream.add(found.diagnostics, text: found.text)) }
///     print(stream.finish())
public struct TextStream {
    private let style: DiagnosticText
    private let file: String
    private var order: [String] = []
    private var alike: [String: Alike] = [:]

    /// What there is of one rule beyond those shown in full.
    private struct Alike {
        var count = 0
        var first: Diagnostic?
        /// The first one in full, in case it stays the only one.
        var text = ""
        /// At most one more than is shown.
        var lines: [Int] = []
    }

    /// - Parameters:
    ///   - style: how findings are shown.
    ///   - file: the file's name as the user gave it.
    public init(_ style: DiagnosticText, file: String) {
        self.style = style
        self.file = file
    }

    /// The text of the next findings, each with a line break at its end.
    public mutating func add(_ diagnostics: [Diagnostic], text: SourceText) -> String {
        var result = ""
        for diagnostic in diagnostics {
            guard let most = style.mostAlike else {
                result += style.render(diagnostic, file: file, text: text)
                continue
            }
            if alike[diagnostic.rule] == nil { order.append(diagnostic.rule) }
            var state = alike[diagnostic.rule, default: Alike()]
            state.count += 1
            if state.count <= most {
                result += style.render(diagnostic, file: file, text: text)
            } else {
                if state.first == nil {
                    state.first = diagnostic
                    state.text = style.render(diagnostic, file: file, text: text)
                }
                if let line = diagnostic.location?.line, state.lines.last != line, state.lines.count <= 20 {
                    state.lines.append(line)
                    if state.lines.count > 20 { exhaustedRules.insert(diagnostic.rule) }
                }
            }
            alike[diagnostic.rule] = state
        }
        return result
    }

    /// Identifiers of rules about whose further findings only their number is said.
    public private(set) var exhaustedRules: Set<String> = []

    /// Counts further findings of one of `exhaustedRules`.
    ///
    /// - Returns: the severity of the findings of that rule; `nil` for a rule without findings.
    public mutating func add(_ count: Int, ofRule rule: String) -> Diagnostic.Severity? {
        alike[rule]?.count += count
        return alike[rule]?.first?.severity
    }

    /// What is said of findings that were not shown in full.
    public mutating func finish() -> String {
        var result = ""
        for rule in order {
            guard let most = style.mostAlike, let state = alike[rule], let first = state.first else { continue }
            // A single one more takes no more room than its line number.
            result +=
                state.count == most + 1
                ? state.text : style.more(state.count - most, like: first, lines: state.lines, file: file)
        }
        (order, alike, exhaustedRules) = ([], [:], [])
        return result
    }
}
