/// Finds the places of many values in one pass over a text, so that nobody has to keep positions while reading.
///
/// Values that nobody asks for are skipped by their brackets and quotes. A text with errors is followed as far as its
/// brackets make sense.
package struct PointerLocator {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var found: [Int: Place] = [:]

    /// Where a value is, and where the member of an object begins whose value it is.
    struct Place {
        var value: Range<Int>
        var name: Int?

        package init(value: Range<Int>, name: Int? = nil) {
            self.value = value
            self.name = name
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The places of the values that the pointers point to; of equal names the last counts.
    static func places(of pointers: [JSONPointer], in bytes: UnsafeBufferPointer<UInt8>) -> [Place?] {
        var root = Node()
        for (index, pointer) in pointers.enumerated() { root.insert(pointer.components[...], index) }
        var locator = PointerLocator(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { locator.position = 3 }
        locator.visit(root, depth: 0)
        return pointers.indices.map { locator.found[$0] }
    }

    /// Names and indices that are asked for, as a tree.
    private struct Node {
        var questions: [Int] = []
        var children: [Spelling: Node] = [:]

        mutating func insert(_ components: ArraySlice<String>, _ question: Int) {
            guard let first = components.first else {
                questions.append(question)
                return
            }
            children[Spelling(first), default: Node()].insert(components.dropFirst(), question)
        }
    }

    private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipSpace() {
        while position < bytes.count, StrictScanner.isSpace(bytes[position]) { position += 1 }
    }

    private mutating func visit(_ node: Node, depth: Int, name: Int? = nil) {
        skipSpace()
        let start = position
        if node.children.isEmpty || depth > 1_000 {
            passValue()
        } else if current == UInt8(ascii: "{") {
            visitObject(node, depth)
        } else if current == UInt8(ascii: "[") {
            visitArray(node, depth)
        } else {
            passValue()
        }
        for question in node.questions { found[question] = Place(value: start..<position, name: name) }
    }

    private mutating func visitObject(_ node: Node, _ depth: Int) {
        position += 1
        while true {
            skipSpace()
            guard current == UInt8(ascii: "\""), let base = bytes.baseAddress else { break }
            let start = position
            passString()
            let key = StringDecoder.string(base + start + 1, base + max(start + 1, position - 1))
            skipSpace()
            guard current == UInt8(ascii: ":") else { break }
            position += 1
            if let child = node.children[Spelling(key)] {
                // What a member of the same name had before does not count any more.
                forget(child)
                visit(child, depth: depth + 1, name: start)
            } else {
                passValue()
            }
            skipSpace()
            if current == UInt8(ascii: ",") { position += 1 }
        }
        if current == UInt8(ascii: "}") { position += 1 }
    }

    private mutating func forget(_ node: Node) {
        for question in node.questions { found[question] = nil }
        for child in node.children.values { forget(child) }
    }

    private mutating func visitArray(_ node: Node, _ depth: Int) {
        position += 1
        var index = 0
        while true {
            skipSpace()
            guard position < bytes.count, current != UInt8(ascii: "]"), current != UInt8(ascii: "}") else { break }
            let before = position
            if let child = node.children[Spelling(String(index))] {
                visit(child, depth: depth + 1)
            } else {
                passValue()
            }
            skipSpace()
            if current == UInt8(ascii: ",") { position += 1 }
            guard position > before else { break }
            index += 1
        }
        if current == UInt8(ascii: "]") { position += 1 }
    }

    /// What goes when the member at a pointer does: its name, its value, and a comma beside it; `nil` where there is none.
    package static func removal(of pointer: JSONPointer, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard let place = places(of: [pointer], in: bytes)[0], var start = place.name else { return nil }
        var end = place.value.upperBound
        while end < bytes.count, StrictScanner.isSpace(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
            end += 1
            while end < bytes.count, StrictScanner.isSpace(bytes[end]) { end += 1 }
            return start..<end
        }
        while start > 0, StrictScanner.isSpace(bytes[start - 1]) { start -= 1 }
        if start > 0, bytes[start - 1] == UInt8(ascii: ",") { start -= 1 }
        return start..<place.value.upperBound
    }

    private mutating func passString() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
    }

    private mutating func passValue() {
        skipSpace()
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                passString()
                if depth == 0 { return }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > 0 else { return }
                depth -= 1
                if depth == 0 {
                    position += 1
                    return
                }
            case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
                if depth == 0 { return }
            default: break
            }
            position += 1
        }
    }
}

extension JSONPointer {
    /// Where the value is in a text; `nil` where there is none.
    ///
    /// The text is read for the answer, which lets a program report the place of something it found in the objects long
    /// after reading: `JSONPointer(["features", "3", "properties", "answer"]).locate(in: bytes)`.
    ///
    /// - Complexity: O(*n*) in the length of the text. For many pointers, `locate(_:in:)` reads it once.
    public func locate(in bytes: [UInt8]) -> SourceLocation? {
        Self.locate([self], in: bytes)[0]
    }

    /// Where the values are in a text, read once.
    public static func locate(_ pointers: [JSONPointer], in bytes: [UInt8]) -> [SourceLocation?] {
        bytes.withUnsafeBufferPointer { buffer in
            let ranges = PointerLocator.places(of: pointers, in: buffer).map { $0?.value }
            let order = ranges.indices.sorted { (ranges[$0]?.lowerBound ?? 0) < (ranges[$1]?.lowerBound ?? 0) }
            var counter = LineCounter(buffer)
            var result = [SourceLocation?](repeating: nil, count: ranges.count)
            for index in order { result[index] = ranges[index].map { counter.location(of: $0) } }
            return result
        }
    }
}
