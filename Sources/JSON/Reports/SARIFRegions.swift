/// Ranges of a file as SARIF's regions (section 3.30).
///
/// A region of text says where it ends: the column behind its last character (3.30.8). Beside it the range in bytes is the same, or
/// it is left out (3.30.1). Columns do not count a byte-order mark (3.30.2). Replacements are of text with text, or of bytes with
/// bytes (3.57.2).
struct SARIFRegions {
    private let text: SourceText?
    private let startsWithMark: Bool

    /// - Parameter text: the file's text, or a part of it.
    init(_ text: SourceText?) {
        self.text = text
        startsWithMark = text.map { $0.origin.offset == 0 && $0.bytes.starts(with: [0xEF, 0xBB, 0xBF]) } ?? false
    }

    /// The region of a finding.
    func region(of location: SourceLocation) -> JSONValue {
        let range = location.byteRange
        let start = (line: location.line, column: location.column)
        // A mark at the start of the file is no text.
        if startsWithMark, range.lowerBound < 3 { return .object(JSONObject(Self.bytes(range))) }
        guard let end = place(of: range.upperBound) else {
            // Where the end is not known, the place where the finding starts.
            return .object(JSONObject(textRegion(start, start)))
        }
        return .object(JSONObject(textRegion(start, end) + Self.bytes(range)))
    }

    /// A replacement as an edit makes it.
    func replacement(_ edit: Diagnostic.Edit) -> JSONValue {
        let range = edit.byteRange
        let isText = !(startsWithMark && range.lowerBound < 3)
        var members: [(String, JSONValue)] = []
        if isText, let start = place(of: range.lowerBound), let end = place(of: range.upperBound) {
            members.append(("deletedRegion", .object(JSONObject(textRegion(start, end)))))
            if !edit.replacement.isEmpty { members.append(("insertedContent", ["text": .string(edit.replacement)])) }
        } else {
            members.append(("deletedRegion", .object(JSONObject(Self.bytes(range)))))
            if !edit.replacement.isEmpty {
                let content = Base64.text(Array(edit.replacement.utf8))
                members.append(("insertedContent", ["binary": .string(content)]))
            }
        }
        return .object(JSONObject(members))
    }

    private typealias Place = (line: Int, column: Int)

    private func place(of offset: Int) -> Place? {
        text?.place(of: offset).map { ($0.line, $0.column) }
    }

    private func textRegion(_ start: Place, _ end: Place) -> [(String, JSONValue)] {
        func column(_ place: Place) -> JSONValue {
            .integer(Int64(place.line == 1 && startsWithMark ? max(1, place.column - 1) : place.column))
        }
        return [
            ("startLine", .integer(Int64(start.line))), ("startColumn", column(start)),
            ("endLine", .integer(Int64(end.line))), ("endColumn", column(end)),
        ]
    }

    private static func bytes(_ range: Range<Int>) -> [(String, JSONValue)] {
        [("byteOffset", .integer(Int64(range.lowerBound))), ("byteLength", .integer(Int64(range.count)))]
    }
}
