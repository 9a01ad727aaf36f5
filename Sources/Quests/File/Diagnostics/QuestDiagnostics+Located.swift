internal import GeoJSON
import JSON

extension QuestDiagnostics {
    /// The diagnostics with their places in the text, in the order of the text.
    func located(in bytes: [UInt8]) -> [Diagnostic] {
        let text = LocatedText(bytes, locating: list.flatMap { $0.pointers })
        return list.map { diagnostic in
            Diagnostic(
                diagnostic.rule, at: text.location(of: diagnostic.pointer), pointer: diagnostic.pointer,
                message: diagnostic.message, fix: text.fix(diagnostic.remedy))
        }
    }
}

extension QuestDiagnostics.Entry {
    /// Every value whose position is needed to show the diagnostic and to make its fix.
    fileprivate var pointers: [JSONPointer] {
        var pointers = [pointer]
        while let last = pointers.last, !last.components.isEmpty { pointers.append(last.parent) }
        switch remedy?.change {
        case nil: break
        case .replace(let value, _): pointers.append(value)
        case .exchange(let pairs): pointers += pairs.flatMap { [$0.0, $0.1] }
        case .renameMembers(let members, let name):
            pointers += members + members.map { $0.parent.appending(name) }
        }
        return pointers
    }
}

/// A text in which values are found by their pointers.
private struct LocatedText {
    private let bytes: [UInt8]
    private let locations: [JSONPointer: SourceLocation]

    init(_ bytes: [UInt8], locating pointers: [JSONPointer]) {
        self.bytes = bytes
        let wanted = Array(Set(pointers))
        var locations: [JSONPointer: SourceLocation] = [:]
        for (pointer, location) in zip(wanted, JSONPointer.locate(wanted, in: bytes)) { locations[pointer] = location }
        self.locations = locations
    }

    /// The position of a value, or of the nearest enclosing value.
    func location(of pointer: JSONPointer) -> SourceLocation? {
        var pointer = pointer
        while true {
            if let location = locations[pointer] { return location }
            guard !pointer.components.isEmpty else { return nil }
            pointer = pointer.parent
        }
    }

    /// The byte edits of a remedy; `nil` if they cannot be determined safely.
    func fix(_ remedy: QuestDiagnostics.Titled?) -> Diagnostic.FixIt? {
        guard let remedy, let edits = edits(remedy.change) else { return nil }
        return Diagnostic.FixIt(
            title: remedy.title, edits: edits.sorted { $0.byteRange.lowerBound < $1.byteRange.lowerBound })
    }

    private func edits(_ change: QuestDiagnostics.Remedy) -> [Diagnostic.Edit]? {
        switch change {
        case .replace(let pointer, let replacement):
            guard let range = locations[pointer]?.byteRange else { return nil }
            return [Diagnostic.Edit(byteRange: range, replacement: replacement)]
        case .exchange(let pairs):
            var edits: [Diagnostic.Edit] = []
            for (first, second) in pairs {
                guard let left = locations[first]?.byteRange, let right = locations[second]?.byteRange else {
                    return nil
                }
                edits.append(Diagnostic.Edit(byteRange: left, replacement: text(right)))
                edits.append(Diagnostic.Edit(byteRange: right, replacement: text(left)))
            }
            return edits
        case .renameMembers(let pointers, let name):
            var edits: [Diagnostic.Edit] = []
            for pointer in pointers {
                // If a member has the new name already, it would occur twice.
                guard let key = pointer.components.last, locations[pointer.parent.appending(name)] == nil,
                    let range = nameRange(key, before: pointer)
                else { return nil }
                edits.append(Diagnostic.Edit(byteRange: range, replacement: "\"\(name)\""))
            }
            return edits
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// The bytes of `"key"` before its value, if it is written without escapes.
    private func nameRange(_ key: String, before pointer: JSONPointer) -> Range<Int>? {
        guard let start = locations[pointer]?.byteRange.lowerBound, start <= bytes.count else { return nil }
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        let quoted = Array("\"\(key)\"".utf8)
        guard let colon = bytes[..<start].lastIndex(where: { !isBlank($0) }), bytes[colon] == UInt8(ascii: ":"),
            let end = bytes[..<colon].lastIndex(where: { !isBlank($0) }), end + 1 >= quoted.count
        else { return nil }
        let range = (end + 1 - quoted.count)..<(end + 1)
        return bytes[range].elementsEqual(quoted) ? range : nil
    }
}
