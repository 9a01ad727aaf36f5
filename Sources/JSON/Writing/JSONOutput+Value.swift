extension JSONOutput {
    mutating func value(_ value: JSONValue) {
        switch value {
        case .null: raw("null")
        case .boolean(let flag): raw(flag ? "true" : "false")
        case .integer(let number): raw(String(number))
        // With the point it is read back as a floating-point number.
        case .double(let number): number.isFinite ? raw(number.description) : raw("null")
        case .decimal(let text): DecimalText.isNumber(text) ? raw(text) : raw("null")
        case .string(let text): string(text)
        case .array(let elements): array(elements)
        case .object(let object): members(of: object)
        }
    }

    private mutating func array(_ elements: [JSONValue]) {
        open("[")
        var isFirst = true
        for element in elements {
            separate(isFirst)
            isFirst = false
            value(element)
        }
        close("]", isEmpty: isFirst)
    }

    /// An object in braces.
    package mutating func members(of object: JSONObject) {
        if options.layout == .compact, case .text(let text) = object.storage {
            // The checked text as it is, except blank space.
            text.withBytes { bytes in text.isCompact ? raw(bytes) : compactText(bytes) }
            return
        }
        open("{")
        let isEmpty = append(object, isFirst: true)
        close("}", isEmpty: isEmpty)
    }

    /// Members without braces; returns whether still none is written.
    @discardableResult
    package mutating func append(_ object: JSONObject, isFirst: Bool) -> Bool {
        var isFirst = isFirst
        for member in object.members {
            key(member.key, isFirst: isFirst)
            isFirst = false
            value(member.value)
        }
        return isFirst
    }

    /// Copies checked JSON text, blank space between its tokens left out.
    private mutating func compactText(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\"") {
                index = Self.endOfString(text, from: index + 1)
            } else if byte <= 0x20 {
                raw(UnsafeBufferPointer(rebasing: text[start..<index]))
                index += 1
                start = index
            } else {
                index += 1
            }
        }
        raw(UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Behind the closing quote of a checked string.
    private static func endOfString(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            if text.count - index >= 8, let base = text.baseAddress {
                let word = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
                // A byte beyond ASCII stops this as well, and is passed below.
                let special = StrictScanner.specialBytes(word)
                if special == 0 {
                    index += 8
                    continue
                }
                index += special.trailingZeroBitCount >> 3
            }
            let byte = text[index]
            if byte == UInt8(ascii: "\"") { return index + 1 }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }
}
