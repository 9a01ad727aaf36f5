import Diagnostics

extension RecoveringParser {
    /// Reads a bracket and everything in it, `position` at it, without recursion: a thread's stack may be small.
    mutating func bracketed() -> JSONNode {
        guard let outermost = enter(isArray: current == UInt8(ascii: "[")) else { return passTooDeep() }
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
            guard current == UInt8(ascii: "{") || current == UInt8(ascii: "[") else {
                add(value(), to: &container)
                containers.append(container)
                continue
            }
            if let inner = enter(isArray: current == UInt8(ascii: "[")) {
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
        /// What was read of an array.
        var nodes: [JSONNode] = []
        package var index = 0
        /// What was read of an object, and the name of the member whose value comes next.
        var members: [JSONNode.Member] = []
        package var key: (text: String, range: Range<Int>)?
        /// Where a value stands that has no name.
        var nameless: Int?
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
                position += 1
                return false
            }
            if current == UInt8(ascii: "]") {
                if leavesUnclosed() { return false }
                continue
            }
            if current == UInt8(ascii: ",") {
                passComma(isExpected: container.needsComma, closing: UInt8(ascii: "}"))
                container.needsComma = false
                continue
            }
            // A bracket where a name should be: the object was not closed, and the next element of its array begins.
            if current == UInt8(ascii: "{"), open.dropLast().last?.isArray == true {
                reportUnclosed(isArray: false)
                hasPassedComma = !container.needsComma
                return false
            }
            if container.needsComma, !hasPassedComma { reportMissingComma() }
            hasPassedComma = false
            switch name() {
            case .name(let key, let range):
                path.push(key)
                passColon(after: key)
                skipSpace()
                container.key = (key, range)
                return true
            case .bracket:
                container.nameless = position
                return true
            case .value: return true
            case .nothing: container.needsComma = false
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
                position += 1
                return false
            }
            if current == UInt8(ascii: "}") {
                if leavesUnclosed() { return false }
                continue
            }
            if current == UInt8(ascii: ",") {
                passComma(isExpected: container.needsComma, closing: UInt8(ascii: "]"))
                container.needsComma = false
                continue
            }
            if current == UInt8(ascii: ":") {
                skipUnexpected()
                continue
            }
            if isName() {
                reportUnclosed(isArray: true)
                // The comma may have been passed in an array within this one, which was left for the same name.
                hasPassedComma = hasPassedComma || !container.needsComma
                return false
            }
            if container.needsComma, !hasPassedComma { reportMissingComma() }
            hasPassedComma = false
            path.push(container.index)
            return true
        }
    }

    /// Notes what an element or a member's value was; `nil` where it was taken elsewhere.
    package mutating func add(_ node: JSONNode?, to container: inout Container) {
        container.needsComma = true
        if container.isArray {
            path.pop()
            if let node { container.nodes.append(node) }
            container.index += 1
        } else if let key = container.key {
            path.pop()
            if let node {
                container.members.append(JSONNode.Member(key: key.text, keyRange: key.range, value: node))
            }
            container.key = nil
        } else {
            if let start = container.nameless { reportNameless(start) }
            container.nameless = nil
            container.needsComma = false
        }
    }

    /// What a container is, once its end was read. Where it starts is only right while the window has not moved.
    package mutating func leave(_ container: Container) -> JSONNode {
        open.removeLast()
        return JSONNode(
            content: container.isArray ? .array(container.nodes) : .object(container.members),
            range: min(container.start, position)..<position)
    }

    /// Steps behind an opening bracket; `nil` where brackets are too deep already.
    package mutating func enter(isArray: Bool) -> Container? {
        guard open.count < depthLimit else { return nil }
        open.append(Bracket(isArray: isArray, position: position))
        position += 1
        return Container(isArray: isArray, start: position - 1)
    }

    private mutating func passTooDeep() -> JSONNode {
        let start = position
        passNested()
        report(
            .tooDeep, start..<start + 1,
            SyntaxTexts.tooDeep(depthLimit))
        return JSONNode(content: .invalid, range: start..<position)
    }
}
