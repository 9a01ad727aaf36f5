import JSON
import Support

extension Message {
    /// Every language.
    var json: JSONValue { .inEveryLanguage(self) }
}

extension JSONValue {
    /// Findings about a text, as `Finding` in veloquest.d.ts describes them.
    static func findings(_ diagnostics: [Diagnostic], in text: [UInt8]) -> JSONValue {
        var places: [Int] = []
        for diagnostic in diagnostics {
            if let range = diagnostic.location?.byteRange { places += [range.lowerBound, range.upperBound] }
            for edit in diagnostic.fix?.edits ?? [] {
                places += [edit.byteRange.lowerBound, edit.byteRange.upperBound]
            }
        }
        let offsets = UTF16Offsets(of: places, in: text)
        return .array(diagnostics.map { .object($0.json(offsets)) })
    }
}

extension Diagnostic {
    fileprivate func json(_ offsets: UTF16Offsets) -> JSONObject {
        var object: JSONObject = [
            "rule": .string(rule), "severity": .string(severity.rawValue), "message": message.json,
        ]
        if let location {
            object["line"] = .integer(Int64(location.line))
            object["column"] = .integer(Int64(location.column))
            object["bytes"] = location.byteRange.json
            object["range"] = location.byteRange.json(offsets)
        }
        object["pointer"] = pointer.map { .string($0.description) }
        object["reference"] = reference.map { .string($0) }
        if let fix {
            let edits = fix.edits.map { edit -> JSONValue in
                [
                    "bytes": edit.byteRange.json, "range": edit.byteRange.json(offsets),
                    "replacement": .string(edit.replacement),
                ]
            }
            object["fix"] = ["title": fix.title.json, "edits": .array(edits)]
        }
        return object
    }
}

extension Range<Int> {
    fileprivate var json: JSONValue { [.integer(Int64(lowerBound)), .integer(Int64(upperBound))] }

    fileprivate func json(_ offsets: UTF16Offsets) -> JSONValue {
        [.integer(Int64(offsets[lowerBound])), .integer(Int64(offsets[upperBound]))]
    }
}
