import Languages

extension RecoveringParser {
    /// Reads an object, `position` at its opening bracket. `member` may read the value of a member itself and return it.
    mutating func object(member: (inout RecoveringParser, String) -> JSONNode?) -> JSONNode {
        let start = position
        guard enter(isArray: false) else { return JSONNode(content: .invalid, range: start..<position) }
        defer { open.removeLast() }
        var members: [JSONNode.Member] = []
        var needsComma = false
        while true {
            skipSpace()
            guard !isAtEnd else {
                reportEnd()
                break
            }
            if current == UInt8(ascii: "}") {
                position += 1
                break
            }
            if current == UInt8(ascii: "]") {
                if leavesUnclosed() { break }
                continue
            }
            if current == UInt8(ascii: ",") {
                passComma(isExpected: needsComma, closing: UInt8(ascii: "}"))
                needsComma = false
                continue
            }
            // A bracket where a name should be: the object was not closed, and the next element of its array begins.
            if current == UInt8(ascii: "{"), open.dropLast().last?.isArray == true {
                reportUnclosed(isArray: false)
                hasPassedComma = !needsComma
                break
            }
            if needsComma, !hasPassedComma { reportMissingComma() }
            hasPassedComma = false
            guard let (key, keyRange) = name() else {
                needsComma = false
                continue
            }
            path.push(key)
            passColon(after: key)
            skipSpace()
            let value = member(&self, key) ?? self.value()
            path.pop()
            members.append(JSONNode.Member(key: key, keyRange: keyRange, value: value))
            needsComma = true
        }
        return JSONNode(content: .object(members), range: start..<position)
    }

    /// Reads an array, `position` at its opening bracket. `element` reads one element, or several that are in order, and
    /// says which index comes next.
    mutating func array(elements: (inout RecoveringParser, _ index: inout Int) -> JSONNode?) -> JSONNode {
        let start = position
        guard enter(isArray: true) else { return JSONNode(content: .invalid, range: start..<position) }
        defer { open.removeLast() }
        var nodes: [JSONNode] = []
        var index = 0
        var needsComma = false
        while true {
            skipSpace()
            guard !isAtEnd else {
                reportEnd()
                break
            }
            if current == UInt8(ascii: "]") {
                position += 1
                break
            }
            if current == UInt8(ascii: "}") {
                if leavesUnclosed() { break }
                continue
            }
            if current == UInt8(ascii: ",") {
                passComma(isExpected: needsComma, closing: UInt8(ascii: "]"))
                needsComma = false
                continue
            }
            if current == UInt8(ascii: ":") {
                skipUnexpected()
                continue
            }
            if isName() {
                reportUnclosed(isArray: true)
                hasPassedComma = !needsComma
                break
            }
            if needsComma, !hasPassedComma { reportMissingComma() }
            hasPassedComma = false
            path.push(index)
            let node = elements(&self, &index)
            path.pop()
            if let node { nodes.append(node) }
            index += 1
            needsComma = true
        }
        return JSONNode(content: .array(nodes), range: start..<position)
    }

    mutating func array(element: (inout RecoveringParser, Int) -> JSONNode) -> JSONNode {
        array(elements: { parser, index in element(&parser, index) })
    }

    /// Steps behind an opening bracket. Where the brackets are too deep already, passes over all of it instead.
    private mutating func enter(isArray: Bool) -> Bool {
        guard open.count < depthLimit else {
            let start = position
            passNested()
            report(
                .tooDeep, start..<start + 1,
                "brackets are nested deeper than \(depthLimit); what is inside was not read",
                "вложенность скобок превышает \(depthLimit); содержимое не прочитано")
            return false
        }
        open.append(Bracket(isArray: isArray, position: position))
        position += 1
        return true
    }

    /// Passes over a bracket and everything in it, by brackets and quotes alone.
    private mutating func passNested() {
        var depth = 0
        while !isAtEnd {
            switch current {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                position += 1
                while !isAtEnd, current != UInt8(ascii: "\"") {
                    position += current == UInt8(ascii: "\\") ? 2 : 1
                }
            default: break
            }
            position = min(position + 1, bytes.count)
            if depth == 0 { return }
        }
    }

    /// At a closing bracket of the other kind: whether it belongs to a bracket further out, so that this one ends here.
    /// Otherwise it closes nothing and is passed over.
    private mutating func leavesUnclosed() -> Bool {
        let closesArray = current == UInt8(ascii: "]")
        if open.dropLast().contains(where: { $0.isArray == closesArray }) {
            reportUnclosed(isArray: !closesArray)
            return true
        }
        let text = closesArray ? "]" : "}"
        report(
            .bracketMismatch, position..<position + 1, "“\(text)” closes nothing; remove it",
            "«\(text)» ничего не закрывает; удалите")
        position += 1
        return false
    }

    private mutating func reportUnclosed(isArray: Bool) {
        let (opening, closing) = isArray ? ("[", "]") : ("{", "}")
        var line = ""
        var russianLine = ""
        // Counting lines reads the text from its start: not for thousands of findings.
        if collector.base == 0, collector.pending.count < 50, let bracket = open.last {
            var counter = LineCounter(bytes)
            let number = counter.place(of: bracket.position).line
            line = " of line \(number)"
            russianLine = " из строки \(number)"
        }
        report(
            .bracketMismatch, position..<min(bytes.count, position + 1),
            "“\(opening)”\(line) must be closed with “\(closing)” before this",
            "перед этим нужно закрыть «\(opening)»\(russianLine) скобкой «\(closing)»")
    }

    private mutating func passComma(isExpected: Bool, closing: UInt8) {
        let comma = position
        position += 1
        guard isExpected, !hasPassedComma else {
            hasPassedComma = false
            reportExtraComma(comma)
            return
        }
        skipSpace()
        if current == closing { reportExtraComma(comma) }
    }

    private mutating func reportExtraComma(_ comma: Int) {
        report(
            .extraComma, comma..<comma + 1, "this comma is one too many; remove it", "лишняя запятая; удалите её",
            fix: .removing(comma..<comma + 1, LocalizedText("remove the comma", "удалить запятую")))
    }

    /// The comma belongs behind the last thing before `position`.
    private mutating func reportMissingComma() {
        var end = position
        while end > 0, StrictScanner.isSpace(bytes[end - 1]) { end -= 1 }
        report(
            .missingComma, max(0, end - 1)..<end, "a comma is missing after this", "после этого пропущена запятая",
            fix: .replacing(end..<end, ",", LocalizedText("insert a comma", "вставить запятую")))
    }
}
