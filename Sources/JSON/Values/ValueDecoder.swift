/// Turns JSON text into values, strictly: `nil` at the first thing that is not right.
struct ValueDecoder: ~Copyable {
    private let scanner: StrictScanner?
    private let start: BytePointer?
    private var keys = KeyTable()
    /// Whether equal keys are let through; texts that were checked before may have them.
    private let allowsEqualKeys: Bool

    package init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int = .max, allowsEqualKeys: Bool = true) {
        scanner = StrictScanner(bytes, depthLimit: depthLimit)
        start = bytes.baseAddress
        self.allowsEqualKeys = allowsEqualKeys
    }

    /// The object that is the whole text.
    package mutating func object() -> JSONObject? {
        guard case .object(let object)? = value() else { return nil }
        return object
    }

    /// The array or object that is the whole text.
    mutating func value() -> JSONValue? {
        guard let scanner, let start else { return nil }
        var pointer = scanner.skipSpace(start)
        guard let value = value(scanner, &pointer, depth: 0), pointer == scanner.end else { return nil }
        return value
    }

    /// The last member of that name of the object that is the whole text; other members are skipped undecoded.
    mutating func lastMember(named key: String) -> JSONValue? {
        guard let scanner, let start else { return nil }
        var found: BytePointer?
        var pointer = scanner.skipSpace(scanner.skipSpace(start) + 1)
        while scanner.byte(at: pointer) == UInt8(ascii: "\"") {
            guard let keyEnd = scanner.skipString(pointer + 1) else { return nil }
            let isWanted = Self.equals(pointer + 1, keyEnd - 1, key)
            let value = scanner.skipSpace(scanner.skipSpace(keyEnd) + 1)
            if isWanted { found = value }
            guard let valueEnd = Self.passed(value, scanner) else { return nil }
            pointer = scanner.skipSpace(scanner.skipSpace(valueEnd) + 1)
        }
        guard var found else { return nil }
        return value(scanner, &found, depth: 1)
    }

    static func equals(_ start: BytePointer, _ end: BytePointer, _ key: String) -> Bool {
        let raw = UnsafeBufferPointer(start: start, count: end - start)
        guard !raw.contains(UInt8(ascii: "\\")) else { return StringDecoder.string(start, end) == key }
        return raw.elementsEqual(key.utf8)
    }

    /// The place behind a checked value, by its brackets and strings alone.
    static func passed(_ start: BytePointer, _ scanner: StrictScanner) -> BytePointer? {
        var pointer = start
        var depth = 0
        while pointer < scanner.end {
            switch pointer.pointee {
            case UInt8(ascii: "\""):
                guard let next = scanner.skipString(pointer + 1) else { return nil }
                pointer = next
                if depth == 0 { return pointer }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return pointer }
                depth -= 1
                if depth == 0 { return pointer + 1 }
            case UInt8(ascii: ","):
                if depth == 0 { return pointer }
            default: break
            }
            pointer += 1
        }
        return nil
    }

    private mutating func value(_ scanner: StrictScanner, _ pointer: inout BytePointer, depth: Int) -> JSONValue? {
        switch scanner.byte(at: pointer) {
        case UInt8(ascii: "\""): return string(scanner, &pointer).map(JSONValue.string)
        case UInt8(ascii: "{"): return object(scanner, &pointer, depth: depth)
        case UInt8(ascii: "["): return array(scanner, &pointer, depth: depth)
        case UInt8(ascii: "t"): return literal(scanner, &pointer, UInt64(ascii: "true"), 4, .boolean(true))
        case UInt8(ascii: "f"): return literal(scanner, &pointer, UInt64(ascii: "false"), 5, .boolean(false))
        case UInt8(ascii: "n"): return literal(scanner, &pointer, UInt64(ascii: "null"), 4, .null)
        default:
            guard let end = scanner.skipNumber(pointer) else { return nil }
            defer { pointer = end }
            return DecimalText.value(UnsafeBufferPointer(start: pointer, count: end - pointer))
        }
    }

    private func literal(
        _ scanner: StrictScanner, _ pointer: inout BytePointer, _ text: UInt64, _ count: Int, _ value: JSONValue
    ) -> JSONValue? {
        guard scanner.matches(pointer, text, count: count) else { return nil }
        pointer += count
        return value
    }

    private func string(_ scanner: StrictScanner, _ pointer: inout BytePointer) -> String? {
        guard let end = scanner.skipString(pointer + 1) else { return nil }
        defer { pointer = end }
        return StringDecoder.string(pointer + 1, end - 1)
    }

    private mutating func object(_ scanner: StrictScanner, _ pointer: inout BytePointer, depth: Int) -> JSONValue? {
        guard depth < scanner.depthLimit else { return nil }
        var members: [JSONObject.Member] = []
        pointer = scanner.skipSpace(pointer + 1)
        if scanner.byte(at: pointer) == UInt8(ascii: "}") {
            pointer += 1
            return .object([:])
        }
        let scope = keys.openScope()
        while true {
            guard scanner.byte(at: pointer) == UInt8(ascii: "\"") else { return nil }
            let keyStart = pointer + 1
            guard let key = string(scanner, &pointer) else { return nil }
            guard allowsEqualKeys || keys.insert(scanner.keyHash(keyStart, pointer - 1), scope) else { return nil }
            pointer = scanner.skipSpace(pointer)
            guard scanner.byte(at: pointer) == UInt8(ascii: ":") else { return nil }
            pointer = scanner.skipSpace(pointer + 1)
            guard let value = value(scanner, &pointer, depth: depth + 1) else { return nil }
            members.append(JSONObject.Member(key: key, value: value))
            pointer = scanner.skipSpace(pointer)
            let byte = scanner.byte(at: pointer)
            pointer += 1
            guard byte != UInt8(ascii: "}") else { break }
            guard byte == UInt8(ascii: ",") else { return nil }
            pointer = scanner.skipSpace(pointer)
        }
        keys.closeScope(scope)
        return .object(JSONObject(members: members))
    }

    private mutating func array(_ scanner: StrictScanner, _ pointer: inout BytePointer, depth: Int) -> JSONValue? {
        guard depth < scanner.depthLimit else { return nil }
        var elements: [JSONValue] = []
        pointer = scanner.skipSpace(pointer + 1)
        if scanner.byte(at: pointer) == UInt8(ascii: "]") {
            pointer += 1
            return .array([])
        }
        while true {
            guard let value = value(scanner, &pointer, depth: depth + 1) else { return nil }
            elements.append(value)
            pointer = scanner.skipSpace(pointer)
            let byte = scanner.byte(at: pointer)
            pointer += 1
            guard byte != UInt8(ascii: "]") else { return .array(elements) }
            guard byte == UInt8(ascii: ",") else { return nil }
            pointer = scanner.skipSpace(pointer)
        }
    }
}
