import Support

extension RecoveringParser {
    /// Reads a bracket and everything in it, `position` at it, without recursion: a thread's stack may be small.
    mutating func bracketed() -> JSONNode {
        guard let outermost = enterHere() else { return passTooDeep() }
        var containers = [outermost]
        while var container = containers.popLast() {
            guard container.isArray ? nextElement(&container) : nextMember(&container) else {
                let node = leave(container)
                guard var outer = containers.popLast() else { return node }
                add(node, to: &outer)
                containers.append(outer)
                continue
            }
            skipSpace()
            guard lacksBracket || current == UInt8(ascii: "{") || current == UInt8(ascii: "[") else {
                add(value(), to: &container)
                containers.append(container)
                continue
            }
            if let inner = enterHere() {
                containers.append(container)
                containers.append(inner)
            } else {
                add(passTooDeep(), to: &container)
                containers.append(container)
            }
        }
        return JSONNode(content: .invalid, range: position..<position)
    }

    /// An object or array whose beginning was read.
    package struct Container {
        var isArray: Bool
        package var start: Int
        var needsComma = false
        /// Whether a value without a name, or skipped text, precedes: a comma after it is not certainly superfluous.
        var isBehindNameless = false
        /// The elements of an array read so far.
        var nodes: [JSONNode] = []
        package var index = 0
        /// The members of an object read so far, and the name of the member whose value comes next.
        var members: [JSONNode.Member] = []
        package var key: (text: String, range: Range<Int>)?
        /// The place of a value without a name.
        var nameless: Int?
        /// Whether the next values are further elements of a list without its opening bracket.
        var isList = false
    }

    /// Continues to the value of an object's next member; `false` at the object's end.
    package mutating func nextMember(_ container: inout Container) -> Bool {
        while true {
            skipSpace()
            guard !isAtEnd else {
                reportEnd()
                return false
            }
            if current == UInt8(ascii: "}") {
                if closesTooEarly() {
                    passStrayBracket()
                    continue
                }
                position += 1
                return false
            }
            if current == UInt8(ascii: "]") {
                if leavesUnclosed() { return false }
                container.isBehindNameless = true
                continue
            }
            if current == UInt8(ascii: ",") {
                passComma(
                    isExpected: container.needsComma || container.isBehindNameless, closing: UInt8(ascii: "}"))
                container.needsComma = false
                container.isBehindNameless = false
                continue
            }
            // A bracket in place of a name: the object was not closed, and the next element of its array begins.
            if current == UInt8(ascii: "{"), open.dropLast().last?.isArray == true {
                reportUnclosed(isArray: false)
                hasPassedComma = !container.needsComma
                return false
            }
            if !container.needsComma, let last = container.members.last?.value, continues(last) {
                // The preceding value was the first element of a list.
                reportMissingOpening(isArray: true, at: last.range.lowerBound)
                container.isList = true
                return true
            }
            if container.needsComma, !hasPassedComma { reportMissingComma() }
            hasPassedComma = false
            switch name() {
            case .name(let key, let range):
                if let outer = siblings[key], isIn(outer), leaves(for: key, range, &container) { return false }
                path.push(key)
                passColon(after: key)
                skipSpace()
                container.key = (key, range)
                if isName(at: position) { reportMissingOpening(isArray: false, at: position) }
                return true
            case .bracket:
                container.nameless = position
                return true
            case .value: return true
            case .nothing:
                container.needsComma = false
                container.isBehindNameless = true
            }
        }
    }

    /// Continues to an array's next element; `false` at the array's end.
    package mutating func nextElement(_ container: inout Container) -> Bool {
        while true {
            skipSpace()
            guard !isAtEnd else {
                reportEnd()
                return false
            }
            if current == UInt8(ascii: "]") {
                if closesTooEarly() {
                    passStrayBracket()
                    continue
                }
                position += 1
                return false
            }
            if current == UInt8(ascii: "}") {
                if leavesUnclosed() { return false }
                container.isBehindNameless = true
                continue
            }
            if current == UInt8(ascii: ",") {
                passComma(
                    isExpected: container.needsComma || container.isBehindNameless, closing: UInt8(ascii: "]"))
                container.needsComma = false
                container.isBehindNameless = false
                continue
            }
            if current == UInt8(ascii: ":") {
                skipUnexpected()
                continue
            }
            if open.count > 1, isName(at: position) {
                if lacksOpening(container) {
                    if container.needsComma, !hasPassedComma { reportMissingComma() }
                    hasPassedComma = false
                    reportMissingOpening(isArray: false, at: position)
                    path.push(container.index)
                    return true
                }
                reportUnclosed(isArray: true)
                // The comma may have been read in an inner array, which was left for the same name.
                hasPassedComma = hasPassedComma || !container.needsComma
                return false
            }
            if container.needsComma, !hasPassedComma { reportMissingComma() }
            hasPassedComma = false
            path.push(container.index)
            return true
        }
    }

    /// Stores an element or a member's value; `nil` where the value was stored elsewhere.
    package mutating func add(_ node: JSONNode?, to container: inout Container) {
        container.needsComma = true
        container.isBehindNameless = false
        if container.isArray {
            path.pop()
            if let node { container.nodes.append(node) }
            container.index += 1
        } else if let key = container.key {
            path.pop()
            if let node {
                container.members.append(JSONNode.Member(key: key.text, keyRange: key.range, value: node))
                if case .invalid = node.content {
                    // The next value may still belong to it.
                    container.needsComma = false
                    container.isBehindNameless = true
                }
            }
            container.key = nil
        } else if container.isList {
            container.isList = false
        } else {
            if let start = container.nameless { reportNameless(start) }
            container.nameless = nil
            container.needsComma = false
            container.isBehindNameless = true
        }
    }

    /// The node of a container whose end was read. Its start is valid only while the window has not moved.
    package mutating func leave(_ container: Container) -> JSONNode {
        open.removeLast()
        return JSONNode(
            content: container.isArray ? .array(container.nodes) : .object(container.members),
            range: min(container.start, position)..<position)
    }

    /// Enters an opening bracket; `nil` where the nesting is too deep.
    package mutating func enter(isArray: Bool) -> Container? {
        guard open.count < depthLimit else { return nil }
        open.append(Bracket(isArray: isArray, position: position, first: first(behind: position + 1)))
        position += 1
        return Container(isArray: isArray, start: position - 1)
    }

    /// Enters the bracket here, or a missing bracket; `nil` where the nesting is too deep.
    private mutating func enterHere() -> Container? {
        guard lacksBracket else { return enter(isArray: current == UInt8(ascii: "[")) }
        lacksBracket = false
        let isArray = !isName(at: position)
        guard open.count < depthLimit else { return nil }
        open.append(Bracket(isArray: isArray, position: max(0, position - 1), first: first(behind: position)))
        return Container(isArray: isArray, start: position)
    }

    /// Enters an object that lacks its opening brace, which is reported; `nil` where no name is here.
    package mutating func enterWithoutBrace() -> Container? {
        guard isName(at: position) else { return nil }
        reportMissingOpening(isArray: false, at: position)
        return enterHere()
    }

    /// Whether an element that begins with a name lacks its opening bracket: a list does not end after its beginning or a
    /// comma, nor before a name that its elements begin with.
    private mutating func lacksOpening(_ container: Container) -> Bool {
        guard let first = open.last?.first else { return false }
        if container.index == 0, !container.needsComma { return true }
        return first.kind == .object && !first.name.isEmpty && first.name == name(at: position)
    }

    /// Whether the value here, in an object, is a further element of a list whose first element was read as a member's value.
    private mutating func continues(_ last: JSONNode) -> Bool {
        switch (last.content, current) {
        case (.object, UInt8(ascii: "{")): return open.dropLast().last?.isArray != true
        case (.number, UInt8(ascii: "-")), (.number, 0x30...0x39): return true
        default: return false
        }
    }

    private func isIn(_ name: String) -> Bool {
        if case .key(let last)? = path.steps.last { last == name } else { false }
    }

    /// Leaves the object for a member that belongs to the outer one; `false` where it belongs to this one.
    private mutating func leaves(
        for key: String, _ range: Range<Int>, _ container: inout Container
    ) -> Bool {
        var offset = range.upperBound
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        guard byte(offset) == UInt8(ascii: ":") else { return false }
        offset += 1
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        guard belongsOutside(valueAt: offset) else { return false }
        position = range.lowerBound
        reportUnclosed(isArray: false)
        hasPassedComma = true
        return true
    }

    private mutating func passTooDeep() -> JSONNode {
        let start = position
        passNested()
        report(
            .tooDeep, start..<start + 1,
            Message("syntax-too-deep-2", ["limit": .of(depthLimit)]))
        return JSONNode(content: .invalid, range: start..<position)
    }
}
