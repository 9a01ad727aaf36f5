public import Support

/// Findings as a SARIF 2.1.0 log, which code hosts and editors read.
///
/// Source: OASIS, *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*.
public struct SARIFReport: Sendable {
    /// The program that found them.
    public var tool: String
    /// Its version.
    public var version: String
    /// The catalogue: the rules that findings may name.
    public var rules: [DiagnosticRule]

    /// Describes the program that reports.
    public init(tool: String, version: String, rules: [DiagnosticRule]) {
        self.tool = tool
        self.version = version
        self.rules = rules
    }

    /// The log's text as UTF-8, indented, with a line break at its end.
    public func render(_ files: [FileFindings], language: Language = .english) -> [UInt8] {
        var stream = stream(language: language)
        return files.flatMap { stream.add($0) } + stream.finish()
    }

    /// The same log piece by piece, so that findings need not be kept.
    public func stream(language: Language = .english) -> ReportStream {
        var numbers: [String: Int] = [:]
        for (number, rule) in rules.enumerated() where numbers[rule.identifier] == nil {
            numbers[rule.identifier] = number
        }
        let log: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": .string(tool), "version": .string(version),
                            "rules": .array(rules.map { rule($0, language) }),
                        ]
                    ],
                    "columnKind": "unicodeCodePoints",
                    "newlineSequences": ["\r\n", "\n", "\r"],
                    "results": [],
                ]
            ],
        ]
        let text = JSONWriter(options: .pretty).write(log)
        // The results are the last member: their brackets are the last empty list.
        let bracket = text.lastIndex(of: UInt8(ascii: "[")).map { $0 + 1 } ?? text.count
        return ReportStream(
            opening: Array(text[..<bracket]), closing: Array(text[bracket...]), indent: 8
        ) { file in
            let regions = SARIFRegions(file.text)
            return file.diagnostics.map {
                result($0, file: file.file, regions, number: numbers[$0.rule], language)
            }
        }
    }

    private func rule(_ rule: DiagnosticRule, _ language: Language) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("id", .string(rule.identifier)), ("shortDescription", ["text": .string(rule.title[language])]),
            ("defaultConfiguration", ["level": .string(rule.severity.rawValue)]),
        ]
        if let reference = rule.reference { members.append(("help", ["text": .string(reference)])) }
        return .object(JSONObject(members))
    }

    private func result(
        _ diagnostic: Diagnostic, file: String, _ regions: SARIFRegions, number: Int?, _ language: Language
    ) -> JSONValue {
        let artifact: JSONValue = ["uri": .string(SARIFReport.reference(to: file))]
        var physical: [(String, JSONValue)] = [("artifactLocation", artifact)]
        if let location = diagnostic.location { physical.append(("region", regions.region(of: location))) }
        var place: [(String, JSONValue)] = [("physicalLocation", .object(JSONObject(physical)))]
        if let pointer = diagnostic.pointer {
            let record = diagnostic.record.map { "record \($0) " } ?? ""
            place.append(("logicalLocations", [["fullyQualifiedName": .string(record + pointer.description)]]))
        }
        var members: [(String, JSONValue)] = [("ruleId", .string(diagnostic.rule))]
        if let number { members.append(("ruleIndex", .integer(Int64(number)))) }
        members.append(("level", .string(diagnostic.severity.rawValue)))
        members.append(("message", ["text": .string(diagnostic.message[language])]))
        members.append(("locations", [.object(JSONObject(place))]))
        if let fix = diagnostic.fix, let change = SARIFReport.json(fix, artifact: artifact, regions, language) {
            members.append(("fixes", [change]))
        }
        return .object(JSONObject(members))
    }

    private static func json(
        _ fix: Diagnostic.FixIt, artifact: JSONValue, _ regions: SARIFRegions, _ language: Language
    ) -> JSONValue? {
        guard !fix.edits.isEmpty else { return nil }
        return [
            "description": ["text": .string(fix.title[language])],
            "artifactChanges": [
                ["artifactLocation": artifact, "replacements": .array(fix.edits.map { regions.replacement($0) })]
            ],
        ]
    }

    /// A file's name as a URI reference: whatever RFC 3986 does not allow in a path is percent-encoded.
    private static func reference(to file: String) -> String {
        var result = ""
        for byte in file.utf8 {
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "/-._~".utf8.contains(byte)
            if isPlain {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
