import JSON

/// The text of an object, whose members are changed while all other bytes stay.
struct ObjectText {
    /// A change of a member.
    enum Edit {
        case keep
        case remove
        /// Another value.
        case replace([UInt8])
        /// Another name.
        case rename(String)
    }

    /// A member: where it begins, and its value.
    struct Member {
        var name: String
        var start: Int
        var value: Range<Int>
    }

    let bytes: ArraySlice<UInt8>
    /// The offset after the opening brace.
    private let opening: Int
    /// The members in order.
    let members: [Member]

    /// Finds the members; `nil` for a text that is not a valid object.
    init?(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        let found = bytes.withUnsafeBufferPointer { Self.members(of: $0) }
        guard let found else { return nil }
        let offset = bytes.startIndex
        opening = found.opening + offset
        members = found.members.map { member in
            Member(
                name: member.name, start: member.start + offset,
                value: member.value.lowerBound + offset..<member.value.upperBound + offset)
        }
    }

    /// The text of a member's value; of duplicate names the last one counts.
    subscript(name: String) -> ArraySlice<UInt8>? {
        members.last { $0.name.isSpelled(name) }.map { bytes[$0.value] }
    }

    /// The text with changed members, and new members added in front.
    func edited(adding added: [(name: String, value: [UInt8])] = [], _ edit: (Int, Member) -> Edit) -> [UInt8] {
        var result = Array(bytes[..<opening])
        let writer = JSONWriter()
        var texts: [[UInt8]] = []
        var separators: [ArraySlice<UInt8>] = []
        for (index, member) in members.enumerated() {
            let before = index == 0 ? [] : bytes[members[index - 1].value.upperBound..<member.start]
            switch edit(index, member) {
            case .keep: texts.append(Array(bytes[member.start..<member.value.upperBound]))
            case .remove: continue
            case .rename(let name):
                let rest = bytes[member.start..<member.value.upperBound].drop { $0 != UInt8(ascii: "\"") }
                let end = rest.withUnsafeBufferPointer { ValueBounds.end(of: $0, from: 0) } ?? 0
                texts.append(writer.write(.string(name)) + rest.dropFirst(end))
            case .replace(let value): texts.append(Array(bytes[member.start..<member.value.lowerBound]) + value)
            }
            separators.append(before)
        }
        for (index, member) in added.enumerated() {
            if index > 0 { result.append(0x2C) }
            result += writer.write(.string(member.name)) + [0x3A] + member.value
        }
        if !added.isEmpty, !texts.isEmpty { result.append(0x2C) }
        if let first = members.first { result += bytes[opening..<first.start] }
        for (index, text) in texts.enumerated() {
            if index > 0 { result += separators[index].isEmpty ? [0x2C] : separators[index] }
            result += text
        }
        return result + bytes[(members.last?.value.upperBound ?? opening)...]
    }

    /// The range of a member's value; `nil` where there is none, or several, and where a name has an escape.
    static func value(of name: StaticString, in text: ArraySlice<UInt8>) -> Range<Int>? {
        let found = text.withUnsafeBufferPointer { bytes -> Range<Int>? in
            let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
            var found: Range<Int>?
            let isObject = forEachMember(of: bytes) { quoted, value in
                let member = UnsafeBufferPointer(rebasing: bytes[quoted].dropFirst().dropLast())
                guard !member.contains(UInt8(ascii: "\\")) else { return false }
                guard member.count == wanted.count, member.elementsEqual(wanted) else { return true }
                defer { found = value }
                return found == nil
            }
            return isObject ? found : nil
        }
        return found.map { $0.lowerBound + text.startIndex..<$0.upperBound + text.startIndex }
    }

    private static func members(
        of bytes: UnsafeBufferPointer<UInt8>
    ) -> (opening: Int, members: [Member])? {
        var members: [Member] = []
        let start = opening(of: bytes)
        guard
            forEachMember(
                of: bytes,
                { name, value in
                    members.append(Member(name: Self.name(bytes[name]), start: name.lowerBound, value: value))
                    return true
                })
        else { return nil }
        return (start + 1, members)
    }

    /// The offset of the opening brace, or of what stands in its place.
    private static func opening(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        skipSpace(bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }

    /// Calls `body` with the ranges of each member's name, in quotes, and value, as long as it returns `true`.
    ///
    /// - Returns: whether that was an object, looked at to its end.
    @inline(__always)
    private static func forEachMember(
        of bytes: UnsafeBufferPointer<UInt8>, _ body: (_ name: Range<Int>, _ value: Range<Int>) -> Bool
    ) -> Bool {
        var place = opening(of: bytes)
        guard place < bytes.count, bytes[place] == UInt8(ascii: "{") else { return false }
        place = skipSpace(bytes, from: place + 1)
        while place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
            guard let nameEnd = ValueBounds.end(of: bytes, from: place) else { return false }
            let valueStart = skipSpace(bytes, from: skipSpace(bytes, from: nameEnd) + 1)
            guard let end = ValueBounds.end(of: bytes, from: valueStart) else { return false }
            guard body(place..<nameEnd, valueStart..<end) else { return false }
            place = skipSpace(bytes, from: end)
            guard place < bytes.count, bytes[place] == UInt8(ascii: ",") else { break }
            place = skipSpace(bytes, from: place + 1)
        }
        return place < bytes.count && bytes[place] == UInt8(ascii: "}")
    }

    private static func name(_ quoted: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        if quoted.contains(UInt8(ascii: "\\")), case .string(let name)? = try? JSONValue(parsing: Array(quoted)) {
            return name
        }
        return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }

    private static func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var place = start
        while place < bytes.count, StrictScanner.isSpace(bytes[place]) { place += 1 }
        return place
    }
}
