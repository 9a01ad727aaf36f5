import JSON

/// How an author lays a JSON text out, as far as it takes to write another value beside theirs.
struct JSONLayout {
    /// What ends a line: `\n`, `\r\n` or `\r`.
    var lineEnd: [UInt8]
    /// What one level is indented by.
    var indent: [UInt8]
    /// What stands between a name and its value: `:`, `: `.
    var colon: [UInt8]
    /// What stands between two values on one line: `,`, `, `.
    var comma: [UInt8]

    /// Describes a layout.
    init(lineEnd: [UInt8], indent: [UInt8], colon: [UInt8], comma: [UInt8]) {
        (self.lineEnd, self.indent, self.colon, self.comma) = (lineEnd, indent, colon, comma)
    }

    /// A value on one line.
    func line(_ value: JSONValue) -> [UInt8] {
        switch value {
        case .object(let object):
            let members = object.members.map { text(of: $0.key) + colon + line($0.value) }
            return [UInt8(ascii: "{")] + Array(members.joined(separator: comma)) + [UInt8(ascii: "}")]
        case .array(let elements):
            let lines = elements.map { line($0) }
            return [UInt8(ascii: "[")] + Array(lines.joined(separator: comma)) + [UInt8(ascii: "]")]
        default: return JSONWriter().write(value)
        }
    }

    /// A value with the members of its objects on lines of their own; a list of plain values stays on one.
    /// - Parameter margin: the indent of the line that it stands on.
    func lines(_ value: JSONValue, margin: [UInt8]) -> [UInt8] {
        let inner = margin + indent
        switch value {
        case .object(let object) where !object.isEmpty:
            let members = object.members.map { text(of: $0.key) + colon + lines($0.value, margin: inner) }
            return block("{", members, "}", margin: margin)
        case .array(let elements) where elements.contains(where: { $0.objectValue != nil }):
            return block("[", elements.map { lines($0, margin: inner) }, "]", margin: margin)
        default: return line(value)
        }
    }

    /// A name in its quotes.
    func text(of key: String) -> [UInt8] { JSONWriter().write(.string(key)) }

    private func block(
        _ open: Unicode.Scalar, _ items: [[UInt8]], _ close: Unicode.Scalar, margin: [UInt8]
    ) -> [UInt8] {
        let start = lineEnd + margin + indent
        let separator = [UInt8(ascii: ",")] + start
        return [UInt8(ascii: open)] + start + Array(items.joined(separator: separator)) + lineEnd + margin
            + [UInt8(ascii: close)]
    }
}
