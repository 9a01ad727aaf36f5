package import Support

/// Makes values of a parsed tree, and reports what the format does not allow.
///
/// This module makes JSON values; modules for formats based on JSON extend it with their own objects.
package struct Interpreter {
    package let bytes: UnsafeBufferPointer<UInt8>
    package var collector: DiagnosticCollector
    package var path: JSONPath
    /// Whether the text ended too early: missing parts are then not reported separately.
    package var isCutOff = false

    /// Continues with the tree and the findings of a parser.
    package init(after parser: borrowing RecoveringParser, path: JSONPath) {
        bytes = parser.bytes
        collector = parser.collector
        isCutOff = parser.hasReportedEnd
        self.path = path
    }

    package mutating func report(
        _ rule: DiagnosticRule, _ range: Range<Int>, _ message: Message,
        fix: Diagnostic.FixIt? = nil
    ) {
        collector.report(rule, at: range, path, message, fix: fix)
    }

    /// Whether the text ended within a value.
    package func isCutOff(_ node: JSONNode) -> Bool { isCutOff && node.range.upperBound == bytes.count }

    /// The text of a range.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}

extension Interpreter {
    /// A value of a foreign member. It nests as deep as its text; see `geometry(_:)`.
    package mutating func value(_ node: JSONNode) -> JSONValue {
        switch node.content {
        case .array(let elements): list(elements)
        case .object(let members): object(members)
        default: scalar(node)
        }
    }

    private mutating func list(_ elements: [JSONNode]) -> JSONValue {
        var values: [JSONValue] = []
        values.reserveCapacity(elements.count)
        for index in elements.indices {
            path.push(index)
            values.append(value(elements[index]))
            path.pop()
        }
        return .array(values)
    }

    private mutating func object(_ members: [JSONNode.Member]) -> JSONValue {
        checkDuplicates(members)
        var result: [JSONObject.Member] = []
        for index in members.indices {
            path.push(members[index].key)
            result.append(JSONObject.Member(key: members[index].key, value: value(members[index].value)))
            path.pop()
        }
        return .object(JSONObject(members: result))
    }

    private func scalar(_ node: JSONNode) -> JSONValue {
        switch node.content {
        case .boolean(let flag): return .boolean(flag)
        case .string(let text): return .string(text)
        case .number(let isProper):
            let written = isProper ? text(node.range) : RecoveringParser.fixedNumber(text(node.range)) ?? "0"
            return Array(written.utf8).withUnsafeBufferPointer { DecimalText.value($0) }
        case .null, .invalid, .consumed, .array, .object: return .null
        }
    }

    private mutating func checkDuplicates(_ members: [JSONNode.Member]) {
        var seen: Set<[UInt8]> = []
        for member in members where !seen.insert(Array(member.key.utf8)).inserted {
            path.push(member.key)
            report(
                .duplicateMember, member.keyRange,
                Message("syntax-duplicate-name", ["name": .of(member.key.prefix(40))]))
            path.pop()
        }
    }
}
