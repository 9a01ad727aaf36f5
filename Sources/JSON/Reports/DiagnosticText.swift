public import Support

/// Findings as a terminal shows them: place, severity, message, and the line with a caret below.
///
///     quest.geojson:3:14: error: a comma is missing after this [json.missing-comma] /features/0/properties
///         "name": "Задание 1"
///                           ^
///
/// Control characters of the file are not passed on, so that a file cannot steer the terminal.
public struct DiagnosticText: Sendable {
    /// The language of messages.
    public var language: Language
    /// Whether ANSI colours are used.
    public var isColoured: Bool
    /// How many columns of a long line are shown, at least 20.
    public var width: Int

    /// How many findings of one rule are shown in full, the lines of the others being listed; `nil` for all.
    public var mostAlike: Int?

    /// Chooses how to show findings.
    public init(language: Language = .english, isColoured: Bool = false, width: Int = 100, mostAlike: Int? = nil) {
        self.mostAlike = mostAlike.map { max($0, 1) }
        self.language = language
        self.isColoured = isColoured
        self.width = width
    }

    /// One finding, with a line break at its end.
    ///
    /// - Parameters:
    ///   - diagnostic: what was found.
    ///   - file: the file's name as the user gave it.
    ///   - bytes: the file's text, for the line; without it only the message is written.
    public func render(_ diagnostic: Diagnostic, file: String, bytes: [UInt8]? = nil) -> String {
        render(diagnostic, file: file, bytes, at: 0)
    }

    /// One finding, with a line break at its end.
    ///
    /// - Parameters:
    ///   - diagnostic: what was found.
    ///   - file: the file's name as the user gave it.
    ///   - text: the file's text, or a part that has the finding, for the line; outside of it only the message is written.
    public func render(_ diagnostic: Diagnostic, file: String, text: SourceText) -> String {
        let isInside = diagnostic.location.map { text.range.contains($0.byteRange.lowerBound) } ?? false
        return render(diagnostic, file: file, isInside ? text.bytes : nil, at: text.origin.offset)
    }

    private func render(_ diagnostic: Diagnostic, file: String, _ bytes: [UInt8]?, at offset: Int) -> String {
        var place = file.withoutSteering
        if let location = diagnostic.location { place += ":\(location.line):\(location.column)" }
        var text = "\(bold(place + ":")) \(coloured(severity(diagnostic.severity) + ":", diagnostic.severity)) "
        text += "\(diagnostic.message[language].withoutSteering) [\(diagnostic.rule)]\(pointer(of: diagnostic))\n"
        if let bytes, var location = diagnostic.location, !bytes.isEmpty {
            let range = location.byteRange
            location.byteRange = range.lowerBound - offset..<range.upperBound - offset
            text += SourceExcerpt(bytes, location, width: max(width, 20)).lines(caret: {
                caret($0, diagnostic.severity)
            })
        }
        return text
    }

    /// All findings of a file, one after the other; many of one rule are told together.
    public func render(_ diagnostics: [Diagnostic], file: String, bytes: [UInt8]? = nil) -> String {
        guard let mostAlike else { return diagnostics.map { render($0, file: file, bytes: bytes) }.joined() }
        let alike = Dictionary(grouping: diagnostics.indices, by: { diagnostics[$0].rule })
        return diagnostics.indices.map { index in
            // A single one more takes no more room than its line number.
            guard let places = alike[diagnostics[index].rule], places.count > mostAlike + 1,
                let turn = places.firstIndex(of: index), turn >= mostAlike - 1
            else { return render(diagnostics[index], file: file, bytes: bytes) }
            guard turn == mostAlike - 1 else { return "" }
            return render(diagnostics[index], file: file, bytes: bytes)
                + rest(places[mostAlike...].map { diagnostics[$0] }, file: file)
        }.joined()
    }

    /// A line about further findings of one rule.
    private func rest(_ diagnostics: [Diagnostic], file: String) -> String {
        guard let first = diagnostics.first else { return "" }
        var lines: [Int] = []
        for line in diagnostics.compactMap({ $0.location?.line }) where lines.last != line { lines.append(line) }
        return more(diagnostics.count, like: first, lines: lines, file: file)
    }

    /// A line about so many more findings like one.
    func more(_ count: Int, like first: Diagnostic, lines: [Int], file: String) -> String {
        let shown = lines.prefix(20).map(String.init).joined(separator: ", ") + (lines.count > 20 ? " …" : "")
        let text = Message("alike-more", ["count": .of(count), "no-lines": .of(shown.isEmpty), "lines": .of(shown)])[
            language]
        return
            "\(bold(file.withoutSteering + ":")) \(coloured(severity(first.severity) + ":", first.severity)) \(text) "
            + "[\(first.rule)]\n"
    }

    /// Where in the structure, after a blank; nothing at the root. Names of members come from the file.
    private func pointer(of diagnostic: Diagnostic) -> String {
        let record = diagnostic.record.map { " " + Message("alike-record", ["number": .of($0)])[language] } ?? ""
        guard let pointer = diagnostic.pointer, !pointer.components.isEmpty else { return record }
        let scalars = pointer.description.withoutSteering.unicodeScalars
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.prefix(200))
        return record + " " + String(text) + (scalars.count > 200 ? "…" : "")
    }

    private func severity(_ severity: Diagnostic.Severity) -> String {
        severity.name[language]
    }

    private func bold(_ text: String) -> String {
        isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text
    }

    private func caret(_ text: String, _ severity: Diagnostic.Severity) -> String {
        coloured(text, severity)
    }

    private func coloured(_ text: String, _ severity: Diagnostic.Severity) -> String {
        guard isColoured else { return text }
        let code =
            switch severity {
            case .error: "1;31"
            case .warning: "1;33"
            case .note: "1;36"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
