import JSON

/// Changes values of a text and leaves every other byte as it was.
///
/// A change is told as two values, before and after. What differs between them is changed in the text; what the text has besides,
/// such as members that nobody knows, stays. A value that the text spells in another shape is replaced as a whole.
///
///     {"name": "Oak",  "points": 5.0, "my": 1}     before {"name": "Oak", "points": 5}
///     {"name": "Oak",  "points": 7, "my": 1}       after  {"name": "Oak", "points": 7}
struct JSONMerge {
    private let source: JSONSource
    private let layout: JSONLayout
    /// The shortest form of a value that is written anew.
    private let shortened: (JSONValue) -> JSONValue

    init(
        _ source: JSONSource, layout: JSONLayout, shortened: @escaping (JSONValue) -> JSONValue = { $0 }
    ) {
        self.source = source
        self.layout = layout
        self.shortened = shortened
    }

    /// The text of a value after a change.
    func text(of node: JSONNode, from old: JSONValue?, to new: JSONValue) -> [UInt8] {
        if let old, old.isWritten(like: new) { return Array(source.text(of: node)) }
        switch (node.content, old, new) {
        case (.object(let members), .object(let before)?, .object(let after)):
            return object(node, members, from: before, to: after)
        case (.array(let elements), .array(let before)?, .array(let after)) where elements.count == before.count:
            return array(node, elements, from: before, to: after)
        case (.null, _, _): return added(from: old, to: new)
        default: return layout.line(shortened(new))
        }
    }

    private func object(
        _ node: JSONNode, _ members: [JSONNode.Member], from old: JSONObject, to new: JSONObject
    ) -> [UInt8] {
        var items: [JSONItem] = []
        for (index, member) in members.enumerated() {
            let (before, after) = (old[member.key], new[member.key])
            guard let after else {
                // What was there before is taken away, as often as the text has it.
                if before == nil { items.append(.kept(index, nil)) }
                continue
            }
            // Of equal names the last counts.
            let isLast = !members[(index + 1)...].contains { $0.key.isSpelled(member.key) }
            let isSame = before.map { $0.isWritten(like: after) } ?? false
            guard isLast, !isSame else {
                items.append(.kept(index, nil))
                continue
            }
            let name = source.bytes[member.keyRange.lowerBound..<member.value.range.lowerBound]
            items.append(.kept(index, name + text(of: member.value, from: before, to: after)))
        }
        let colon = members.last.map { Array(source.bytes[$0.keyRange.upperBound..<$0.value.range.lowerBound]) }
        for member in new.members where !members.contains(where: { $0.key.isSpelled(member.key) }) {
            if let before = old[member.key], before.isWritten(like: member.value) { continue }
            items.append(
                .new(
                    layout.text(of: member.key) + (colon ?? layout.colon)
                        + added(from: old[member.key], to: member.value)))
        }
        let ranges = members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
        return source.text(of: node, ranges, arranged: items, layout: layout)
    }

    /// The text of a value of which there is none yet; of an object only what has changed.
    private func added(from old: JSONValue?, to new: JSONValue) -> [UInt8] {
        guard case .object(let before)? = old, case .object(let after) = new else { return layout.line(shortened(new)) }
        let changed = after.members.filter { member in
            before[member.key].map { !$0.isWritten(like: member.value) } ?? true
        }
        return layout.line(shortened(.object(JSONObject(members: changed))))
    }

    private func array(
        _ node: JSONNode, _ elements: [JSONNode], from old: [JSONValue], to new: [JSONValue]
    ) -> [UInt8] {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start].isWritten(like: new[start]) { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end].isWritten(like: new[new.count - 1 - end]) { end += 1 }
        var items: [JSONItem] = (0..<start).map { .kept($0, nil) }
        for place in start..<(new.count - end) {
            if place < old.count - end {
                items.append(.kept(place, text(of: elements[place], from: old[place], to: new[place])))
            } else {
                items.append(.new(layout.line(shortened(new[place]))))
            }
        }
        items += (0..<end).map { .kept(old.count - end + $0, nil) }
        return source.text(of: node, elements.map { $0.range }, arranged: items, layout: layout)
    }
}

/// A member or element of a text that is written anew.
enum JSONItem {
    /// One that was there, by its place, with another text where it has changed.
    case kept(Int, [UInt8]?)
    /// Another one.
    case new([UInt8])
}

extension JSONSource {
    /// The text of an object or array with its members or elements in another arrangement; each one that stays keeps the blank
    /// space before it.
    func text(
        of node: JSONNode, _ ranges: [Range<Int>], arranged items: [JSONItem], layout: JSONLayout
    ) -> [UInt8] {
        guard let first = ranges.first, let last = ranges.last else {
            let texts = items.map { item in
                if case .new(let text) = item { text } else { [UInt8]() }
            }
            guard !texts.isEmpty else { return Array(text(of: node)) }
            let brackets = (bytes[node.range.lowerBound], bytes[node.range.upperBound - 1])
            return [brackets.0] + Array(texts.joined(separator: layout.comma)) + [brackets.1]
        }
        guard !items.isEmpty else { return [bytes[node.range.lowerBound], bytes[node.range.upperBound - 1]] }
        let opening = bytes[node.range.lowerBound..<first.lowerBound]
        var result = Array(opening)
        for (place, item) in items.enumerated() {
            switch item {
            case .kept(let index, let text):
                if place > 0 { result += index > 0 ? gap(ranges, before: index) : gap(ranges, layout)[...] }
                result += text ?? Array(bytes[ranges[index]])
            case .new(let text):
                if place > 0 { result += gap(ranges, layout) }
                result += text
            }
        }
        return result + bytes[last.upperBound..<node.range.upperBound]
    }

    /// What stands between two neighbours: a comma and blank space.
    private func gap(_ ranges: [Range<Int>], before index: Int) -> ArraySlice<UInt8> {
        bytes[ranges[index - 1].upperBound..<ranges[index].lowerBound]
    }

    /// What stands before one that had no neighbour before it.
    private func gap(_ ranges: [Range<Int>], _ layout: JSONLayout) -> [UInt8] {
        guard ranges.count < 2 else { return Array(gap(ranges, before: ranges.count - 1)) }
        let lead = bytes[..<ranges[0].lowerBound].reversed().prefix { StrictScanner.isSpace($0) }.reversed()
        return lead.contains { $0 == 0x0A || $0 == 0x0D } ? [UInt8(ascii: ",")] + lead : layout.comma
    }
}
