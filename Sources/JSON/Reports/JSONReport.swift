public import Support

/// Findings for programs: one JSON array with an object a finding.
///
///     [{"file": "quest.geojson", "rule": "json.missing-comma", "severity": "error", "line": 3, "column": 14, …}]
///
/// `line` and `column` count from 1, columns in Unicode scalars; `bytes` is the range in the file, its end excluded. `record` counts from 1,
/// in files of many texts, and `pointer` starts there.
public enum JSONReport {
    /// The report's text as UTF-8, indented, with a line break at its end.
    public static func render(_ files: [FileFindings], language: Language = .english) -> [UInt8] {
        let findings = files.flatMap { file in
            file.diagnostics.map { JSONValue.object($0.json(file: file.file, language)) }
        }
        return JSONWriter(options: .pretty).write(.array(findings))
    }

    /// The same report piece by piece, so that findings need not be kept.
    public static func stream(language: Language = .english) -> ReportStream {
        ReportStream(opening: Array("[".utf8), closing: Array("]\n".utf8), indent: 2) { file in
            file.diagnostics.map { .object($0.json(file: file.file, language)) }
        }
    }
}

extension Diagnostic {
    fileprivate func json(file: String, _ language: Language) -> JSONObject {
        var members: [(String, JSONValue)] = [
            ("file", .string(file)), ("rule", .string(rule)), ("severity", .string(severity.rawValue)),
            ("message", .string(message[language])),
        ]
        if let location {
            members.append(("line", .integer(Int64(location.line))))
            members.append(("column", .integer(Int64(location.column))))
            members.append(("bytes", location.byteRange.json))
        }
        if let record { members.append(("record", .integer(Int64(record)))) }
        if let pointer { members.append(("pointer", .string(pointer.description))) }
        if let reference { members.append(("reference", .string(reference))) }
        if let fix {
            let edits = fix.edits.map { edit in
                JSONValue.object(["bytes": edit.byteRange.json, "replacement": .string(edit.replacement)])
            }
            members.append(("fix", ["title": .string(fix.title[language]), "edits": .array(edits)]))
        }
        return JSONObject(members)
    }
}

extension Range<Int> {
    fileprivate var json: JSONValue { [.integer(Int64(lowerBound)), .integer(Int64(upperBound))] }
}
